/* SPDX-License-Identifier: MIT */
/* What pages show of the rule sets of the shelf: a list, and one with arrows. */
#ifndef PAGES_RULE_SETS_H
#define PAGES_RULE_SETS_H

#include "pages/page.h"

/* Returns the name of the widget that stands for a rule set in the list `list`. It goes by the key,
 * whatever else the list holds. */
const char *rule_set_widget(struct ui *ui, const char *list, const struct rules_key *key);

enum {
    RULE_LIST_SHOW = -1, /* `*offset`: scroll so that the chosen one is seen */
};

/* The shelf as a list to scroll, own rule sets first. Returns true when it has set `*chosen`. */
bool rule_list(struct ui *ui, struct rect rect, const struct shelf *shelf, const char *name,
               struct rules_key *chosen, int *offset);

/* One rule set of the shelf, with arrows to step through them all. Returns true when it has set
 * `*chosen`. `name` and `label` as for ui_choice. */
bool rules_choice(struct desk *desk, struct rect rect, const char *name, const char *label,
                  struct rules_key *chosen);

#endif
