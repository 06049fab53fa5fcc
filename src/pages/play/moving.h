/* SPDX-License-Identifier: MIT */
/* What moves on the board: the last move, a piece on its way home, one that shakes, the turning
 * board, and the pieces of a new game. With reduced motion nothing does. */
#ifndef PAGES_PLAY_MOVING_H
#define PAGES_PLAY_MOVING_H

#include "board/animation.h"
#include "board/motion.h"
#include "pages/page.h"

struct moving {
    struct animation animation;
    struct homing homing;
    struct shake shake;
    struct turning turning;
    double turn;             /* how much of half a turn of the board is left, 0 to 1 */
    struct turning crossing; /* the players change places: their cards cross */
    double cross;            /* how much of that is left, 0 to 1 */
    struct gathering gathering;
    bool gathered_anew; /* a new match: no captured pieces come back */
};

/* Begins a pass: works out `turn` and `cross`. */
void moving_follow(struct moving *moving, uint64_t now);

bool moving_any(const struct moving *moving);

/* Ends whatever moves, where it would have ended. */
void moving_stop(struct moving *moving);

/* A move from `before` is shown, without its first `first` steps. */
void moving_move(struct moving *moving, const struct desk *desk, const struct position *before,
                 const struct move *move, int first, enum animation_way way);

/* The piece of this square glides home from the pointer. */
void moving_home(struct moving *moving, const struct desk *desk, int square);

/* The piece on this square shakes; SQUARE_NONE: none does. */
void moving_shake(struct moving *moving, const struct desk *desk, int square);

void moving_turn(struct moving *moving, const struct desk *desk);
void moving_cross(struct moving *moving, const struct desk *desk);

/* A game begins where these pieces stood: its own come to their squares. Returns false if all stand
 * there already. */
bool moving_gather(struct moving *moving, const struct desk *desk, const struct position *before);

/* Returns the milliseconds until the piece that moves lands. */
int moving_landing_ms(const struct moving *moving);

#endif
