/* SPDX-License-Identifier: MIT */
/* The main function of every test program: `test-rules perft` runs the suite `perft`, and without
 * an argument all suites run. Meson defines SUITES as the program's suites: SUITE(perft)
 * SUITE(house). */
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#undef SUITE
#define SUITE(name) Suite *name##_suite(void);
SUITES
#undef SUITE

static const struct {
    const char *name;
    Suite *(*make)(void);
} suites[] = {
#define SUITE(name) {#name, name##_suite},
    SUITES
#undef SUITE
};

/* Returns the number of tests that failed. */
static int run(Suite *suite)
{
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed;
}

int main(int argc, char **argv)
{
    int ran = 0, failed = 0;
    for (int i = 0; i < ROWS(suites); i++)
        if (argc == 1 || strcmp(argv[1], suites[i].name) == 0) {
            failed += run(suites[i].make());
            ran++;
        }
    if (ran == 0)
        fprintf(stderr, "%s: no suite is called %s\n", argv[0], argv[1]);
    return ran == 0 || failed > 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
