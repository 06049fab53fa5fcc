/* SPDX-License-Identifier: MIT */
#include "match/arrangement.h"

#include "match/draws.h"

#include <string.h>

void arrangement_begin(struct arrangement *arrangement, const struct position *position)
{
    arrangement->steps[0] = *position;
    arrangement->at = 0;
    arrangement->count = 1;
}

const struct position *arrangement_now(const struct arrangement *arrangement)
{
    return &arrangement->steps[arrangement->at];
}

static void forget_oldest(struct arrangement *arrangement)
{
    memmove(arrangement->steps, arrangement->steps + 1,
            ARRANGEMENT_STEPS * sizeof arrangement->steps[0]);
    arrangement->at--;
}

bool arrangement_set(struct arrangement *arrangement, const struct position *position)
{
    if (position_equal(arrangement_now(arrangement), position))
        return false;
    if (arrangement->at == ARRANGEMENT_STEPS)
        forget_oldest(arrangement);
    arrangement->steps[++arrangement->at] = *position;
    arrangement->count = arrangement->at + 1;
    return true;
}

bool arrangement_put(struct arrangement *arrangement, int square, enum piece piece)
{
    struct position position = *arrangement_now(arrangement);
    position_put(&position, square, piece);
    return arrangement_set(arrangement, &position);
}

bool arrangement_move(struct arrangement *arrangement, int from, int to)
{
    struct position position = *arrangement_now(arrangement);
    enum piece piece = position_piece(&position, from);
    if (piece == PIECE_NONE)
        return false;
    position_put(&position, from, PIECE_NONE);
    position_put(&position, to, piece);
    return arrangement_set(arrangement, &position);
}

bool arrangement_give_turn(struct arrangement *arrangement, enum side side)
{
    struct position position = *arrangement_now(arrangement);
    position.side = side;
    return arrangement_set(arrangement, &position);
}

static enum piece of_other_side(enum piece piece)
{
    static const enum piece others[] = {
        [PIECE_NONE] = PIECE_NONE, [BLACK_MAN] = WHITE_MAN,   [BLACK_KING] = WHITE_KING,
        [WHITE_MAN] = BLACK_MAN,   [WHITE_KING] = BLACK_KING,
    };
    return others[piece];
}

bool arrangement_swap_sides(struct arrangement *arrangement)
{
    const struct position *now = arrangement_now(arrangement);
    struct position swapped = {.side = side_other(now->side)};
    for (int square = 1; square <= SQUARE_COUNT; square++)
        position_put(&swapped, SQUARE_COUNT + 1 - square,
                     of_other_side(position_piece(now, square)));
    return arrangement_set(arrangement, &swapped);
}

bool arrangement_can_undo(const struct arrangement *arrangement)
{
    return arrangement->at > 0;
}

bool arrangement_can_redo(const struct arrangement *arrangement)
{
    return arrangement->at + 1 < arrangement->count;
}

bool arrangement_undo(struct arrangement *arrangement)
{
    bool can = arrangement_can_undo(arrangement);
    arrangement->at -= can;
    return can;
}

bool arrangement_redo(struct arrangement *arrangement)
{
    bool can = arrangement_can_redo(arrangement);
    arrangement->at += can;
    return can;
}

/* --- Checking --- */

static squareset men_on_crownheads(const struct position *position)
{
    squareset men = 0;
    for (enum side side = BLACK; side <= WHITE; side++)
        men |= position->pieces[side] & crownhead(side) & ~position->kings;
    return men;
}

static struct arrangement_report too_many(const struct position *position)
{
    for (enum side side = BLACK; side <= WHITE; side++) {
        int count = bits_count(position->pieces[side]);
        if (count > PIECES_PER_SIDE)
            return (struct arrangement_report){ARRANGEMENT_TOO_MANY, .side = side, .count = count};
    }
    return (struct arrangement_report){0};
}

static struct arrangement_report impossible(const struct position *position)
{
    squareset men = men_on_crownheads(position);
    if (position_occupied(position) == 0)
        return (struct arrangement_report){ARRANGEMENT_EMPTY};
    if (men)
        return (struct arrangement_report){ARRANGEMENT_MAN_ON_CROWNHEAD, .squares = men};
    return too_many(position);
}

struct arrangement_report arrangement_check(const struct position *position,
                                            const struct ruleset *rules)
{
    struct arrangement_report report = impossible(position);
    if (report.fault != ARRANGEMENT_PLAYABLE)
        return report;
    for (enum side side = BLACK; side <= WHITE; side++)
        if (position->pieces[side] == 0)
            return (struct arrangement_report){ARRANGEMENT_NO_PIECES, .side = side};
    struct draw_state draws = draw_state_start(position);
    struct result result = board_result(rules, position, &draws);
    if (result.outcome != ONGOING)
        return (struct arrangement_report){ARRANGEMENT_OVER, .result = result,
                                           .side = position->side};
    return report;
}
