/* SPDX-License-Identifier: MIT */
#include "base/path.h"
#include "base/wrap.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

#define TEN  "ten lettrs"
#define LONG "word-of-50-letters-word-of-50-letters-word-of-50-l"
#define SEVENTY                                                                                    \
    TEN " " TEN " " TEN " " TEN " " TEN " " TEN " "                                                \
        "and "

/* `term` is NULL in a paragraph. */
static const struct {
    const char *name, *term, *text, *printed;
} rows[] = {
    {"nothing", NULL, "", "\n"},
    {"a line of 80 letters", NULL, SEVENTY "80 letters", SEVENTY "80 letters\n"},
    {"one more", NULL, SEVENTY "81 letters.", SEVENTY "81\nletters.\n"},
    {"letters of two bytes", NULL, SEVENTY "80 l\u00E9tt\u00EArs",
     SEVENTY "80 l\u00E9tt\u00EArs\n"},
    {"a word longer than a line", NULL, "a " LONG LONG " b", "a\n" LONG LONG "\nb\n"},
    {"a term", "--ab", "help", "  --ab        help\n"},
    {"as long as may be", "--ab 23456", "help", "  --ab 23456  help\n"},
    {"too long", "--ab 234567", "help", "  --ab 234567\n              help\n"},
    {"letters of the term", "--\u00E9b 23456", "help", "  --\u00E9b 23456  help\n"},
    {"two lines", "-a", TEN " " TEN " " TEN " " TEN " " TEN " " TEN " b",
     "  -a          " TEN " " TEN " " TEN " " TEN " " TEN " " TEN "\n              b\n"},
};

START_TEST(lines_are_laid_out)
{
    char *printed = NULL;
    size_t size;
    FILE *out = open_memstream(&printed, &size);
    if (rows[_i].term)
        wrap_row(out, 14, rows[_i].term, rows[_i].text);
    else
        wrap_paragraph(out, rows[_i].text);
    fclose(out);
    ck_assert_msg(strcmp(printed, rows[_i].printed) == 0, "%s:\n%s", rows[_i].name, printed);
    free(printed);
}
END_TEST

/* A heading, the rows that all systems have, and those of this one. */
START_TEST(environment_is_that_of_the_system)
{
    static const struct wrap_variable variables[] = {
        {"ALL", "everywhere"}, {"HOME", "elsewhere", ""}, {"BOTH", "here", "there"}};
    const char *expected = PATH_HERE == PATH_WINDOWS
                               ? "Environment:\n  ALL   everywhere\n  BOTH  there\n"
                               : "Environment:\n  ALL   everywhere\n  HOME  elsewhere\n"
                                 "  BOTH  here\n";
    char *printed = NULL;
    size_t size;
    FILE *out = open_memstream(&printed, &size);
    wrap_environment(out, 8, variables, sizeof variables / sizeof variables[0]);
    fclose(out);
    ck_assert_str_eq(printed, expected);
    free(printed);
}
END_TEST

SUITE(wrap)
{
    Suite *suite = suite_create("wrap");
    TCase *tcase = tcase_create("wrap");
    tcase_add_loop_test(tcase, lines_are_laid_out, 0, sizeof rows / sizeof rows[0]);
    tcase_add_test(tcase, environment_is_that_of_the_system);
    suite_add_tcase(suite, tcase);
    return suite;
}
