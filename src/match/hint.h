/* SPDX-License-Identifier: MIT */
/* What the computer says of a position to help a player. These are facts that a line of moves
 * proves, for pages to show and prose to say; think/hints.h finds them. */
#ifndef MATCH_HINT_H
#define MATCH_HINT_H

#include "rules/move.h"

#include <stdbool.h>

enum {
    PROOF_MOVES_MAX = 9, /* what takes longer persuades nobody */
    WARNINGS_MAX = 64,
};

/* A line of moves and what it shows: what the side to move at its beginning has won or lost at its
 * end, where no capture is open. As far as the expected moves go it becomes no less. An exchange
 * that had begun before the line counts as a part of it. */
struct proof {
    int count;
    struct move moves[PROOF_MOVES_MAX];
    int pieces; /* captured less those lost: negative if more were lost. 0: it shows nothing */
    bool kings; /* some of all these were kings */
};

/* Why a move is good: the first of these that is true. */
enum hint_reason {
    HINT_ONLY,   /* no other move is legal */
    HINT_WINS,   /* it wins the game, in `plies` of both sides; 0: the length is not known */
    HINT_LOSES,  /* every move loses; by this one it takes longest: `plies` as above */
    HINT_GAINS,  /* `proof` wins something */
    HINT_EVENS,  /* `proof` wins back what an exchange had cost */
    HINT_CROWNS, /* at the end of `proof` a man has become a king, and nothing is lost */
    HINT_SAVES,  /* `other`, the best of the other moves, loses something: `proof` of that begins
                    with it */
    HINT_HOLDS,  /* `other` loses the game */
    HINT_BEST,   /* nothing of these: `proof` is what is expected */
};

struct hint {
    struct move move;
    enum hint_reason reason;
    int plies;
    struct proof proof;
};

/* The moves of a position after which the other side captures at once and keeps what it has won,
 * though another move would have saved it. Each proof begins with such a move and is told from its
 * side. Those that cost most come first; beyond so many, the others are left out. */
struct warnings {
    int count;
    struct proof list[WARNINGS_MAX];
};

#endif
