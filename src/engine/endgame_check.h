/* SPDX-License-Identifier: MIT */
/* Holds endgame tables to what they mean. */
#ifndef ENGINE_ENDGAME_CHECK_H
#define ENGINE_ENDGAME_CHECK_H

#include "engine/endgame.h"

#include <stdatomic.h>

/* What the entries of a table come to. */
struct endgame_summary {
    uint32_t wins, draws, losses; /* for the side to move */
    int longest;                  /* plies of the longest win; -1: there is none, or not known */
};

struct endgame_summary endgame_summary(const struct endgame *endgame, int class);

enum endgame_finding {
    ENDGAME_RIGHT,
    ENDGAME_WRONG,
    ENDGAME_STOPPED,
};

/* Holds every entry of a class's table against those that its moves lead to. Where it is wrong,
 * `position` is the first that is, `found` what stands there and `due` what its moves make of it.
 * `stop` as in endgame_solve. */
struct endgame_verdict {
    enum endgame_finding finding;
    struct position position;
    struct endgame_value found, due;
};

struct endgame_verdict endgame_check(const struct endgame *endgame, int class,
                                     const atomic_bool *stop);

#endif
