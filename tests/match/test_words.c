/* SPDX-License-Identifier: MIT */
/* What points and players are called. */
#include "match/match.h"
#include "suite.h"

#include <string.h>

static const char *const points[] = {"0", "½", "1", "1½", "2", "2½"};

START_TEST(half_points)
{
    char memory[16];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    score_print(&out, _i);
    ck_assert_str_eq(memory, points[_i]);
}
END_TEST

#define TEN(text)   text text text text text text text text text text
#define FORTY(text) TEN(text) TEN(text) TEN(text) TEN(text)
#define LONG        TEN(TEN("0123456789")) "abcdefghijklmnopqrst" /* three bytes short of the most */
#define SHORT       TEN(TEN("0123456789")) "abcdefghijklmnopqrs"

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
    {"the most bytes", LONG "abc", "Ben", LONG "abc", "Ben"},
    {"a byte more", LONG "abcd", "Ben", LONG "abc", "Ben"},
    {"cut before a character of two bytes", LONG "abé", "Ben", LONG "ab", "Ben"},
    {"a character of four bytes cut off", LONG "😀z", "Ben", LONG, "Ben"},
    {"equal and long", LONG "abc", LONG "abc", LONG "abc", SHORT " (2)"},
    {"forty families", FORTY("👨‍👩‍👧‍👦"), FORTY("김"),
     FORTY("👨‍👩‍👧‍👦"), FORTY("김")},
    {"marks of direction", "\u202EAda\u2069", "\u200Fשרה", "Ada", "שרה"},
    {"ends of lines and paragraphs", "Ada\u2028Lovelace", "Ben\u2029", "Ada Lovelace", "Ben"},
    {"joiners belong to letters", "می\u200Cخواهم", "Ben", "می\u200Cخواهم", "Ben"},
};

START_TEST(names)
{
    const struct name_row *row = &name_rows[_i];
    struct match_setup setup = {.rules = presets[0], .stand_ins = {{"Player 1"}, {"Player 2"}}};
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

START_TEST(no_stand_ins)
{
    struct match_setup setup = {.rules = presets[0]};
    struct match match;
    match_init(&match, &setup);
    ck_assert_str_eq(match.players[0].name, "1");
    ck_assert_str_eq(match.players[1].name, "2");
    match_finish(&match);
}
END_TEST

SUITE(words)
{
    Suite *suite = suite_create("words");
    TCase *words = tcase_create("words");
    tcase_add_loop_test(words, half_points, 0, ROWS(points));
    tcase_add_loop_test(words, names, 0, ROWS(name_rows));
    tcase_add_test(words, no_stand_ins);
    suite_add_tcase(suite, words);
    return suite;
}
