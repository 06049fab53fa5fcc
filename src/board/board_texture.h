/* SPDX-License-Identifier: MIT */
/* The empty board as one picture: frame and squares put together once for each size. */
#ifndef BOARD_BOARD_TEXTURE_H
#define BOARD_BOARD_TEXTURE_H

#include "board/board_theme.h"
#include "toolkit/draw.h"

/* The frame's width around the squares, for squares of `cell` pixels. */
int board_border(int cell);

/* The side of the whole board: eight squares and the frame twice. */
int board_side(int cell);

/* The empty board in `outer`, with squares of `cell` pixels. The square at the top left is light
 * unless it is mirrored. */
void draw_board(struct draw_list *list, struct rect outer, int cell, enum board_theme_index theme,
                bool mirrored);

/* The theme of a board in a draw list, told from the second number that its maker is asked with. */
enum board_theme_index board_texture_theme(int variety);

#endif
