/* SPDX-License-Identifier: MIT */
/* The sounds of a move that is shown: it glides, each hop lands, a man is crowned. */
#ifndef PAGES_MOVE_SOUNDS_H
#define PAGES_MOVE_SOUNDS_H

#include "board/animation.h"
#include "pages/page.h"

/* All zero: no move is on its way. */
struct move_heard {
    bool glides;   /* its piece has not landed yet */
    bool backward; /* the move is being taken back */
    int hops;      /* how many hops have sounded */
};

/* A move begins, or is already where it belongs. */
void move_sounds_begin(struct desk *desk, struct move_heard *heard,
                       const struct animation *animation, bool backward);

/* Call this once a pass after that. `move` is the move that began; it is not used if the move is
 * taken back. */
void move_sounds_follow(struct desk *desk, struct move_heard *heard, struct animation *animation,
                        const struct move *move);

#endif
