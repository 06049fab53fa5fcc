/* SPDX-License-Identifier: MIT */
/* What pages read of the companion: the computer as a player. The window's thread alone touches it.
 */
#ifndef PAGES_COMPANION_H
#define PAGES_COMPANION_H

#include "match/hint.h"
#include "match/match.h"

enum {
    COMPANION_REASON_SIZE = 1024,
};

/* The hint that was found last. */
struct companion_hint {
    bool found;
    int game, node; /* where: the serial of the game, and the node */
    struct hint hint;
};

struct companion {
    bool thinks;    /* about the move to be made now */
    bool has_move;  /* it has chosen `move` */
    int game, node; /* where that is made: the serial of the game, and the node */
    struct move move;
    bool welcomes_draw[2]; /* by side: it would accept a draw, and claims one */
    struct companion_hint hint;
    char reason[COMPANION_REASON_SIZE]; /* why it cannot play; empty: it can */
};

#endif
