/* SPDX-License-Identifier: MIT */
/* What a board shows at one moment; lent for the drawing. */
#ifndef BOARD_BOARD_PICTURE_H
#define BOARD_BOARD_PICTURE_H

#include "board/animation.h"
#include "board/gesture.h"
#include "board/looks.h"
#include "match/tree.h"
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
    squareset hot;           /* squares under the pointer or the cursor where a move can begin */
    squareset blocked;       /* pieces of the side that could not move */
    bool must_capture;       /* they must capture: a second mark says so */
    squareset targets;       /* where the selected piece may go */
    const struct gesture *gesture; /* NULL: nobody plays on this board */
    const struct movelist *list;   /* for the routes of `gesture` */
    struct captured captured[2];   /* by the side that captured them */

    /* What moves; all zero when the board is at rest. */
    const struct animation *animation; /* a move that is shown; NULL: none */
    struct animation_moment moment;    /* how far it has got */
    const struct gathering *gathering; /* pieces that are set up; NULL: none */
    int gathered_ms;                   /* since when, in milliseconds */
    struct rect boxes[2];              /* by side: where missing pieces come from */
    int homing;                        /* the square of a piece that glides home, or SQUARE_NONE */
    struct rect homing_at;             /* where that piece is now */
    int shaken;                        /* the square of a piece that is refused, or SQUARE_NONE */
    double swing;                      /* how far aside it is, -1 to 1 */
    double turn;                       /* how much of half a turn is left, 0 to 1 */
};

/* Returns the position at rest on the largest board that fits into the middle of `room`. `rules`
 * are lent. */
struct board_picture board_picture_in(struct rect room, bool turned,
                                      const struct position *position, const struct ruleset *rules,
                                      struct looks looks);

/* Gives it trays, in the same room, in which these pieces lie: by the side that captured them. */
void board_picture_add_trays(struct board_picture *picture, struct rect room,
                             const struct captured captured[2]);

/* Returns true if the frame names rows and columns. */
static inline bool board_picture_names_lines(const struct board_picture *picture)
{
    return picture->looks.labels == LABELS_ALGEBRAIC || picture->looks.labels == LABELS_ROW_COLUMN;
}

/* Counts the pieces that lie in the tray of `side`: not those still on their way. */
int board_picture_lying(const struct board_picture *picture, enum side side);

/* Returns where a square is seen: elsewhere only while the board turns. */
struct rect board_picture_square(const struct board_picture *picture, int square);

/* Returns true if the piece that moves has not come to rest yet. */
bool board_picture_travels(const struct board_picture *picture);

/* Returns the squares whose pieces are still on their way there for a new game. */
squareset board_picture_awaited(const struct board_picture *picture);

/* Returns a colour of the board's theme. */
static inline struct colour board_picture_colour(const struct board_picture *picture,
                                                 enum board_colour role)
{
    return board_themes[picture->looks.board].colours[role];
}

/* Returns the first move of the list that begins as the player's path does; NULL if nothing is
 * chosen. */
const struct move *board_picture_chosen(const struct board_picture *picture);

/* Returns the squares that the routes to choose from pass over. */
squareset board_picture_routes(const struct board_picture *picture);

#endif
