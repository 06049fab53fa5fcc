/* SPDX-License-Identifier: MIT */
#include "prose/result_prose.h"

#include "base/template.h"
#include "base/translate.h"

/* {player} is the one that the reason speaks of: the loser, or in giveaway the winner. */
static const char *const sentences[REASON_COUNT] = {
    [REASON_NO_PIECES] = N_("{winner} wins: {player} has no pieces left."),
    [REASON_BLOCKED] = N_("{winner} wins: {player}'s pieces are all blocked."),
    [REASON_RESIGNED] = N_("{winner} wins: {player} resigned."),
    [REASON_AGREED] = N_("A draw by agreement."),
    [REASON_REPETITION] = N_("A draw: the position has repeated."),
    [REASON_QUIET] = N_("A draw: too many quiet moves in a row."),
    [REASON_LONE_KINGS] = N_("A draw: one king is left on each side."),
};

void result_print(struct strbuf *out, const struct result *result, const char *black_name,
                  const char *white_name)
{
    const char *names[] = {[BLACK] = black_name, [WHITE] = white_name};
    enum side winner = BLACK;
    if (result->outcome == ONGOING)
        return;
    result_winner(result, &winner);
    enum side spoken_of = result->giveaway ? winner : side_other(winner);
    FILL(out, tr(sentences[result->reason]), {"winner", names[winner]},
         {"player", names[spoken_of]});
}

/* --- The draw meter --- */

static const char *const quiet_parts[] = {
    [RESET_CAPTURE] = N_("quiet {count} of {limit}, a capture resets it"),
    [RESET_CAPTURE_OR_CROWN] = N_("quiet {count} of {limit}, a capture or a crowning resets it"),
    [RESET_CAPTURE_OR_MAN] = N_("quiet {count} of {limit}, a capture or a man's move resets it"),
};

/* Adds what one thing counted stands at, set apart from what was said before it. */
static void add_part(struct strbuf *out, size_t start, const char *words, int count, int limit)
{
    if (out->length > start)
        strbuf_add(out, "; ");
    FILL(out, words, {"count", number_text(count).text}, {"limit", number_text(limit).text});
}

void draw_meter_print(struct strbuf *out, const struct ruleset *rules,
                      const struct draw_state *state)
{
    size_t start = out->length;
    if (rules->quiet > 0)
        add_part(out, start, tr(quiet_parts[rules->quiet_reset]), state->quiet, rules->quiet);
    if (rules->repetition > 0)
        add_part(out, start, tr("this position {count} of {limit}"), state->repetitions,
                 rules->repetition);
    if (rules->draws == DRAWS_CLAIM && draw_reason(rules, state) != REASON_NONE)
        add_part(out, start, tr("the player to move may claim a draw"), 0, 0);
}
