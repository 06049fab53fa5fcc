/* SPDX-License-Identifier: MIT */
/* How a game ended, and why. */
#ifndef MATCH_RESULT_H
#define MATCH_RESULT_H

#include "base/strbuf.h"
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
    REASON_NO_PIECES,
    REASON_BLOCKED, /* pieces left, but no legal move */
    REASON_RESIGNED,
    REASON_AGREED,
    REASON_REPETITION,
    REASON_QUIET,
    REASON_LONE_KINGS,
    REASON_COUNT,
};

/* All zero is a game that goes on. */
struct result {
    enum outcome outcome;
    enum reason reason;
    bool giveaway; /* goal=lose: the winner is the one who has no pieces or is blocked */
};

/* A short word or two for lists and the ledger ("blocked"); empty for REASON_NONE. */
const char *reason_text(enum reason reason);

/* Is there a winner? Then `*winner` is set. */
bool result_winner(const struct result *result, enum side *winner);

struct result result_win(enum side winner, enum reason reason);
struct result result_draw(enum reason reason);

bool result_equal(const struct result *a, const struct result *b);

/* A whole sentence for the screen: "Ada wins: Ben's pieces are all blocked."; nothing while the
 * game goes on. */
void result_print(struct strbuf *out, const struct result *result, const char *black_name,
                  const char *white_name);

#endif
