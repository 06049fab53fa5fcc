/* SPDX-License-Identifier: MIT */
/* One rule set of the shelf, with arrows to step through them all. */
#ifndef PAGES_RULES_CHOICE_H
#define PAGES_RULES_CHOICE_H

#include "pages/page.h"

/* True when changed. `name` and `label` as for ui_choice. */
bool rules_choice(struct desk *desk, struct rect rect, const char *name, const char *label,
                  struct rules_key *chosen);

#endif
