/* SPDX-License-Identifier: MIT */
/* Every page under a finger: whatever can be pressed answers within 44 points in each direction. */
#include "board/board_widgets.h"
#include "library_stage.h"
#include "stage.h"
#include "suite.h"

#include <string.h>

static const struct {
    int w, h, scale;
} windows[] = {{640, 480, 100}, {1000, 700, 100}, {1000, 700, 150}};

/* Returns how many pixels in a row mean this widget, through its middle. */
static int reach(const struct ui *ui, const struct widget *widget, struct rect rect, bool across)
{
    int x = rect.x + rect.w / 2, y = rect.y + rect.h / 2, count = 1;
    if (ui_finger_target(ui, x, y) != widget)
        return 0;
    for (int step = -1; step <= 1; step += 2)
        for (int way = step; count <= ui_px(ui, METRIC_TARGET); way += step, count++)
            if (ui_finger_target(ui, x + (across ? way : 0), y + (across ? 0 : way)) != widget)
                break;
    return count;
}

/* What scrolls is dragged anywhere. Squares are as large as the board has room for. */
static bool is_pressed(const struct widget *widget)
{
    return !widget_is(widget, ROLE_TEXT) && !widget_is(widget, ROLE_SCROLL) &&
           !widget_is(widget, ROLE_BOARD) && !widget_is(widget, ROLE_SQUARE);
}

/* Returns true if something else that can be pressed lies upon it: it is reached beside that. */
static bool is_ground(const struct ui *ui, const struct widget *widget)
{
    for (int i = 0; i < ui->widget_count; i++) {
        const struct widget *other = &ui->widgets[i];
        struct rect common = rect_common(other->rect, widget->rect);
        if (other != widget && is_pressed(other) && common.w == other->rect.w &&
            common.h == other->rect.h)
            return true;
    }
    return false;
}

/* Returns true if it is in sight as a whole. */
static bool is_whole(const struct ui *ui, const struct widget *widget)
{
    struct rect seen = rect_common(widget->rect, ui->screen);
    for (int i = 0; i < ui->widget_count; i++)
        if (widget->scroll == ui->widgets[i].id)
            seen = rect_common(seen, ui->widgets[i].rect);
    return seen.w == widget->rect.w && seen.h == widget->rect.h;
}

static void require_targets(const char *state)
{
    const struct ui *ui = &stage.shell.ui;
    int least = ui_px(ui, METRIC_TARGET);
    for (int i = 0; i < ui->widget_count; i++) {
        const struct widget *widget = &ui->widgets[i];
        if (!is_pressed(widget) || !is_whole(ui, widget) || is_ground(ui, widget))
            continue;
        int w = reach(ui, widget, widget->rect, true), h = reach(ui, widget, widget->rect, false);
        REQUIRE(w >= least && h >= least, "%s, %dx%d at %d %%: a finger reaches %s within %dx%d",
                state, ui->screen.w, ui->screen.h, ui->scale, widget->name, w, h);
    }
}

/* --- What is looked at --- */

static void just_begun(void) {}

static void some_moves(void)
{
    stage_move(&stage, 11, 15);
    stage_move(&stage, 24, 20);
    stage_move(&stage, 8, 11);
    stage_settle(&stage);
}

static void resigned(void)
{
    some_moves();
    game_resign(&stage.match.game, BLACK);
    stage.now += 5000;
    stage_settle(&stage);
}

static void a_name_is_written(void)
{
    click("name-black");
}

/* A finger rests on the second row, and taps the third. */
static void games_selected(void)
{
    stage_open(&stage, "library");
    for (int row = 2; row <= 3; row++) {
        struct rect rect = stage_widget(&stage, row == 2 ? "game-2" : "game-3")->rect;
        struct input input = {
            .kind = INPUT_PRESS, .x = rect.x + 20, .y = rect.y + 20, .finger = true};
        stage_input(&stage, input);
        input.secondary = row == 2;
        if (input.secondary)
            stage_input(&stage, input);
        input.kind = INPUT_RELEASE;
        stage_input(&stage, input);
    }
    ck_assert(stage_widget(&stage, "select-none") != NULL);
}

static const struct {
    const char *name;
    void (*prepare)(void);
} states[] = {{"just begun", just_begun},
              {"some moves", some_moves},
              {"resigned", resigned},
              {"a name is written", a_name_is_written},
              {"games selected", games_selected}};

static void begin(int window)
{
    library_stage_begin(40);
    stage.w = windows[window].w;
    stage.h = windows[window].h;
    stage.preferences.scale = windows[window].scale;
    stage.shell.ui.touch = true;
    stage_settle(&stage);
}

START_TEST(of_states)
{
    for (int i = 0; i < ROWS(states); i++) {
        begin(_i);
        states[i].prepare();
        stage.shell.ui.touch = true;
        stage_settle(&stage);
        require_targets(states[i].name);
        library_stage_end();
    }
}
END_TEST

START_TEST(of_pages)
{
    begin(_i);
    for (int i = 0; shell_pages[i]; i++) {
        stage_open(&stage, shell_pages[i]->name);
        require_targets(shell_pages[i]->name);
    }
    library_stage_end();
}
END_TEST

SUITE(targets)
{
    Suite *suite = suite_create("targets");
    TCase *all = tcase_create("targets");
    tcase_add_loop_test(all, of_states, 0, ROWS(windows));
    tcase_add_loop_test(all, of_pages, 0, ROWS(windows));
    suite_add_tcase(suite, all);
    return suite;
}
