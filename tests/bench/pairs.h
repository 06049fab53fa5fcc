/* SPDX-License-Identifier: MIT */
/* Measures two programs in turn, A B A B, so that what else the machine does falls on both alike,
 * and prints a line for each value: its name, the median of A, of B, and B / A, separated by tabs.
 * The ratio is "-" where A is 0. */
#ifndef BENCH_PAIRS_H
#define BENCH_PAIRS_H

enum {
    PAIRS_MAX_VALUES = 2,
    PAIRS_MAX_RUNS = 99,
};

struct measurement {
    const char *usage; /* of the program's own options, "" for none */
    int runs;          /* of each program, unless -n says otherwise */
    int value_count;
    const char *values[PAIRS_MAX_VALUES]; /* names, with their unit: "first frame, ms" */
    /* Runs `command` once, from start to end, and sets `results`. */
    void (*measure)(char *const *command, double results[PAIRS_MAX_VALUES]);
};

/* The main program: [-n RUNS] COMMAND... [-- COMMAND...]. With one command only its medians are
 * printed. Returns the exit status. */
int pairs_main(const struct measurement *measurement, int argc, char **argv);

#endif
