/* SPDX-License-Identifier: MIT */
/* The page that compares two rule sets: it is worth opening, and says what it shows. */
#include "board/rule_contrast.h"
#include "prose/rule_words.h"
#include "stage.h"
#include "suite.h"

#include <string.h>

static struct stage stage;

static void begin(const char *rules, const char *fen, int w, int h)
{
    stage_init(&stage, rules, fen);
    stage.w = w;
    stage.h = h;
    stage_open(&stage, "compare");
    stage_draw(&stage);
}

/* --- Where two rule sets part --- */

/* Those that say what a move is. */
static const enum field move_fields[] = {FIELD_CAPTURE,        FIELD_MAN_CAPTURE, FIELD_KING,
                                         FIELD_MAN_TAKES_KING, FIELD_LANDING,     FIELD_CROWNING,
                                         FIELD_REMOVAL,        FIELD_PRIORITY};

/* Of every two rule sets a position is found in which they part, if they part in moves. */
START_TEST(two_rule_sets_part_where_they_can)
{
    const struct ruleset *rules = &presets[_i].rules;
    for (int i = 0; i < PRESET_COUNT; i++) {
        const struct ruleset *other = &presets[i].rules;
        struct rule_contrast found;
        bool differ = false;
        for (int j = 0; j < ROWS(move_fields); j++)
            differ |= rule_field_differs(rules, other, move_fields[j]);
        bool part = rule_contrast_find(rules, other, &found);
        ck_assert_msg(part == differ, "%s and %s: found %d", presets[_i].id, presets[i].id, part);
        ck_assert(!part || !same_moves(rules, other, &found.position));
        ck_assert(same_moves(rules, rules, &found.position) || !part);
    }
}
END_TEST

/* --- What is shown first --- */

static const struct {
    const char *rules, *fen;
    const char *button; /* that leads to the other position; NULL: it can not be used */
    const char *position, *sentence;
} openings[] = {
    {"american", NULL, "show-game", "An example: Capturing",
     "American: a capture must be made. Capture with 22: go to 15."},
    {"american", "W:W22,28:B18,1", "show-difference", "The start of this game",
     "American: a capture must be made. Capture with 22: go to 15."},
    {"freejump", NULL, "show-game", "An example: Capturing", "American: a capture must be made."},
};

START_TEST(it_opens_where_they_differ)
{
    begin(openings[_i].rules, openings[_i].fen, 1280, 800);
    ck_assert_ptr_nonnull(ui_find(&stage.shell.ui, openings[_i].button));
    ck_assert_msg(stage_find(&stage, openings[_i].position) != NULL, "%s", openings[_i].position);
    ck_assert_msg(stage_find(&stage, openings[_i].sentence) != NULL, "%s", openings[_i].sentence);
    stage_finish(&stage);
}
END_TEST

/* Draws are no moves. */
START_TEST(rules_of_the_same_moves_show_the_game)
{
    begin("american", NULL, 1280, 800);
    for (int i = 0; i < PRESET_COUNT && !stage_find(&stage, "right: Classic"); i++)
        stage_click(&stage, stage_widget(&stage, "rules-right/next")->rect);
    ck_assert_ptr_nonnull(stage_find(&stage, "The start of this game"));
    ck_assert_ptr_nonnull(stage_find(
        &stage, "In this position both rule sets allow the same moves: American, Classic."));
    ck_assert(!stage_widget(&stage, "show-difference")->enabled);
    stage_finish(&stage);
}
END_TEST

/* --- How it looks --- */

/* Frames of the accent's colour at this row. */
static int frames_at(const char *row)
{
    const struct ui *ui = &stage.shell.ui;
    struct rect rect = stage_widget(&stage, row)->rect;
    struct colour accent = ui_colour(ui, COLOUR_ACCENT);
    int count = 0;
    for (size_t i = 0; i < ui->list.count; i++) {
        const struct draw_item *item = &ui->list.items[i];
        count += item->kind == DRAW_FRAME && item->rect.x == rect.x && item->rect.y == rect.y &&
                 item->colour.r == accent.r && item->colour.g == accent.g;
    }
    return count;
}

/* The move that is shown is framed in both lists. */
START_TEST(the_twin_of_a_move_is_framed)
{
    begin("american", "W:W22,28:B18,1", 1280, 800);
    struct rect row = stage_widget(&stage, "move-left-1")->rect;
    ck_assert_int_eq(frames_at("move-right-1"), 0);
    stage_input(&stage, (struct input){.kind = INPUT_MOVE, .x = row.x + 9, .y = row.y + 9});
    ck_assert_int_eq(frames_at("move-left-1"), 1);
    ck_assert_int_eq(frames_at("move-right-1"), 1);
    ck_assert_int_eq(frames_at("move-right-2"), 0);
    ck_assert_ptr_nonnull(
        stage_find(&stage, "Both rule sets allow this move: American, Free Jump."));
    stage_finish(&stage);
}
END_TEST

static const struct {
    int w, h, scale;
} windows[] = {{640, 480, 100}, {1280, 800, 200}, {700, 1000, 100}, {640, 480, 75}};

/* At rest every row that is seen is seen whole. */
START_TEST(no_row_is_cut)
{
    begin("freejump", NULL, windows[_i].w, windows[_i].h);
    stage.preferences.scale = windows[_i].scale;
    stage_draw(&stage);
    stage_click(&stage, stage_widget(&stage, "show-game")->rect);
    for (int notch = 0; notch < 4; notch++) {
        const struct ui *ui = &stage.shell.ui;
        struct rect first = stage_widget(&stage, "move-left-1")->rect;
        const struct widget *list = ui_find(ui, "moves-left");
        if (!list)
            break;
        struct rect seen = list->rect;
        ck_assert_msg(seen.h % first.h == 0 && (first.y - seen.y) % first.h == 0,
                      "%dx%d at %d %%: %d pixels of rows of %d, at %d", stage.w, stage.h,
                      windows[_i].scale, seen.h, first.h, first.y - seen.y);
        stage_input(
            &stage,
            (struct input){.kind = INPUT_WHEEL, .wheel = -1, .x = seen.x + 9, .y = seen.y + 9});
    }
    stage_finish(&stage);
}
END_TEST

SUITE(compare)
{
    Suite *suite = suite_create("compare");
    TCase *tcase = tcase_create("compare");
    tcase_add_loop_test(tcase, two_rule_sets_part_where_they_can, 0, PRESET_COUNT);
    tcase_add_loop_test(tcase, it_opens_where_they_differ, 0, ROWS(openings));
    tcase_add_test(tcase, rules_of_the_same_moves_show_the_game);
    tcase_add_test(tcase, the_twin_of_a_move_is_framed);
    tcase_add_loop_test(tcase, no_row_is_cut, 0, ROWS(windows));
    suite_add_tcase(suite, tcase);
    return suite;
}
