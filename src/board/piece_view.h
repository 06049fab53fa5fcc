/* SPDX-License-Identifier: MIT */
/* Pieces on the board, on their way and in the hand. */
#ifndef BOARD_PIECE_VIEW_H
#define BOARD_PIECE_VIEW_H

#include "board/board_picture.h"

/* Draws one piece with its shadow in a square anywhere. `fade` is its opacity. */
void piece_view(struct ui *ui, struct rect square, enum piece piece, struct looks looks,
                uint8_t fade);

/* Returns how far the middle of the upper side of a piece is above the middle of a square of this
 * height. */
int piece_rise(enum piece piece, struct looks looks, int height);

/* Returns the ground of pieces beside the board: the colour of the dark squares, upon which all
 * pieces of the theme stand out. */
struct colour piece_ground(struct looks looks);

/* Returns the colour of the pieces of a side. */
struct colour piece_colour(enum side side, struct looks looks);

/* Draws one piece on such a ground, its corners rounded by `radius`. */
void piece_on_ground(struct ui *ui, struct rect square, int radius, enum piece piece,
                     struct looks looks);

/* Draws the captured pieces that lie in the trays. */
void captured_in_trays(struct ui *ui, const struct board_picture *picture);

/* Draws the pieces on squares. One that is elsewhere now, or in the hand, is a ghost. */
void standing_pieces(struct ui *ui, const struct board_picture *picture);

/* Draws the moving piece. */
void moving_piece(struct ui *ui, const struct board_picture *picture);

/* Draws captured pieces that wait on their squares until they leave. */
void waiting_pieces(struct ui *ui, const struct board_picture *picture);

/* Draws captured pieces on their way to their captor, above everything that moves. */
void leaving_pieces(struct ui *ui, const struct board_picture *picture);

/* Draws the pieces of a new game on their way, above everything else. */
void gathered_pieces(struct ui *ui, const struct board_picture *picture);

/* Draws the piece that has gone a part of an unfinished path. */
void piece_on_its_way(struct ui *ui, const struct board_picture *picture);

/* Draws the piece that is dragged, or that glides home from where it was dropped. It does not turn
 * with the board. */
void piece_in_hand(struct ui *ui, const struct board_picture *picture);

#endif
