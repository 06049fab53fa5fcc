/* SPDX-License-Identifier: MIT */
/* Draws the board: squares, labels, marks, pieces, a move on its way, a piece in the hand. Decides
 * nothing. */
#ifndef BOARD_BOARD_VIEW_H
#define BOARD_BOARD_VIEW_H

#include "board/board_picture.h"

void board_view(struct ui *ui, const struct board_picture *picture);

#endif
