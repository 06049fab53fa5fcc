/* SPDX-License-Identifier: MIT */
/* Pictures at another size. */
#ifndef TOOLKIT_SHRINK_H
#define TOOLKIT_SHRINK_H

#include <SDL.h>

/* A copy of `surface`, `w` x `h` pixels, ARGB8888: each pixel is the mean of those it stands for.
 * NULL if there is no memory. The caller frees it. */
SDL_Surface *surface_scaled(SDL_Surface *surface, int w, int h);

#endif
