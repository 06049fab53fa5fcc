/* SPDX-License-Identifier: MIT */
/* The commands about the rules alone: rules, moves, verdict and perft. */
#include "base/array.h"
#include "base/scan.h"
#include "base/translate.h"
#include "cli/command.h"
#include "cli/input.h"
#include "notation/move_text.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "rules/movegen.h"
#include "rules/perft.h"
#include "system/clock.h"
#include "system/machine.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

/* --- rules --- */

static void print_fields(const struct ruleset *rules)
{
    char value[64];
    for (enum field field = 0; field < FIELD_COUNT; field++) {
        struct strbuf out = strbuf_init(value, sizeof value);
        field_value_print(&out, rules, field);
        printf("%s=%s\n", field_infos[field].name, value);
    }
}

enum status command_rules(const struct options *options)
{
    if (options->operand_count == 0) {
        for (int i = 0; i < PRESET_COUNT; i++)
            printf("%s\t%s\n", presets[i].id, ruleset_title(&presets[i]).text);
        return STATUS_DONE;
    }
    struct named_ruleset rules;
    struct text_error error;
    if (!ruleset_parse(options->operands[0], &rules, &error))
        return complain_rules(options, &error);
    print_fields(&rules.rules);
    return STATUS_DONE;
}

/* --- moves --- */

static enum status print_moves(void *self, const struct position *position, int line)
{
    const struct options *options = self;
    struct movelist list;
    (void)line;
    movegen(&options->rules.rules, position, &list);
    moves_sort(&list);
    for (int i = 0; i < list.count; i++)
        printf("%s%s", i ? " " : "", path_text(&list.moves[i]).text);
    putchar('\n');
    return STATUS_DONE;
}

enum status command_moves(const struct options *options)
{
    return position_lines_read(options, print_moves, (void *)options);
}

/* --- verdict --- */

static void print_legal(const struct move *move)
{
    char sentence[160];
    struct strbuf out = strbuf_init(sentence, sizeof sentence);
    FILL(&out, tr("{move} is a legal move."), {"move", path_text(move).text});
    puts(sentence);
}

enum status command_verdict(const struct options *options)
{
    const char *text = options->operands[0];
    struct position position;
    struct text_error error;
    struct move move;
    uint8_t path[MOVE_MAX_PATH];
    int length;
    if (!options->fen)
        return complain(options, STATUS_USAGE, tr("--fen is missing"));
    if (!position_asked(options, &position))
        return STATUS_BAD_INPUT;
    if (!path_parse(text, square_names_plain, path, &length, &error))
        return complain_text(options, "PATH", &error);
    if (move_parse(text, &options->rules, &position, square_names_plain, &move, &error))
        print_legal(&move);
    else
        puts(error_sentence(&error).text);
    return STATUS_DONE;
}

/* --- perft --- */

enum {
    DEPTH_MAX = 40,
    SPLIT_DEPTH = 2, /* threads share the positions that are this many plies ahead */
};

/* A position to count from. */
struct item {
    struct position position;
    int root; /* index of the first move that leads to it */
    uint64_t leaves;
};

/* One count, whose items are shared among threads. */
struct count {
    const struct ruleset *rules;
    int depth;          /* from each item */
    struct item *items; /* owned */
    size_t item_count, capacity;
    atomic_size_t next; /* the item to take next */
};

static void add_item(struct count *count, struct position position, int root)
{
    count->items =
        array_reserve(count->items, &count->capacity, count->item_count + 1, sizeof(struct item));
    count->items[count->item_count++] = (struct item){.position = position, .root = root};
}

/* The moves of the root, in the order in which they are printed. */
static void list_roots(const struct ruleset *rules, const struct position *position,
                       struct movelist *list)
{
    movegen(rules, position, list);
    moves_sort(list);
}

/* Adds the positions that are `plies` ahead. `root` is -1 before the first move. */
static void split(struct count *count, const struct position *position, int root, int plies)
{
    struct movelist list;
    if (plies == 0) {
        add_item(count, *position, root);
        return;
    }
    if (root < 0)
        list_roots(count->rules, position, &list);
    else
        movegen(count->rules, position, &list);
    for (int i = 0; i < list.count; i++) {
        struct position after = position_after(position, &list.moves[i]);
        split(count, &after, root < 0 ? i : root, plies - 1);
    }
}

static void *count_some(void *shared)
{
    struct count *count = shared;
    size_t i;
    while ((i = atomic_fetch_add(&count->next, 1)) < count->item_count)
        count->items[i].leaves = perft(count->rules, &count->items[i].position, count->depth);
    return NULL;
}

/* Counts to `depth` and prints the line. The caller frees count->items. */
static void count_depth(const struct options *options, const struct position *position, int depth,
                        struct count *count)
{
    int plies = depth < SPLIT_DEPTH ? depth : SPLIT_DEPTH;
    int64_t begin = clock_microseconds();
    uint64_t leaves = 0;
    *count = (struct count){.rules = &options->rules.rules, .depth = depth - plies};
    split(count, position, -1, plies);
    machine_share(options->threads, count_some, count);
    for (size_t i = 0; i < count->item_count; i++)
        leaves += count->items[i].leaves;
    double seconds = (double)(clock_microseconds() - begin) / 1e6;
    double speed = seconds > 0 ? (double)leaves / seconds / 1e6 : 0;
    printf("%d\t%" PRIu64 "\t%.3f\t%.1f\n", depth, leaves, seconds, speed);
    fflush(stdout);
}

static void print_divided(const struct options *options, const struct position *position,
                          const struct count *count)
{
    struct movelist list;
    uint64_t leaves[MOVELIST_MAX] = {0};
    list_roots(&options->rules.rules, position, &list);
    for (size_t i = 0; i < count->item_count; i++)
        leaves[count->items[i].root] += count->items[i].leaves;
    for (int i = 0; i < list.count; i++)
        printf("%s\t%" PRIu64 "\n", path_text(&list.moves[i]).text, leaves[i]);
}

enum status command_perft(const struct options *options)
{
    struct position position;
    uint64_t depth;
    if (!number_parse(options->operands[0], 1, DEPTH_MAX, &depth))
        return complain_number(options, "DEPTH", 1, DEPTH_MAX, options->operands[0]);
    if (!position_asked(options, &position))
        return STATUS_BAD_INPUT;
    for (int i = 1; i <= (int)depth; i++) {
        struct count count;
        count_depth(options, &position, i, &count);
        if (i == (int)depth && options->divide)
            print_divided(options, &position, &count);
        free(count.items);
    }
    return STATUS_DONE;
}
