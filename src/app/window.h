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

#endif
