/* SPDX-License-Identifier: MIT */
/* The shelf of rule sets as a list to scroll and to choose from. A row says what is different under
 * its rules. */
#ifndef PAGES_RULE_LIST_H
#define PAGES_RULE_LIST_H

#include "pages/page.h"

/* All zero: begin with the chosen row in sight. */
struct rule_list {
    bool begun;
    int offset;                        /* how far it is scrolled, in pixels */
    struct rules_key stop;             /* the row that Tab goes to; arrows go on from it */
    bool pointed;                      /* the pointer has been used since the list is there */
    struct rules_key hovered, focused; /* under it, with the keyboard */
    struct rules_key looked_at;        /* pointed at last, by either; else the chosen one */
};

/* Draws the list in `rect`. Returns true when it has set `*chosen`. Scripts know the rows as
 * NAME/ID and NAME/own/NAME. */
bool rule_list(struct desk *desk, struct rect rect, struct rule_list *list, const char *name,
               struct rules_key *chosen);

#endif
