/* SPDX-License-Identifier: MIT */
/* Which move is to be tried first: the sooner the best one is, the less must be searched. */
#ifndef ENGINE_MOVE_ORDER_H
#define ENGINE_MOVE_ORDER_H

#include "rules/generator.h"

enum {
    NO_KILLER = -1,
};

/* A legal move, and how promising it is. */
struct ordered_move {
    struct bare_move move;
    int promise;
    int place; /* in the generator's list */
};

/* How often a plain move from here to there has been the best one, by side; squares are bits of a
 * squareset. */
struct move_history {
    int16_t worth[2][SQUARE_COUNT][SQUARE_COUNT];
};

/* What a plain move is known by, from 0 up; other positions' moves may be known by the same. */
static inline int move_identity(const struct bare_move *move)
{
    return bits_lowest(move->from) * SQUARE_COUNT + bits_lowest(move->to);
}

/* Writes the list to `out` with each move's promise. `first` is the place of the move that is known
 * to be good, or none; `killers` are identities. */
void moves_rate(const struct move_history *history, const struct position *position,
                const struct bare_list *list, int first, const int killers[2],
                struct ordered_move *out);

/* Brings the most promising of the moves from `index` on to `index`. */
void moves_pick(struct ordered_move *moves, int count, int index);

/* The move at `best` has refuted what led here, those before it have not. */
void history_learn(struct move_history *history, enum side side, const struct ordered_move *moves,
                   int best, int depth);

#endif
