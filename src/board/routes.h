/* SPDX-License-Identifier: MIT */
/* Captures that share both ends, each drawn as an arrow along its path with its number upon it. */
#ifndef BOARD_ROUTES_H
#define BOARD_ROUTES_H

#include "board/board_picture.h"

/* The routes among which the player is to choose, if there are any. */
void route_arrows(struct ui *ui, const struct board_picture *picture);

#endif
