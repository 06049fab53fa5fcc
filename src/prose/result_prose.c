/* SPDX-License-Identifier: MIT */
#include "prose/result_prose.h"

#include "base/template.h"
#include "base/translate.h"

/* A whole sentence; and the reason alone, where the winner has been named. */
enum form {
    FORM_WHOLE,
    FORM_REASON,
    FORM_COUNT,
};

static const char *const sentences[REASON_COUNT][FORM_COUNT] = {
    [REASON_NO_PIECES] = {N_("{winner} wins: {loser} has no pieces left."),
                          N_("{loser} has no pieces left.")},
    [REASON_BLOCKED] = {N_("{winner} wins: {loser} cannot move."), N_("{loser} cannot move.")},
    [REASON_RESIGNED] = {N_("{winner} wins: {loser} resigns."), N_("{loser} resigns.")},
    [REASON_TIME] = {N_("{winner} wins: {loser} has no time left."),
                     N_("{loser} has no time left.")},
    [REASON_AGREED] = {N_("A draw by agreement."), N_("Both players agreed.")},
    [REASON_LONE_KINGS] = {N_("A draw: one king is left on each side."),
                           N_("One king is left on each side.")},
};

/* Used if losing wins. */
static const char *const giveaway_sentences[REASON_COUNT][FORM_COUNT] = {
    [REASON_NO_PIECES] = {N_("{winner} wins by getting rid of every piece."),
                          N_("{winner} has no pieces left, which wins in giveaway.")},
    [REASON_BLOCKED] = {N_("{winner} has no move left, which wins in giveaway."),
                        N_("{winner} has no move left, which wins in giveaway.")},
};

static const struct counted_text repetition_sentences[FORM_COUNT] = {
    N_COUNTED("A draw: the same position has come up {count} time.",
              "A draw: the same position has come up {count} times."),
    N_COUNTED("The same position has come up {count} time.",
              "The same position has come up {count} times."),
};

static const struct counted_text quiet_sentences[][FORM_COUNT] = {
    [RESET_CAPTURE] =
        {
            N_COUNTED("A draw: no capture in {count} move.",
                      "A draw: no capture in {count} moves, both players' counted."),
            N_COUNTED("No capture in {count} move.",
                      "No capture in {count} moves, both players' counted."),
        },
    [RESET_CAPTURE_OR_CROWN] =
        {
            N_COUNTED("A draw: no capture or crowning in {count} move.",
                      "A draw: no capture or crowning in {count} moves, both players' counted."),
            N_COUNTED("No capture or crowning in {count} move.",
                      "No capture or crowning in {count} moves, both players' counted."),
        },
    [RESET_CAPTURE_OR_MAN] =
        {
            N_COUNTED("A draw: no capture and no move of a man in {count} move.",
                      "A draw: no capture and no move of a man in {count} moves, both players' "
                      "counted."),
            N_COUNTED("No capture and no move of a man in {count} move.",
                      "No capture and no move of a man in {count} moves, both players' counted."),
        },
};

static const char *words_of(const struct result *result, enum form form)
{
    if (result->reason == REASON_REPETITION)
        return tr_counted(repetition_sentences[form], result->count);
    if (result->reason == REASON_QUIET)
        return tr_counted(quiet_sentences[result->quiet_reset][form], result->count);
    return tr(result->giveaway ? giveaway_sentences[result->reason][form]
                               : sentences[result->reason][form]);
}

static void fill(struct strbuf *out, const char *words, const struct result *result,
                 const char *black_name, const char *white_name)
{
    const char *names[] = {[BLACK] = black_name, [WHITE] = white_name};
    enum side winner = BLACK;
    result_winner(result, &winner);
    FILL(out, words, {"winner", names[winner]}, {"loser", names[side_other(winner)]},
         {"count", number_text(result->count).text});
}

void result_print(struct strbuf *out, const struct result *result, const char *black_name,
                  const char *white_name)
{
    if (result->outcome != ONGOING)
        fill(out, words_of(result, FORM_WHOLE), result, black_name, white_name);
}

void result_without_reason_print(struct strbuf *out, const struct result *result,
                                 const char *black_name, const char *white_name)
{
    enum side winner;
    if (result->outcome != ONGOING)
        fill(out, result_winner(result, &winner) ? tr("{winner} wins.") : tr("A draw."), result,
             black_name, white_name);
}

void result_title_print(struct strbuf *out, const struct result *result, const char *black_name,
                        const char *white_name)
{
    enum side winner;
    if (result->outcome != ONGOING)
        fill(out,
             result_winner(result, &winner) ? tr("{winner} wins")
                                            : tr_c("the title of a result", "A draw"),
             result, black_name, white_name);
}

void result_reason_print(struct strbuf *out, const struct result *result, const char *black_name,
                         const char *white_name)
{
    if (result->outcome != ONGOING)
        fill(out, words_of(result, FORM_REASON), result, black_name, white_name);
}

void match_end_title_print(struct strbuf *out, enum outcome outcome, const char *black_name,
                           const char *white_name)
{
    struct result result = {.outcome = outcome};
    fill(out, outcome == DRAW ? tr("The match is a draw") : tr("{winner} wins the match"), &result,
         black_name, white_name);
}

