/* SPDX-License-Identifier: MIT */
/* The page Puzzles: each puzzle is solved by the hand, a move that is not the one is refuted and
 * goes back, hints say more and more, and what is solved is remembered. */
#include "pages/puzzles/puzzles.h"
#include "stage.h"
#include "suite.h"

#include <string.h>

enum {
    LATER_MS = 700,     /* what is due has happened, but no more */
    AT_LAST_MS = 10000, /* nothing is due any more */
};

static struct stage stage;

static struct puzzle_page *page(void)
{
    return shell_state(&stage.shell, "puzzles");
}

static void pass_time(int milliseconds)
{
    for (int passed = 0; passed < milliseconds; passed += 50) {
        stage.now += 50;
        stage_draw(&stage);
    }
}

static void press(const char *button)
{
    stage_click(&stage, stage_widget(&stage, button)->rect);
}

static bool says(const char *text)
{
    return stage_find(&stage, text) != NULL;
}

static void begin_at(int index)
{
    stage_init(&stage, "american", NULL);
    stage_open(&stage, "puzzles");
    while (page()->index < index)
        press("next-puzzle");
}

/* Clicks the squares, then waits until nothing is due. */
static void play(const int *squares)
{
    for (; *squares; squares++)
        stage_click_square(&stage, *squares);
    pass_time(AT_LAST_MS);
}

/* --- The solution --- */

static const struct {
    const char *name, *task, *praise;
    int turns[3][6];
} rows[MADE_PUZZLES] = {
    {"a shot",
     "Black to move wins a piece. Find the way.",
     "Solved: Black wins a piece.",
     {{19, 24}, {11, 16}, {7, 16, 23, 32}}},
    {"two for one",
     "White to move wins the game. Find the way.",
     "Solved: White wins the game.",
     {{17, 14}, {13, 15}}},
    {"the other way round",
     "Black to move wins 4 pieces. Find the way.",
     "Solved: Black wins 4 pieces.",
     {{7, 16, 23, 14, 7}, {7, 10}}},
};

START_TEST(solved_by_the_hand)
{
    const char *name = rows[_i].name;
    begin_at(_i);
    ck_assert_msg(says(rows[_i].task), "%s: another task", name);
    for (int turn = 0; turn < 3 && rows[_i].turns[turn][0]; turn++) {
        ck_assert_msg(page()->phase == PUZZLE_ASK, "%s: turn %d is not asked for", name, turn + 1);
        ck_assert_msg(turn == 0 || says("Right. "), "%s: turn %d was not right", name, turn);
        play(rows[_i].turns[turn]);
    }
    ck_assert_msg(page()->phase == PUZZLE_DONE && says(rows[_i].praise), "%s: not solved", name);
    ck_assert_msg(!stage_page_moves(&stage), "%s: something goes on", name);
    ck_assert_msg(says("Solved: 1 of 3"), "%s: not counted", name);
    ck_assert_int_eq(stage.preferences.solved[1].count, 1);
    ck_assert(solved_has(&stage.preferences.solved[1], puzzle_id(&stage.made.games[_i])));
    stage_click_square(&stage, 5); /* where the last move has not been */
    ck_assert_msg(says("This puzzle is solved."), "%s: a click is not answered", name);
    stage_finish(&stage);
}
END_TEST

/* Solving it again does not count twice. */
START_TEST(solved_again)
{
    begin_at(1);
    for (int i = 0; i < 2; i++) {
        play((const int[]){17, 14, 0});
        play((const int[]){13, 15, 0});
        ck_assert_int_eq(page()->phase, PUZZLE_DONE);
        press("again");
    }
    ck_assert(page()->phase == PUZZLE_ASK && says("Solved: 1 of 3") && says("Next"));
    stage_finish(&stage);
}
END_TEST

/* --- Other moves --- */

static const struct {
    const char *name;
    int puzzle, from, to;
    const char *sentence;
} tries[] = {
    {"nothing is won", 0, 6, 9, "White answers 27-23: nothing is won."},
    {"as many are captured", 0, 11, 16, "White answers 20x11: nothing is won."},
    {"a piece is lost", 1, 17, 22, "Black answers 18x25 and wins a piece."},
    {"the game goes on", 1, 13, 9, "Black answers 18-15, and the game goes on."},
    {"nothing is known of it", 0, 5, 9, "That is a move, but not the one."},
};

START_TEST(a_try_is_refuted_and_goes_back)
{
    const char *name = tries[_i].name;
    begin_at(tries[_i].puzzle);
    struct position before = page()->practice.position;
    stage_move(&stage, tries[_i].from, tries[_i].to);
    pass_time(LATER_MS);
    ck_assert_msg(says(tries[_i].sentence), "%s: not \"%s\"", name, tries[_i].sentence);
    ck_assert_msg(!position_equal(&before, &page()->practice.position), "%s: back already", name);
    pass_time(AT_LAST_MS);
    ck_assert_msg(position_equal(&before, &page()->practice.position), "%s: not back", name);
    ck_assert_msg(page()->phase == PUZZLE_ASK && says(tries[_i].sentence), "%s: asks no more",
                  name);
    ck_assert_int_eq(stage.preferences.solved[1].count, 0);
    stage_finish(&stage);
}
END_TEST

