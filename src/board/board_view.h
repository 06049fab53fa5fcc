/* SPDX-License-Identifier: MIT */
/* Draws the board: squares, labels, marks, pieces, a move on its way, a piece in the hand. Decides
 * nothing. */
#ifndef BOARD_BOARD_VIEW_H
#define BOARD_BOARD_VIEW_H

#include "board/board_picture.h"

/* All but the piece in the hand. */
void board_view(struct ui *ui, const struct board_picture *picture);

/* The piece in the hand: drawn last, so that it is above whatever else is on the screen. */
void board_hand_view(struct ui *ui, const struct board_picture *picture);

#endif
