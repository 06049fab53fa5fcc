/* SPDX-License-Identifier: MIT */
/* A move is a whole ply: all its steps. Two captures are the same move only if they visit the same
 * squares in the same order (DESIGN 2). */
#ifndef RULES_MOVE_H
#define RULES_MOVE_H

#include "rules/square.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    MOVE_MAX_STEPS = 12, /* each step of a capture removes one of twelve pieces */
    MOVE_MAX_PATH = MOVE_MAX_STEPS + 1,
};

struct move {
    squareset captured; /* empty: a plain move */
    uint8_t steps;      /* 1 for a plain move, else how many pieces are captured */
    bool crowns;        /* a man becomes a king by this move */
    /* The squares visited, start and end included: steps + 1 of them. If a flying king may land
     * freely and goes straight on or back, the square right behind the captured piece stands for
     * all of them (see movelist_landings). */
    uint8_t path[MOVE_MAX_PATH];
};

static inline int move_from(const struct move *move)
{
    return move->path[0];
}

static inline int move_to(const struct move *move)
{
    return move->path[move->steps];
}

static inline bool move_is_capture(const struct move *move)
{
    return move->captured != 0;
}

bool move_equal(const struct move *a, const struct move *b);

/* Returns the squares visited as a set. */
squareset move_visited(const struct move *move);

/* Returns the square of the piece that step `step`, from 0, captures. The move must be a capture.
 */
int move_captured_by_step(const struct move *move, int step);

/* Returns the pieces that its first `steps` steps capture; none for a plain move. */
squareset move_captured_by_steps(const struct move *move, int steps);

#endif
