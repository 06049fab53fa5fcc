/* SPDX-License-Identifier: MIT */
/* The clock in digits and in words. */
#include "prose/clock_prose.h"
#include "suite.h"

#include <string.h>

static const struct {
    int left;
    const char *digits, *sentence;
} times[] = {
    {0, "0.0", "Ada has 0 seconds left."},
    {1, "0.1", "Ada has 1 second left."},
    {100, "0.1", "Ada has 1 second left."},
    {9901, "10.0", "Ada has 10 seconds left."},
    {10000, "10.0", "Ada has 10 seconds left."},
    {10001, "0:11", "Ada has 11 seconds left."},
    {59001, "1:00", "Ada has 1 minute and 0 seconds left."},
    {61000, "1:01", "Ada has 1 minute and 1 second left."},
    {299000, "4:59", "Ada has 4 minutes and 59 seconds left."},
    {3599001, "1:00:00", "Ada has 1 hour and 0 minutes left."},
    {3661000, "1:01:01", "Ada has 1 hour and 1 minute left."},
    {TIME_LEFT_MOST, "99:00:00", "Ada has 99 hours and 0 minutes left."},
};

START_TEST(what_is_left)
{
    char digits[32], sentence[120];
    struct strbuf out = strbuf_init(digits, sizeof digits);
    clock_digits_print(&out, times[_i].left);
    ck_assert_str_eq(digits, times[_i].digits);
    out = strbuf_init(sentence, sizeof sentence);
    time_left_print(&out, "Ada", times[_i].left);
    ck_assert_str_eq(sentence, times[_i].sentence);
}
END_TEST

static const struct {
    struct time_control control;
    const char *label;
} labels[] = {
    {{TIME_NONE}, "No clock"},
    {{TIME_INCREMENT, {300, 300}, 0}, "5 min"},
    {{TIME_INCREMENT, {300, 300}, 3}, "5 min + 3 s"},
    {{TIME_INCREMENT, {90, 30}, 3}, "1 min 30 s against 30 s + 3 s"},
    {{TIME_DELAY, {900, 900}, 5}, "15 min, delay 5 s"},
    {{TIME_DELAY, {900, 900}, 0}, "15 min, delay 0 s"},
    {{TIME_MOVE, {30, 30}, 0}, "30 s a move"},
    {{TIME_MOVE, {30, 10}, 0}, "30 s against 10 s a move"},
};

START_TEST(a_time_control)
{
    ck_assert_str_eq(control_label(&labels[_i].control).text, labels[_i].label);
}
END_TEST

START_TEST(with_each_move)
{
    ck_assert_str_eq(more_label(TIME_INCREMENT, 0).text, "Nothing is added");
    ck_assert_str_eq(more_label(TIME_INCREMENT, 3).text, "3 s are added");
    ck_assert_str_eq(more_label(TIME_DELAY, 3).text, "The first 3 s do not count");
    ck_assert_str_eq(more_label(TIME_MOVE, 0).text, "The time is for each move");
}
END_TEST

SUITE(clock_prose)
{
    Suite *suite = suite_create("clock_prose");
    TCase *tcase = tcase_create("clock_prose");
    tcase_add_loop_test(tcase, what_is_left, 0, ROWS(times));
    tcase_add_loop_test(tcase, a_time_control, 0, ROWS(labels));
    tcase_add_test(tcase, with_each_move);
    suite_add_tcase(suite, tcase);
    return suite;
}
