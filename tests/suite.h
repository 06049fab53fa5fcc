/* SPDX-License-Identifier: MIT */
/* What every file of tests needs. Such a file holds one suite, and suite.c runs it. */
#ifndef TESTS_SUITE_H
#define TESTS_SUITE_H

#include <check.h>

/* Begins the function that makes the suite of this file; it returns a Suite *. The name is that of
 * the file, without test_. */
#define SUITE(name)                                                                                \
    Suite *name##_suite(void);                                                                     \
    Suite *name##_suite(void)

/* A set of cases that need what only POSIX systems have: Windows leaves them out by this tag. */
static inline TCase *posix_cases(const char *name)
{
    TCase *cases = tcase_create(name);
    tcase_set_tags(cases, "posix");
    return cases;
}

/* The number of rows in a table. */
#define ROWS(table) ((int)(sizeof(table) / sizeof(table)[0]))

/* Like ck_assert_msg, for loops over thousands: Check reports each assertion that holds to its
 * parent process, by a system call. */
#define REQUIRE(condition, ...)                                                                    \
    do {                                                                                           \
        if (!(condition))                                                                          \
            ck_abort_msg(__VA_ARGS__);                                                             \
    } while (0)

#endif
