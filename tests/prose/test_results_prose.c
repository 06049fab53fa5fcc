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
} sentence_rows[] = {
    {"going on", {ONGOING, REASON_NONE, false}, ""},
    {"no pieces", {BLACK_WINS, REASON_NO_PIECES, false}, "Ada wins: Ben has no pieces left."},
    {"blocked", {WHITE_WINS, REASON_BLOCKED, false}, "Ben wins: Ada's pieces are all blocked."},
    {"blocked, giveaway",
     {WHITE_WINS, REASON_BLOCKED, true},
     "Ben wins: Ben's pieces are all blocked."},
    {"no pieces, giveaway",
     {BLACK_WINS, REASON_NO_PIECES, true},
     "Ada wins: Ada has no pieces left."},
    {"resigned", {BLACK_WINS, REASON_RESIGNED, false}, "Ada wins: Ben resigned."},
    {"agreed", {DRAW, REASON_AGREED, false}, "A draw by agreement."},
    {"repetition", {DRAW, REASON_REPETITION, false}, "A draw: the position has repeated."},
    {"quiet", {DRAW, REASON_QUIET, false}, "A draw: too many quiet moves in a row."},
    {"lone kings", {DRAW, REASON_LONE_KINGS, false}, "A draw: one king is left on each side."},
};

START_TEST(result_sentences)
{
    const struct sentence_row *row = &sentence_rows[_i];
    char memory[128];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    result_print(&out, &row->result, "Ada", "Ben");
    ck_assert_msg(strcmp(memory, row->sentence) == 0, "%s: \"%s\"", row->name, memory);
}
END_TEST

static const struct meter_row {
    const char *rules;
    struct draw_state state;
    const char *text;
} meter_rows[] = {
    {"american", {12, 2, false}, ""},
    {"freejump", {12, 5, true}, ""},
    {"parlour", {12, 5, true}, ""},
    {"flying", {12, 2, false}, "quiet 12 of 25, a capture or a crowning resets it"},
    {"classic", {0, 1, false}, "quiet 0 of 100, a capture resets it; this position 1 of 3"},
    {"tournament",
     {7, 2, true},
     "quiet 7 of 80, a capture or a man's move resets it; this position 2 of 3"},
    {"tournament",
     {7, 3, false},
     "quiet 7 of 80, a capture or a man's move resets it; this position 3 of 3; the player to move "
     "may claim a draw"},
    {"classic, quiet=0", {12, 2, false}, "this position 2 of 3"},
    {"flying, quiet=0", {12, 2, true}, ""},
    {"flying, quiet=0, draws=claim", {12, 2, false}, ""},
    {"flying, quiet=0, draws=claim", {12, 2, true}, "the player to move may claim a draw"},
};

START_TEST(meter)
{
    const struct meter_row *row = &meter_rows[_i];
    struct named_ruleset rules;
    struct text_error error;
    ck_assert(ruleset_parse(row->rules, &rules, &error));
    char memory[160];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    draw_meter_print(&out, &rules.rules, &row->state);
    ck_assert_msg(strcmp(memory, row->text) == 0, "%s: \"%s\", expected \"%s\"", row->rules, memory,
                  row->text);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("results in words");
    TCase *words = tcase_create("sentences");
    tcase_add_loop_test(words, result_sentences, 0, ROWS(sentence_rows));
    tcase_add_loop_test(words, meter, 0, ROWS(meter_rows));
    suite_add_tcase(suite, words);
    return run_suite(suite);
}
