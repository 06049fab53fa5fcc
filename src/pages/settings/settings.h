/* SPDX-License-Identifier: MIT */
/* The settings page: its state, and its parts. */
#ifndef PAGES_SETTINGS_SETTINGS_H
#define PAGES_SETTINGS_SETTINGS_H

#include "pages/page.h"

struct settings_page {
    int offset;                /* how far the rows are scrolled, in pixels */
    bool was_reset;            /* a reset can be undone */
    struct preferences before; /* the preferences before the reset */
};

/* Rows of the table of preferences from `first` to before `end`, with the headings of their
 * groups. */
struct settings_part {
    int first, end;
    int cell;  /* the side of a square of the pictures, in pixels */
    int space; /* more pixels between rows than must be */
};

/* Returns how many preferences stand before the second group: those that affect the board. */
int settings_looks_count(void);

/* Returns how many preferences the page shows. */
int settings_rows_count(void);

/* Return the height of a part in a column of this width, and draw it, both in pixels. */
int settings_rows_height(struct desk *desk, int width, const struct settings_part *part);

/* Sets the space of a part so that it becomes about `height` pixels high, within a limit that looks
 * well. */
void settings_rows_spread(struct desk *desk, int width, int height, struct settings_part *part);

void settings_rows(struct desk *desk, struct rect rect, const struct settings_part *part);

/* Draws a small board that shows the looks in force. */
void settings_preview(struct desk *desk, struct rect rect);

#endif
