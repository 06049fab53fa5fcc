/* SPDX-License-Identifier: MIT */
#include "match/result.h"

#include <assert.h>

/* What is said of a reason. A sentence of a win names the winner first, then the side that the
 * reason speaks of. */
static const struct reason_words {
    const char *text;
    const char *win;
    const char *draw;
} words[REASON_COUNT] = {
    [REASON_NONE] = {.text = ""},
    [REASON_NO_PIECES] = {.text = "no pieces left", .win = "%s wins: %s has no pieces left."},
    [REASON_BLOCKED] = {.text = "blocked", .win = "%s wins: %s's pieces are all blocked."},
    [REASON_RESIGNED] = {.text = "resigned", .win = "%s wins: %s resigned."},
    [REASON_AGREED] = {.text = "agreed", .draw = "A draw by agreement."},
    [REASON_REPETITION] = {.text = "repetition", .draw = "A draw: the position has repeated."},
    [REASON_QUIET] = {.text = "quiet plies", .draw = "A draw: too many quiet plies in a row."},
    [REASON_LONE_KINGS] = {.text = "lone kings", .draw = "A draw: one king is left on each side."},
};

const char *reason_text(enum reason reason)
{
    return words[reason].text;
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
    assert(words[reason].win);
    return (struct result){
        .outcome = winner == BLACK ? BLACK_WINS : WHITE_WINS,
        .reason = reason,
    };
}

struct result result_draw(enum reason reason)
{
    assert(words[reason].draw);
    return (struct result){.outcome = DRAW, .reason = reason};
}

bool result_equal(const struct result *a, const struct result *b)
{
    return a->outcome == b->outcome && a->reason == b->reason && a->giveaway == b->giveaway;
}

void result_print(struct strbuf *out, const struct result *result, const char *black_name,
                  const char *white_name)
{
    const char *names[] = {[BLACK] = black_name, [WHITE] = white_name};
    enum side winner;
    if (result_winner(result, &winner)) {
        enum side spoken_of = result->giveaway ? winner : side_other(winner);
        strbuf_addf(out, words[result->reason].win, names[winner], names[spoken_of]);
    } else if (result->outcome == DRAW) {
        strbuf_add(out, words[result->reason].draw);
    }
}
