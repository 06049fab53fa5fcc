/* SPDX-License-Identifier: MIT */
/* What is heard of a move that is shown: it glides, each of its hops lands, a man is crowned. */
#ifndef PAGES_MOVE_SOUNDS_H
#define PAGES_MOVE_SOUNDS_H

#include "board/animation.h"
#include "pages/page.h"

/* All zero: no move is on its way. */
struct move_heard {
    bool glides;   /* its piece has not landed yet */
    bool backward; /* it is being taken back */
    int hops;      /* that have sounded */
};

/* A move sets out, or is where it belongs already. */
void move_sounds_begin(struct desk *desk, struct move_heard *heard,
                       const struct animation *animation, bool backward);

/* Once a pass after that: `move` is the one that has set out; nobody asks for one that is being
 * taken back. */
void move_sounds_follow(struct desk *desk, struct move_heard *heard, struct animation *animation,
                        const struct move *move);

#endif
