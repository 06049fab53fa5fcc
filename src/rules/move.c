/* SPDX-License-Identifier: MIT */
#include "rules/move.h"

#include <string.h>

bool move_equal(const struct move *a, const struct move *b)
{
    return a->captured == b->captured && a->steps == b->steps &&
           memcmp(a->path, b->path, a->steps + 1u) == 0;
}

squareset move_visited(const struct move *move)
{
    squareset visited = 0;
    for (int i = 0; i <= move->steps; i++)
        visited |= square_set(move->path[i]);
    return visited;
}

int move_captured_by_step(const struct move *move, int step)
{
    /* A step may pass over a square that an earlier step has emptied, so leave those out. */
    squareset earlier = move_captured_by_steps(move, step);
    squareset passed = squares_between(move->path[step], move->path[step + 1]);
    return squareset_next(passed & move->captured & ~earlier, SQUARE_NONE);
}

squareset move_captured_by_steps(const struct move *move, int steps)
{
    squareset captured = 0;
    for (int i = 0; i < steps; i++)
        captured |= squares_between(move->path[i], move->path[i + 1]) & move->captured;
    return captured;
}
