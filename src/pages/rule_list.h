/* SPDX-License-Identifier: MIT */
/* Every rule set there is to choose from: the shipped ones, the players' own, and that of the match
 * where it is none of these. Known by an index, in that order. */
#ifndef PAGES_RULE_LIST_H
#define PAGES_RULE_LIST_H

#include "pages/screens.h"

int rule_list_count(const struct screens *screens);

/* Valid until the rulebook or the match changes. */
const struct named_ruleset *rule_list_at(const struct screens *screens, int index);

/* The index of an equal one of the same name; that of the match's own if there is none. */
int rule_list_find(const struct screens *screens, const struct named_ruleset *rules);

/* Is it one of the players' own? */
bool rule_list_owns(const struct screens *screens, int index);

enum {
    RULE_LIST_SHOW = -1, /* `*offset`: scroll so that the chosen one is seen */
};

/* The list, to scroll and to choose from, own rule sets above; true when `*chosen` was set. */
bool rule_list_view(struct screens *screens, struct rect rect, const char *name, int *chosen,
                    int *offset);

#endif
