/* SPDX-License-Identifier: MIT */
/* The command bench: fixed work for the engine. If a change leaves the number of nodes as it was,
 * it has changed nothing but the speed. */
#include "cli/thinking.h"
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
#include "bench_positions.inc"
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

/* Opens the weights of each row and closes them again: without them it would be other work. */
static bool weights_are_there(const struct options *options)
{
    bool fine = true;
    for (int i = 0; i < ROW_COUNT && fine; i++) {
        struct named_ruleset rules;
        struct position position;
        struct weights weights;
        read_row(&rows[i], &rules, &position);
        weights_open_own(&weights, &rules.rules);
        fine = weights_are_fine(options, &weights);
        weights_close(&weights);
    }
    return fine;
}

/* Searches one position with memory of its own. Returns false if there is not enough. */
static bool search_row(const struct bench_row *row, int depth, struct engine_answer *answer)
{
    struct thinker_settings settings = {.limits = {.depth = depth},
                                        .parameters = {.threads = 1, .megabytes = BENCH_MEGABYTES}};
    struct named_ruleset rules;
    struct position position;
    struct weights weights;
    struct thinker thinker;
    read_row(row, &rules, &position);
    weights_open_own(&weights, &rules.rules);
    bool opened = thinker_open(&thinker, &rules.rules, &settings, &weights, NULL);
    if (opened) {
        struct engine_task task = thinker_task(&thinker, &position, 1);
        engine_choose(thinker.engine, &task, answer);
    }
    thinker_close(&thinker);
    weights_close(&weights);
    return opened;
}

enum status command_bench(const struct options *options)
{
    int depth = options->limits.depth > 0 ? options->limits.depth : BENCH_DEPTH;
    uint64_t nodes = 0;
    int64_t milliseconds = 0;
    if (!weights_are_there(options))
        return STATUS_BAD_INPUT;
    for (int i = 0; i < ROW_COUNT; i++) {
        struct engine_answer answer;
        if (!search_row(&rows[i], depth, &answer))
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
