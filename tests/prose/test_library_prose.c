/* SPDX-License-Identifier: MIT */
/* What is said of moves in the tree of openings, and what files are called. */
#include "prose/in_out_prose.h"
#include "prose/library_prose.h"
#include "suite.h"

#include <string.h>

static const struct branch_row {
    const char *name;
    struct went went;
    const char *scores[2]; /* of Black and of White */
    const char *sentence;
} branch_rows[] = {
    {"nobody played it", {0}, {"", ""}, "11-15: 0 games. Won: Black 0, White 0; drawn: 0."},
    {"none is over", {3, {0, 0}, 0}, {"", ""}, "11-15: 3 games. Won: Black 0, White 0; drawn: 0."},
    {"one side",
     {1, {1, 0}, 0},
     {"100 %", "0 %"},
     "11-15: 1 game. Won: Black 1, White 0; drawn: 0."},
    {"a draw is half",
     {2, {1, 0}, 1},
     {"75 %", "25 %"},
     "11-15: 2 games. Won: Black 1, White 0; drawn: 1."},
    {"what is not over does not count",
     {1900, {600, 300}, 0},
     {"67 %", "33 %"},
     "11-15: 1,900 games. Won: Black 600, White 300; drawn: 0."},
    {"draws alone",
     {7, {0, 0}, 5},
     {"50 %", "50 %"},
     "11-15: 7 games. Won: Black 0, White 0; drawn: 5."},
};

START_TEST(moves_of_the_tree_are_told)
{
    const struct branch_row *row = &branch_rows[_i];
    char memory[200];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    branch_print(&out, "11-15", &row->went, side_names_plain);
    ck_assert_str_eq(memory, row->sentence);
    for (int side = 0; side < 2; side++) {
        out = strbuf_init(memory, sizeof memory);
        branch_score_print(&out, &row->went, (enum side)side);
        REQUIRE(strcmp(memory, row->scores[side]) == 0, "%s: %s", row->name, memory);
    }
}
END_TEST

static const struct count_row {
    int games;
    bool filtered;
    const char *sentence;
} count_rows[] = {
    {0, false, "No game of the library came to this position."},
    {0, true, "None of the games found came to this position."},
    {1, false, "1 game came to this position. Points in percent: White."},
    {2000, false, "2,000 games came to this position. Points in percent: White."},
    {2, true, "2 of the games found came to this position. Points in percent: White."},
};

START_TEST(games_of_a_position_are_counted)
{
    char memory[200];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    branches_count_print(&out, count_rows[_i].games, count_rows[_i].filtered, "White");
    ck_assert_str_eq(memory, count_rows[_i].sentence);
}
END_TEST

START_TEST(a_file_is_named_after_its_game)
{
    char memory[100];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    game_file_name_print(&out, "Ada", "Ben", "2026-11-22");
    ck_assert_str_eq(memory, "Ada - Ben 2026-11-22.pdn");
    out = strbuf_init(memory, sizeof memory);
    game_file_name_print(&out, "Ada", "Ben", "");
    ck_assert_str_eq(memory, "Ada - Ben.pdn");
}
END_TEST

SUITE(library_prose)
{
    Suite *suite = suite_create("library prose");
    TCase *tcase = tcase_create("library prose");
    tcase_add_loop_test(tcase, moves_of_the_tree_are_told, 0, ROWS(branch_rows));
    tcase_add_loop_test(tcase, games_of_a_position_are_counted, 0, ROWS(count_rows));
    tcase_add_test(tcase, a_file_is_named_after_its_game);
    suite_add_tcase(suite, tcase);
    return suite;
}
