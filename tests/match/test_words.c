/* SPDX-License-Identifier: MIT */
/* What is said of results, draws, points and players. */
#include "match/draws.h"
#include "match/match.h"
#include "score_sheet.h"
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
    {"quiet", {DRAW, REASON_QUIET, false}, "A draw: too many quiet plies in a row."},
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

START_TEST(reasons_have_words)
{
    ck_assert_str_eq(reason_text(REASON_NONE), "");
    for (enum reason a = REASON_NONE + 1; a < REASON_COUNT; a++) {
        ck_assert_msg(strlen(reason_text(a)) > 0, "reason %d", (int)a);
        for (enum reason b = REASON_NONE + 1; b < a; b++)
            ck_assert_msg(strcmp(reason_text(a), reason_text(b)) != 0, "%s", reason_text(a));
    }
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
    struct named_ruleset rules = sheet_rules(row->rules);
    char memory[160];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    draw_meter_print(&out, &rules.rules, &row->state);
    ck_assert_msg(strcmp(memory, row->text) == 0, "%s: \"%s\", expected \"%s\"", row->rules, memory,
                  row->text);
}
END_TEST

static const char *const points[] = {"0", "½", "1", "1½", "2", "2½"};

START_TEST(half_points)
{
    char memory[16];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    score_print(&out, _i);
    ck_assert_str_eq(memory, points[_i]);
}
END_TEST

START_TEST(starter_labels)
{
    ck_assert(strlen(starter_infos[_i].id) > 0);
    ck_assert(strlen(starter_infos[_i].label) > 0);
    for (int other = 0; other < _i; other++)
        ck_assert_str_ne(starter_infos[other].label, starter_infos[_i].label);
}
END_TEST

static const struct name_row {
    const char *what;
    const char *first, *second; /* as given */
    const char *black, *white;  /* as called */
} name_rows[] = {
    {"plain", "Ada", "Ben", "Ada", "Ben"},
    {"not ASCII", "Åsa", "Çağrı", "Åsa", "Çağrı"},
    {"empty", "", "", "Player 1", "Player 2"},
    {"one empty", "Ada", "", "Ada", "Player 2"},
    {"only spaces", "   ", "\t\n", "Player 1", "Player 2"},
    {"spaces around", "  Ada  Lovelace ", "\tBen\n", "Ada  Lovelace", "Ben"},
    {"a line break inside", "Ada\nLovelace",
     "B\x7f"
     "en",
     "Ada Lovelace", "B en"},
    {"equal", "Ada", "Ada", "Ada", "Ada (2)"},
    {"equal once cleaned", "Ada", " Ada ", "Ada", "Ada (2)"},
    {"named like the other's stand-in", "Player 2", "", "Player 2", "Player 2 (2)"},
    {"Latin-1", "\xC5sa", "Jos\xE9", "sa", "Jos"},
    {"a broken character at the end", "Ada\xE2\x82", "Ben\xC3", "Ada", "Ben"},
    {"longer forms than needed",
     "A\xC0\xAF"
     "d\xE0\x80\xAF"
     "a",
     "Ben\xF0\x80\x80\xAF", "Ada", "Ben"},
    {"a surrogate; beyond the last character",
     "A\xED\xA0\x80"
     "da",
     "Ben\xF4\x90\x80\x80", "Ada", "Ben"},
    {"no first bytes", "Ada\xF9\x80\x80\x80",
     "\x80"
     "Ben\xFF",
     "Ada", "Ben"},
    {"the last character of all", "\xF4\x8F\xBF\xBF", "\xED\x9F\xBF", "\xF4\x8F\xBF\xBF",
     "\xED\x9F\xBF"},
    {"31 bytes", "abcdefghijklmnopqrstuvwxyz01234", "Ben", "abcdefghijklmnopqrstuvwxyz01234",
     "Ben"},
    {"32 bytes", "abcdefghijklmnopqrstuvwxyz012345", "Ben", "abcdefghijklmnopqrstuvwxyz01234",
     "Ben"},
    {"cut before a character of two bytes", "abcdefghijklmnopqrstuvwxyz0123é", "Ben",
     "abcdefghijklmnopqrstuvwxyz0123", "Ben"},
    {"a character of four bytes cut off", "abcdefghijklmnopqrstuvwxyz01😀z", "Ben",
     "abcdefghijklmnopqrstuvwxyz01", "Ben"},
    {"equal and long", "abcdefghijklmnopqrstuvwxyz01234", "abcdefghijklmnopqrstuvwxyz01234",
     "abcdefghijklmnopqrstuvwxyz01234", "abcdefghijklmnopqrstuvwxyz0 (2)"},
};

START_TEST(names)
{
    const struct name_row *row = &name_rows[_i];
    struct match_setup setup = {.rules = presets[0]};
    player_set_name(&setup.players[0], row->first);
    player_set_name(&setup.players[1], row->second);
    struct match match;
    match_init(&match, &setup);
    const char *black = match_name_of_side(&match, BLACK);
    const char *white = match_name_of_side(&match, WHITE);
    ck_assert_msg(strcmp(black, row->black) == 0, "%s: \"%s\"", row->what, black);
    ck_assert_msg(strcmp(white, row->white) == 0, "%s: \"%s\"", row->what, white);
    match_finish(&match);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("words");
    TCase *words = tcase_create("words");
    tcase_add_loop_test(words, result_sentences, 0, ROWS(sentence_rows));
    tcase_add_test(words, reasons_have_words);
    tcase_add_loop_test(words, meter, 0, ROWS(meter_rows));
    tcase_add_loop_test(words, half_points, 0, ROWS(points));
    tcase_add_loop_test(words, starter_labels, 0, STARTER_COUNT);
    tcase_add_loop_test(words, names, 0, ROWS(name_rows));
    suite_add_tcase(suite, words);
    return run_suite(suite);
}
