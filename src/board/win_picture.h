/* SPDX-License-Identifier: MIT */
/* The picture of a result: the king of who has won, crowned; after a draw both kings. */
#ifndef BOARD_WIN_PICTURE_H
#define BOARD_WIN_PICTURE_H

#include "board/looks.h"
#include "match/result.h"
#include "toolkit/ui.h"

enum {
    WIN_PICTURE_DRAW = 160, /* percent of its height: how wide two kings are at least */
};

/* In the middle of `rect`, as large as there is room for. The game is over. For so many
 * milliseconds its crown has been coming down, from no higher than `top`. */
void win_picture(struct ui *ui, struct rect rect, int top, const struct result *result,
                 struct looks looks, int crowning);

/* A man on a round plate of the colour of the medal's face, on which black and white stand out
 * alike. */
void win_man(struct ui *ui, struct rect square, enum side side, struct looks looks);

#endif
