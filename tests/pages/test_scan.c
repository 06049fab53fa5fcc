/* SPDX-License-Identifier: MIT */
/* Everything by one button: the frame goes round by itself, and one key chooses. */
#include "board/board_widgets.h"
#include "library_stage.h"
#include "pages/library/room.h"
#include "stage.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

enum {
    PACE_MS = 1000,
    PACE = 5,         /* that one, among the values of the preference */
    TREMBLE_MS = 150, /* a press so soon after another one is none */
    STEPS_MAX = 200,  /* of the frame, until something is chosen */
    MOVES_MAX = 300,  /* of a game */
};

static const struct scan *scan(void)
{
    return &stage.shell.scan;
}

static void begin(int games)
{
    library_stage_begin(games);
    stage.preferences.pace = PACE;
    stage_draw(&stage);
}

static void step(void)
{
    stage.now += PACE_MS;
    stage_draw(&stage);
}

static void press(void)
{
    stage.now += TREMBLE_MS;
    stage_input(&stage, (struct input){.kind = INPUT_KEY, .key = SDLK_SPACE});
    stage_draw(&stage);
    stage_settle(&stage);
}

static bool is_framed(const struct widget *widget)
{
    struct rect rect = ui_reach(&stage.shell.ui, widget), frame = scan()->frame;
    return !scan()->whole && rect_contains(frame, rect.x + rect.w / 2, rect.y + rect.h / 2);
}

/* Returns true if the button would click it. */
static bool frames_only(const struct widget *widget)
{
    struct rect rect = ui_reach(&stage.shell.ui, widget), frame = scan()->frame;
    return scan()->single && memcmp(&rect, &frame, sizeof rect) == 0;
}

/* Waits, and presses where the frame is around what is wanted, until it is around that alone.
 * Returns false if that does not come. */
static bool go_to(const char *name)
{
    for (int i = 0; i < STEPS_MAX; i++) {
        const struct widget *widget = ui_find(&stage.shell.ui, name);
        if (!widget)
            return false;
        if (frames_only(widget))
            return true;
        bool leads = !scan()->single && is_framed(widget);
        if (scan()->waits || leads)
            press();
        else
            step();
    }
    return false;
}

static void choose(const char *name)
{
    ck_assert_msg(go_to(name), "the frame does not come to %s", name);
    press();
}

static void choose_square(int square)
{
    char name[16];
    snprintf(name, sizeof name, "square-%d", square);
    choose(name);
}

/* --- Everything is reached --- */

static bool is_wanted(const struct ui *ui, const struct widget *widget)
{
    static const char *const roles[] = {ROLE_BUTTON, ROLE_FIELD, ROLE_SWITCH, ROLE_ITEM};
    struct rect rect = ui_reach(ui, widget);
    bool wanted = false;
    for (int i = 0; i < ROWS(roles); i++)
        wanted |= widget_is(widget, roles[i]);
    return wanted && widget->enabled && rect.h == widget->rect.h && rect.w == widget->rect.w &&
           ui_finger_target(ui, rect.x + rect.w / 2, rect.y + rect.h / 2) == widget;
}

enum {
    REACHED_MAX = 400,
};

/* The widgets around which alone the frame was. */
static widget_id reached[REACHED_MAX];
static int reached_count;

static bool was_reached(widget_id id)
{
    for (int i = 0; i < reached_count; i++)
        if (reached[i] == id)
            return true;
    return false;
}

static void note_reached(void)
{
    const struct ui *ui = &stage.shell.ui;
    for (int i = 0; i < ui->widget_count && reached_count < REACHED_MAX; i++)
        if (frames_only(&ui->widgets[i]) && !was_reached(ui->widgets[i].id))
            reached[reached_count++] = ui->widgets[i].id;
}

/* Lets the frame go over all that there is, into each group and out of it again. Chooses nothing.
 */
static void go_over_all(void)
{
    stage.shell.scan = (struct scan){0};
    reached_count = 0;
    stage_draw(&stage);
    widget_id first = scan()->at;
    for (int i = 0; i < 20 * STEPS_MAX; i++) {
        bool single = scan()->single, comes_out = scan()->whole;
        note_reached();
        if (!single)
            press();
        if (single || comes_out)
            step();
        if (scan()->depth == 0 && scan()->at == first)
            return;
    }
    ck_abort_msg("it does not come round");
}

