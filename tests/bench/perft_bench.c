/* SPDX-License-Identifier: MIT */
/* How fast moves are made: million leaves a second, one thread, no hash, counting at depth 1. Each
 * row is counted three times: by perft(), which makes no lists, by lists of moves with their paths,
 * and by bare lists, as a search makes them. The middle one of several runs is printed. A wrong
 * leaf count ends the program with 1; no speed does. */
#include "text.h"

#include "rules/generator.h"
#include "rules/perft.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum {
    RUNS = 7,
};

static const double run_seconds = 0.1;

#define START NULL

/* The start positions' counts are published; those with kings are the plain generator's. */
static const struct bench_row {
    const char *rules;
    const char *position; /* START or text */
    int depth;
    uint64_t leaves;
} rows[] = {
    {"american", START, 10, 18391564},
    {"american", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 27533},
    {"flying", START, 8, 845931},
    {"flying", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 100932},
    {"freejump", START, 7, 1583148},
    {"freejump", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 266737},
    {"russian", START, 8, 929905},
    {"russian", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 36419},
};

typedef uint64_t counter(const struct ruleset *rules, const struct position *position, int depth);

static uint64_t count_lists(const struct generator *generator, const struct ruleset *rules,
                            const struct position *position, int depth)
{
    struct movelist list;
    uint64_t leaves = 0;
    generator->movegen(rules, position, &list);
    if (depth == 1)
        return (uint64_t)list.count;
    for (int i = 0; i < list.count; i++) {
        struct position after = position_after(position, &list.moves[i]);
        leaves += count_lists(generator, rules, &after, depth - 1);
    }
    return leaves;
}

static uint64_t count_bare(const struct generator *generator, const struct ruleset *rules,
                           const struct position *position, int depth)
{
    struct bare_list list;
    uint64_t leaves = 0;
    generator->movegen_bare(rules, position, &list);
    if (depth == 1)
        return (uint64_t)list.count;
    for (int i = 0; i < list.count; i++) {
        struct position after = position_after_bare(position, &list.moves[i]);
        leaves += count_bare(generator, rules, &after, depth - 1);
    }
    return leaves;
}

static uint64_t perft_by_bare_lists(const struct ruleset *rules, const struct position *position,
                                    int depth)
{
    return count_bare(generator_for(rules), rules, position, depth);
}

static uint64_t perft_by_lists(const struct ruleset *rules, const struct position *position,
                               int depth)
{
    return count_lists(generator_for(rules), rules, position, depth);
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* Counts again and again for a while; leaves a second. */
static double one_run(const struct bench_row *row, counter *count, const struct ruleset *rules,
                      const struct position *position)
{
    uint64_t total = 0;
    double begin = now();
    do {
        uint64_t leaves = count(rules, position, row->depth);
        if (leaves != row->leaves) {
            fprintf(stderr, "%s: %" PRIu64 " leaves, expected %" PRIu64 "\n", row->rules, leaves,
                    row->leaves);
            exit(1);
        }
        total += leaves;
    } while (now() - begin < run_seconds);
    return (double)total / (now() - begin);
}

static int compare_speeds(const void *a, const void *b)
{
    double left = *(const double *)a;
    double right = *(const double *)b;
    return (left > right) - (left < right);
}

static double median_speed(const struct bench_row *row, counter *count)
{
    struct ruleset rules = text_rules(row->rules);
    struct position position =
        row->position ? text_position(row->position) : position_start(&rules);
    double speeds[RUNS];
    for (int i = 0; i < RUNS; i++)
        speeds[i] = one_run(row, count, &rules, &position);
    qsort(speeds, RUNS, sizeof speeds[0], compare_speeds);
    return speeds[RUNS / 2];
}

int main(void)
{
    printf("%-10s %-6s %5s %10s %10s %10s   million leaves a second\n", "rules", "from", "depth",
           "no lists", "bare", "lists");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const struct bench_row *row = &rows[i];
        printf("%-10s %-6s %5d", row->rules, row->position ? "kings" : "start", row->depth);
        printf(" %10.1f", median_speed(row, perft) / 1e6);
        printf(" %10.1f", median_speed(row, perft_by_bare_lists) / 1e6);
        printf(" %10.1f\n", median_speed(row, perft_by_lists) / 1e6);
    }
    return 0;
}
