/* SPDX-License-Identifier: MIT */
/* A move on its way over the board. Time is pushed in, in milliseconds of any clock. */
#ifndef BOARD_ANIMATION_H
#define BOARD_ANIMATION_H

#include "rules/position.h"

#include <stdbool.h>
#include <stdint.h>

struct animation {
    bool active;
    bool backward;          /* the move is being taken back */
    struct position before; /* the position the move is made from */
    struct move move;
    uint64_t started;
    int duration;
};

/* Starts showing `move` from `before`. */
void animation_start(struct animation *animation, const struct position *before,
                     const struct move *move, bool backward, uint64_t now);

/* How far the move is along its path: 0 at the start square, steps at its end. Ends the animation
 * when its time is over. */
double animation_progress(struct animation *animation, uint64_t now);

#endif
