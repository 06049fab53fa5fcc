/* SPDX-License-Identifier: MIT */
/* Opens the window and the renderer that suits the machine. */
#ifndef APP_WINDOW_H
#define APP_WINDOW_H

#include "app/options.h"
#include "app/window_state.h"

#include <SDL.h>

/* Tells SDL how to behave. Changes the environment, so no other thread may be running. */
void window_prepare(const struct options *options);

/* When it is prepared: starts SDL's video and opens both. False, with a sentence on standard error,
 * if there is no display. The caller destroys what is not NULL, also after a failure. */
bool window_open(const struct options *options, SDL_Window **window, SDL_Renderer **renderer);

/* What the options leave open of size and shape becomes as it was left. Nothing does for those that
 * need no display. */
void window_recall(struct options *options, const struct window_state *state);

/* Size and shape of a window just opened. The system may take its time to make it so. */
struct window_state window_opened(SDL_Window *window, const struct options *options);

/* What the player does to the window. */
struct window_watch {
    struct window_state state;
    SDL_Point before; /* its size before it began to change, the last time that it did */
    uint64_t changed; /* when its size last did, milliseconds */
};

/* Takes size and shape of the window into `watch->state`; while it is not of normal shape the size
 * stays, and while nobody can see it nothing changes. */
void window_follow(SDL_Window *window, struct window_watch *watch);

/* Makes the window as large as it was, after full screen: SDL2 on top of SDL3 can leave it as large
 * as the screen. */
void window_resize(SDL_Window *window, const struct window_state *state);

/* Can nobody see the window, since it is minimized or otherwise taken off the screen? */
bool window_hidden(SDL_Window *window);

/* Gives the window its icon, drawn from that of `assets` (a folder, ending in a slash). It takes
 * some milliseconds, so it comes behind the first frame. Wayland has no such icons and takes that
 * of the .desktop file. */
void window_give_icon(SDL_Window *window, const char *assets);

#endif
