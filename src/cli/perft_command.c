/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "base/array.h"
#include "base/translate.h"
#include "cli/move_lines.h"
#include "cli/threads.h"
#include "rules/perft.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum {
    DEPTH_MAX = 40,
    SPLIT_DEPTH = 2, /* work is handed out in positions this many plies on */
};

/* A position to count from. */
struct item {
    struct position position;
    int root; /* the move that it began with */
    uint64_t leaves;
};

/* One count: its items are shared out among threads. */
struct count {
    const struct ruleset *rules;
    int depth; /* still to go from each item */
    struct item *items;
    size_t item_count, capacity;
    atomic_size_t next; /* the item to take */
};

static void add_item(struct count *count, struct position position, int root)
{
    count->items =
        array_reserve(count->items, &count->capacity, count->item_count + 1, sizeof(struct item));
    count->items[count->item_count++] = (struct item){.position = position, .root = root};
}

static void split(struct count *count, const struct position *position, int root, int plies)
{
    struct movelist list;
    if (plies == 0) {
        add_item(count, *position, root);
        return;
    }
    movegen(count->rules, position, &list);
    for (int i = 0; i < list.count; i++) {
        struct position after = position_after(position, &list.moves[i]);
        split(count, &after, root < 0 ? i : root, plies - 1);
    }
}

static void *work(void *shared)
{
    struct count *count = shared;
    size_t i;
    while ((i = atomic_fetch_add(&count->next, 1)) < count->item_count)
        count->items[i].leaves = perft(count->rules, &count->items[i].position, count->depth);
    return NULL;
}

static double now(void)
{
    struct timespec since;
    clock_gettime(CLOCK_MONOTONIC, &since);
    return (double)since.tv_sec + (double)since.tv_nsec / 1e9;
}

/* Counts to `depth` and prints the line; `count` is left with its items, for the caller to free. */
static void count_depth(const struct options *options, const struct position *position, int depth,
                        struct count *count)
{
    int plies = depth < SPLIT_DEPTH ? depth : SPLIT_DEPTH;
    double begin = now();
    uint64_t leaves = 0;
    *count = (struct count){.rules = &options->rules.rules, .depth = depth - plies};
    split(count, position, -1, plies);
    threads_share(options->threads, work, count);
    for (size_t i = 0; i < count->item_count; i++)
        leaves += count->items[i].leaves;
    double seconds = now() - begin;
    double speed = seconds > 0 ? (double)leaves / seconds / 1e6 : 0;
    printf("%d\t%" PRIu64 "\t%.3f\t%.1f\n", depth, leaves, seconds, speed);
    fflush(stdout);
}

static void print_divided(const struct options *options, const struct position *position,
                          const struct count *count)
{
    struct movelist list;
    struct move_lines lines;
    uint64_t leaves[MOVELIST_MAX] = {0};
    movegen(&options->rules.rules, position, &list);
    move_lines_make(&lines, &list);
    for (size_t i = 0; i < count->item_count; i++)
        leaves[count->items[i].root] += count->items[i].leaves;
    for (int i = 0; i < lines.count; i++)
        printf("%s\t%" PRIu64 "\n", lines.lines[i].text, leaves[lines.lines[i].index]);
}

static bool read_depth(const char *text, int *depth)
{
    char *end;
    long number = strtol(text, &end, 10);
    if (end == text || *end || number < 1 || number > DEPTH_MAX)
        return false;
    *depth = (int)number;
    return true;
}

enum status command_perft(const struct options *options)
{
    struct position position;
    int depth;
    if (!read_depth(options->operands[0], &depth))
        return COMPLAIN(options, STATUS_USAGE, tr("DEPTH must be 1 to {most}, not '{word}'"),
                        {"most", number_text(DEPTH_MAX).text}, {"word", options->operands[0]});
    if (!position_asked(options, &position))
        return STATUS_BAD_INPUT;
    for (int i = 1; i <= depth; i++) {
        struct count count;
        count_depth(options, &position, i, &count);
        if (i == depth && options->divide)
            print_divided(options, &position, &count);
        free(count.items);
    }
    return STATUS_DONE;
}
