/* SPDX-License-Identifier: MIT */
/* How every test program starts: run one suite, exit 0 or 1. */
#ifndef TESTS_SUITE_H
#define TESTS_SUITE_H

#include <check.h>

/* How many rows a table has. */
#define ROWS(table) ((int)(sizeof(table) / sizeof(table)[0]))

static inline int run_suite(Suite *suite)
{
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? 1 : 0;
}

#endif
