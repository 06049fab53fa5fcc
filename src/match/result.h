/* SPDX-License-Identifier: MIT */
/* How a game ended, and why. */
#ifndef MATCH_RESULT_H
#define MATCH_RESULT_H

#include "rules/ruleset.h"

#include <stdbool.h>

enum outcome {
    ONGOING,
    BLACK_WINS,
    WHITE_WINS,
    DRAW,
};

enum reason {
    REASON_NONE, /* the game goes on */

    /* A win. */
    REASON_NO_PIECES,
    REASON_BLOCKED, /* pieces left, but no legal move */
    REASON_RESIGNED,
    REASON_TIME, /* the loser's time was up */

    /* A draw. */
    REASON_AGREED,
    REASON_REPETITION,
    REASON_QUIET,
    REASON_LONE_KINGS,
    REASON_COUNT,
};

/* All zero: the game goes on. */
struct result {
    enum outcome outcome;
    enum reason reason;
    bool giveaway;                /* goal=lose: the winner is the side without pieces or moves */
    int count;                    /* REASON_REPETITION: occurrences; REASON_QUIET: plies in a row */
    enum quiet_reset quiet_reset; /* REASON_QUIET: what resets the count */
};

bool result_equal(const struct result *a, const struct result *b);

/* Returns true and sets `*winner` if a side has won. */
bool result_winner(const struct result *result, enum side *winner);

/* `reason` must be one for a win, or for a draw. */
struct result result_win(enum side winner, enum reason reason);
struct result result_draw(enum reason reason);

#endif
