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

/* How high all preferences are in a column of this width, and the same drawn. */
int settings_rows_height(struct desk *desk, int width);
void settings_rows(struct desk *desk, struct rect rect);

/* A small board that shows all that has been chosen. */
void settings_preview(struct desk *desk, struct rect rect);

#endif
