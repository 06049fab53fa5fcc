/* SPDX-License-Identifier: MIT */
/* The shelf of rule sets as a list, to scroll and to choose from. */
#ifndef PAGES_RULE_LIST_H
#define PAGES_RULE_LIST_H

#include "match/shelf.h"
#include "toolkit/ui.h"

enum {
    RULE_LIST_SHOW = -1, /* `*offset`: scroll so that the chosen one is seen */
};

/* The list, own rule sets above; true when `*chosen` was set. */
bool rule_list(struct ui *ui, struct rect rect, const struct shelf *shelf, const char *name,
               struct rules_key *chosen, int *offset);

#endif
