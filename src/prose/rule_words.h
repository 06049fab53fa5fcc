/* SPDX-License-Identifier: MIT */
/* What a rule set and its values are called: a word or two for controls, a line that tells it from
 * American ("Men capture backward, kings fly"), chips, each a whole clause, before the first move.
 * The sentences are those of rules_page.h. */
#ifndef PROSE_RULE_WORDS_H
#define PROSE_RULE_WORDS_H

#include "base/strbuf.h"
#include "prose/names.h"
#include "rules/ruleset.h"

enum {
    STEPS_MAX = 24,
};

/* Adds a value in a word or two: "Flying", "after 25". */
void rule_value_print(struct strbuf *out, enum field field, int value, struct side_names sides);

/* Returns why the field has no effect with the other fields, in a sentence. Only for fields that
 * field_idle names. */
const char *rule_idle_reason(enum field field);

/* Lists the values that stepping through the field visits, in order, `value` among them: all values
 * of a choice, the usual ones of a number. Returns how many; `out` must have room for STEPS_MAX. */
int rule_steps(enum field field, int value, int *out);

/* Returns true if the field has an effect in `rules` that it does not have in `other`. */
bool rule_field_differs(const struct ruleset *rules, const struct ruleset *other, enum field field);

/* Returns what the letters are, where pieces are letters. */
const char *piece_letters(void);

/* --- The line --- */

/* Returns the rule set that others are compared with: the best known one. */
const struct ruleset *usual_rules(void);

/* All fields, the most telling ones first. */
extern const enum field telling_order[FIELD_COUNT];

/* Returns true if the field differs from American and has an effect. */
bool field_surprises(const struct ruleset *rules, enum field field);

/* Lists those fields in the order of telling_order. Returns how many. */
int telling_fields(const struct ruleset *rules, enum field out[FIELD_COUNT]);

/* Adds the line: the first `most` differences, at least 1. */
void rules_line_print(struct strbuf *out, const struct named_ruleset *rules, int most,
                      struct side_names sides);

/* Adds the clause of the field's value with a capital letter: "Kings fly". Adds nothing if
 * everybody expects it. */
void rule_clause_print(struct strbuf *out, const struct ruleset *rules, enum field field,
                       struct side_names sides);

/* --- The chips --- */

enum {
    RULE_CHIPS_LEAST = 3, /* every rule set has at least these */
    RULE_CHIPS_MAX = 6,
};

struct rule_chip {
    char text[240];
};

/* Lists the chips: first what surprises a player who knows American, most surprising first ("Kings
 * fly"), then what everybody wants to know ("You must capture", "Kings move one square"). Each is a
 * clause of the line with a capital letter. Returns how many, RULE_CHIPS_LEAST to RULE_CHIPS_MAX. A
 * caller with less room leaves out the last ones. */
int rule_chips(const struct ruleset *rules, struct side_names sides,
               struct rule_chip chips[RULE_CHIPS_MAX]);

#endif
