/* SPDX-License-Identifier: MIT */
/* The pointer's looks: the system's, asked for when they are first needed, or our own pictures
 * where it has none. */
#ifndef APP_CURSORS_H
#define APP_CURSORS_H

#include "toolkit/ui.h"

#include <SDL.h>

struct cursors {
    SDL_Cursor *made[CURSOR_COUNT]; /* owned; NULL: not needed yet, or there is none */
    enum cursor shown;
};

/* Shows it, unless it is shown already. */
void cursors_show(struct cursors *cursors, enum cursor cursor);

void cursors_finish(struct cursors *cursors);

#endif
