/* SPDX-License-Identifier: MIT */
/* Numbers and dates as the language writes them, in English and in a language that has all of it
 * otherwise. */
#include "base/translate.h"
#include "pages/typed_date.h"
#include "prose/clock_prose.h"
#include "prose/date_prose.h"
#include "prose/large_number.h"
#include "suite.h"

#include <string.h>

enum {
    TEXT_SIZE = 80,
};

static const char *const languages[] = {"en", "en@format"};

static void use(int index)
{
    translate_open(FORMAT_FOLDER, "en@format", "C");
    ck_assert_int_ge(translate_find(languages[index]), 0);
    translate_use(translate_find(languages[index]));
}

static const struct {
    int number;
    const char *texts[2];
} numbers[] = {
    {0, {"0", "0"}},           {999, {"999", "999"}},         {1000, {"1,000", "1000"}},
    {9999, {"9,999", "9999"}}, {10000, {"10,000", "10'000"}}, {1002003, {"1,002,003", "1'002'003"}},
};

START_TEST(thousands)
{
    for (int i = 0; i < ROWS(languages); i++) {
        use(i);
        ck_assert_str_eq(large_text(numbers[_i].number).text, numbers[_i].texts[i]);
    }
}
END_TEST

static const struct {
    int milliseconds;
    const char *texts[2];
} times[] = {
    {9300, {"9.3", "9,3"}},
    {100, {"0.1", "0,1"}},
    {65000, {"1:05", "1:05"}},
};

START_TEST(tenths)
{
    for (int i = 0; i < ROWS(languages); i++) {
        char text[TEXT_SIZE];
        struct strbuf out = strbuf_init(text, sizeof text);
        use(i);
        clock_digits_print(&out, times[_i].milliseconds);
        ck_assert_str_eq(text, times[_i].texts[i]);
    }
}
END_TEST

static const struct {
    const char *date, *texts[2];
} dates[] = {
    {"2026.11.22", {"22 November 2026", "2026, November 22"}},
    {"2026.11.01", {"1 November 2026", "2026, November 1st"}},
    {"2026.??.??", {"2026", "in 2026"}},
};

START_TEST(dates_that_are_shown)
{
    for (int i = 0; i < ROWS(languages); i++) {
        char text[TEXT_SIZE];
        struct strbuf out = strbuf_init(text, sizeof text);
        use(i);
        date_print(&out, dates[_i].date, "");
        ck_assert_str_eq(text, dates[_i].texts[i]);
    }
}
END_TEST

/* NULL: it is no date. */
static const struct {
    const char *typed, *read[2];
} typed_dates[] = {
    {"22.11.2026", {"2026.11.22", NULL}},         {"11/22/2026", {NULL, "2026.11.22"}},
    {"3.4.2026", {"2026.04.03", "2026.03.04"}},   {"11.2026", {"2026.11.??", "2026.11.??"}},
    {"2026-11-22", {"2026.11.22", "2026.11.22"}}, {"20261122", {"2026.11.22", "2026.11.22"}},
    {"2026", {"2026.??.??", "2026.??.??"}},
};

START_TEST(dates_that_are_typed)
{
    for (int i = 0; i < ROWS(languages); i++) {
        char text[TEXT_SIZE];
        struct strbuf out = strbuf_init(text, sizeof text);
        use(i);
        bool read = typed_date_read(&out, typed_dates[_i].typed);
        const char *expected = typed_dates[_i].read[i];
        ck_assert_msg(read == (expected != NULL) && (!read || strcmp(text, expected) == 0),
                      "%s: %s in %s", typed_dates[_i].typed, text, languages[i]);
    }
}
END_TEST

/* What has been typed of a date finds games whose dates begin so. */
START_TEST(the_beginning_of_a_date)
{
    static const char *const begun[] = {"2026.22.11", "2026.11.22"};
    for (int i = 0; i < ROWS(languages); i++) {
        char text[TEXT_SIZE];
        struct strbuf out = strbuf_init(text, sizeof text);
        use(i);
        typed_date_print(&out, "11/22/2026");
        ck_assert_str_eq(text, begun[i]);
    }
}
END_TEST

SUITE(formats)
{
    Suite *suite = suite_create("formats");
    TCase *tcase = tcase_create("formats");
    tcase_add_loop_test(tcase, thousands, 0, ROWS(numbers));
    tcase_add_loop_test(tcase, tenths, 0, ROWS(times));
    tcase_add_loop_test(tcase, dates_that_are_shown, 0, ROWS(dates));
    tcase_add_loop_test(tcase, dates_that_are_typed, 0, ROWS(typed_dates));
    tcase_add_test(tcase, the_beginning_of_a_date);
    suite_add_tcase(suite, tcase);
    return suite;
}
