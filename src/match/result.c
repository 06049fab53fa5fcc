/* SPDX-License-Identifier: MIT */
#include "match/result.h"

#include <assert.h>

bool result_equal(const struct result *a, const struct result *b)
{
    return a->outcome == b->outcome && a->reason == b->reason && a->giveaway == b->giveaway &&
           a->count == b->count && a->quiet_reset == b->quiet_reset;
}

bool result_winner(const struct result *result, enum side *winner)
{
    if (result->outcome != BLACK_WINS && result->outcome != WHITE_WINS)
        return false;
    *winner = result->outcome == BLACK_WINS ? BLACK : WHITE;
    return true;
}

struct result result_win(enum side winner, enum reason reason)
{
    assert(reason >= REASON_NO_PIECES && reason <= REASON_TIME);
    return (struct result){
        .outcome = winner == BLACK ? BLACK_WINS : WHITE_WINS,
        .reason = reason,
    };
}

struct result result_draw(enum reason reason)
{
    assert(reason >= REASON_AGREED && reason <= REASON_LONE_KINGS);
    return (struct result){.outcome = DRAW, .reason = reason};
}
