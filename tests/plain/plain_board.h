/* SPDX-License-Identifier: MIT */
/* Inside the plain generator: what its files ask of the board. */
#ifndef TESTS_PLAIN_BOARD_H
#define TESTS_PLAIN_BOARD_H

#include "plain.h"

static const struct place four_directions[4] = {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};

static inline bool on_board(struct place place)
{
    return place.row >= 0 && place.row < 8 && place.column >= 0 && place.column < 8;
}

static inline bool same_place(struct place a, struct place b)
{
    return a.row == b.row && a.column == b.column;
}

static inline struct place one_step(struct place place, struct place direction)
{
    return (struct place){place.row + direction.row, place.column + direction.column};
}

static inline enum piece piece_at(const struct plain_board *board, struct place place)
{
    return board->at[place.row][place.column];
}

static inline bool is_empty(const struct plain_board *board, struct place place)
{
    return on_board(place) && piece_at(board, place) == PIECE_NONE;
}

static inline bool is_of_side(enum piece piece, enum side side)
{
    return piece != PIECE_NONE && piece_side(piece) == side;
}

static inline enum piece king_of(enum side side)
{
    return side == BLACK ? BLACK_KING : WHITE_KING;
}

static inline bool is_forward(struct place direction, enum side side)
{
    return direction.row == (side == BLACK ? 1 : -1);
}

static inline bool on_crownhead(struct place place, enum side side)
{
    return place.row == (side == BLACK ? 7 : 0);
}

void plain_list_add(struct plain_list *list, const struct plain_move *move);

/* Adds every way in which the piece on `from` captures to the list, those included that others are
 * preferred to. */
void plain_captures_from(const struct ruleset *rules, const struct plain_board *board,
                         enum side side, struct place from, struct plain_list *list);

/* Names the path of each way and leaves each move once. */
void plain_name_moves(struct plain_list *list);

#endif
