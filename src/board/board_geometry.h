/* SPDX-License-Identifier: MIT */
/* Where board and squares lie on the screen, whichever way the board is turned. */
#ifndef BOARD_BOARD_GEOMETRY_H
#define BOARD_BOARD_GEOMETRY_H

#include "rules/square.h"
#include "toolkit/geometry.h"

#include <SDL.h>
#include <stdbool.h>

enum {
    BOARD_FIRST_CURSOR = 22, /* the keyboard's first square: near the middle of White's side */
};

/* Where the board lies on the screen. */
struct board_geometry {
    struct rect outer; /* with the frame */
    struct rect inner; /* the 64 squares */
    int cell;          /* side of a square, pixels */
    bool turned;       /* White sits above */
    bool mirrored;     /* corner=light: the other corner is dark */
};

/* Returns the largest board that fits into the middle of `room`. */
struct board_geometry board_geometry_in(struct rect room, bool turned, bool mirrored);

/* Returns the side of the largest board, with its frame, in a square room of this side. Squares are
 * whole pixels, so that some of the room is left over: what lies around the board is to stand in
 * line with its frame. */
int board_whole_side(int room);

struct rect board_square_rect(const struct board_geometry *geometry, int square);

/* Returns true if the point is on one of the 64 squares. `*square` is then the playable square, or
 * SQUARE_NONE. */
bool board_square_at(const struct board_geometry *geometry, int x, int y, int *square);

/* Returns the playable square that an arrow key leads to from `square`, as the player sees the
 * board; SQUARE_NONE if `key` is no arrow. */
int board_square_by_key(const struct board_geometry *geometry, int square, SDL_Keycode key);

#endif
