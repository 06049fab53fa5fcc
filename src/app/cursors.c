/* SPDX-License-Identifier: MIT */
#include "app/cursors.h"

void cursors_show(struct cursors *cursors, enum cursor cursor)
{
    static const SDL_SystemCursor looks[CURSOR_COUNT] = {[CURSOR_ARROW] = SDL_SYSTEM_CURSOR_ARROW,
                                                         [CURSOR_HAND] = SDL_SYSTEM_CURSOR_HAND,
                                                         [CURSOR_TEXT] = SDL_SYSTEM_CURSOR_IBEAM};
    if (cursor == cursors->shown)
        return;
    cursors->shown = cursor;
    if (!cursors->made[cursor])
        cursors->made[cursor] = SDL_CreateSystemCursor(looks[cursor]);
    if (cursors->made[cursor])
        SDL_SetCursor(cursors->made[cursor]);
}

void cursors_finish(struct cursors *cursors)
{
    for (int i = 0; i < CURSOR_COUNT; i++)
        if (cursors->made[i])
            SDL_FreeCursor(cursors->made[i]);
    *cursors = (struct cursors){0};
}