START_TEST(all_that_can_be_clicked_is_reached)
{
    begin(20);
    for (int page = 0; shell_pages[page]; page++) {
        stage_open(&stage, shell_pages[page]->name);
        go_over_all();
        const struct ui *ui = &stage.shell.ui;
        for (int i = 0; i < ui->widget_count; i++)
            ck_assert_msg(!is_wanted(ui, &ui->widgets[i]) || was_reached(ui->widgets[i].id),
                          "%s: the frame does not come to %s", shell_pages[page]->name,
                          ui->widgets[i].name);
    }
    library_stage_end();
}
END_TEST

/* --- A match --- */

static const struct game *game(void)
{
    return &stage.match.game;
}

static void play_one_move(void)
{
    struct movelist list;
    struct position position = game_position(game());
    movegen(&game()->rules.rules, &position, &list);
    struct move move = list.moves[list.count / 2];
    choose_square(move_from(&move));
    for (int i = 1; i <= move.steps; i++) {
        stage.now += 3000;
        stage_draw(&stage);
        choose_square(move.path[i]);
    }
    stage.now += 3000;
    stage_draw(&stage);
}

START_TEST(a_game_its_revenge_and_the_end_of_it)
{
    begin(0);
    for (int i = 0; i < MOVES_MAX && !game_over(game()); i++)
        play_one_move();
    ck_assert_msg(game_over(game()), "the game has no end");
    stage.now += 10000;
    stage_settle(&stage);
    choose("revenge");
    ck_assert(!game_over(game()));
    choose("settings");
    ck_assert(on_page("settings"));
    choose("accessibility");
    ck_assert(on_page("accessibility"));
    for (int i = 0; i < PACE; i++)
        choose("pace/previous");
    ck_assert_int_eq(stage.preferences.pace, 0);
    ck_assert_int_eq(shell_wait(&stage.shell), -1);
    library_stage_end();
}
END_TEST

/* --- The board --- */

START_TEST(a_piece_is_let_go_again)
{
    begin(0);
    choose_square(11);
    ck_assert(says("11 can go to 15 or 16."));
    ck_assert_msg(frames_only(stage_square(&stage, 15)), "its ways do not come first");
    choose_square(11);
    ck_assert(!says("11 can go to 15 or 16."));
    library_stage_end();
}
END_TEST

/* Only what may be done is gone over. */
START_TEST(only_pieces_that_may_move)
{
    begin(0);
    press();
    for (int i = 0; i < 20 && !scan()->whole; i++, step()) {
        bool found = false;
        for (int square = 9; square <= 12; square++)
            found |= frames_only(stage_square(&stage, square));
        ck_assert(found);
    }
    ck_assert(scan()->whole);
    press();
    ck_assert_int_eq(scan()->depth, 0);
    library_stage_end();
}
END_TEST

/* --- Waking --- */

START_TEST(it_wakes_at_its_pace_and_then_sleeps)
{
    begin(0);
    ck_assert_int_eq(shell_wait(&stage.shell), PACE_MS);
    int steps = 0;
    for (; shell_wait(&stage.shell) >= 0 && steps < STEPS_MAX; steps++) {
        ck_assert_int_eq(shell_wait(&stage.shell), PACE_MS);
        step();
    }
    ck_assert_msg(steps % 3 == 0 && steps > 3, "it goes round for %d steps", steps);
    struct rect frame = scan()->frame;
    press();
    ck_assert_int_eq(scan()->depth, 0);
    ck_assert_int_eq(shell_wait(&stage.shell), PACE_MS);
    ck_assert_msg(memcmp(&frame, &scan()->frame, sizeof frame) == 0, "it begins elsewhere");
    library_stage_end();
}
END_TEST

START_TEST(without_it_nothing_wakes)
{
    begin(0);
    stage.preferences.pace = 0;
    stage_draw(&stage);
    ck_assert_int_eq(shell_wait(&stage.shell), -1);
    library_stage_end();
}
END_TEST

