/* SPDX-License-Identifier: MIT */
/* White shapes with smooth edges, computed once and tinted when drawn (SDL's own geometry is
 * jagged in software). Every surface is ARGB8888 and owned by the
 * caller. */
#ifndef TOOLKIT_SHAPES_H
#define TOOLKIT_SHAPES_H

#include "toolkit/theme.h"

#include <SDL.h>
#include <stdbool.h>

/* A disc of `radius` in the middle of w x h. */
SDL_Surface *shape_disc(int w, int h, int radius);

/* A ring: the outermost `width` pixels of a disc that fills size x size. */
SDL_Surface *shape_ring(int size, int width);

/* All of w x h. */
SDL_Surface *shape_plain(int w, int h);

/* A line with round ends, `width` pixels thick, from corner to corner of w x h, which holds it with
 * its ends: from the top left one down, or `rising` from the bottom left one up. */
SDL_Surface *shape_line(int w, int h, int width, bool rising);

/* Gives every pixel this colour, and takes its alpha into account. */
void shape_tint(SDL_Surface *surface, struct colour colour);

/* Multiplies each channel of each pixel by that of `tint` (ARGB), alpha too. */
void shape_multiply(SDL_Surface *surface, uint32_t tint);

/* Lays `below` beneath `picture`, of the same size, so that drawing the result is drawing one and
 * then the other. */
void shape_over(const SDL_Surface *below, SDL_Surface *picture);

#endif
