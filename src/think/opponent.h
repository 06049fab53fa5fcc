/* SPDX-License-Identifier: MIT */
/* The computer as a player of a match: how its level thinks. */
#ifndef THINK_OPPONENT_H
#define THINK_OPPONENT_H

#include "match/match.h"
#include "think/thinker.h"

enum {
    OPPONENT_MS = 1500, /* full strength thinks so long about a move without a clock */
};

/* Returns what a thinker of this level, 1 to PLAYER_FULL, needs in the current game. Full strength
 * thinks for `milliseconds`. The seed of the match must have been drawn. */
struct thinker_settings opponent_settings(const struct match *match, int level, int milliseconds);

#endif
