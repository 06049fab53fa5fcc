/* SPDX-License-Identifier: MIT */
/* Opens the window and the renderer that suits the machine. */
#ifndef APP_WINDOW_WINDOW_H
#define APP_WINDOW_WINDOW_H

#include "app/options.h"
#include "app/window/window_state.h"

#include <SDL.h>

/* Tells SDL how to behave. Changes the environment, so no other thread may be running. */
void window_prepare(const struct options *options);

/* Starts SDL's video and opens the window and the renderer, after window_prepare. Returns false,
 * with a sentence on standard error, if there is no display. The caller destroys both unless they
 * are NULL, even after a failure. */
bool window_open(const struct options *options, SDL_Window **window, SDL_Renderer **renderer);

/* Fills in the size and shape that the options leave open, as the window was left. Does nothing for
 * options that need no display. */
void window_recall(struct options *options, const struct window_state *state);

/* Returns the size and shape of a window just opened. The system may take a while to apply them. */
struct window_state window_opened(SDL_Window *window, const struct options *options);

/* Follows what the player does to the window. */
struct window_watch {
    struct window_state state;
    SDL_Point before; /* its size before it last began to change */
    uint64_t changed; /* when its size last changed, in milliseconds */
};

/* Copies the size and shape of the window to `watch->state`. The size is kept while the window is
 * not of normal shape, and both while nobody can see it. */
void window_follow(SDL_Window *window, struct window_watch *watch);

/* Restores the size of the window after full screen: SDL2 on top of SDL3 can leave it as large as
 * the screen. */
void window_resize(SDL_Window *window, const struct window_state *state);

/* Returns how many pixels 100 points of a layout are on the screen on which the window is. */
int window_density(SDL_Window *window, SDL_Renderer *renderer);

/* Returns true if nobody can see the window because it is minimized or hidden. */
bool window_hidden(SDL_Window *window);

/* Sets the icon of the window, drawn from that of `assets` (a folder, ending in a slash). This
 * takes some milliseconds, so it comes after the first frame. Wayland uses the icon of the .desktop
 * file instead, Windows that of the program, in which each size is drawn for itself. */
void window_give_icon(SDL_Window *window, const char *assets);

#endif
