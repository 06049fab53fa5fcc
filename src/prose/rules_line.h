/* SPDX-License-Identifier: MIT */
/* What tells a rule set from American, in a line: "Men capture backward, kings fly". */
#ifndef PROSE_RULES_LINE_H
#define PROSE_RULES_LINE_H

#include "prose/names.h"

/* The rule set that all are held against: the one that most people know. */
const struct ruleset *usual_rules(void);

/* All fields, those that tell most of the game first. */
extern const enum field telling_order[FIELD_COUNT];

/* Is the value of the field not that of American, and does it do something? */
bool field_surprises(const struct ruleset *rules, enum field field);

/* The fields that surprise, in that order. Returns how many. */
int telling_fields(const struct ruleset *rules, enum field out[FIELD_COUNT]);

/* The line, with a capital letter: the first `most` of the differences, at least 1, and how many
 * more there are. `tray`: captured pieces are kept beside the board, which is said where nothing
 * else is to be said. */
void rules_line_print(struct strbuf *out, const struct named_ruleset *rules, bool tray, int most,
                      struct side_names sides);

#endif
