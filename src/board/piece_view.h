/* SPDX-License-Identifier: MIT */
/* Pieces on the board, on their way and in the hand. */
#ifndef BOARD_PIECE_VIEW_H
#define BOARD_PIECE_VIEW_H

#include "board/board_picture.h"

/* One piece, with its shadow, in a square at any place. `fade` is its opacity. */
void piece_view(struct ui *ui, struct rect square, enum piece piece, struct looks looks,
                uint8_t fade);

/* How far above the middle of a square of this height the middle of the piece's upper side is. */
int piece_rise(enum piece piece, struct looks looks, int height);

/* What pieces beside the board lie on: of the colour of the dark squares, from which every piece of
 * the theme stands out. */
struct colour piece_ground(struct looks looks);

/* One piece on such a ground, its corners rounded by `radius`. */
void piece_on_ground(struct ui *ui, struct rect square, int radius, enum piece piece,
                     struct looks looks);

/* Those that stand on squares; the one that is elsewhere now, in the hand, as a ghost. */
void standing_pieces(struct ui *ui, const struct board_picture *picture);

/* The piece of a move that is on its way. */
void moving_piece(struct ui *ui, const struct board_picture *picture);

/* What has been captured, once the move is over: it waits until it leaves, */
void waiting_pieces(struct ui *ui, const struct board_picture *picture);

/* and goes to its captor, above all that is on its way. */
void leaving_pieces(struct ui *ui, const struct board_picture *picture);

/* Those of a new game on their way to their squares, above all else. */
void gathered_pieces(struct ui *ui, const struct board_picture *picture);

/* The piece that has gone along a path that is not finished, and stands there. */
void piece_on_its_way(struct ui *ui, const struct board_picture *picture);

/* The piece that is dragged, or that glides home after a drop that was none: where the pointer is
 * or was, whatever the board does. */
void piece_in_hand(struct ui *ui, const struct board_picture *picture);

#endif
