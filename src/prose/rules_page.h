/* SPDX-License-Identifier: MIT */
/* The rules in words, made from the fields: what a player reads before the game. `sides` is what
 * the sides are called on the board that goes with them. */
#ifndef PROSE_RULES_PAGE_H
#define PROSE_RULES_PAGE_H

#include "base/strbuf.h"
#include "notation/square_text.h"
#include "prose/names.h"
#include "rules/ruleset.h"

/* A short heading for a field: "Capturing", "Kings". */
const char *field_title(enum field field);

/* What the field means in this rule set, in whole sentences added to `out`. False, and nothing
 * added, where it says nothing beside the others (landing with short kings, say). */
bool field_sentence(const struct ruleset *rules, enum field field, struct side_names sides,
                    struct strbuf *out);

/* How squares are named when `style` names them so: for FIELD_SQUARES, in place of the sentence
 * about books. */
void square_style_print(struct strbuf *out, const struct ruleset *rules, enum square_style style,
                        struct side_names sides);

/* What no single field decides: the board, the plain move, how a capture works, how a game ends.
 * `index` from 0; false behind the last one. */
bool rules_general_sentence(int index, const struct ruleset *rules, struct side_names sides,
                            struct strbuf *out);

#endif
