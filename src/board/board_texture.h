/* SPDX-License-Identifier: MIT */
/* The empty board as one picture: frame and squares are put together once for each size. */
#ifndef BOARD_BOARD_TEXTURE_H
#define BOARD_BOARD_TEXTURE_H

#include "board/board_theme.h"
#include "toolkit/draw.h"

/* Returns the width of the frame around squares of `cell` pixels. */
int board_border(int cell);

/* Returns the height of the frame above and below them if captured pieces lie there, in trays. */
int board_rail(int cell);

/* Draws the empty board in `outer`, with trays if that is higher than wide. The square at the top
 * left is light unless it is mirrored. */
void draw_board(struct draw_list *list, struct rect outer, int cell, enum theme_index theme,
                bool mirrored);

/* Returns the theme that a board in a draw list has, given the second number of its maker. */
enum theme_index board_texture_theme(int variety);

#endif
