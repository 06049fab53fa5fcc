/* SPDX-License-Identifier: MIT */
/* Words for the controls that change a rule set; the sentences are those of rules_page.h. */
#ifndef PROSE_RULE_WORDS_H
#define PROSE_RULE_WORDS_H

#include "base/strbuf.h"
#include "prose/names.h"
#include "rules/ruleset.h"

enum {
    STEPS_MAX = 24,
};

/* A value in a word or two: "Flying", "after 25". */
void rule_value_print(struct strbuf *out, enum field field, int value, struct side_names sides);

/* Why the field does nothing beside the others, in a sentence; only for field_idle ones. */
const char *rule_idle_reason(enum field field);

/* The values that stepping through the field visits, in order, `value` among them: all of a choice,
 * the usual ones of a number. Returns how many; `out` has room for STEPS_MAX. */
int rule_steps(enum field field, int value, int *out);

/* Does the field do something in `rules` that it does not do in `other`? A field that does nothing
 * beside the others does not. */
bool rule_field_differs(const struct ruleset *rules, const struct ruleset *other, enum field field);

#endif
