/* SPDX-License-Identifier: MIT */
/* The empty board as one picture: frame and squares put together once for each size. */
#ifndef BOARD_BOARD_TEXTURE_H
#define BOARD_BOARD_TEXTURE_H

#include "toolkit/sprite.h"

/* The frame's width around the squares, for squares of `cell` pixels. */
int board_border(int cell);

/* The side of the whole board: eight squares and the frame twice. */
int board_side(int cell);

/* Makes the empty board. Its numbers: the side of a square in pixels, and whether the board is
 * mirrored; the square at the top left is light unless it is. */
extern const struct picture_maker board_maker;

#endif
