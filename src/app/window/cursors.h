/* SPDX-License-Identifier: MIT */
/* The shapes of the pointer: the system's, created when first needed, or our own pictures where it
 * has none. */
#ifndef APP_WINDOW_CURSORS_H
#define APP_WINDOW_CURSORS_H

#include "toolkit/ui.h"

#include <SDL.h>

struct cursors {
    SDL_Cursor *made[CURSOR_COUNT]; /* owned; NULL: not needed yet, or not available */
    enum cursor shown;
};

/* Shows `cursor`, unless it is shown already. `assets` is the folder of our own pictures. */
void cursors_show(struct cursors *cursors, const char *assets, enum cursor cursor);

void cursors_finish(struct cursors *cursors);

#endif
