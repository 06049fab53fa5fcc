/* SPDX-License-Identifier: MIT */
/* Draws the board: squares, labels, marks, pieces, a move on its way, a piece in the hand. Decides
 * nothing. */
#ifndef BOARD_BOARD_VIEW_H
#define BOARD_BOARD_VIEW_H

#include "board/board_picture.h"

/* Draws all but the piece in the hand. */
void board_view(struct ui *ui, const struct board_picture *picture);

/* Draws squares and pieces at rest alone, without labels and marks: for boards that are many, or
 * that scroll. */
void board_small_view(struct ui *ui, const struct board_picture *picture);

/* Draws the piece in the hand. It comes last, above everything else on the screen. */
void board_hand_view(struct ui *ui, const struct board_picture *picture);

#endif
