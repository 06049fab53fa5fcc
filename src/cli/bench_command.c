/* SPDX-License-Identifier: MIT */
/* The engine's fixed work: how many nodes it takes says whether a change was one of speed alone. */
#include "cli/command.h"

#include "cli/thinker.h"
#include "notation/fen.h"
#include "notation/ruleset_text.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

enum {
    BENCH_DEPTH = 19,
    BENCH_MEGABYTES = 16,
};

static const struct bench_row {
    const char *rules, *fen;
} rows[] = {
#define BENCH(rules, fen) {rules, fen},
#include "cli/bench_positions.inc"
#undef BENCH
};

enum {
    ROW_COUNT = sizeof rows / sizeof *rows,
};

static void read_row(const struct bench_row *row, struct named_ruleset *rules,
                     struct position *position)
{
    struct text_error error;
    bool read = ruleset_parse(row->rules, rules, &error) && fen_parse(row->fen, position, &error);
    assert(read);
    (void)read;
}

/* Without them it would be other work. */
static bool weights_are_usable(const struct options *options)
{
    const struct knowledge_wanted wanted = {.options = options, .weights = true};
    for (int i = 0; i < ROW_COUNT; i++) {
        struct named_ruleset rules;
        struct position position;
        read_row(&rows[i], &rules, &position);
        if (!knowledge_weights_are_usable(&wanted, &rules.rules))
            return false;
    }
    return true;
}

/* Searches one position with a memory of its own; false: there is none. */
static bool work(const struct options *options, const struct bench_row *row, int depth,
                 struct engine_answer *answer)
{
    struct thinker_settings settings = {.limits = {.depth = depth},
                                        .threads = 1,
                                        .megabytes = BENCH_MEGABYTES,
                                        .knowledge = {.options = options, .weights = true}};
    struct named_ruleset rules;
    struct position position;
    struct thinker thinker;
    read_row(row, &rules, &position);
    if (!thinker_open(&thinker, &rules.rules, &settings))
        return false;
    struct engine_task task = thinker_task(&thinker, &position, 1);
    engine_choose(thinker.engine, &task, answer);
    thinker_close(&thinker);
    return true;
}

enum status command_bench(const struct options *options)
{
    int depth = options->limits.depth > 0 ? options->limits.depth : BENCH_DEPTH;
    uint64_t nodes = 0;
    int64_t milliseconds = 0;
    if (!weights_are_usable(options))
        return STATUS_BAD_INPUT;
    for (int i = 0; i < ROW_COUNT; i++) {
        struct engine_answer answer;
        if (!work(options, &rows[i], depth, &answer))
            return complain_memory(options);
        printf("%s\t%s\t%" PRIu64 "\t%d\n", rows[i].rules, rows[i].fen, answer.nodes,
               answer.milliseconds);
        fflush(stdout);
        nodes += answer.nodes;
        milliseconds += answer.milliseconds;
    }
    printf("nodes\t%" PRIu64 "\nmilliseconds\t%" PRId64 "\n", nodes, milliseconds);
    printf("nodes a second\t%.0f\n",
           milliseconds > 0 ? (double)nodes * 1000 / (double)milliseconds : 0);
    return STATUS_DONE;
}
