/* SPDX-License-Identifier: MIT */
/* The settings, and the page of accessibility, which shows rows of the same kind. */
#ifndef PAGES_SETTINGS_SETTINGS_H
#define PAGES_SETTINGS_SETTINGS_H

#include "pages/page.h"

enum {
    SETTINGS_CELL_POINTS = 36, /* the least side of a square of the pictures */
};

struct settings_page {
    int offset;                /* how far the rows are scrolled, in pixels */
    bool was_reset;            /* a reset can be undone */
    struct preferences before; /* the preferences before the reset */
};

/* Rows of the table of preferences, with the headings of their groups. */
struct settings_part {
    struct preference_rows rows;
    int cell;  /* the side of a square of the pictures, in pixels */
    int space; /* more pixels between rows than must be */
};

/* Returns how many preferences stand before the second group: those that affect the board. */
int settings_looks_count(void);

/* Return the height of a part in a column of this width, and draw it, both in pixels. */
int settings_rows_height(struct desk *desk, int width, const struct settings_part *part);

/* Sets the space of a part so that it becomes about `height` pixels high, within a limit that looks
 * well. */
void settings_rows_spread(struct desk *desk, int width, int height, struct settings_part *part);

void settings_rows(struct desk *desk, struct rect rect, const struct settings_part *part);

/* Draws these rows, their pictures small, in a scrolled part called `name`. `offset`: how far it is
 * scrolled, in pixels. */
void settings_rows_scrolled(struct desk *desk, struct rect room, const char *name,
                            struct preference_rows rows, int *offset);

/* Draws a small board that shows the looks in force. */
void settings_preview(struct desk *desk, struct rect rect);

#endif
