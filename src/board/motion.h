/* SPDX-License-Identifier: MIT */
/* Every movement on the board as a row of one table: how long it takes and along which curve. Time
 * is pushed in, in milliseconds of any clock. */
#ifndef BOARD_MOTION_H
#define BOARD_MOTION_H

#include <stdint.h>

enum motion {
    MOTION_MOVE, /* a plain move glides from square to square */
    MOTION_HOP,  /* one step of a capture */
    MOTION_COUNT,
};

enum {
    MOVE_MAX_MS = 1000, /* a whole move takes no longer, however many steps it has */
};

/* How long it takes. */
int motion_ms(enum motion motion);

/* Where a movement stands when `part` of its time has passed, each 0 to 1. */
double motion_at(enum motion motion, double part);

#endif
