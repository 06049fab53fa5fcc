/* SPDX-License-Identifier: MIT */
#include "board/board_picture.h"

#include <math.h>

struct board_picture board_picture_in(struct rect room, bool turned,
                                      const struct position *position, const struct ruleset *rules,
                                      struct looks looks)
{
    return (struct board_picture){
        .geometry = board_geometry_in(room, turned, rules->corner == CORNER_LIGHT),
        .position = *position,
        .rules = rules,
        .looks = looks,
    };
}

void board_picture_add_trays(struct board_picture *picture, struct rect room,
                             const struct captured captured[2])
{
    const struct board_geometry *geometry = &picture->geometry;
    picture->geometry = board_geometry_with_trays(room, geometry->turned, geometry->mirrored);
    for (int side = 0; side < 2; side++)
        picture->captured[side] = captured[side];
}

int board_picture_lying(const struct board_picture *picture, enum side side)
{
    const struct animation *animation = picture->animation;
    int count = picture->captured[side].count;
    if (!animation || !animation_counts_later(animation) || animation->before.side != side ||
        !move_is_capture(&animation->move))
        return count;
    return count - animation->move.steps + animation_arrived(animation, picture->moment);
}

const struct move *board_picture_chosen(const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    return gesture && gesture->length > 0
               ? movelist_first(picture->list, gesture->path, gesture->length)
               : NULL;
}

bool board_picture_travels(const struct board_picture *picture)
{
    if (!picture->animation)
        return false;
    return picture->animation->way == ANIMATION_BACKWARD ||
           picture->moment.steps < picture->animation->move.steps;
}

squareset board_picture_awaited(const struct board_picture *picture)
{
    squareset awaited = 0;
    for (int square = 1; picture->gathering && square <= SQUARE_COUNT; square++)
        if (gathering_part(picture->gathering, square, picture->gathered_ms) < 1)
            awaited |= square_set(square);
    return awaited;
}

/* Turns clockwise around the middle of the board. */
struct rect board_picture_square(const struct board_picture *picture, int square)
{
    struct rect at = board_square_rect(&picture->geometry, square);
    if (picture->turn == 0)
        return at;
    const struct rect inner = picture->geometry.inner;
    double angle = -picture->turn * M_PI;
    double from_x = at.x + at.w / 2.0 - (inner.x + inner.w / 2.0);
    double from_y = at.y + at.h / 2.0 - (inner.y + inner.h / 2.0);
    /* Squares come closer together on the way, so that no corner leaves the board. */
    double closer = 1 / (fabs(cos(angle)) + fabs(sin(angle)));
    at.x += (int)lround((from_x * cos(angle) - from_y * sin(angle)) * closer - from_x);
    at.y += (int)lround((from_x * sin(angle) + from_y * cos(angle)) * closer - from_y);
    return at;
}

squareset board_picture_routes(const struct board_picture *picture)
{
    squareset squares = 0;
    for (int i = 0; picture->gesture && i < picture->gesture->route_count; i++) {
        struct route route = picture->gesture->routes[i];
        const uint8_t *path = picture->list->moves[route.move].path;
        squares |= square_set(path[0]);
        for (int step = 0; step < route.steps; step++)
            squares |= square_set(path[step + 1]) | squares_between(path[step], path[step + 1]);
    }
    return squares;
}
