/* SPDX-License-Identifier: MIT */
/* The settings page is the table of preferences: a row each, in its order, and each row changes its
 * own number only. */
#include "stage.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

static void open_page(struct stage *stage)
{
    stage_init(stage, "american", NULL);
    stage_key(stage, SDLK_COMMA, MOD_CTRL);
}

static const char *label_of(const struct preference *row, const struct stage *stage)
{
    static char label[128];
    int index = preference_chosen(row, &stage->preferences);
    snprintf(label, sizeof label, "%s: %s", row->label, preference_value(row, index).label);
    return label;
}

START_TEST(rows_are_those_of_the_table)
{
    struct stage stage;
    int row = 0;
    open_page(&stage);
    const struct ui *ui = &stage.shell.ui;
    for (int i = 0; i < ui->widget_count; i++)
        if (widget_is(&ui->widgets[i], ROLE_CHOICE)) {
            ck_assert_int_lt(row, preference_count);
            ck_assert_str_eq(ui->widgets[i].label, label_of(&preference_table[row++], &stage));
        }
    ck_assert_int_eq(row, preference_count);
    stage_finish(&stage);
}
END_TEST

START_TEST(a_row_changes_its_own_number)
{
    const struct preference *row = &preference_table[_i];
    struct stage stage;
    open_page(&stage);
    struct preferences before = stage.preferences;
    int first = preference_chosen(row, &before);
    for (int step = 1; step <= row->count; step++) {
        const struct widget *widget = stage_find(&stage, label_of(row, &stage));
        ck_assert_msg(widget != NULL, "%s", label_of(row, &stage));
        stage_click(&stage, widget->rect);
        for (int i = 0; i < preference_count; i++) {
            const struct preference *other = &preference_table[i];
            int expected =
                i == _i ? (first + step) % row->count : preference_chosen(other, &before);
            ck_assert_msg(preference_chosen(other, &stage.preferences) == expected,
                          "%s, %d clicks: %s", row->id, step, other->id);
        }
    }
    stage_finish(&stage);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("settings page");
    TCase *tcase = tcase_create("rows");
    tcase_add_test(tcase, rows_are_those_of_the_table);
    tcase_add_loop_test(tcase, a_row_changes_its_own_number, 0, preference_count);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}
