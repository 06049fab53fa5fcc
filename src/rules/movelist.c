/* SPDX-License-Identifier: MIT */
#include "rules/movelist.h"

#include <stddef.h>

squareset movelist_starts(const struct movelist *list)
{
    squareset starts = 0;
    for (int i = 0; i < list->count; i++)
        starts |= square_set(move_from(&list->moves[i]));
    return starts;
}

/* Returns true if the move goes straight on or back at its square `index`, and sets the direction
 * in which it arrives. */
static bool stays_on_line(const struct move *move, int index, enum direction *direction)
{
    enum direction after;
    int distance;
    squares_diagonal(move->path[index - 1], move->path[index], direction, &distance);
    squares_diagonal(move->path[index], move->path[index + 1], &after, &distance);
    return after == *direction || after == direction_opposite(*direction);
}

/* A capture that goes straight on or back can do so from every square up to the next piece. It goes
 * back only if captured pieces are removed at once, and straight ahead there is none before the
 * next, so the pieces captured so far are never in the way. */
squareset movelist_landings(const struct movelist *list, const struct move *move, int index)
{
    enum direction direction;
    squareset landings = square_set(move->path[index]);
    bool jump = move_is_capture(move) && index > 0 && index < move->steps;
    if (!list->lands_freely || !jump || !stays_on_line(move, index, &direction))
        return landings;
    squareset gone = square_set(move->path[0]) | move_captured_by_steps(move, index);
    squareset blocked = list->occupied & ~gone;
    for (squareset at = landings; at & ~blocked; at = squareset_step(at, direction))
        landings |= at;
    return landings;
}

bool movelist_begins(const struct movelist *list, const struct move *move, const uint8_t *path,
                     int length)
{
    if (length > move->steps + 1)
        return false;
    for (int i = 0; i < length; i++)
        if (path[i] != move->path[i] && !squareset_has(movelist_landings(list, move, i), path[i]))
            return false;
    return true;
}

const struct move *movelist_first(const struct movelist *list, const uint8_t *path, int length)
{
    for (int i = 0; i < list->count; i++)
        if (movelist_begins(list, &list->moves[i], path, length))
            return &list->moves[i];
    return NULL;
}

squareset movelist_next(const struct movelist *list, const uint8_t *path, int length)
{
    squareset next = 0;
    for (int i = 0; i < list->count; i++)
        if (length <= list->moves[i].steps && movelist_begins(list, &list->moves[i], path, length))
            next |= movelist_landings(list, &list->moves[i], length);
    return next;
}

const struct move *movelist_find(const struct movelist *list, const uint8_t *path, int length)
{
    for (int i = 0; i < list->count; i++)
        if (list->moves[i].steps + 1 == length &&
            movelist_begins(list, &list->moves[i], path, length))
            return &list->moves[i];
    return NULL;
}

bool movelist_shares_ends(const struct movelist *list, const struct move *move)
{
    int same = 0;
    for (int i = 0; i < list->count; i++)
        same += move_from(&list->moves[i]) == move_from(move) &&
                move_to(&list->moves[i]) == move_to(move);
    return same > 1;
}
