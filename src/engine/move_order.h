/* SPDX-License-Identifier: MIT */
/* Move ordering: the sooner the best move is tried, the fewer nodes are searched. The order is the
 * move of the transposition table, captures, crownings, killers, then plain moves by history. */
#ifndef ENGINE_MOVE_ORDER_H
#define ENGINE_MOVE_ORDER_H

#include "rules/generator.h"

enum {
    NO_KILLER = -1,
};

struct ordered_move {
    struct bare_move move;
    int value; /* moves of a higher value are tried first */
    int index; /* in the generator's list */
};

/* The history heuristic: a value for each plain move by side, from and to square (bits of a
 * squareset), which rises when the move causes a beta cutoff and falls when it does not. */
struct history {
    int16_t values[2][SQUARE_COUNT][SQUARE_COUNT];
};

/* Returns a number for a plain move, 0 or more, by its squares alone: moves of other positions may
 * have the same. Killers are kept as these. */
static inline int move_id(const struct bare_move *move)
{
    return bits_lowest(move->from) * SQUARE_COUNT + bits_lowest(move->to);
}

/* Copies the moves of `list` to `out` and gives each its value. `tt_move` is the index of the move
 * from the transposition table, or NO_MOVE; `killers` are ids of moves. */
void moves_order(const struct history *history, const struct position *position,
                 const struct bare_list *list, int tt_move, const int killers[2],
                 struct ordered_move *out);

/* Swaps the move of the highest value among those from `index` on to `index`. */
void moves_pick(struct ordered_move *moves, int count, int index);

/* Updates the history after moves[best] has caused a beta cutoff and the moves before it have not.
 * `depth` is that of the search. */
void history_update(struct history *history, enum side side, const struct ordered_move *moves,
                    int best, int depth);

#endif
