/* SPDX-License-Identifier: MIT */
/* What is to be seen of a board at one moment; lent for the drawing. */
#ifndef BOARD_BOARD_PICTURE_H
#define BOARD_BOARD_PICTURE_H

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
    const struct move *last;       /* marked on every square of its path; NULL: none */
    squareset movable;             /* pieces that may move */
    bool must_capture;             /* they must capture: a second mark says so */
    squareset targets;             /* where the selected piece may go */
    const struct gesture *gesture; /* NULL: nobody plays on this board */
    const struct movelist *list;   /* for the routes of `gesture` */
    const struct move *moving;     /* on its way, from `position`; NULL: none */
    double progress;               /* of `moving`, in steps */
};

/* A colour of the board's theme. */
static inline struct colour board_picture_colour(const struct board_picture *picture,
                                                 enum board_colour role)
{
    return board_themes[picture->looks.board].colours[role];
}

/* The first move of the list that begins as the player's path does; NULL: nothing is chosen. */
const struct move *board_picture_chosen(const struct board_picture *picture);

#endif
