/* SPDX-License-Identifier: MIT */
/* Where board and squares lie on the screen, whichever way the board is turned. */
#ifndef BOARD_BOARD_GEOMETRY_H
#define BOARD_BOARD_GEOMETRY_H

#include "rules/position.h"
#include "rules/square.h"
#include "toolkit/geometry.h"

#include <SDL.h>
#include <stdbool.h>

enum {
    BOARD_FRAME_WOOD_PERCENT = 94, /* twice the distance to the middle of the frame's wood */
    BOARD_FIRST_CURSOR = 22, /* the keyboard's first square: near the middle of White's side */
};

/* Where the board lies on the screen. */
struct board_geometry {
    struct rect outer; /* with the frame */
    struct rect inner; /* the 64 squares */
    int cell;          /* side of a square, pixels */
    bool trays;        /* captured pieces lie in the frame, above and below */
    bool turned;       /* White sits above */
    bool mirrored;     /* corner=light: the other corner is dark */
};

/* Returns the largest board that fits into the middle of `room`, without trays or with them. */
struct board_geometry board_geometry_in(struct rect room, bool turned, bool mirrored);
struct board_geometry board_geometry_with_trays(struct rect room, bool turned, bool mirrored);

/* Returns the size of the largest board, with its frame, in a room of w x h pixels, or the side of
 * one without trays in a square room. Squares are whole pixels, so that some of the room is left
 * over: what lies around the board is to stand in line with its frame. */
struct rect board_whole(int w, int h, bool trays);
int board_whole_side(int room);

/* Returns where captured piece number `index`, from 0, lies: men from the left, kings from the
 * right, in a row; if `paired`, two and two below a line between columns, so that the names of the
 * columns stay free. On a board without trays it is a place in the frame. `side` has captured it.
 */
struct rect board_tray_place(const struct board_geometry *geometry, enum side side, bool king,
                             int index, bool paired);

/* Returns the tray of the pieces that `side` has captured. */
struct rect board_tray(const struct board_geometry *geometry, enum side side);

struct rect board_square_rect(const struct board_geometry *geometry, int square);

/* Returns true if the point is on one of the 64 squares. `*square` is then the playable square, or
 * SQUARE_NONE. */
bool board_square_at(const struct board_geometry *geometry, int x, int y, int *square);

/* Returns the playable square that an arrow key leads to from `square`, as the player sees the
 * board; SQUARE_NONE if `key` is no arrow. */
int board_square_by_key(const struct board_geometry *geometry, int square, SDL_Keycode key);

#endif
