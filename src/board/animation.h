/* SPDX-License-Identifier: MIT */
/* What moves on the board: a move, a piece that goes home or is refused, the turning board, and the
 * pieces that are set up for a game. Each is started, asked where it is, and ends by itself. The
 * caller passes the time in, in milliseconds of any clock. Durations and curves: board/motion.h. */
#ifndef BOARD_ANIMATION_H
#define BOARD_ANIMATION_H

#include "board/motion.h"
#include "rules/position.h"

#include <stdbool.h>
#include <stdint.h>

/* --- A move --- */

enum animation_way {
    ANIMATION_FORWARD,
    ANIMATION_LANDED,   /* the player has put the piece down: only what follows is shown */
    ANIMATION_HOPS,     /* the capture is not finished: nothing follows */
    ANIMATION_BACKWARD, /* the move is being taken back: nothing follows */
};

struct animation {
    bool active;
    enum animation_way way;
    struct position before; /* the position the move is made from */
    struct move move;
    int first; /* so many steps of it have been shown already, or are not taken back */
    uint64_t started;
};

/* How far a move has got. */
struct animation_moment {
    double steps; /* along its path: 0 at the start square, the move's steps at its end */
    int rested;   /* milliseconds since it arrived: captured pieces leave, the crown comes down */
};

/* Starts showing `move` from `before`: its steps behind the first `first`. */
void animation_start(struct animation *animation, const struct position *before,
                     const struct move *move, int first, enum animation_way way, uint64_t now);

/* Returns the duration of all of it, in milliseconds. */
int animation_ms(const struct animation *animation);

/* Returns the milliseconds until the piece has landed. */
int animation_landing_ms(const struct animation *animation);

struct animation_moment animation_at(struct animation *animation, uint64_t now);

/* Returns true if a move is on its way that counts when it has ended. One that is taken back is
 * gone at once, and half a capture does not count. */
bool animation_counts_later(const struct animation *animation);

/* Returns for how many milliseconds the piece that step number `step` captures has been leaving;
 * negative if it has not set out. */
int animation_leaving_ms(const struct animation *animation, struct animation_moment moment,
                         int step);

/* Returns how many captured pieces have set out, and how many have come to their captor. */
int animation_left(const struct animation *animation, struct animation_moment moment);
int animation_arrived(const struct animation *animation, struct animation_moment moment);

/* --- A piece that goes home --- */

struct homing {
    bool active;
    int square; /* its home */
    int x, y;   /* where it was let go, pixels */
    uint64_t started;
};

void homing_start(struct homing *homing, int square, int x, int y, uint64_t now);

/* Returns how far it is on its way, 0 to 1. Ends it when its time is over. */
double homing_at(struct homing *homing, uint64_t now);

/* --- The board that turns, and the cards of players who change places --- */

struct turning {
    bool active;
    enum motion motion;
    uint64_t started;
};

void turning_start(struct turning *turning, enum motion motion, uint64_t now);

/* Returns how far it has turned, 0 to 1. Ends it when its time is over. */
double turning_at(struct turning *turning, uint64_t now);

/* --- The pieces that are set up --- */

/* Pieces of a new game come to their squares from nearby squares where pieces stood. What is
 * missing comes from beside the board. */
struct gathering {
    bool active;
    uint8_t from[SQUARE_COUNT +
                 1]; /* where the piece of each square comes from; SQUARE_NONE: from beside */
    uint8_t order[SQUARE_COUNT + 1]; /* from 0: the home row first, both sides at once */
    int last;                        /* the highest number in `order` */
    uint64_t started;
};

/* `before` is the old position, `position` the new one. */
void gathering_start(struct gathering *gathering, const struct position *before,
                     const struct position *position, uint64_t now);

int gathering_ms(const struct gathering *gathering);

/* Returns the milliseconds since it began. Ends it when its time is over. */
int gathering_at(struct gathering *gathering, uint64_t now);

/* Returns how far the piece for a square is on its way after these milliseconds, 0 to 1. */
double gathering_part(const struct gathering *gathering, int square, int milliseconds);

/* --- A piece that is refused --- */

/* The piece on a square shakes, since what was asked of it cannot be done. */
struct shake {
    bool active;
    int square;
    uint64_t started;
};

void shake_start(struct shake *shake, int square, uint64_t now);

/* Returns how far aside the piece is, -1 to 1. Ends the shake when its time is over. */
double shake_swing(struct shake *shake, uint64_t now);

#endif
