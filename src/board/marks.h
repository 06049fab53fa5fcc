/* SPDX-License-Identifier: MIT */
/* Marks on squares: what may be done, what has been done, what a refusal points at. */
#ifndef BOARD_MARKS_H
#define BOARD_MARKS_H

#include "board/board_picture.h"

/* The last move, and the square under a piece in the hand. */
void marks_below_pieces(struct ui *ui, const struct board_picture *picture);

/* What may move, must, is chosen or blocked: these go with their pieces. */
void marks_on_pieces(struct ui *ui, const struct board_picture *picture);

/* Where it may go, where a refusal points, the keyboard's square. */
void marks_above_pieces(struct ui *ui, const struct board_picture *picture);

#endif
