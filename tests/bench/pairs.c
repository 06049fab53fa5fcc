/* SPDX-License-Identifier: MIT */
#include "pairs.h"

#include "median.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    COMMANDS = 2,
};

struct plan {
    int runs;
    int command_count;
    char *const *commands[COMMANDS];
};

/* Cuts the command line at "--" into argvs closed by NULL. */
static bool read_plan(struct plan *plan, int argc, char **argv)
{
    int at = 1;
    if (at + 1 < argc && strcmp(argv[at], "-n") == 0) {
        plan->runs = atoi(argv[at + 1]);
        at += 2;
    }
    while (at < argc && plan->command_count < COMMANDS) {
        plan->commands[plan->command_count++] = &argv[at];
        while (at < argc && strcmp(argv[at], "--") != 0)
            at++;
        if (at < argc)
            argv[at++] = NULL;
    }
    bool empty = plan->command_count == 0;
    for (int i = 0; i < plan->command_count; i++)
        empty |= plan->commands[i][0] == NULL;
    return !empty && plan->runs >= 1 && plan->runs <= PAIRS_MAX_RUNS;
}

int pairs_main(const struct measurement *measurement, int argc, char **argv)
{
    static double values[COMMANDS][PAIRS_MAX_VALUES][PAIRS_MAX_RUNS];
    struct plan plan = {.runs = measurement->runs};
    if (!read_plan(&plan, argc, argv)) {
        fprintf(stderr, "usage: %s%s [-n RUNS] COMMAND... [-- COMMAND...]\n", argv[0],
                measurement->usage);
        return 2;
    }
    for (int run = 0; run < plan.runs; run++)
        for (int i = 0; i < plan.command_count; i++) {
            double results[PAIRS_MAX_VALUES] = {0};
            measurement->measure(plan.commands[i], results);
            for (int value = 0; value < measurement->value_count; value++)
                values[i][value][run] = results[value];
        }
    for (int value = 0; value < measurement->value_count; value++) {
        double a = median(values[0][value], plan.runs);
        double b = median(values[1][value], plan.runs);
        printf("%s\t%.1f", measurement->values[value], a);
        if (plan.command_count == COMMANDS)
            printf(a > 0 ? "\t%.1f\t%.2f" : "\t%.1f\t-", b, b / a);
        putchar('\n');
    }
    return 0;
}
