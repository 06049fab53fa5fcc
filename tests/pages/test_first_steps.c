/* SPDX-License-Identifier: MIT */
/* The page First steps: each board is done by the hand, refuses, lets a wrong move go back, and is
 * skipped; which boards it has under which rules; and how it is offered. */
#include "notation/ruleset_text.h"
#include "pages/first_steps/first_steps.h"
#include "prose/rules_page.h"
#include "stage.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

enum {
    LATER_MS = 3000, /* all that is due has happened */
    TURNS_MAX = 4,
};

static struct stage stage;

static struct first_steps *steps(void)
{
    return shell_state(&stage.shell, "first-steps");
}

static bool on_page(const char *name)
{
    return strcmp(stage.shell.desk.page->name, name) == 0;
}

static void pass_time(int milliseconds)
{
    stage.now += (uint64_t)milliseconds;
    stage_draw(&stage);
    stage_draw(&stage);
}

static void press(const char *button)
{
    stage_click(&stage, stage_widget(&stage, button)->rect);
}

static bool says(const char *text)
{
    return stage_find(&stage, text) != NULL;
}

static void begin(void)
{
    stage_init(&stage, "american", NULL);
    stage_open(&stage, "first-steps");
}

/* Shows a board of the rules that are learned, the first one being 0. */
static void begin_at(int board)
{
    begin();
    while (steps()->index < board)
        press("next-board");
}

static void pointer(enum input_kind kind, int square)
{
    struct rect at = stage_square(&stage, square)->rect;
    stage_input(&stage, (struct input){.kind = kind, .x = at.x + at.w / 2, .y = at.y + at.h / 2});
}

static void drag(int from, int to)
{
    pointer(INPUT_PRESS, from);
    pointer(INPUT_MOVE, to);
    pointer(INPUT_RELEASE, to);
}

/* --- The six --- */

/* What the hand does in each turn, and what is said at the end. */
static const struct {
    const char *title;
    bool drags;
    int turns[FIRST_STEP_TURNS][2];
    const char *praise;
} six[] = {
    {"Step", false, {{23, 18}, {18, 14}}, "Those were your first steps."},
    {"Jump", false, {{22, 15}}, "That was a capture: the jumped man has left the board."},
    {"Must jump", true, {{22, 15}}, "A player who can capture must capture."},
    {"More jumps", false, {{30, 7}}, "Three men in one move."},
    {"Crown", true, {{5, 1}, {1, 10}}, "A king may go back. A man never may."},
    {"Block", true, {{21, 17}}, "Black has no move: you win."},
};

START_TEST(each_board_is_done_by_the_hand)
{
    const char *title = six[_i].title;
    begin_at(_i);
    ck_assert_msg(says(title), "%s: another board", title);
    for (int turn = 0; turn < FIRST_STEP_TURNS && six[_i].turns[turn][0]; turn++) {
        const int *squares = six[_i].turns[turn];
        ck_assert_msg(steps()->phase == STEPS_ASK, "%s: turn %d is not asked for", title, turn + 1);
        if (six[_i].drags)
            drag(squares[0], squares[1]);
        else
            stage_move(&stage, squares[0], squares[1]);
        pass_time(LATER_MS);
    }
    ck_assert_msg(steps()->phase == STEPS_DONE, "%s: not done", title);
    ck_assert_msg(says(six[_i].praise), "%s: not praised", title);
    ck_assert_msg(!stage_page_moves(&stage), "%s: something goes on", title);
    ck_assert_uint_eq(steps()->solved, 1u << _i);
    stage_click_square(&stage, 32);
    ck_assert_msg(says("This board is done."), "%s: a click is not answered", title);
    stage_finish(&stage);
}
END_TEST

/* What is clicked, and the sentence that refuses it. */
static const struct {
    int clicks[2];
    const char *refusal;
} refused[FIRST_STEPS] = {
    {{23, 26}, "A man moves forward only. From 23 you can go to 18 or 19."},
    {{22, 18}, "To capture 18, go to 15."},
    {{28}, "American: a capture must be made. Capture with 22: go to 15."},
    {{30, 26}, "To capture 26, go to 23."},
    {{2}, "White is to move, and the piece on 2 belongs to the other side."},
    {{13}, "White is to move, and the piece on 13 belongs to the other side."},
};

