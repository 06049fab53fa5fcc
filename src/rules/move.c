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
    /* A step may pass over a square that an earlier step has emptied, so those are left out. */
    squareset earlier = 0;
    for (int i = 0; i < step; i++)
        earlier |= squares_between(move->path[i], move->path[i + 1]) & move->captured & ~earlier;
    return squareset_next(squares_between(move->path[step], move->path[step + 1]) & move->captured &
                              ~earlier,
                          SQUARE_NONE);
}
