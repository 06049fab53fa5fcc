/* SPDX-License-Identifier: MIT */
/* All movements as rows of one table: how long each takes, and along which curve; and all pauses
 * between movements. The caller passes the time in, in milliseconds of any clock. */
#ifndef BOARD_MOTION_H
#define BOARD_MOTION_H

#include <stdint.h>

enum motion {
    MOTION_MOVE,     /* a plain move glides from square to square */
    MOTION_HOP,      /* one step of a capture */
    MOTION_RISE,     /* meanwhile: the piece rises and comes down again */
    MOTION_CAPTURED, /* a captured piece goes to its captor */
    MOTION_CROWN,    /* a second disc, or a crown, drops onto the man and settles */
    MOTION_APPEAR,   /* meanwhile: it comes into sight */
    MOTION_MARK,     /* a mark on the board comes into sight */
    MOTION_PAGE,     /* a page comes into sight */
    MOTION_GATHER,   /* a piece comes to the square on which it begins a game */
    MOTION_RETURN,   /* a piece that was let go glides home */
    MOTION_SHAKE,    /* a piece that is refused swings from side to side */
    MOTION_TURN,     /* the board turns */
    MOTION_CROSS,    /* the players change places: each card goes to where the other one was */
    MOTION_RESULT,   /* the result of a game comes into sight */
    MOTION_SCORE,    /* a score rolls to its new value */
    MOTION_COUNT,
};

enum {
    MOVE_MAX_MS = 1000,     /* a whole move takes no longer, however many steps it has */
    CAPTURED_APART_MS = 40, /* between two captured pieces that leave */
    GATHER_APART_MS = 18,   /* between two pieces of a side that set out for a new game */
    RESULT_PAUSE_MS = 600,  /* the last move is seen before the result comes */
    RESULT_GUARD_MS = 500,  /* for so long a click is meant for what stood there before */
    RESULT_CROWN_MS = 120,  /* from the result's coming until the winner is crowned */
    RESULT_SCORE_MS = 300,  /* and until the score rolls */
    DEMO_FIRST_MS = 700,    /* before the first move of an example */
    DEMO_BETWEEN_MS = 450,  /* and before each of the others */
};

/* Returns how long it takes, in milliseconds. */
int motion_ms(enum motion motion);

/* Returns where a movement is when `part` of its time has passed, each 0 to 1. A shake swings
 * between -1 and 1 and ends at 0. */
double motion_at(enum motion motion, double part);

/* Returns the same after so many milliseconds: 0 before its start, 1 after its end. */
double motion_after(enum motion motion, int milliseconds);

#endif
