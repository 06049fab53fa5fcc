/* SPDX-License-Identifier: MIT */
/* What is said of results and of how near a draw is. */
#include "notation/ruleset_text.h"
#include "prose/result_prose.h"
#include "suite.h"

#include <string.h>

static const struct sentence_row {
    const char *name;
    struct result result;
    const char *sentence;
    const char *title, *reason; /* where they stand apart */
} sentence_rows[] = {
    {"going on", {ONGOING, REASON_NONE, false}, "", "", ""},
    {"no pieces",
     {BLACK_WINS, REASON_NO_PIECES, false},
     "Ada wins: Ben has no pieces left.",
     "Ada wins",
     "Ben has no pieces left."},
    {"blocked",
     {WHITE_WINS, REASON_BLOCKED, false},
     "Ben wins: Ada cannot move.",
     "Ben wins",
     "Ada cannot move."},
    {"blocked, giveaway",
     {WHITE_WINS, REASON_BLOCKED, true},
     "Ben has no move left, which wins in giveaway.",
     "Ben wins",
     "Ben has no move left, which wins in giveaway."},
    {"no pieces, giveaway",
     {BLACK_WINS, REASON_NO_PIECES, true},
     "Ada wins by getting rid of every piece.",
     "Ada wins",
     "Ada has no pieces left, which wins in giveaway."},
    {"resigned",
     {BLACK_WINS, REASON_RESIGNED, false},
     "Ada wins: Ben resigns.",
     "Ada wins",
     "Ben resigns."},
    {"time",
     {WHITE_WINS, REASON_TIME, false},
     "Ben wins: Ada has no time left.",
     "Ben wins",
     "Ada has no time left."},
    {"agreed",
     {DRAW, REASON_AGREED, false},
     "A draw by agreement.",
     "A draw",
     "Both players agreed."},
    {"repetition",
     {DRAW, REASON_REPETITION, .count = 3},
     "A draw: the same position has come up 3 times.",
     "A draw",
     "The same position has come up 3 times."},
    {"quiet: a capture resets",
     {DRAW, REASON_QUIET, .count = 100, .quiet_reset = RESET_CAPTURE},
     "A draw: no capture in 100 moves, both players' counted.",
     "A draw",
     "No capture in 100 moves, both players' counted."},
    {"quiet: a crowning, too",
     {DRAW, REASON_QUIET, .count = 25, .quiet_reset = RESET_CAPTURE_OR_CROWN},
     "A draw: no capture or crowning in 25 moves, both players' counted.",
     "A draw",
     "No capture or crowning in 25 moves, both players' counted."},
    {"quiet: any move of a man, too",
     {DRAW, REASON_QUIET, .count = 85, .quiet_reset = RESET_CAPTURE_OR_MAN},
     "A draw: no capture and no move of a man in 85 moves, both players' counted.",
     "A draw",
     "No capture and no move of a man in 85 moves, both players' counted."},
    {"quiet: a single move",
     {DRAW, REASON_QUIET, .count = 1, .quiet_reset = RESET_CAPTURE},
     "A draw: no capture in 1 move.",
     "A draw",
     "No capture in 1 move."},
    {"lone kings",
     {DRAW, REASON_LONE_KINGS, false},
     "A draw: one king is left on each side.",
     "A draw",
     "One king is left on each side."},
};

START_TEST(result_sentences)
{
    const struct sentence_row *row = &sentence_rows[_i];
    char memory[128];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    result_print(&out, &row->result, "Ada", "Ben");
    ck_assert_msg(strcmp(memory, row->sentence) == 0, "%s: \"%s\"", row->name, memory);
    out = strbuf_init(memory, sizeof memory);
    result_title_print(&out, &row->result, "Ada", "Ben");
    ck_assert_msg(strcmp(memory, row->title) == 0, "%s: \"%s\"", row->name, memory);
    out = strbuf_init(memory, sizeof memory);
    result_reason_print(&out, &row->result, "Ada", "Ben");
    ck_assert_msg(strcmp(memory, row->reason) == 0, "%s: \"%s\"", row->name, memory);
}
END_TEST

