/* SPDX-License-Identifier: MIT */
/* A picture that is shown turned, a frame at a time. Done here and not by the renderer: SDL's own
 * one takes several times as long, or leaves the edges jagged. */
#ifndef TOOLKIT_TURNED_H
#define TOOLKIT_TURNED_H

#include "toolkit/geometry.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

enum {
    TURNED_HALF = 18000, /* half a turn: angles are hundredths of a degree, clockwise */
};

/* Kept from frame to frame as long as the same picture turns. All of it nothing: none. */
struct turned {
    SDL_Surface *upright; /* with a margin of one pixel of the colour around it */
    SDL_Texture *texture; /* as it was turned last */
    bool shown;           /* in this frame */
};

/* Keeps what has been drawn onto the renderer's present target, which has this size. False where
 * that fails. */
bool turned_keep(struct turned *turned, SDL_Renderer *sdl, int w, int h, SDL_Color around);

/* Draws the picture that is kept, turned about the middle of `rect`, which has its size, and so
 * much smaller that no corner leaves that. False where that fails. */
bool turned_draw(struct turned *turned, SDL_Renderer *sdl, SDL_Rect rect, int angle);

/* Lets go of it. */
void turned_finish(struct turned *turned);

/* The same for bare pixels: those of `upright` but for its margin, into as many, of 32 bits. */
void turn_pixels(const SDL_Surface *upright, int angle, void *pixels, int pitch);

#endif
