/* SPDX-License-Identifier: MIT */
#include "board/board_picture.h"

const struct move *board_picture_chosen(const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    for (int i = 0; gesture && gesture->length > 0 && i < picture->list->count; i++)
        if (movelist_begins(picture->list, &picture->list->moves[i], gesture->path,
                            gesture->length))
            return &picture->list->moves[i];
    return NULL;
}

bool board_picture_travels(const struct board_picture *picture)
{
    if (!picture->animation)
        return false;
    return picture->animation->way == ANIMATION_BACKWARD ||
           picture->moment.steps < picture->animation->move.steps;
}

squareset board_picture_routes(const struct board_picture *picture)
{
    squareset squares = 0;
    for (int i = 0; picture->gesture && i < picture->gesture->route_count; i++) {
        const struct move *route = &picture->list->moves[picture->gesture->routes[i]];
        squares |= move_visited(route);
        for (int step = 0; step < route->steps; step++)
            squares |= squares_between(route->path[step], route->path[step + 1]);
    }
    return squares;
}
