/* SPDX-License-Identifier: MIT */
/* The command puzzles: looks for them in games. */
#include "think/puzzles.h"

#include "cli/command.h"
#include "cli/input.h"
#include "cli/thinking.h"
#include "store/game_text.h"
#include "system/interrupts.h"

struct puzzle_hunt {
    const struct options *options;
    struct game_reader reader;
    struct pdn_writer writer;
    struct tables tables;
    struct thinker thinker; /* without an engine: no game has been read yet */
    struct puzzle_list found;
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

/* Prints the puzzles of a game, with its tags. */
static void look_through(struct puzzle_hunt *hunt, const struct game *game)
{
    int before = hunt->found.count;
    puzzles_look_through(&hunt->thinker, game, interrupt_flag(), &hunt->found);
    for (int i = before; i < hunt->found.count; i++)
        puzzle_write(&hunt->writer, &hunt->found.games[i], &hunt->reader.tags);
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
    puzzle_list_finish(&hunt->found);
    thinker_close(&hunt->thinker);
    tables_close(&hunt->tables);
    game_reader_finish(&hunt->reader);
}

enum status command_puzzles(const struct options *options)
{
    static struct puzzle_hunt hunt;
    static struct pdn_files files;
    hunt.options = options;
    files.check = &hunt.reader.check;
    game_reader_init(&hunt.reader, options->rules_given ? &options->rules : NULL);
    pdn_writer_init(&hunt.writer, sink_to_output, NULL);
    interrupt_watch();
    worsen(&hunt, pdn_files_read(&files, options, hunt_event, &hunt));
    finish(&hunt);
    return hunt.status;
}