START_TEST(what_is_no_move_is_refused)
{
    const char *title = six[_i].title;
    int last = refused[_i].clicks[refused[_i].clicks[1] != 0];
    begin_at(_i);
    struct position before = steps()->practice.position;
    for (int i = 0; i < 2 && refused[_i].clicks[i]; i++)
        stage_click_square(&stage, refused[_i].clicks[i]);
    ck_assert_msg(says(refused[_i].refusal), "%s: not \"%s\"", title, refused[_i].refusal);
    ck_assert_msg(steps()->practice.gesture.refused == last, "%s: %d is marked", title,
                  steps()->practice.gesture.refused);
    ck_assert_msg(steps()->practice.moving.shake.active, "%s: nothing shakes", title);
    ck_assert_msg(position_equal(&steps()->practice.position, &before), "%s: another position",
                  title);
    pass_time(LATER_MS);
    ck_assert_msg(says(refused[_i].refusal), "%s: it is not said for long", title);
    ck_assert_msg(steps()->phase == STEPS_ASK && !steps()->solved, "%s: not asked for", title);
    stage_finish(&stage);
}
END_TEST

/* Legal moves that are not the one. */
static const struct {
    int board, move[2];
    const char *answer;
    bool pressed; /* it goes back by a press, not by itself */
} astray[] = {
    {3, {21, 14}, "That captures one man. Your other man can capture three.", false},
    {4, {27, 23}, "your other man is one step from the crownhead.", false},
    {4, {27, 24}, "your other man is one step from the crownhead.", true},
    {5, {22, 17}, "Black can still move.", false},
    {5, {19, 15}, "Black can still move.", true},
};

START_TEST(another_move_goes_back)
{
    begin_at(astray[_i].board);
    struct position before = steps()->practice.position;
    stage_move(&stage, astray[_i].move[0], astray[_i].move[1]);
    ck_assert_msg(says(astray[_i].answer), "%d: not \"%s\"", _i, astray[_i].answer);
    ck_assert_msg(position_piece(&steps()->practice.position, astray[_i].move[1]) != PIECE_NONE,
                  "%d: the move is not seen", _i);
    ck_assert_int_eq(steps()->phase, STEPS_ASTRAY);
    if (astray[_i].pressed)
        stage_click_square(&stage, 32);
    else
        pass_time(LATER_MS);
    ck_assert_msg(position_equal(&steps()->practice.position, &before), "%d: it does not go back",
                  _i);
    ck_assert_int_eq(steps()->phase, STEPS_ASK);
    ck_assert_msg(says(astray[_i].answer), "%d: what was said has gone", _i);
    ck_assert_uint_eq(steps()->solved, 0);
    stage_finish(&stage);
}
END_TEST

/* --- From board to board --- */

START_TEST(each_board_can_be_skipped)
{
    begin();
    ck_assert(!stage_widget(&stage, "previous-board")->enabled);
    for (int i = 0; i < FIRST_STEPS - 1; i++) {
        ck_assert_int_eq(steps()->index, i);
        ck_assert_msg(says(six[i].title), "%d: not %s", i, six[i].title);
        ck_assert_str_eq(stage_widget(&stage, "next-board")->label, "Skip");
        press("next-board");
    }
    ck_assert(says("6 of 6"));
    ck_assert_uint_eq(steps()->solved, 0);
    press("previous-board");
    ck_assert_int_eq(steps()->index, FIRST_STEPS - 2);
    press("next-board");
    press("play-now");
    ck_assert(on_page("play"));
    stage_finish(&stage);
}
END_TEST

START_TEST(a_board_begins_again)
{
    begin_at(1);
    struct position before = steps()->practice.position;
    ck_assert(!stage_widget(&stage, "again")->enabled);
    stage_move(&stage, 22, 15);
    pass_time(LATER_MS);
    ck_assert_str_eq(stage_widget(&stage, "next-board")->label, "Next");
    press("again");
    ck_assert(position_equal(&steps()->practice.position, &before));
    ck_assert_int_eq(steps()->phase, STEPS_ASK);
    ck_assert_uint_eq(steps()->solved, 1u << 1);
    stage_finish(&stage);
}
END_TEST

/* Whoever comes back goes on where the page was left, or at the first board after the last one.
 * What was solved keeps its mark. */
START_TEST(it_goes_on_where_it_was_left)
{
    begin_at(2);
    stage_open(&stage, "play");
    stage_open(&stage, "first-steps");
    ck_assert_int_eq(steps()->index, 2);
    for (int i = 2; i < FIRST_STEPS - 1; i++)
        press("next-board");
    stage_move(&stage, 21, 17);
    stage_open(&stage, "play");
    stage_open(&stage, "first-steps");
    ck_assert_int_eq(steps()->index, 0);
    ck_assert_uint_eq(steps()->solved, 1u << (FIRST_STEPS - 1));
    stage_finish(&stage);
}
END_TEST

/* --- Other rules --- */

static void open_for(struct rules_key key)
{
    struct desk *desk = &stage.shell.desk;
    desk_open(desk, "first-steps")->rules = desk_keep(desk, &key, sizeof key);
    stage_draw(&stage);
    stage_draw(&stage);
    stage_settle(&stage);
}

