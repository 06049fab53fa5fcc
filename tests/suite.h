/* SPDX-License-Identifier: MIT */
/* How every test program starts: run one suite, exit 0 or 1. */
#ifndef TESTS_SUITE_H
#define TESTS_SUITE_H

#include <check.h>

/* How many rows a table has. */
#define ROWS(table) ((int)(sizeof(table) / sizeof(table)[0]))

/* As ck_assert_msg, for loops over thousands: Check tells its parent of every assertion that holds,
 * by a system call. */
#define REQUIRE(condition, ...)                                                                    \
    do {                                                                                           \
        if (!(condition))                                                                          \
            ck_abort_msg(__VA_ARGS__);                                                             \
    } while (0)

static inline int run_suite(Suite *suite)
{
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? 1 : 0;
}

#endif