/* --- The button --- */

static const struct {
    const char *name;
    struct input input;
    bool presses;
} buttons[] = {
    {"Space", {.kind = INPUT_KEY, .key = SDLK_SPACE}, true},
    {"Enter", {.kind = INPUT_KEY, .key = SDLK_RETURN}, true},
    {"a key of the player's choice", {.kind = INPUT_KEY, .key = SDLK_F5}, true},
    {"a letter is written", {.kind = INPUT_KEY, .key = SDLK_x}, false},
    {"a helper's shortcut", {.kind = INPUT_KEY, .key = SDLK_0, .mods = MOD_CTRL}, false},
    {"Ctrl alone", {.kind = INPUT_KEY, .key = SDLK_LCTRL}, false},
    {"a key that is held", {.kind = INPUT_KEY, .key = SDLK_F5, .again = true}, false},
    {"a controller", {.kind = INPUT_KEY, .key = SDLK_ESCAPE, .pad = true}, true},
    {"a controller's command", {.kind = INPUT_KEY, .given = 1, .pad = true}, true},
    {"a click anywhere", {.kind = INPUT_PRESS, .x = 3, .y = 3}, true},
    {"a tap", {.kind = INPUT_PRESS, .x = 3, .y = 3, .finger = true}, true},
    {"a finger that rests after its tap",
     {.kind = INPUT_PRESS, .finger = true, .secondary = true},
     false},
    {"the wheel", {.kind = INPUT_WHEEL, .wheel = 1}, false},
    {"the pointer", {.kind = INPUT_MOVE, .x = 3, .y = 3}, false},
};

START_TEST(what_the_button_is)
{
    begin(0);
    stage_input(&stage, buttons[_i].input);
    ck_assert_msg((scan()->depth > 0) == buttons[_i].presses, "%s", buttons[_i].name);
    library_stage_end();
}
END_TEST

/* A hand that trembles chooses once, however long it trembles. */
START_TEST(a_hand_that_trembles_presses_once)
{
    begin(0);
    press();
    ck_assert(scan()->depth > 0);
    for (int i = 0; i < 3; i++) {
        stage.now += TREMBLE_MS - 1;
        stage_input(&stage, (struct input){.kind = INPUT_KEY, .key = SDLK_SPACE});
        ck_assert_msg(!says("9 can go to 13 or 14."), "press %d counts", i);
    }
    stage.now += TREMBLE_MS;
    stage_input(&stage, (struct input){.kind = INPUT_KEY, .key = SDLK_SPACE});
    ck_assert_msg(says("9 can go to 13 or 14."), "a press after a pause does not count");
    library_stage_end();
}
END_TEST

/* A field that was chosen is written by others; the character of the key is not. */
START_TEST(the_key_writes_nothing)
{
    begin(20);
    stage_open(&stage, "library");
    choose("find-words");
    const struct room *room = shell_state(&stage.shell, "library");
    stage_input(&stage, (struct input){.kind = INPUT_TEXT, .text = " "});
    ck_assert_str_eq(room->filter.words, "");
    stage_input(&stage, (struct input){.kind = INPUT_TEXT, .text = "a"});
    ck_assert_str_eq(room->filter.words, "a");
    library_stage_end();
}
END_TEST

SUITE(scan)
{
    Suite *suite = suite_create("scan");
    TCase *all = tcase_create("scan");
    tcase_add_test(all, all_that_can_be_clicked_is_reached);
    tcase_add_test(all, a_game_its_revenge_and_the_end_of_it);
    tcase_add_test(all, a_piece_is_let_go_again);
    tcase_add_test(all, only_pieces_that_may_move);
    tcase_add_test(all, it_wakes_at_its_pace_and_then_sleeps);
    tcase_add_test(all, without_it_nothing_wakes);
    tcase_add_test(all, a_hand_that_trembles_presses_once);
    tcase_add_loop_test(all, what_the_button_is, 0, ROWS(buttons));
    tcase_add_test(all, the_key_writes_nothing);
    suite_add_tcase(suite, all);
    return suite;
}
