/* SPDX-License-Identifier: MIT */
/* Games on their way into the library, and out of it. */
#include "app/librarian.h"
#include "base/array.h"
#include "base/path.h"
#include "prose/in_out_prose.h"
#include "prose/settings_prose.h"
#include "prose/store_prose.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    SENTENCE_SIZE = LIBRARY_REASON_SIZE,
};

/* --- In --- */

static void forget_faults(struct librarian *librarian)
{
    struct library_import *import = &librarian->library.import;
    for (int i = 0; i < import->fault_count; i++)
        free(librarian->faults[i]);
    import->fault_count = 0;
}

static void begin_telling(struct librarian *librarian, const char *path)
{
    struct library_import *import = &librarian->library.import;
    forget_faults(librarian);
    *import = (struct library_import){.running = true};
    struct strbuf title = strbuf_init(import->title, sizeof import->title);
    if (path)
        listing_show_name(&title, path_name(path));
}

static void end_telling(struct librarian *librarian, const char *path, int error)
{
    struct library_import *import = &librarian->library.import;
    char shown_memory[LIBRARY_TITLE_SIZE];
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    struct strbuf out = strbuf_init(import->reason, sizeof import->reason);
    import->running = false;
    import->ended = true;
    listing_show_name(&shown, path);
    if (error)
        settings_prose_file(&out, shown_memory, error);
}

/* On the page that is shown when the request has been carried out. */
void librarian_say_due(struct librarian *librarian)
{
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (!librarian->waits_due)
        return;
    librarian->waits_due = false;
    store_prose_import_waits(&out);
    shell_tell(librarian->shell, true, memory);
}

/* Takes the source, unless there was an error; of no path it is the clipboard's text. */
static void take_in(struct librarian *librarian, const char *path, struct text_source *source,
                    int error, const struct named_ruleset *given)
{
    int lacking = keeper_error(librarian->keeper);
    if (librarian->library.import.running) {
        librarian->waits_due = true;
        if (!error)
            text_source_finish(source);
        return;
    }
    begin_telling(librarian, path);
    if (!error && !(librarian->intake && intake_begin(librarian->intake, source, given))) {
        text_source_finish(source);
        error = lacking ? lacking : FILE_ERROR_NOWHERE;
    }
    if (error)
        end_telling(librarian, path ? path : "", error);
}

static void take_in_text(struct librarian *librarian, const char *text,
                         const struct named_ruleset *given)
{
    struct text_source source;
    text_source_of_text(&source, text, strlen(text));
    take_in(librarian, NULL, &source, 0, given);
}

static void take_in_file(struct librarian *librarian, const char *path,
                         const struct named_ruleset *given)
{
    struct text_source source;
    int error = in_out_is_kept(librarian->in_out, path) ? FILE_ERROR_KEPT
                                                        : text_source_of_file(&source, path);
    if (!error)
        folders_remember(librarian->in_out, path);
    take_in(librarian, path, &source, error, given);
}

/* What is listed on the page of games is taken in under the rules under which it was read. */
static void take_in_list(struct librarian *librarian)
{
    const struct in_out *in_out = librarian->in_out;
    const struct text_source *listed =
        in_out->exchange.reading ? in_out->reading.source : in_out->listed;
    const struct named_ruleset *given = in_out->list_given ? &in_out->given : NULL;
    if (listed && listed->path)
        take_in_file(librarian, listed->path, given);
    else if (listed)
        take_in_text(librarian, listed->text, given);
}

void librarian_import_file(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    (void)now;
    if (asked->text[0])
        take_in_file(librarian, asked->text, NULL);
    else
        take_in_list(librarian);
}

void librarian_import_paste(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    char *text = SDL_GetClipboardText();
    (void)asked;
    (void)now;
    take_in_text(librarian, text ? text : "", NULL);
    SDL_free(text);
}

void librarian_import_stop(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    (void)asked;
    (void)now;
    librarian->library.import.stopped = librarian->library.import.running;
    if (librarian->intake)
        intake_stop(librarian->intake);
}

