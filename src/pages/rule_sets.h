/* SPDX-License-Identifier: MIT */
/* One rule set of the shelf, with arrows, and the names of widgets that stand for rule sets. */
#ifndef PAGES_RULE_SETS_H
#define PAGES_RULE_SETS_H

#include "pages/page.h"

/* Returns the name of the widget that stands for a rule set in the list `list`. It goes by the key,
 * whatever else the list holds. */
const char *rule_set_widget(struct ui *ui, const char *list, const struct rules_key *key);

/* One rule set of the shelf, with arrows to step through them all. Returns true when it has set
 * `*chosen`. `name` and `label` as for ui_choice. */
bool rules_choice(struct desk *desk, struct rect rect, const char *name, const char *label,
                  struct rules_key *chosen);

#endif
