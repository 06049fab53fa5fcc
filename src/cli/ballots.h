/* SPDX-License-Identifier: MIT */
/* The 3-move openings of American checkers, one of which is drawn by lot where players of strength
 * meet. Of 302 ways to begin 216 lead to different positions; 42 of these lose a piece outright,
 * and 174 are left, as books count them. (The deck of the American Checker Federation has 156: it
 * leaves out those that are believed to be lost otherwise.) */
#ifndef CLI_BALLOTS_H
#define CLI_BALLOTS_H

#include "rules/move.h"
#include "rules/position.h"

enum {
    BALLOT_PLIES = 3,
    BALLOTS_MAX = 302,
};

struct ballot {
    struct move moves[BALLOT_PLIES];
    struct position position; /* behind them */
    bool loses;               /* a side loses a piece outright: */
    enum side loser;
};

/* Does a game under these rules begin as one of American checkers does? */
bool ballots_fit(const struct ruleset *rules);

/* Writes them to `out`, in the byte order of their moves, and of several that lead to one position
 * the first; how many there are. 0: memory is short. */
int ballots_make(struct ballot out[BALLOTS_MAX]);

#endif
