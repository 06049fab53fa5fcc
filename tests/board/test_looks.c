/* SPDX-License-Identifier: MIT */
/* By which looks each rule set is known (DESIGN 3, "shown with"), and that a player's choice goes
 * before them. */
#include "board/looks.h"
#include "suite.h"

static const struct {
    const char *rules;
    struct looks looks;
} rows[] = {
    {"freejump", {THEME_PAPER, KING_MARK_STACK, PIECES_LETTERS, LABELS_ROW_COLUMN}},
    {"american", {THEME_WALNUT, KING_MARK_STACK, PIECES_DISCS, LABELS_NUMBER}},
    {"flying", {THEME_WALNUT, KING_MARK_RINGS, PIECES_DISCS, LABELS_NUMBER}},
    {"classic", {THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS, LABELS_NUMBER}},
    {"parlour", {THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS, LABELS_NUMBER}},
    {"tournament", {THEME_WALNUT, KING_MARK_STACK, PIECES_DISCS, LABELS_NUMBER}},
    {"russian", {THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS, LABELS_ALGEBRAIC}},
};

static void expect(const char *name, struct looks found, struct looks expected)
{
    ck_assert_msg(found.board == expected.board && found.king_mark == expected.king_mark &&
                      found.pieces == expected.pieces && found.labels == expected.labels,
                  "%s: board %d, kings %d, pieces %d, labels %d", name, (int)found.board,
                  (int)found.king_mark, (int)found.pieces, (int)found.labels);
}

START_TEST(rule_sets_have_their_looks)
{
    expect(rows[_i].rules, looks_of(preset_find(rows[_i].rules)), rows[_i].looks);
}
END_TEST

/* The numbers are those that the settings file's words stand for. */
static const struct {
    const char *name, *rules;
    struct looks_choice choice;
    struct looks looks;
} choices[] = {
    {"nothing chosen",
     "parlour",
     {0, 0, 0, 0},
     {THEME_WALNUT, KING_MARK_CROWN, PIECES_DISCS, LABELS_NUMBER}},
    {"a second disc",
     "parlour",
     {0, 1, 0, 0},
     {THEME_WALNUT, KING_MARK_STACK, PIECES_DISCS, LABELS_NUMBER}},
    {"rings",
     "parlour",
     {0, 2, 0, 0},
     {THEME_WALNUT, KING_MARK_RINGS, PIECES_DISCS, LABELS_NUMBER}},
    {"letters",
     "american",
     {0, 0, 2, 0},
     {THEME_WALNUT, KING_MARK_STACK, PIECES_LETTERS, LABELS_NUMBER}},
    {"a1",
     "american",
     {0, 0, 0, 2},
     {THEME_WALNUT, KING_MARK_STACK, PIECES_DISCS, LABELS_ALGEBRAIC}},
    {"no labels",
     "american",
     {0, 0, 0, 4},
     {THEME_WALNUT, KING_MARK_STACK, PIECES_DISCS, LABELS_OFF}},
    {"a board",
     "american",
     {5, 0, 0, 0},
     {THEME_CONTRAST, KING_MARK_STACK, PIECES_DISCS, LABELS_NUMBER}},
};

START_TEST(a_choice_goes_first)
{
    expect(choices[_i].name, looks_choose(preset_find(choices[_i].rules), choices[_i].choice),
           choices[_i].looks);
}
END_TEST

/* What gives the looks of one rule set gives them under any other. */
START_TEST(looks_can_be_chosen)
{
    struct looks looks = looks_of(preset_find(rows[_i].rules));
    for (int i = 0; i < ROWS(rows); i++)
        expect(rows[i].rules, looks_choose(preset_find(rows[i].rules), looks_choice_of(looks)),
               looks);
}
END_TEST

SUITE(looks)
{
    Suite *suite = suite_create("looks");
    TCase *tcase = tcase_create("looks");
    tcase_add_loop_test(tcase, rule_sets_have_their_looks, 0, ROWS(rows));
    tcase_add_loop_test(tcase, a_choice_goes_first, 0, ROWS(choices));
    tcase_add_loop_test(tcase, looks_can_be_chosen, 0, ROWS(rows));
    suite_add_tcase(suite, tcase);
    return suite;
}
