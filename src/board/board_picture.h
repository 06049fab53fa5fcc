/* SPDX-License-Identifier: MIT */
/* What is to be seen of a board at one moment; lent for the drawing. */
#ifndef BOARD_BOARD_PICTURE_H
#define BOARD_BOARD_PICTURE_H

#include "board/animation.h"
#include "board/gesture.h"
#include "board/looks.h"
#include "notation/square_text.h"
#include "rules/position.h"
#include "toolkit/ui.h"

struct board_picture {
    struct board_geometry geometry;
    struct position position;
    const struct ruleset *rules;
    struct looks looks;
    const struct move *last; /* marked on every square of its path; NULL: none */
    squareset movable;       /* pieces that may move */
    squareset hot;           /* under the pointer or the cursor, where something may be done */
    squareset blocked;       /* pieces whose side has lost since they are blocked */
    bool must_capture;       /* they must capture: a second mark says so */
    squareset targets;       /* where the selected piece may go */
    const struct gesture *gesture; /* NULL: nobody plays on this board */
    const struct movelist *list;   /* for the routes of `gesture` */

    /* What moves; all of it nothing when the board is at rest. */
    const struct animation *animation; /* a move that is shown; NULL: none */
    struct animation_moment moment;    /* of it */
    struct rect homes[MOVE_MAX_PATH];  /* where what each step of it captures leaves to, of size 0:
                                          nowhere; */
    bool kept;                         /* and is to be seen there then */
    const struct gathering *gathering; /* pieces that are set up; NULL: none */
    int gathered_ms;                   /* for how long they have been */
    struct rect boxes[2];              /* by side: what was not on the board comes from there */
    int homing;                        /* the square of a piece that glides home, or SQUARE_NONE */
    struct rect homing_at;             /* where it is */
    int shaken;                        /* the square of a piece that is refused, or SQUARE_NONE */
    double swing;                      /* how far aside it is, -1 to 1 */
    double turn;                       /* what is left of half a turn of the board, 0 to 1 */
};

/* Where what stands on a square is seen: there, unless the board turns. */
struct rect board_picture_square(const struct board_picture *picture, int square);

/* Has the piece of the move that is shown not come to rest yet? */
bool board_picture_travels(const struct board_picture *picture);

/* The squares whose pieces are still on their way there, set up for a game. */
squareset board_picture_awaited(const struct board_picture *picture);

/* A colour of the board's theme. */
static inline struct colour board_picture_colour(const struct board_picture *picture,
                                                 enum board_colour role)
{
    return board_themes[picture->looks.board].colours[role];
}

/* The first move of the list that begins as the player's path does; NULL: nothing is chosen. */
const struct move *board_picture_chosen(const struct board_picture *picture);

/* The squares that the routes pass over among which the player is to choose. */
squareset board_picture_routes(const struct board_picture *picture);

#endif
