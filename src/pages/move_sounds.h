/* SPDX-License-Identifier: MIT */
/* The sounds of a move that is shown: it glides, each hop lands, a man is crowned. */
#ifndef PAGES_MOVE_SOUNDS_H
#define PAGES_MOVE_SOUNDS_H

#include "board/animation.h"
#include "pages/page.h"

/* All zero: no move is on its way. */
struct move_heard {
    struct move move;
    bool glides;   /* its piece has not landed yet */
    bool backward; /* the move is being taken back */
    int hops;      /* how many of its hops have sounded */
};

/* The move of `animation` begins; if that is not active, it is already where it belongs. */
void move_sounds_begin(struct desk *desk, struct move_heard *heard,
                       const struct animation *animation);

/* Call this once a pass after that. */
void move_sounds_follow(struct desk *desk, struct move_heard *heard, struct animation *animation);

#endif
