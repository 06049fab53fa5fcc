/* SPDX-License-Identifier: MIT */
/* What moves around a board: the last move, a piece on its way home, one that shakes, the turning
 * board, and the pieces of a new game. With reduced motion nothing does. */
#ifndef BOARD_MOVING_H
#define BOARD_MOVING_H

#include "board/board_picture.h"
#include "board/motion.h"

/* The time, and whether anything is to move. */
struct moving_clock {
    uint64_t now; /* milliseconds */
    bool still;
};

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
void moving_move(struct moving *moving, struct moving_clock clock, const struct position *before,
                 const struct move *move, int first, enum animation_way way);

/* The piece of this square glides home from where the hand held it; SQUARE_NONE: none does. */
void moving_home(struct moving *moving, struct moving_clock clock, const struct gesture *gesture,
                 int square);

/* The piece on this square shakes; SQUARE_NONE: none does. */
void moving_shake(struct moving *moving, struct moving_clock clock, int square);

void moving_turn(struct moving *moving, struct moving_clock clock);
void moving_cross(struct moving *moving, struct moving_clock clock);

/* A game begins from `position` where the pieces stood as `before` says: its own come to their
 * squares. Returns false if all stand there already. */
bool moving_gather(struct moving *moving, struct moving_clock clock, const struct position *before,
                   const struct position *position);

/* Returns the milliseconds until the piece that moves lands, and until all of the move is over. */
int moving_landing_ms(const struct moving *moving);
int moving_move_ms(const struct moving *moving);

/* Shows what moves on a board that is otherwise at rest. */
void moving_show(struct moving *moving, struct board_picture *picture, uint64_t now);

#endif