static bool is_shown(const struct librarian *librarian)
{
    return librarian->found.page && librarian->found.page == librarian->shell->desk.page;
}

bool librarian_takes_file(struct librarian *librarian, const char *path)
{
    bool shown = is_shown(librarian);
    if (shown)
        take_in_file(librarian, path, NULL);
    return shown;
}

bool librarian_takes_text(struct librarian *librarian, const char *text)
{
    bool shown = is_shown(librarian);
    if (shown)
        take_in_text(librarian, text, NULL);
    return shown;
}

static void take_faults(struct librarian *librarian, struct intake_news *news)
{
    struct library_import *import = &librarian->library.import;
    size_t count = (size_t)import->fault_count + (size_t)news->fault_count;
    librarian->faults = array_reserve(librarian->faults, &librarian->fault_capacity, count + 1,
                                      sizeof *librarian->faults);
    for (int i = 0; i < news->fault_count; i++)
        librarian->faults[import->fault_count++] = news->faults[i];
    import->faults = (const char *const *)librarian->faults;
    news->fault_count = 0;
}

void librarian_take_import(struct librarian *librarian, struct intake_news *news)
{
    struct library_import *import = &librarian->library.import;
    const struct scribe *scribe = librarian->keeper->scribe;
    import->percent = news->percent;
    import->taken = news->taken;
    import->known = news->known;
    import->bad = news->bad;
    import->per_second = news->per_second;
    take_faults(librarian, news);
    if (news->ended)
        end_telling(librarian, scribe->path, news->error);
    import->stopped &= !news->ended || news->percent < 100;
}

/* --- Out --- */

void librarian_export(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    const struct desk *desk = &librarian->shell->desk;
    struct export_wish wish = {.scope = asked->scope, .manner = asked->manner, .game = asked->game};
    struct strbuf path = strbuf_init(wish.path, sizeof wish.path);
    (void)now;
    strbuf_add(&path, asked->text);
    librarian->in_out->exchange.outcome = SAVE_NONE;
    librarian->export_page = desk->page;
    librarian->export_back = desk->back;
    if (in_out_is_kept(librarian->in_out, wish.path))
        librarian_take_export(librarian,
                              &(struct export_outcome){.wish = wish, .error = FILE_ERROR_KEPT});
    else if (!stacks_export(librarian->stacks, &wish))
        librarian_take_export(librarian,
                              &(struct export_outcome){.wish = wish, .error = FILE_ERROR_BUSY});
}

static void say_saved(struct librarian *librarian, const struct export_outcome *outcome, bool here)
{
    char memory[SENTENCE_SIZE], shown_memory[EXCHANGE_PATH_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    listing_show_name(&shown, outcome->wish.path);
    store_prose_exported(&out, shown_memory, outcome->games);
    strbuf_mark_cut(&out);
    folders_remember(librarian->in_out, outcome->wish.path);
    if (here && librarian->export_back)
        shell_tell_on(librarian->shell, librarian->export_back->name, false, memory);
    else
        shell_tell(librarian->shell, false, memory);
}

/* Whoever has gone on to another page is told there of a failure, and is asked nothing. */
void librarian_take_export(struct librarian *librarian, const struct export_outcome *outcome)
{
    struct exchange *exchange = &librarian->in_out->exchange;
    bool here = librarian->shell->desk.page == librarian->export_page;
    if (!outcome->error) {
        say_saved(librarian, outcome, here);
        return;
    }
    if (outcome->error == EEXIST) {
        exchange->outcome = here ? SAVE_EXISTS : SAVE_NONE;
        return;
    }
    file_out_failed(librarian->in_out, outcome->wish.path, outcome->error,
                    store_prose_not_exported);
    if (!here)
        shell_tell(librarian->shell, true, exchange->reason);
}

void librarian_finish_traffic(struct librarian *librarian)
{
    forget_faults(librarian);
    free(librarian->faults);
}
