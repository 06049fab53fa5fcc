/* SPDX-License-Identifier: MIT */
/* Opens the window and the renderer that suits the machine. */
#ifndef APP_WINDOW_H
#define APP_WINDOW_H

#include "app/options.h"

#include <SDL.h>

/* Tells SDL how to behave. Changes the environment, so no other thread may be running. */
void window_prepare(const struct options *options);

/* When it is prepared: starts SDL's video and opens both. False, with a sentence on standard error,
 * if there is no display. The caller destroys what is not NULL, also after a failure. */
bool window_open(const struct options *options, SDL_Window **window, SDL_Renderer **renderer);

/* Gives the window its icon, drawn from that of `assets` (a folder, ending in a slash). It takes
 * some milliseconds, so it comes behind the first frame. Wayland has no such icons and takes that
 * of the .desktop file. */
void window_give_icon(SDL_Window *window, const char *assets);

#endif
