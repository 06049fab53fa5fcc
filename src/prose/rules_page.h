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

/* Adds what no single field decides: the board, the plain move, how a capture works, how a game
 * ends. `index` counts from 0. Returns false behind the last one. */
bool rules_general_sentence(int index, const struct ruleset *rules, struct side_names sides,
                            struct strbuf *out);

#endif