static const struct {
    enum outcome outcome;
    const char *title;
} match_rows[] = {{BLACK_WINS, "Ada wins the match"},
                  {WHITE_WINS, "Ben wins the match"},
                  {DRAW, "The match is a draw"}};

START_TEST(match_titles)
{
    char memory[128];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    match_end_title_print(&out, match_rows[_i].outcome, "Ada", "Ben");
    ck_assert_str_eq(memory, match_rows[_i].title);
}
END_TEST

static const struct meter_row {
    const char *rules;
    struct draw_state state;
    const char *text, *brief;
} meter_rows[] = {
    {"american", {12, 2, false}, "", ""},
    {"freejump", {12, 5, true}, "", ""},
    {"flying",
     {12, 2, false},
     "Draw in 13 moves unless someone captures or is crowned; both players' moves count.",
     "Draw in 13 moves without capture or crowning"},
    {"flying",
     {24, 2, false},
     "Draw in 1 move unless someone captures or is crowned; both players' moves count.",
     "Draw in 1 move without capture or crowning"},
    {"classic",
     {0, 1, false},
     "Draw in 100 moves unless someone captures; both players' moves count.",
     "Draw in 100 moves without a capture"},
    {"classic",
     {30, 2, false},
     "This position has occurred 2 times; at 3 it is a draw.",
     "Same position 2 of 3 times to a draw"},
    {"classic",
     {60, 2, false},
     "Draw in 40 moves unless someone captures; both players' moves count. "
     "This position has occurred 2 times; at 3 it is a draw.",
     "Draw in 40 moves without a capture"},
    {"tournament, repetition=3",
     {40, 2, false},
     "A draw can be claimed in 40 moves unless someone captures or moves a man; both players' "
     "moves count. This position has occurred 2 times; at 3 a draw can be claimed.",
     "Claim in 40 king moves without a capture"},
    {"tournament",
     {7, 2, true},
     "This position has occurred 2 times; at 3 a draw can be claimed.",
     "Same position 2 of 3 times to a claim"},
    {"tournament",
     {50, 1, false},
     "A draw can be claimed in 30 moves unless someone captures or moves a man; both players' "
     "moves count.",
     "Claim in 30 king moves without a capture"},
    {"tournament", {7, 3, false}, "The player to move may claim a draw.", "A draw can be claimed"},
    {"tournament", {85, 1, false}, "The player to move may claim a draw.", "A draw can be claimed"},
    {"classic, quiet=0",
     {12, 2, false},
     "This position has occurred 2 times; at 3 it is a draw.",
     "Same position 2 of 3 times to a draw"},
    {"classic, quiet=0",
     {12, 1, false},
     "This position has occurred 1 time; at 3 it is a draw.",
     "Same position 1 of 3 times to a draw"},
    {"flying, quiet=0", {12, 2, false}, "", ""},
    {"flying, quiet=0, draws=claim", {12, 2, false}, "", ""},
    {"flying, quiet=0, draws=claim",
     {12, 2, true},
     "The player to move may claim a draw.",
     "A draw can be claimed"},
};

START_TEST(meter)
{
    const struct meter_row *row = &meter_rows[_i];
    struct named_ruleset rules;
    struct text_error error;
    ck_assert(ruleset_parse(row->rules, &rules, &error));
    char memory[240];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    draw_meter_print(&out, &rules.rules, &row->state);
    ck_assert_msg(strcmp(memory, row->text) == 0, "%s: \"%s\", expected \"%s\"", row->rules, memory,
                  row->text);
    out = strbuf_init(memory, sizeof memory);
    draw_meter_brief_print(&out, &rules.rules, &row->state);
    ck_assert_msg(strcmp(memory, row->brief) == 0, "%s: \"%s\", expected \"%s\"", row->rules,
                  memory, row->brief);
}
END_TEST

SUITE(results_prose)
{
    Suite *suite = suite_create("results in words");
    TCase *words = tcase_create("sentences");
    tcase_add_loop_test(words, result_sentences, 0, ROWS(sentence_rows));
    tcase_add_loop_test(words, match_titles, 0, ROWS(match_rows));
    tcase_add_loop_test(words, meter, 0, ROWS(meter_rows));
    suite_add_tcase(suite, words);
    return suite;
}
