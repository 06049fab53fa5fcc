/* SPDX-License-Identifier: MIT */
/* The command analyse. */
#include "base/translate.h"
#include "cli/command.h"
#include "cli/input.h"
#include "cli/thinking.h"
#include "prose/analysis_prose.h"
#include "system/interrupts.h"
#include "system/streams.h"
#include "think/analysis.h"

#include <stdio.h>

/* The thinker stays open for games of the same rules. */
struct analyser {
    const struct options *options;
    struct pdn_writer writer;
    int games;
    bool open;
    struct weights weights;
    struct tables tables;
    struct thinker thinker;
    enum status status; /* of tables and memory */
};

static void close_thinker(struct analyser *self)
{
    if (!self->open)
        return;
    thinker_close(&self->thinker);
    tables_close(&self->tables);
    weights_close(&self->weights);
    self->open = false;
}

/* Returns false if there is not enough memory. */
static bool open_thinker(struct analyser *self, const struct ruleset *rules)
{
    struct thinker_settings settings = analysis_settings();
    if (self->open && ruleset_equal(&self->thinker.rules, rules))
        return self->thinker.engine;
    close_thinker(self);
    if (limits_count(&self->options->limits) > 0)
        settings.limits = self->options->limits;
    weights_provide(self->options, rules, &self->weights);
    if (tables_provide(self->options, rules, &self->tables) != STATUS_DONE)
        self->status = STATUS_BAD_INPUT;
    self->open = true;
    if (!thinker_open(&self->thinker, rules, &settings, &self->weights, &self->tables))
        self->status = complain_memory(self->options);
    return self->thinker.engine;
}

/* --- Progress: a line of a terminal that is written again and again --- */

static void show_progress(const struct analyser *self, const struct analysis *analysis)
{
    char memory[160];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (!stream_is_terminal(stderr))
        return;
    FILL(&out, tr("Game {game}: move {move} of {count}"), {"game", number_text(self->games).text},
         {"move", number_text(analysis->done).text},
         {"count", number_text(analysis->count - 1).text});
    fprintf(stderr, "\r\033[K%s", memory);
    fflush(stderr); /* a console of Windows has a buffer */
}

static void hide_progress(void)
{
    if (stream_is_terminal(stderr))
        fputs("\r\033[K", stderr);
}

/* --- A game --- */

/* An interrupted game keeps what an earlier analysis says of it. */
static void analyse(struct analyser *self, struct game *game)
{
    struct analysis analysis;
    analysis_begin(&analysis, game);
    do
        show_progress(self, &analysis);
    while (analysis_step(&analysis, &self->thinker, interrupt_flag()));
    hide_progress();
    if (analysis.done == analysis.count)
        analysis_apply(&analysis, game, better_line_print);
    analysis_finish(&analysis);
}

static void analyse_game(void *data, struct game_reader *reader)
{
    struct analyser *self = data;
    struct game *game = &reader->game;
    self->games++;
    if (!interrupted() && open_thinker(self, &game->rules.rules))
        analyse(self, game);
    game_text_write(&self->writer, game, &reader->tags, reader->result);
}

enum status command_analyse(const struct options *options)
{
    static struct analyser self;
    self.options = options;
    pdn_writer_init(&self.writer, sink_to_output, NULL);
    interrupt_watch();
    enum status status = games_read(options, analyse_game, &self);
    close_thinker(&self);
    return status == STATUS_DONE ? self.status : status;
}
