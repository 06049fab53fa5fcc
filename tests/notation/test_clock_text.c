/* SPDX-License-Identifier: MIT */
/* What a player had left, as the comment that keeps it. */
#include "notation/clock_text.h"
#include "suite.h"

static const struct {
    const char *text;
    int milliseconds;
} rows[] = {
    {"[%clk 0:00:00]", 0},          {"[%clk 0:00:00.1]", 100},   {"[%clk 0:00:09.3]", 9300},
    {"[%clk 0:04:58]", 298000},     {"[%clk 1:00:00]", 3600000}, {"[%clk 10:59:59.9]", 39599900},
    {"[%clk 99:00:00]", 356400000},
};

START_TEST(printed_and_read)
{
    char text[CLOCK_TEXT_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    int read = -1;
    clock_text_print(&out, rows[_i].milliseconds);
    ck_assert_str_eq(text, rows[_i].text);
    ck_assert_msg(clock_text_parse(text, &read), "%s", text);
    ck_assert_int_eq(read, rows[_i].milliseconds);
}
END_TEST

static const char *const others[] = {
    "",
    "[%clk]",
    "[%clk ",
    "[%clk 5:00]",
    "[%clk 00:05:00]",
    "[%clk 0:5:00]",
    "[%clk 0:05:0]",
    "[%clk 0:60:00]",
    "[%clk 0:00:60]",
    "[%clk 0:00:09.0]",
    "[%clk 0:00:09.35]",
    "[%clk 0:00:09.]",
    "[%clk 100:00:00]",
    "[%clk -0:05:00]",
    "[%clk 0:05:00] ",
    "[%clk 0:05:00] well",
    " [%clk 0:05:00]",
    "[%emt 0:05:00]",
    "[%clk 0:05:00",
};

START_TEST(other_texts_are_no_time)
{
    int read = -1;
    ck_assert_msg(!clock_text_parse(others[_i], &read) && read == -1, "%s", others[_i]);
}
END_TEST

SUITE(clock_text)
{
    Suite *suite = suite_create("clock_text");
    TCase *tcase = tcase_create("clock_text");
    tcase_add_loop_test(tcase, printed_and_read, 0, ROWS(rows));
    tcase_add_loop_test(tcase, other_texts_are_no_time, 0, ROWS(others));
    suite_add_tcase(suite, tcase);
    return suite;
}
