/* SPDX-License-Identifier: MIT */
/* Every movement as a row of one table: how long it takes and along which curve; and every wait
 * between two of them. Time is pushed in, in milliseconds of any clock. */
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
    MOTION_GATHER,   /* a piece comes to the square on which it begins a game */
    MOTION_RETURN,   /* a piece that was let go glides home */
    MOTION_SHAKE,    /* a piece that is refused swings from side to side */
    MOTION_TURN,     /* the board turns */
    MOTION_RESULT,   /* the result of a game comes into sight */
    MOTION_SCORE,    /* a score rolls to its new value */
    MOTION_COUNT,
};

enum {
    MOVE_MAX_MS = 1000,     /* a whole move takes no longer, however many steps it has */
    CAPTURED_APART_MS = 40, /* from one captured piece's leaving to the next one's */
    GATHER_APART_MS = 18,   /* from one piece's setting out for a new game to its side's next one */
    FINISHING_MS = 1000,    /* a click that still belongs to the move that it ends */
    RESULT_PAUSE_MS = 600,  /* the last move is looked at before the result of the game comes, */
    RESULT_GUARD_MS = 500,  /* and a click is still meant for what stood there before */
    RESULT_CROWN_MS = 120,  /* from when it comes until the winner is crowned, */
    RESULT_SCORE_MS = 300,  /* and until the score rolls */
    DEMO_FIRST_MS = 700,    /* an example's position is seen before its first move, */
    DEMO_BETWEEN_MS = 450,  /* and before each of the others */
};

/* How long it takes. */
int motion_ms(enum motion motion);

/* Where a movement stands when `part` of its time has passed, each 0 to 1. A shake swings between
 * -1 and 1 and ends where it began, at 0. */
double motion_at(enum motion motion, double part);

/* The same after so many milliseconds; before its start at 0, after its end at 1. */
double motion_after(enum motion motion, int milliseconds);

#endif