/* Later in the solution a try goes back to where it was made. */
START_TEST(a_later_try)
{
    begin_at(0);
    play((const int[]){19, 24, 0});
    struct position before = page()->practice.position;
    play((const int[]){12, 16, 0});
    ck_assert(says("White answers 19x12 and wins 2 pieces."));
    ck_assert(position_equal(&before, &page()->practice.position));
    ck_assert_int_eq(move_to(&page()->practice.last), 19);
    play((const int[]){11, 16, 0});
    ck_assert(says("Right. "));
    stage_finish(&stage);
}
END_TEST

/* A press does at once what is due. */
START_TEST(a_press_goes_on)
{
    begin_at(1);
    struct position before = page()->practice.position;
    stage_move(&stage, 17, 22);
    stage_click_square(&stage, 1);
    ck_assert(says("Black answers 18x25 and wins a piece."));
    stage_click_square(&stage, 1);
    ck_assert(page()->phase == PUZZLE_ASK && position_equal(&before, &page()->practice.position));
    stage_finish(&stage);
}
END_TEST

START_TEST(what_is_no_move_is_refused)
{
    begin_at(0);
    stage_click_square(&stage, 22);
    ck_assert(says("Black is to move, and the piece on 22 belongs to the other side."));
    stage_finish(&stage);
}
END_TEST

/* --- Hints, and the way on --- */

START_TEST(hints)
{
    begin_at(1);
    press("hint");
    ck_assert(says("Move the piece on 17.") && !says("17-14"));
    press("hint");
    ck_assert(says("Play 17-14."));
    ck_assert(!stage_widget(&stage, "hint")->enabled);
    play((const int[]){17, 14, 0});
    ck_assert(says("Right. ") && stage_widget(&stage, "hint")->enabled);
    press("hint");
    press("hint");
    ck_assert(says("Play 13x15."));
    press("again");
    ck_assert(says("Find the way."));
    stage_finish(&stage);
}
END_TEST

START_TEST(from_puzzle_to_puzzle)
{
    begin_at(0);
    ck_assert(!stage_widget(&stage, "previous-puzzle")->enabled);
    ck_assert(!stage_widget(&stage, "again")->enabled);
    press("next-puzzle");
    ck_assert(says("Puzzle 2") && stage_widget(&stage, "again"));
    press("puzzle-3");
    ck_assert_int_eq(page()->index, 2);
    ck_assert(!stage_widget(&stage, "next-puzzle")->enabled);
    press("previous-puzzle");
    ck_assert_int_eq(page()->index, 1);
    ck_assert_int_eq(stage.preferences.solved[1].count, 0);
    stage_finish(&stage);
}
END_TEST

/* Whoever comes back finds the page as it was; the first time it begins with what is not solved. */
START_TEST(where_it_begins)
{
    stage_init(&stage, "american", NULL);
    solved_add(&stage.preferences.solved[1], puzzle_id(&stage.made.games[0]));
    stage_open(&stage, "puzzles");
    ck_assert_int_eq(page()->index, 1);
    press("previous-puzzle");
    stage_open(&stage, "menu");
    stage_open(&stage, "puzzles");
    ck_assert_int_eq(page()->index, 0);
    ck_assert(says("Difficulty 2 of 5 · solved"));
    stage_finish(&stage);
}
END_TEST

START_TEST(none)
{
    stage_init(&stage, "russian", NULL);
    stage.made.view.count = 0;
    stage_open(&stage, "puzzles");
    ck_assert(says("Russian: there are no puzzles yet, but your games may have some."));
    ck_assert(!ui_find(&stage.shell.ui, "board") && !ui_find(&stage.shell.ui, "hint"));
    stage_finish(&stage);
}
END_TEST

/* Puzzles of other rules say so. */
START_TEST(those_of_other_rules)
{
    begin_at(0);
    ck_assert(!says("Same puzzles"));
    stage_finish(&stage);
    stage_init(&stage, "tournament", NULL);
    stage_open(&stage, "puzzles");
    ck_assert(says("Same puzzles as: American."));
    stage_finish(&stage);
}
END_TEST

START_TEST(while_they_are_read)
{
    stage_init(&stage, "american", NULL);
    stage.made.view.there = false;
    stage_open(&stage, "puzzles");
    ck_assert(!says("There are no puzzles") && !says("Puzzle 1"));
    stage.made.view.there = true;
    stage_draw(&stage);
    ck_assert(says("Puzzle 1"));
    stage_finish(&stage);
}
END_TEST

SUITE(puzzles)
{
    Suite *suite = suite_create("puzzles");
    TCase *all = tcase_create("all");
    tcase_add_loop_test(all, solved_by_the_hand, 0, ROWS(rows));
    tcase_add_test(all, solved_again);
    tcase_add_loop_test(all, a_try_is_refuted_and_goes_back, 0, ROWS(tries));
    tcase_add_test(all, a_later_try);
    tcase_add_test(all, a_press_goes_on);
    tcase_add_test(all, what_is_no_move_is_refused);
    tcase_add_test(all, hints);
    tcase_add_test(all, from_puzzle_to_puzzle);
    tcase_add_test(all, where_it_begins);
    tcase_add_test(all, none);
    tcase_add_test(all, those_of_other_rules);
    tcase_add_test(all, while_they_are_read);
    suite_add_tcase(suite, all);
    return suite;
}
