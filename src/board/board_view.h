/* SPDX-License-Identifier: MIT */
/* Draws the board: squares, labels, marks, pieces, a move on its way, a piece in the hand. Decides
 * nothing. */
#ifndef BOARD_BOARD_VIEW_H
#define BOARD_BOARD_VIEW_H

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

void board_view(struct ui *ui, const struct board_picture *picture);

/* One piece, with its shadow, in a square at any place. `fade` is its opacity. */
void piece_view(struct ui *ui, struct rect square, enum piece piece, struct looks looks,
                uint8_t fade);

#endif
