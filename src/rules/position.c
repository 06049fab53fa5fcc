/* SPDX-License-Identifier: MIT */
#include "rules/position.h"

#include <assert.h>

static_assert(sizeof(struct position) == 16, "a position is a small value");

struct position position_start(const struct ruleset *rules)
{
    squareset third = rules->rows == 3 ? ROW_3 : 0;
    squareset sixth = rules->rows == 3 ? ROW_6 : 0;
    return (struct position){
        .pieces = {[BLACK] = ROW_1 | ROW_2 | third, [WHITE] = ROW_8 | ROW_7 | sixth},
        .side = rules->first,
    };
}

bool position_equal(const struct position *a, const struct position *b)
{
    return a->pieces[BLACK] == b->pieces[BLACK] && a->pieces[WHITE] == b->pieces[WHITE] &&
           a->kings == b->kings && a->side == b->side;
}

enum piece position_piece(const struct position *position, int square)
{
    squareset at = square_set(square);
    bool king = position->kings & at;
    if (position->pieces[BLACK] & at)
        return king ? BLACK_KING : BLACK_MAN;
    if (position->pieces[WHITE] & at)
        return king ? WHITE_KING : WHITE_MAN;
    return PIECE_NONE;
}

void position_put(struct position *position, int square, enum piece piece)
{
    squareset at = square_set(square);
    position->pieces[BLACK] &= ~at;
    position->pieces[WHITE] &= ~at;
    position->kings &= ~at;
    if (piece == PIECE_NONE)
        return;
    position->pieces[piece_side(piece)] |= at;
    if (piece_is_king(piece))
        position->kings |= at;
}

static enum position_fault fault_at(enum position_fault fault, squareset where, int *square)
{
    *square = squareset_next(where, SQUARE_NONE);
    return fault;
}

enum position_fault position_check(const struct position *position, int *square)
{
    squareset both = position->pieces[BLACK] & position->pieces[WHITE];
    if (both)
        return fault_at(POSITION_OVERLAP, both, square);
    squareset stray = position->kings & ~position_occupied(position);
    if (stray)
        return fault_at(POSITION_STRAY_KING, stray, square);
    for (enum side side = BLACK; side <= WHITE; side++) {
        squareset uncrowned = position->pieces[side] & ~position->kings & crownhead(side);
        if (uncrowned)
            return fault_at(POSITION_UNCROWNED_MAN, uncrowned, square);
        if (bits_count(position->pieces[side]) > PIECES_PER_SIDE)
            return fault_at(POSITION_TOO_MANY, 0, square);
    }
    *square = SQUARE_NONE;
    return POSITION_POSSIBLE;
}

struct position position_after(const struct position *position, const struct move *move)
{
    squareset from = square_set(move_from(move));
    bool king = move->crowns || (position->kings & from);
    return position_after_sets(position, from, square_set(move_to(move)), move->captured, king);
}
