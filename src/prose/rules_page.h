/* SPDX-License-Identifier: MIT */
/* The rules in words, made from the fields. `sides` are the names of the sides on the board. */
#ifndef PROSE_RULES_PAGE_H
#define PROSE_RULES_PAGE_H

#include "base/strbuf.h"
#include "notation/square_text.h"
#include "prose/names.h"
#include "rules/ruleset.h"

/* Returns a short heading for a field: "Capturing", "Kings". */
const char *field_title(enum field field);

/* Adds what the field means in this rule set, in whole sentences. Returns false and adds nothing if
 * it has no effect, as landing with short kings. */
bool field_sentence(const struct ruleset *rules, enum field field, struct side_names sides,
                    struct strbuf *out);

/* Adds how `style` names squares, in place of the sentence of FIELD_SQUARES about books. */
void square_style_print(struct strbuf *out, const struct ruleset *rules, enum square_style style,
                        struct side_names sides);

/* What a beginner learns first, in this order. */
enum lesson {
    LESSON_MOVE,
    LESSON_CAPTURE,
    LESSON_CROWN,
    LESSON_WIN,
};

enum {
    LESSON_COUNT = LESSON_WIN + 1,
};

/* Returns the heading of a lesson: "How a man moves". */
const char *lesson_title(enum lesson lesson);

/* Adds the lesson in whole sentences: first what no field decides, then what this rule set says
 * about it. */
void lesson_print(struct strbuf *out, const struct ruleset *rules, enum lesson lesson,
                  struct side_names sides);

/* Returns true if a lesson has the sentence of the field. */
bool lesson_tells(enum field field);

/* Adds what no single field decides and no lesson tells: the board, how a game ends. `index` counts
 * from 0. Returns false behind the last one. */
bool rules_general_sentence(int index, const struct ruleset *rules, struct side_names sides,
                            struct strbuf *out);

#endif
