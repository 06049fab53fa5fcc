/* SPDX-License-Identifier: MIT */
#include "cli/thinking.h"

#include "base/translate.h"
#include "engine/level.h"
#include "prose/endings_prose.h"
#include "system/interrupts.h"
#include "system/machine.h"

#include <errno.h>

struct thinker_settings thinker_asked(const struct options *options)
{
    struct thinker_settings settings = {
        .limits = options->limits,
        .parameters = engine_parameters_usual(),
        .level = options->level > 0 ? level_find(options->level) : NULL,
        .seed = options->seed,
    };
    settings.parameters.threads = options->threads;
    if (limits_count(&settings.limits) == 0)
        settings.limits.milliseconds = THINKER_MILLISECONDS;
    return settings;
}

/* Why a file cannot be read or written, as a sentence. */
struct reason {
    char text[WEIGHTS_PATH_SIZE + 400];
};

static struct reason reason_of(const char *path, int error)
{
    struct reason reason;
    struct strbuf out = strbuf_init(reason.text, sizeof reason.text);
    endings_file_print(&out, path, error);
    return reason;
}

/* --- Weights --- */

static bool check_weights(const struct options *options, const struct weights *weights,
                          const char *template)
{
    if (weights->error)
        COMPLAIN(options, STATUS_BAD_INPUT, template,
                 {"reason", reason_of(weights->path, weights->error).text});
    return weights->error == 0;
}

bool weights_are_fine(const struct options *options, const struct weights *weights)
{
    return check_weights(options, weights, "{reason}");
}

void weights_provide(const struct options *options, const struct ruleset *rules,
                     struct weights *weights)
{
    weights_open_own(weights, rules);
    check_weights(options, weights, tr("{reason} Pieces are counted instead."));
}

/* --- Tables --- */

/* What to say of each event; NULL: nothing. */
static const char *const sentences[] = {
    [TABLE_UNUSABLE] = N_("the table {table} cannot be used. {reason}"),
    [TABLE_UNSAVED] = N_("the table {table} cannot be saved. {reason}"),
    [TABLE_IMPOSSIBLE] = N_("the table {table} cannot be made: under these rules some wins last "
                            "more moves than a table can hold"),
    [TABLE_NO_MEMORY] = N_("there is not enough memory for the table {table}"),
    [TABLE_RIGHT] = NULL,
    [TABLE_WRONG] = NULL,
};

static void say(const struct options *options, const struct table_news *news)
{
    char name[ENDGAME_NAME_SIZE];
    bool no_memory = news->event == TABLE_UNUSABLE && news->error == ENOMEM;
    const char *sentence = sentences[no_memory ? TABLE_NO_MEMORY : news->event];
    if (!sentence)
        return;
    endgame_class_name(&news->tables->endgame.classes.classes[news->class], name);
    COMPLAIN(
        options, STATUS_BAD_INPUT, tr(sentence), {"table", name},
        {"reason",
         reason_of(tables_path(news->tables, news->class, news->part).text, news->error).text});
}

/* What keeps one table from being saved, made or read usually keeps the others, too: the first
 * complaint stands for all. */
void tables_complain(void *self, const struct table_news *news)
{
    struct tables_heard *heard = self;
    bool failed = news->event == TABLE_UNSAVED || news->event == TABLE_IMPOSSIBLE ||
                  news->event == TABLE_NO_MEMORY;
    bool refused = news->event == TABLE_UNUSABLE && news->error > 0; /* not damaged, say */
    bool known = (failed && heard->status != STATUS_DONE) || (refused && heard->unreadable);
    if (!known)
        say(heard->options, news);
    heard->unreadable |= refused;
    if (failed)
        heard->status = STATUS_BAD_INPUT;
}

enum status tables_provide(const struct options *options, const struct ruleset *rules,
                           struct tables *tables)
{
    struct tables_heard heard = {options, STATUS_DONE, false};
    struct tables_listener listener = {tables_complain, &heard};
    tables_open(tables, rules, ENDGAME_PIECES_MAX, &listener);
    tables_make(tables, TABLES_PIECES_USUAL, machine_threads(), &listener, interrupt_flag());
    return heard.status;
}
