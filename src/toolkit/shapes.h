/* SPDX-License-Identifier: MIT */
/* White shapes with smooth edges, computed once and tinted when drawn, since SDL's own geometry is
 * jagged in software. The caller frees every surface. All are ARGB8888. NULL if memory is short. */
#ifndef TOOLKIT_SHAPES_H
#define TOOLKIT_SHAPES_H

#include "toolkit/theme.h"

#include <SDL.h>
#include <stdbool.h>

/* Returns a disc of `radius` in the middle of w x h. */
SDL_Surface *shape_disc(int w, int h, int radius);

/* Returns a ring: the outermost `width` pixels of a disc that fills size x size. */
SDL_Surface *shape_ring(int size, int width);

/* Returns a filled rectangle of w x h. */
SDL_Surface *shape_plain(int w, int h);

/* Returns a line with round ends, `width` pixels thick, between opposite corners of w x h, inside
 * it. It runs from the top left to the bottom right or, if `rising`, from the bottom left to the
 * top right. */
SDL_Surface *shape_line(int w, int h, int width, bool rising);

/* Gives every pixel this colour, and multiplies its alpha by that of the colour. */
void shape_tint(SDL_Surface *surface, struct colour colour);

/* Multiplies each channel of each pixel, alpha too, by that of `tint` (ARGB). */
void shape_multiply(SDL_Surface *surface, uint32_t tint);

/* Lays `below` beneath `picture`, which must have the same size. Drawing the result is then the
 * same as drawing one after the other. */
void shape_over(const SDL_Surface *below, SDL_Surface *picture);

/* Returns a copy of `surface` scaled to w x h pixels, ARGB8888, each pixel the mean of those it
 * covers. NULL if memory is short. The caller frees it. */
SDL_Surface *surface_scaled(SDL_Surface *surface, int w, int h);

#endif
