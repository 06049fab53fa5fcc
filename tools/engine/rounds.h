/* SPDX-License-Identifier: MIT */
/* The games of a match: how they are numbered, and what ends those that the rules would let go on
 * for ever. */
#ifndef TOOLS_ROUNDS_H
#define TOOLS_ROUNDS_H

#include "base/scan.h"
#include "match/result.h"
#include "rules/position.h"
#include "standing.h"

/* The tag of a game that says with how many plies of its opening it began. */
#define MATCH_OPENING_TAG "OpeningPlies"

enum {
    MATCH_PAIRS_MAX = SCAN_NUMBER_MAX - 1, /* larger numbers are read as one and the same */
    /* Where the rules know no draw by quiet plies, a game is drawn after so many of kings without a
     * capture; where they know none by repetition either, when a position has occurred so often. */
    MATCH_IDLE_PLIES = 120,
    MATCH_REPETITIONS = 3,
};

/* Games are numbered from 0. Games 2n and 2n + 1 are a pair with the same opening: the first side
 * of the match plays Black in the first of them, White in the second. */
static inline enum side match_side_of_first(int number)
{
    return number % 2 == 0 ? BLACK : WHITE;
}

/* "12.2" is the second game of the twelfth pair. Returns the number of the game, or -1. */
int match_game_of_round(const char *round);

/* Returns what a result is worth to the first side of the match in game `number`. */
enum points match_points(enum outcome outcome, int number);

#endif