/* --- The draw meter --- */

/* A whole sentence, or a few words. */
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

static const struct counted_text quiet_brief[][2] = {
    [RESET_CAPTURE] =
        {
            /* TRANSLATORS: a few words below the board. */
            [DRAWS_AUTOMATIC] = N_COUNTED("Draw in {count} move without a capture",
                                          "Draw in {count} moves without a capture"),
            [DRAWS_CLAIM] = N_COUNTED("Claim in {count} move without a capture",
                                      "Claim in {count} moves without a capture"),
        },
    [RESET_CAPTURE_OR_CROWN] =
        {
            [DRAWS_AUTOMATIC] = N_COUNTED("Draw in {count} move without capture or crowning",
                                          "Draw in {count} moves without capture or crowning"),
            [DRAWS_CLAIM] = N_COUNTED("Claim in {count} move without capture or crowning",
                                      "Claim in {count} moves without capture or crowning"),
        },
    [RESET_CAPTURE_OR_MAN] =
        {
            [DRAWS_AUTOMATIC] = N_COUNTED("Draw in {count} king move without a capture",
                                          "Draw in {count} king moves without a capture"),
            [DRAWS_CLAIM] = N_COUNTED("Claim in {count} king move without a capture",
                                      "Claim in {count} king moves without a capture"),
        },
};

static const struct counted_text repetition_texts[] = {
    [DRAWS_AUTOMATIC] =
        N_COUNTED("This position has occurred {count} time; at {limit} it is a draw.",
                  "This position has occurred {count} times; at {limit} it is a draw."),
    [DRAWS_CLAIM] =
        N_COUNTED("This position has occurred {count} time; at {limit} a draw can be claimed.",
                  "This position has occurred {count} times; at {limit} a draw can be claimed."),
};

/* The number of {limit} decides between singular and plural. */
static const struct counted_text repetition_brief[] = {
    /* TRANSLATORS: a few words below the board: "Same position 2 of 3 times to a draw". */
    [DRAWS_AUTOMATIC] = N_COUNTED("Same position {count} of {limit} time to a draw",
                                  "Same position {count} of {limit} times to a draw"),
    [DRAWS_CLAIM] = N_COUNTED("Same position {count} of {limit} time to a claim",
                              "Same position {count} of {limit} times to a claim"),
};

static void print_quiet(struct strbuf *out, const struct ruleset *rules,
                        const struct draw_state *state, enum length length)
{
    int left = rules->quiet - state->quiet;
    struct counted_text text = length == LENGTH_BRIEF
                                   ? quiet_brief[rules->quiet_reset][rules->draws]
                                   : quiet_texts[rules->quiet_reset][rules->draws];
    FILL(out, tr_counted(text, left), {"count", number_text(left).text});
}

static void print_repetition(struct strbuf *out, const struct ruleset *rules,
                             const struct draw_state *state, enum length length)
{
    bool brief = length == LENGTH_BRIEF;
    struct counted_text text =
        brief ? repetition_brief[rules->draws] : repetition_texts[rules->draws];
    FILL(out, tr_counted(text, brief ? rules->repetition : state->repetitions),
         {"count", number_text(state->repetitions).text},
         {"limit", number_text(rules->repetition).text});
}

/* Adds that a draw can be claimed. Returns false if none can. */
static bool print_claim(struct strbuf *out, const struct ruleset *rules,
                        const struct draw_state *state, enum length length)
{
    static const char *const claims[LENGTH_COUNT] = {N_("The player to move may claim a draw."),
                                                     N_("A draw can be claimed")};
    bool come = draw_reason(rules, state) != REASON_NONE;
    if (come)
        strbuf_add(out, tr(claims[length]));
    return come;
}

void draw_meter_print(struct strbuf *out, const struct ruleset *rules,
                      const struct draw_state *state)
{
    enum reason nearest = draw_nearest(rules, state).reason;
    bool repeated = rules->repetition > 0 && state->repetitions > 1;
    bool quiet = rules->quiet > 0 && 2 * state->quiet >= rules->quiet;
    if (nearest == REASON_NONE || print_claim(out, rules, state, LENGTH_WHOLE))
        return;
    if (nearest == REASON_REPETITION)
        print_repetition(out, rules, state, LENGTH_WHOLE);
    if (nearest == REASON_REPETITION && quiet)
        strbuf_addch(out, ' ');
    if (nearest == REASON_QUIET || quiet)
        print_quiet(out, rules, state, LENGTH_WHOLE);
    if (nearest == REASON_QUIET && repeated) {
        strbuf_addch(out, ' ');
        print_repetition(out, rules, state, LENGTH_WHOLE);
    }
}

void draw_meter_brief_print(struct strbuf *out, const struct ruleset *rules,
                            const struct draw_state *state)
{
    enum reason nearest = draw_nearest(rules, state).reason;
    if (nearest == REASON_NONE || print_claim(out, rules, state, LENGTH_BRIEF))
        return;
    if (nearest == REASON_QUIET)
        print_quiet(out, rules, state, LENGTH_BRIEF);
    else
        print_repetition(out, rules, state, LENGTH_BRIEF);
}
