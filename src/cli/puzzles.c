/* SPDX-License-Identifier: MIT */
/* The command puzzles: looks for them in games. */
#include "think/puzzles.h"

#include "base/array.h"
#include "cli/command.h"
#include "cli/input.h"
#include "cli/thinking.h"
#include "store/game_text.h"
#include "system/interrupts.h"

#include <stdlib.h>

struct puzzle_hunt {
    const struct options *options;
    struct game_reader reader;
    struct pdn_writer writer;
    struct tables tables;
    struct thinker thinker; /* without an engine: no game has been read yet */
    struct game *found;     /* owned, with the games; no two are alike */
    size_t capacity;
    int count;
    enum status status;
};

static void worsen(struct puzzle_hunt *hunt, enum status status)
{
    if (status != STATUS_DONE)
        hunt->status = status;
}

/* Opens a thinker for these rules, unless it is open. Returns false after a complaint. */
static bool think_by(struct puzzle_hunt *hunt, const struct named_ruleset *rules)
{
    struct thinker_settings settings = puzzle_settings(PUZZLE_DEPTH);
    bool open = hunt->thinker.engine && ruleset_equal(&hunt->thinker.rules, &rules->rules);
    if (open)
        return true;
    thinker_close(&hunt->thinker);
    tables_close(&hunt->tables);
    worsen(hunt, tables_provide(hunt->options, &rules->rules, &hunt->tables));
    open = thinker_open(&hunt->thinker, &rules->rules, &settings, NULL, &hunt->tables);
    if (!open)
        worsen(hunt, complain_memory(hunt->options));
    return open;
}

static bool is_new(const struct puzzle_hunt *hunt, const struct game *puzzle)
{
    for (int i = 0; i < hunt->count; i++)
        if (puzzles_alike(&hunt->found[i], puzzle))
            return false;
    return true;
}

/* Prints a puzzle with the tags of its game, and keeps it. */
static void add(struct puzzle_hunt *hunt, const struct game *puzzle)
{
    puzzle_write(&hunt->writer, puzzle, &hunt->reader.tags);
    hunt->found =
        array_reserve(hunt->found, &hunt->capacity, (size_t)hunt->count + 1, sizeof *hunt->found);
    hunt->found[hunt->count++] = *puzzle;
}

/* Looks at each position of the main line. */
static void look_through(struct puzzle_hunt *hunt, const struct game *game)
{
    int count;
    struct position *positions = tree_positions(&game->tree, tree_main_end(&game->tree), &count);
    for (int i = 0; i < count && !interrupted(); i++) {
        struct game puzzle;
        if (!puzzle_find(&hunt->thinker, &game->rules, &positions[i], interrupt_flag(), &puzzle))
            continue;
        if (is_new(hunt, &puzzle))
            add(hunt, &puzzle);
        else
            game_finish(&puzzle);
    }
    free(positions);
}

static void hunt_event(void *self, const char *file, const struct pdn_event *event)
{
    struct puzzle_hunt *hunt = self;
    struct game_reader *reader = &hunt->reader;
    const struct game_report *report = game_reader_event(reader, event);
    if (!report)
        return;
    if (report->wrong)
        worsen(hunt, complain_text(hunt->options, file, &report->error));
    if (reader->playable && !interrupted() && think_by(hunt, &reader->game.rules))
        look_through(hunt, &reader->game);
}

static void finish(struct puzzle_hunt *hunt)
{
    for (int i = 0; i < hunt->count; i++)
        game_finish(&hunt->found[i]);
    free(hunt->found);
    thinker_close(&hunt->thinker);
    tables_close(&hunt->tables);
    game_reader_finish(&hunt->reader);
}

enum status command_puzzles(const struct options *options)
{
    static struct puzzle_hunt hunt;
    hunt.options = options;
    game_reader_init(&hunt.reader, options->rules_given ? &options->rules : NULL);
    pdn_writer_init(&hunt.writer, sink_to_output, NULL);
    interrupt_watch();
    worsen(&hunt, pdn_files_read(options, hunt_event, &hunt));
    finish(&hunt);
    return hunt.status;
}
