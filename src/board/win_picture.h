/* SPDX-License-Identifier: MIT */
/* The picture of a result: the crowned king of the winner, or both kings after a draw. */
#ifndef BOARD_WIN_PICTURE_H
#define BOARD_WIN_PICTURE_H

#include "board/looks.h"
#include "match/result.h"
#include "toolkit/ui.h"

enum {
    WIN_PICTURE_DRAW = 160, /* percent of its height: the least width of two kings */
};

/* Draws it in the middle of `rect`, as large as there is room for. The game must be over. The crown
 * has been coming down for `crowning` milliseconds, from no higher than `top`. */
void win_picture(struct ui *ui, struct rect rect, int top, const struct result *result,
                 struct looks looks, int crowning);

/* Draws a man on a round plate, upon which black and white stand out alike. */
void win_man(struct ui *ui, struct rect square, enum side side, struct looks looks);

#endif