/* Clicks the piece, and every square where it comes down. */
static void play_by_hand(const struct move *move)
{
    for (int i = 0; i <= move->steps; i++)
        stage_click_square(&stage, move->path[i]);
}

/* Does the board that is shown. */
static void solve(void)
{
    const char *title = exercise_title(steps_exercise(steps()));
    struct move move;
    for (int turn = 0; turn < TURNS_MAX && steps()->phase == STEPS_ASK; turn++) {
        ck_assert_msg(exercise_move(steps_exercise(steps()), steps()->practice.rules, steps()->ply,
                                    &steps()->practice.position, &move),
                      "%s: nothing to do", title);
        play_by_hand(&move);
        pass_time(LATER_MS);
    }
    ck_assert_msg(steps()->phase == STEPS_DONE, "%s, %s: not done", steps()->practice.rules->id,
                  title);
    ck_assert_msg(steps_solved(steps()), "%s, %s: not solved", steps()->practice.rules->id, title);
}

static void solve_all(void)
{
    for (int i = 0; i < steps()->count; i++) {
        ck_assert_int_eq(steps()->index, i);
        solve();
        if (i < steps()->count - 1)
            press("next-board");
    }
}

START_TEST(every_rule_set_can_be_learned)
{
    stage_init(&stage, "american", NULL);
    open_for(rules_key_shipped(presets[_i].id));
    ck_assert_str_eq(steps()->practice.rules->id, presets[_i].id);
    solve_all();
    bool played = steps_exercise(steps())->kind == EXERCISE_STEP;
    press("play-now");
    ck_assert_msg(on_page(played ? "play" : "new-match"), "%s: leads to %s", presets[_i].id,
                  stage.shell.desk.page->name);
    stage_finish(&stage);
}
END_TEST

/* The fields that the boards of some rule sets are about, the first and the last one. */
static const struct {
    const char *rules;
    int count;
    enum field first, last;
} differences[] = {
    {"freejump", 2, FIELD_CAPTURE, FIELD_CAPTURE},
    {"classic", 2, FIELD_REPETITION, FIELD_QUIET},
    {"parlour", FIRST_STEPS, FIELD_NONE, FIELD_NONE},
};

START_TEST(boards_show_what_differs)
{
    stage_init(&stage, "american", NULL);
    open_for(rules_key_shipped(differences[_i].rules));
    const struct exercise *boards = steps()->boards;
    int count = steps()->count;
    ck_assert_int_eq(boards[0].field, differences[_i].first);
    ck_assert_int_eq(boards[count - 1].field, differences[_i].last);
    stage_finish(&stage);
}
END_TEST

/* Rule sets that players have made, each with one field that American has not so. */
static const struct {
    const char *text;
    enum field field;
    int count; /* of boards */
} own[] = {
    {"american, king=flying", FIELD_KING, 2},
    {"american, capture=optional", FIELD_CAPTURE, 2},
    {"american, priority=most", FIELD_PRIORITY, 2},
    {"american, goal=lose", FIELD_GOAL, 1},
};

START_TEST(own_rules_have_boards_for_their_field)
{
    struct named_ruleset rules;
    struct text_error error;
    stage_init(&stage, "american", NULL);
    ck_assert_msg(ruleset_parse(own[_i].text, &rules, &error), "%s", own[_i].text);
    rulebook_put(&stage.rulebook, "Attic", &rules);
    open_for(rules_key_own("Attic"));
    ck_assert_str_eq(stage_widget(&stage, "rules")->label, "Rules: Attic");
    for (int i = 0; i < steps()->count; i++)
        ck_assert_msg(steps()->boards[i].field == own[_i].field, "%s: board %d is about another",
                      own[_i].text, i + 1);
    ck_assert(says(field_title(own[_i].field)));
    solve_all();
    stage_finish(&stage);
}
END_TEST

/* --- The offer --- */

static bool offered(void)
{
    return ui_find(&stage.shell.ui, "no-first-steps") != NULL;
}

static void put_away(void)
{
    press("no-first-steps");
}

static void follow(void)
{
    press("first-steps");
    ck_assert(on_page("first-steps"));
    stage_key(&stage, SDLK_ESCAPE, 0);
    ck_assert(on_page("play"));
}

static void make_a_move(void)
{
    stage_move(&stage, 11, 15);
}

static void look_elsewhere(void)
{
    stage_open(&stage, "settings");
    stage_open(&stage, "play");
}

static const struct {
    const char *name;
    void (*done)(void);
    bool answered;
} answers[] = {
    {"put away", put_away, true},
    {"followed", follow, true},
    {"a move is made", make_a_move, true},
    {"another page is opened", look_elsewhere, false},
};

