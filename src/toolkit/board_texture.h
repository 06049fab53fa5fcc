/* SPDX-License-Identifier: MIT */
/* The empty board as one picture: frame and squares put together once for each size. */
#ifndef TOOLKIT_BOARD_TEXTURE_H
#define TOOLKIT_BOARD_TEXTURE_H

#include <SDL.h>
#include <stdbool.h>

/* The frame's width around the squares, for squares of `cell` pixels. */
int board_border(int cell);

/* The side of the whole board: eight squares and the frame twice. */
int board_side(int cell);

/* The board at `side` pixels with squares of `cell`, on `background` (ARGB), opaque. The square at
 * the top left is light unless `mirrored`. Owned by the caller; NULL only when memory is short. */
SDL_Surface *board_surface(const char *assets, int side, int cell, bool mirrored,
                           uint32_t background);

#endif
