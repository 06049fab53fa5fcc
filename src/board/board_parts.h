/* SPDX-License-Identifier: MIT */
/* What board_view puts together: marks on squares, the names of squares, and routes to choose from.
 * Each draws its part of the picture. */
#ifndef BOARD_BOARD_PARTS_H
#define BOARD_BOARD_PARTS_H

#include "board/board_picture.h"

/* --- marks.c: what may be done, what has been done, what a refusal points at --- */

/* The last move, and the square under a piece in the hand. */
void marks_below_pieces(struct ui *ui, const struct board_picture *picture);

/* What may move, must, is chosen or blocked: these go with their pieces. */
void marks_on_pieces(struct ui *ui, const struct board_picture *picture);

/* Where a piece may go, what a refusal points at, the keyboard's square. */
void marks_above_pieces(struct ui *ui, const struct board_picture *picture);

/* --- labels.c: the names of squares, if the looks ask for them --- */

/* Rows and columns along the frame. */
void frame_labels(struct ui *ui, const struct board_picture *picture);

/* Numbers in the corners of the dark squares. */
void number_labels(struct ui *ui, const struct board_picture *picture);

/* Returns the part of a square that its number covers. */
struct rect number_rect(const struct ui *ui, const struct board_picture *picture, int square);

/* Draws a text in the middle of `rect`. What is seen of it counts, not its line. */
void centred_label(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
                   const char *text);

/* --- routes.c: captures that share both ends --- */

/* An arrow along each route that the player may choose, with its number upon it. */
void route_arrows(struct ui *ui, const struct board_picture *picture);

#endif