START_TEST(it_is_offered_until_it_is_answered)
{
    int *offer = &stage.preferences.steps_offer;
    stage_init(&stage, "american", NULL);
    *offer = STEPS_OFFERED;
    stage_draw(&stage);
    ck_assert_msg(offered(), "%s: not offered", answers[_i].name);
    answers[_i].done();
    ck_assert_msg(offered() == !answers[_i].answered, "%s: offered", answers[_i].name);
    ck_assert_msg((*offer == STEPS_ANSWERED) == answers[_i].answered, "%s: %d", answers[_i].name,
                  *offer);
    stage_finish(&stage);
}
END_TEST

START_TEST(it_is_not_offered_otherwise)
{
    static const enum steps_offer others[] = {STEPS_NOT_OFFERED, STEPS_ANSWERED};
    stage_init(&stage, "american", NULL);
    stage.preferences.steps_offer = (int)others[_i];
    stage_draw(&stage);
    ck_assert(!offered());
    ck_assert_int_eq(stage.preferences.steps_offer, (int)others[_i]);
    stage_finish(&stage);
}
END_TEST

/* --- Sizes --- */

static const struct {
    int w, h, scale;
} sizes[] = {{640, 480, 100},  {640, 480, 200},  {700, 1000, 100},
             {700, 1000, 200}, {1280, 800, 100}, {1280, 800, 200}};

/* Returns the size of the first line that begins as the text does. */
static int size_of(const char *text)
{
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_TEXT &&
            strncmp(draw_string(list, &list->items[i]), text, 12) == 0)
            return list->items[i].style.px;
    ck_abort_msg("%s is not drawn", text);
    return 0;
}

START_TEST(words_of_all_boards_have_one_size)
{
    stage_init(&stage, "american", NULL);
    stage.w = sizes[_i].w;
    stage.h = sizes[_i].h;
    stage.preferences.scale = sizes[_i].scale;
    stage_open(&stage, "first-steps");
    int first = size_of(first_steps[0].words);
    for (int i = 1; i < FIRST_STEPS; i++) {
        press("next-board");
        ck_assert_msg(size_of(first_steps[i].words) == first, "%s: %d, not %d",
                      first_steps[i].title, size_of(first_steps[i].words), first);
    }
    stage_finish(&stage);
}
END_TEST

/* A title is broken where it has no room. */
START_TEST(titles_have_one_size)
{
    stage_init(&stage, "russian", NULL);
    stage.w = 640;
    stage.h = 480;
    stage_open(&stage, "first-steps");
    int count = steps()->count;
    ck_assert_int_gt(count, 1);
    for (int i = 0; i < count; i++) {
        char word[24];
        const char *title = exercise_title(&steps()->boards[i]);
        snprintf(word, sizeof word, "%.*s", (int)strcspn(title, " "), title);
        bool large = false;
        const struct draw_list *list = &stage.shell.ui.list;
        for (size_t j = 0; j < list->count; j++)
            large |= list->items[j].kind == DRAW_TEXT &&
                     strncmp(draw_string(list, &list->items[j]), word, strlen(word)) == 0 &&
                     list->items[j].style.px == ui_heading(&stage.shell.ui).px;
        ck_assert_msg(large, "%s", title);
        if (i < count - 1)
            press("next-board");
    }
    stage_finish(&stage);
}
END_TEST

SUITE(first_steps)
{
    Suite *suite = suite_create("first steps");
    TCase *tcase = tcase_create("page");
    tcase_add_loop_test(tcase, each_board_is_done_by_the_hand, 0, FIRST_STEPS);
    tcase_add_loop_test(tcase, what_is_no_move_is_refused, 0, FIRST_STEPS);
    tcase_add_loop_test(tcase, another_move_goes_back, 0, ROWS(astray));
    tcase_add_test(tcase, each_board_can_be_skipped);
    tcase_add_test(tcase, a_board_begins_again);
    tcase_add_test(tcase, it_goes_on_where_it_was_left);
    tcase_add_loop_test(tcase, every_rule_set_can_be_learned, 0, PRESET_COUNT);
    tcase_add_loop_test(tcase, boards_show_what_differs, 0, ROWS(differences));
    tcase_add_loop_test(tcase, own_rules_have_boards_for_their_field, 0, ROWS(own));
    tcase_add_loop_test(tcase, it_is_offered_until_it_is_answered, 0, ROWS(answers));
    tcase_add_loop_test(tcase, it_is_not_offered_otherwise, 0, 2);
    tcase_add_loop_test(tcase, words_of_all_boards_have_one_size, 0, ROWS(sizes));
    tcase_add_test(tcase, titles_have_one_size);
    suite_add_tcase(suite, tcase);
    return suite;
}
