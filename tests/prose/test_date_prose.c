/* SPDX-License-Identifier: MIT */
/* Dates as people say them. */
#include "prose/date_prose.h"
#include "suite.h"

#include <string.h>

static const struct {
    const char *date, *today, *said;
} rows[] = {
    /* Near. */
    {"2026.11.24", "2026.11.24", "Today"},
    {"2026.11.23", "2026.11.24", "Yesterday"},
    {"2026.11.22", "2026.11.24", "Sunday"},
    {"2026.11.21", "2026.11.24", "Saturday"},
    {"2026.11.18", "2026.11.24", "Wednesday"},
    {"2026.11.17", "2026.11.24", "17 November 2026"},
    {"2026.11.25", "2026.11.24", "25 November 2026"},
    {"2025.11.24", "2026.11.24", "24 November 2025"},

    /* Over the end of a month or a year. */
    {"2024.02.29", "2024.03.01", "Yesterday"},
    {"2023.02.28", "2023.03.01", "Yesterday"},
    {"1900.02.28", "1900.03.01", "Yesterday"},
    {"2000.02.28", "2000.03.01", "Monday"},
    {"2025.12.31", "2026.01.01", "Yesterday"},
    {"2025.12.28", "2026.01.03", "Sunday"},
    {"2025.12.27", "2026.01.03", "27 December 2025"},

    /* Nobody knows today. */
    {"2026.11.24", "", "24 November 2026"},
    {"1976.04.01", "", "1 April 1976"},

    /* Not all is known. */
    {"2024.11.??", "2024.11.24", "November 2024"},
    {"2024.??.??", "2024.11.24", "2024"},
    {"2024.??.11", "2024.11.24", "2024"},
    {"2024", "2024.11.24", "2024"},
    {"2024.06", "2024.11.24", "June 2024"},
    {"????.??.??", "2024.11.24", ""},
    {"", "2024.11.24", ""},

    /* Not as PDN writes it. */
    {"2024-11-23", "2024.11.24", "Yesterday"},
    {"2024.13.01", "2024.11.24", "2024.13.01"},
    {"2024.01.32", "2024.11.24", "2024.01.32"},
    {"22.11.2024", "2024.11.24", "22.11.2024"},
    {"Easter", "2024.11.24", "Easter"},
    {"99999999999", "2024.11.24", "99999999999"},
};

START_TEST(a_date_is_said)
{
    char memory[40];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    date_print(&out, rows[_i].date, rows[_i].today);
    ck_assert_msg(strcmp(memory, rows[_i].said) == 0, "%s on %s is \"%s\", not \"%s\"",
                  rows[_i].date, rows[_i].today, memory, rows[_i].said);
}
END_TEST

SUITE(date_prose)
{
    Suite *suite = suite_create("dates");
    TCase *tcase = tcase_create("dates");
    tcase_add_loop_test(tcase, a_date_is_said, 0, ROWS(rows));
    suite_add_tcase(suite, tcase);
    return suite;
}
