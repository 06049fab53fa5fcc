/* SPDX-License-Identifier: MIT */
/* The pointer's looks: made by the system when they are first needed. */
#ifndef APP_CURSORS_H
#define APP_CURSORS_H

#include "toolkit/ui.h"

#include <SDL.h>

struct cursors {
    SDL_Cursor *made[CURSOR_COUNT]; /* owned; NULL: not needed yet, or the system has none */
    enum cursor shown;
};

/* Shows it, unless it is shown already. */
void cursors_show(struct cursors *cursors, enum cursor cursor);

void cursors_finish(struct cursors *cursors);

#endif
