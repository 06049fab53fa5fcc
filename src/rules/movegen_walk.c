/* SPDX-License-Identifier: MIT */
/* The captures that `priority` prefers. */
#include "rules/movegen_walk.h"

/* Bit 11 - i: the capture's jump number i, from 0, captured a king. */
static unsigned kings_in_order(const struct walk *walk, int steps)
{
    unsigned order = 0;
    for (int i = 0; i < steps; i++)
        if (walk->victims[i] & walk->kings)
            order |= 1u << (MOVE_MAX_STEPS - 1 - i);
    return order;
}

/* Returns the rank of a capture under `priority`: larger is preferred. All are equal if nothing is
 * preferred. */
static uint64_t capture_rank(const struct walk *walk, enum priority priority, squareset captured,
                             int steps)
{
    uint64_t pieces = (uint64_t)steps;
    uint64_t by_king = walk->starts_as_king;
    uint64_t kings = (uint64_t)bits_count(captured & walk->kings);
    switch (priority) {
    case PRIORITY_NONE:
        break;
    case PRIORITY_KING:
        return by_king;
    case PRIORITY_MOST:
        return pieces;
    case PRIORITY_MOST_KINGS:
        return pieces << 4 | kings;
    case PRIORITY_ITALIAN:
        return pieces << 20 | by_king << 16 | kings << 12 | kings_in_order(walk, steps);
    }
    return 0;
}

bool walk_keeps(const struct walk *walk, enum priority priority, squareset captured, int steps,
                uint64_t *best, int *count)
{
    uint64_t rank = capture_rank(walk, priority, captured, steps);
    if (rank < *best)
        return false;
    if (rank > *best)
        *count = 0;
    *best = rank;
    return true;
}
