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

/* The same where the winner has been named. */
static const char *const reasons[REASON_COUNT] = {
    [REASON_NO_PIECES] = N_("{player} has no pieces left."),
    [REASON_BLOCKED] = N_("{player}'s pieces are all blocked."),
    [REASON_RESIGNED] = N_("{player} resigned."),
    [REASON_AGREED] = N_("Both players agreed."),
    [REASON_REPETITION] = N_("The position has repeated."),
    [REASON_QUIET] = N_("Too many quiet moves in a row."),
    [REASON_LONE_KINGS] = N_("One king is left on each side."),
};

static void fill(struct strbuf *out, const char *words, const struct result *result,
                 const char *black_name, const char *white_name)
{
    const char *names[] = {[BLACK] = black_name, [WHITE] = white_name};
    enum side winner = BLACK;
    result_winner(result, &winner);
    enum side spoken_of = result->giveaway ? winner : side_other(winner);
    FILL(out, words, {"winner", names[winner]}, {"player", names[spoken_of]});
}

void result_print(struct strbuf *out, const struct result *result, const char *black_name,
                  const char *white_name)
{
    if (result->outcome != ONGOING)
        fill(out, tr(sentences[result->reason]), result, black_name, white_name);
}

void result_title_print(struct strbuf *out, const struct result *result, const char *black_name,
                        const char *white_name)
{
    enum side winner;
    if (result->outcome != ONGOING)
        fill(out, result_winner(result, &winner) ? tr("{winner} wins") : tr("A draw"), result,
             black_name, white_name);
}

void result_reason_print(struct strbuf *out, const struct result *result, const char *black_name,
                         const char *white_name)
{
    if (result->outcome != ONGOING)
        fill(out, tr(reasons[result->reason]), result, black_name, white_name);
}

/* --- The draw meter --- */

/* Whole, and in a few words. */
enum length {
    LENGTH_WHOLE,
    LENGTH_BRIEF,
    LENGTH_COUNT,
};

static const struct counted_text quiet_texts[][2] = {
    [RESET_CAPTURE] =
        {
            [DRAWS_AUTOMATIC] =
                N_COUNTED("Draw in {count} move unless someone captures; both players' moves "
                          "count.",
                          "Draw in {count} moves unless someone captures; both players' moves "
                          "count."),
            [DRAWS_CLAIM] = N_COUNTED("A draw can be claimed in {count} move unless someone "
                                      "captures; both players' moves count.",
                                      "A draw can be claimed in {count} moves unless someone "
                                      "captures; both players' moves count."),
        },
    [RESET_CAPTURE_OR_CROWN] =
        {
            [DRAWS_AUTOMATIC] =
                N_COUNTED("Draw in {count} move unless someone captures or is crowned; both "
                          "players' moves count.",
                          "Draw in {count} moves unless someone captures or is crowned; both "
                          "players' moves count."),
            [DRAWS_CLAIM] = N_COUNTED("A draw can be claimed in {count} move unless someone "
                                      "captures or is crowned; both players' moves count.",
                                      "A draw can be claimed in {count} moves unless someone "
                                      "captures or is crowned; both players' moves count."),
        },
    [RESET_CAPTURE_OR_MAN] =
        {
            [DRAWS_AUTOMATIC] =
                N_COUNTED("Draw in {count} move unless someone captures or moves a man; both "
                          "players' moves count.",
                          "Draw in {count} moves unless someone captures or moves a man; both "
                          "players' moves count."),
            [DRAWS_CLAIM] = N_COUNTED("A draw can be claimed in {count} move unless someone "
                                      "captures or moves a man; both players' moves count.",
                                      "A draw can be claimed in {count} moves unless someone "
                                      "captures or moves a man; both players' moves count."),
        },
};

static const struct counted_text quiet_brief[] = {
    [DRAWS_AUTOMATIC] = N_COUNTED("Draw in {count} move", "Draw in {count} moves"),
    [DRAWS_CLAIM] = N_COUNTED("Claim in {count} move", "Claim in {count} moves"),
};

static const struct counted_text repetition_texts[] = {
    [DRAWS_AUTOMATIC] =
        N_COUNTED("This position has occurred {count} time; at {limit} it is a draw.",
                  "This position has occurred {count} times; at {limit} it is a draw."),
    [DRAWS_CLAIM] =
        N_COUNTED("This position has occurred {count} time; at {limit} a draw can be claimed.",
                  "This position has occurred {count} times; at {limit} a draw can be claimed."),
};

/* {limit} counts. */
static const struct counted_text repetition_brief =
    N_COUNTED("Seen {count} of {limit} time", "Seen {count} of {limit} times");

static void print_quiet(struct strbuf *out, const struct ruleset *rules,
                        const struct draw_state *state, enum length length)
{
    int left = rules->quiet - state->quiet;
    struct counted_text text = length == LENGTH_BRIEF
                                   ? quiet_brief[rules->draws]
                                   : quiet_texts[rules->quiet_reset][rules->draws];
    FILL(out, tr_counted(text, left), {"count", number_text(left).text});
}

static void print_repetition(struct strbuf *out, const struct ruleset *rules,
                             const struct draw_state *state, enum length length)
{
    bool brief = length == LENGTH_BRIEF;
    struct counted_text text = brief ? repetition_brief : repetition_texts[rules->draws];
    FILL(out, tr_counted(text, brief ? rules->repetition : state->repetitions),
         {"count", number_text(state->repetitions).text},
         {"limit", number_text(rules->repetition).text});
}

/* Is there nothing to count at this ply? Then it says why. */
static bool print_end(struct strbuf *out, const struct ruleset *rules,
                      const struct draw_state *state, bool over, enum length length)
{
    static const char *const claims[LENGTH_COUNT] = {N_("The player to move may claim a draw."),
                                                     N_("Draw can be claimed")};
    if (!over && draw_reason(rules, state) == REASON_NONE)
        return false;
    strbuf_add(out, over ? tr("The game is over.") : tr(claims[length]));
    return true;
}

void draw_meter_print(struct strbuf *out, const struct ruleset *rules,
                      const struct draw_state *state, bool over)
{
    struct draw_nearness nearest = draw_nearest(rules, state);
    bool repeated = rules->repetition > 0 && state->repetitions > 1;
    if (nearest.reason == REASON_NONE || print_end(out, rules, state, over, LENGTH_WHOLE))
        return;
    bool quiet_first = nearest.reason == REASON_QUIET;
    if (!quiet_first)
        print_repetition(out, rules, state, LENGTH_WHOLE);
    if (!quiet_first && rules->quiet > 0)
        strbuf_addch(out, ' ');
    if (rules->quiet > 0)
        print_quiet(out, rules, state, LENGTH_WHOLE);
    if (quiet_first && repeated) {
        strbuf_addch(out, ' ');
        print_repetition(out, rules, state, LENGTH_WHOLE);
    }
}

void draw_meter_brief_print(struct strbuf *out, const struct ruleset *rules,
                            const struct draw_state *state, bool over)
{
    enum reason nearest = draw_nearest(rules, state).reason;
    if (nearest == REASON_NONE || print_end(out, rules, state, over, LENGTH_BRIEF))
        return;
    if (nearest == REASON_QUIET)
        print_quiet(out, rules, state, LENGTH_BRIEF);
    else
        print_repetition(out, rules, state, LENGTH_BRIEF);
}
