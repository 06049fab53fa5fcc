/* SPDX-License-Identifier: MIT */
#include "app/window/cursors.h"

#include "toolkit/sprite.h"

#include <string.h>

/* A pointer of the system, and our own picture for systems without it. */
struct pointer {
    SDL_SystemCursor system;
    struct sprite own;
    int x, y; /* the hot spot, in pixels of our picture */
};

enum {
    OWN_SIDE = 24
};

/* Returns true if SDL can be asked for a system cursor. SDL before 2.28 dereferences a null pointer
 * on Wayland if the desktop's cursor theme lacks the cursor; without any theme, Wayland's library
 * has an arrow but no hand (libsdl-org/SDL pull request 6989). */
static bool asking_is_safe(void)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    SDL_version linked;
    SDL_GetVersion(&linked);
    bool old = SDL_VERSIONNUM(linked.major, linked.minor, linked.patch) < SDL_VERSIONNUM(2, 28, 0);
    return !old || !driver || strcmp(driver, "wayland") != 0;
}

static SDL_Cursor *own_cursor(const char *assets, const struct pointer *pointer)
{
    SDL_Surface *picture = sprite_load(assets, &pointer->own, OWN_SIDE, OWN_SIDE);
    SDL_Cursor *made = picture ? SDL_CreateColorCursor(picture, pointer->x, pointer->y) : NULL;
    SDL_FreeSurface(picture);
    return made;
}

static SDL_Cursor *make(const char *assets, enum cursor cursor)
{
    static const struct pointer pointers[CURSOR_COUNT] = {
        [CURSOR_ARROW] = {.system = SDL_SYSTEM_CURSOR_ARROW},
        [CURSOR_HAND] = {SDL_SYSTEM_CURSOR_HAND, {.file = "sprites/pointer-hand.svg"}, 8, 2},
        [CURSOR_TEXT] = {SDL_SYSTEM_CURSOR_IBEAM, {.file = "sprites/pointer-text.svg"}, 12, 12},
    };
    const struct pointer *pointer = &pointers[cursor];
    SDL_Cursor *made = NULL;
    if (!pointer->own.file || asking_is_safe())
        made = SDL_CreateSystemCursor(pointer->system);
    return made || !pointer->own.file ? made : own_cursor(assets, pointer);
}

void cursors_show(struct cursors *cursors, const char *assets, enum cursor cursor)
{
    if (cursor == cursors->shown)
        return;
    cursors->shown = cursor;
    if (!cursors->made[cursor])
        cursors->made[cursor] = make(assets, cursor);
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
