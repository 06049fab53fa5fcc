/* SPDX-License-Identifier: MIT */
/* The settings page: its state, and its parts. */
#ifndef PAGES_SETTINGS_SETTINGS_H
#define PAGES_SETTINGS_SETTINGS_H

#include "pages/page.h"

struct settings_page {
    int offset;                /* how far it is scrolled */
    bool was_reset;            /* just now: it can be undone */
    struct preferences before; /* what that would bring back */
};

/* Rows of the table of preferences from `first` to before `end`, with the headings of their
 * groups. */
struct settings_part {
    int first, end;
    int cell;  /* the side of a square of the pictures, in pixels */
    int space; /* more pixels between rows than must be */
};

/* How many preferences there are before the second group: those that are seen on a board. */
int settings_looks_count(void);

/* How high a part is in a column of this width, and the same drawn. */
int settings_rows_height(struct desk *desk, int width, const struct settings_part *part);

/* Sets its space so that it is `height` pixels high, or nearly so; not wider apart than looks well.
 */
void settings_rows_spread(struct desk *desk, int width, int height, struct settings_part *part);

void settings_rows(struct desk *desk, struct rect rect, const struct settings_part *part);

/* A small board that shows all that has been chosen. */
void settings_preview(struct desk *desk, struct rect rect);

#endif
