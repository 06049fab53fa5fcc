/* SPDX-License-Identifier: MIT */
/* The settings page: a row for each preference, each goes through its values and changes nothing
 * else. What the rows say is told here once more, by hand. */
#include "stage.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

enum {
    VALUES_MAX = 8,
};

static const struct {
    const char *name, *label;
    const char *values[VALUES_MAX]; /* as long as there are any */
    int initial;                    /* the one that it begins with */
} rows[] = {
    {"board", "Board", {"As the rules say", "Walnut", "High contrast"}},
    {"labels",
     "Names of squares",
     {"As the rules say", "Numbers", "Letters (a1)", "Row, column", "Off"}},
    {"king-mark", "Kings are marked by", {"As the rules say", "Second disc", "Two rings", "Crown"}},
    {"pieces", "Pieces", {"As the rules say", "Discs", "Letters x X o O"}},
    {"captured", "Captured pieces", {"As the rules say", "Shown", "Hidden"}},
    {"motion", "Motion", {"Moves glide", "No motion"}},
    {"scale", "Size", {"As the window", "75 %", "100 %", "125 %", "150 %", "175 %", "200 %"}},
    {"theme", "Colours", {"Wood", "High contrast"}},
    {"sound", "Sound", {"On", "Off"}},
    {"volume", "Volume", {"25 %", "50 %", "75 %", "100 %"}, 2},
};

static int value_count(int row)
{
    int count = 0;
    while (count < VALUES_MAX && rows[row].values[count])
        count++;
    return count;
}

static void open_page(struct stage *stage)
{
    stage_init(stage, "american", NULL);
    stage_key(stage, SDLK_COMMA, MOD_CTRL);
}

static void expect_value(const struct stage *stage, int row, int value, const char *when)
{
    char label[128];
    snprintf(label, sizeof label, "%s: %s", rows[row].label, rows[row].values[value]);
    const char *found = stage_widget(stage, rows[row].name)->label;
    ck_assert_msg(strcmp(found, label) == 0, "%s: \"%s\", expected \"%s\"", when, found, label);
}

START_TEST(there_are_these_rows)
{
    struct stage stage;
    int row = 0;
    open_page(&stage);
    const struct ui *ui = &stage.shell.ui;
    for (int i = 0; i < ui->widget_count; i++)
        if (widget_is(&ui->widgets[i], ROLE_CHOICE)) {
            ck_assert_int_lt(row, ROWS(rows));
            ck_assert_str_eq(ui->widgets[i].name, rows[row].name);
            expect_value(&stage, row, rows[row].initial, "at first");
            row++;
        }
    ck_assert_int_eq(row, ROWS(rows));
    stage_finish(&stage);
}
END_TEST

START_TEST(a_row_goes_through_its_values_alone)
{
    struct stage stage;
    int count = value_count(_i);
    open_page(&stage);
    for (int step = 1; step <= count; step++) {
        stage_click(&stage, stage_widget(&stage, rows[_i].name)->rect);
        for (int row = 0; row < ROWS(rows); row++)
            expect_value(&stage, row,
                         (rows[row].initial + (row == _i ? step : 0)) % value_count(row),
                         rows[_i].name);
    }
    stage_finish(&stage);
}
END_TEST

/* Screens by how fine they are: what is drawn there, and what two presses of Ctrl and Minus leave.
 */
static const struct {
    const char *name;
    int density, w, h; /* pixels */
    int wanted;        /* percent of points */
    int drawn, after;  /* percent of pixels */
} screens[] = {
    {"one pixel a point", 100, 1280, 800, 100, 100, 75},
    {"two: 18 points are 36 pixels", 200, 2560, 1600, 100, 200, 150},
    {"two, by itself", 200, 2560, 1600, SCALE_AUTO, 200, 150},
    {"two, 150 %", 200, 2560, 1600, 150, 300, 200},
    {"one and a half", 150, 1920, 1200, 100, 150, 112},
    {"two, in a small window", 200, 1280, 960, 200, 200, 150},
};

START_TEST(sizes_are_points)
{
    struct stage stage;
    stage_init(&stage, "american", NULL);
    stage.preferences.scale = screens[_i].wanted;
    stage.shell.density = screens[_i].density;
    stage.w = screens[_i].w;
    stage.h = screens[_i].h;
    stage_draw(&stage);
    const struct ui *ui = &stage.shell.ui;
    ck_assert_msg(ui->scale == screens[_i].drawn, "%s: %d", screens[_i].name, ui->scale);
    ck_assert_int_eq(ui_px(ui, 18), (18 * screens[_i].drawn + 50) / 100);
    stage_key(&stage, SDLK_MINUS, MOD_CTRL);
    stage_key(&stage, SDLK_MINUS, MOD_CTRL);
    ck_assert_msg(ui->scale == screens[_i].after, "%s, smaller: %d", screens[_i].name, ui->scale);
    stage_finish(&stage);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("settings page");
    TCase *tcase = tcase_create("rows");
    tcase_add_test(tcase, there_are_these_rows);
    tcase_add_loop_test(tcase, a_row_goes_through_its_values_alone, 0, ROWS(rows));
    tcase_add_loop_test(tcase, sizes_are_points, 0, ROWS(screens));
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}
