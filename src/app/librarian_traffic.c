/* SPDX-License-Identifier: MIT */
/* Games on their way into the library, and out of it. */
#include "app/librarian.h"
#include "base/array.h"
#include "base/path.h"
#include "prose/in_out_prose.h"
#include "prose/settings_prose.h"
#include "prose/store_prose.h"
#include "store/folder.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    SENTENCE_SIZE = LIBRARY_REASON_SIZE,
};

/* --- In --- */

/* All but the first ones. */
static void forget_faults(struct librarian *librarian, int kept)
{
    struct library_import *import = &librarian->library.import;
    while (import->fault_count > kept)
        free(librarian->faults[--import->fault_count]);
}

static void begin_telling(struct librarian *librarian)
{
    struct library_import *import = &librarian->library.import;
    forget_faults(librarian, 0);
    *import = (struct library_import){.running = true, .number = import->number + 1};
}

static void show_title(struct librarian *librarian, const char *path)
{
    struct library_import *import = &librarian->library.import;
    struct strbuf title = strbuf_init(import->title, sizeof import->title);
    if (path)
        listing_show_name(&title, path_name(path));
}

/* Behind what was said of those before. */
static void add_sentence(struct library_import *import, const char *sentence)
{
    char memory[LIBRARY_REASON_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    strbuf_addf(&out, "%s%s%s", import->reason, import->reason[0] ? " " : "", sentence);
    strbuf_mark_cut(&out);
    strbuf_copy(import->reason, sizeof import->reason, memory);
}

static void add_reason(struct librarian *librarian, const char *path, int error)
{
    char shown_memory[LIBRARY_TITLE_SIZE], memory[SENTENCE_SIZE];
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    struct strbuf out = strbuf_init(memory, sizeof memory);
    listing_show_name(&shown, path);
    settings_prose_file(&out, shown_memory, error);
    add_sentence(&librarian->library.import, memory);
}

/* It waits until the librarian looks: of several that are dropped at once all are known then. */
static void take_in(struct librarian *librarian, const char *path, const char *text,
                    const struct named_ruleset *given)
{
    if (!librarian->library.import.running)
        begin_telling(librarian);
    librarian->library.import.files++;
    import_queue_add(&librarian->queue, path, text, given);
}

/* The games of a folder are those of the files in it, and not what lies deeper. */
static void take_in_folder(struct librarian *librarian, const char *path)
{
    struct listing folder = {0};
    char memory[EXCHANGE_PATH_SIZE];
    int files = 0, error = folder_read(path, &folder);
    for (int i = 0; i < folder.count; i++) {
        struct strbuf file = strbuf_init(memory, sizeof memory);
        strbuf_addf(&file, "%s/%s", path, folder.entries[i].name);
        if (folder.entries[i].folder || file.truncated)
            continue;
        take_in(librarian, memory, NULL, NULL);
        files++;
    }
    listing_finish(&folder);
    if (error || files == 0)
        take_in(librarian, path, NULL, NULL); /* what that comes to is told */
}

static int open_source(struct librarian *librarian, const struct import_item *item,
                       struct text_source *source)
{
    if (item->text && !item->text[0])
        return ENODATA;
    if (item->text) {
        text_source_of_text(source, item->text, strlen(item->text));
        return 0;
    }
    int error = in_out_is_kept(librarian->in_out, item->path)
                    ? FILE_ERROR_KEPT
                    : text_source_of_file(source, item->path);
    if (!error)
        folders_remember(librarian->in_out, item->path);
    return error;
}

/* Of a folder without files of games it is told what is of all that comes to nothing. */
static void tell_unread(struct librarian *librarian, const struct import_item *item, int error)
{
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    store_prose_no_clipboard(&out);
    if (item->text)
        add_sentence(&librarian->library.import, memory);
    else if (error != FILE_ERROR_KIND || !folders_is(item->path))
        add_reason(librarian, item->path, error);
}

/* Where nothing can be taken in, nothing else of what waits can. */
static void begin_item(struct librarian *librarian, const struct import_item *item)
{
    struct library_import *import = &librarian->library.import;
    struct text_source source;
    int lacking = keeper_error(librarian->keeper);
    show_title(librarian, item->path);
    import->file++;
    import->percent = 0;
    librarian->before = (struct import_counts){import->taken, import->known, import->bad};
    librarian->faults_before = import->fault_count;
    int error = open_source(librarian, item, &source);
    if (error) {
        tell_unread(librarian, item, error);
        return;
    }
    librarian->takes_in = librarian->intake && intake_begin(librarian->intake, &source,
                                                            item->has_given ? &item->given : NULL);
    if (librarian->takes_in)
        return;
    text_source_finish(&source);
    import_queue_clear(&librarian->queue);
    add_reason(librarian, item->path ? item->path : "", lacking ? lacking : FILE_ERROR_NOWHERE);
}

void librarian_go_on_importing(struct librarian *librarian)
{
    struct library_import *import = &librarian->library.import;
    struct import_item item;
    while (!librarian->takes_in && import_queue_take(&librarian->queue, &item)) {
        begin_item(librarian, &item);
        import_item_finish(&item);
    }
    import->ended |= import->running && !librarian->takes_in;
    import->running = librarian->takes_in;
}

/* What is listed on the page of games is taken in under the rules under which it was read. */
static void take_in_list(struct librarian *librarian)
{
    const struct in_out *in_out = librarian->in_out;
    const struct text_source *listed =
        in_out->exchange.reading ? in_out->reading.source : in_out->listed;
    if (listed)
        take_in(librarian, listed->path, listed->path ? NULL : listed->text,
                in_out->list_given ? &in_out->given : NULL);
}

void librarian_import_file(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    (void)now;
    if (folders_is(asked->text))
        folders_look(librarian->in_out, asked->text);
    else if (asked->text[0])
        take_in(librarian, asked->text, NULL, NULL);
    else
        take_in_list(librarian);
}

void librarian_import_paste(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    char *text = SDL_GetClipboardText();
    (void)asked;
    (void)now;
    take_in(librarian, NULL, text ? text : "", NULL);
    SDL_free(text);
}

void librarian_import_stop(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    (void)asked;
    (void)now;
    librarian->library.import.stopped = librarian->library.import.running;
    librarian->library.import.cut_short |= librarian->queue.count > 0;
    import_queue_clear(&librarian->queue);
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
    if (shown && folders_is(path))
        take_in_folder(librarian, path);
    else if (shown)
        take_in(librarian, path, NULL, NULL);
    return shown;
}

bool librarian_takes_text(struct librarian *librarian, const char *text)
{
    bool shown = is_shown(librarian);
    if (shown)
        take_in(librarian, NULL, text, NULL);
    return shown;
}

/* As it is told: of several files with the name of its own. It is allocated. */
static char *told_fault(const struct library_import *import, const char *fault)
{
    char memory[LIBRARY_TITLE_SIZE + SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (import->files == 1)
        return array_copy_text(fault);
    store_prose_fault_of_file(&out, import->title[0] ? import->title : clipboard_name(), fault);
    strbuf_mark_cut(&out);
    return array_copy_text(memory);
}

static void take_faults(struct librarian *librarian, const struct intake_news *news)
{
    struct library_import *import = &librarian->library.import;
    int count = int_min(LIBRARY_FAULTS, import->fault_count + news->fault_count);
    librarian->faults = array_reserve(librarian->faults, &librarian->fault_capacity,
                                      (size_t)count + 1, sizeof *librarian->faults);
    for (int i = 0; import->fault_count < count; i++)
        librarian->faults[import->fault_count++] = told_fault(import, news->faults[i]);
    import->faults = (const char *const *)librarian->faults;
}

/* Nothing in it was a game, and nothing is wrong with none. */
static void forget_item(struct librarian *librarian)
{
    librarian->library.import.bad = librarian->before.bad;
    forget_faults(librarian, librarian->faults_before);
}

/* Behind a file that cannot be read on come those that wait. What keeps one from being saved would
 * keep them, too. */
static void end_item(struct librarian *librarian, const struct intake_news *news)
{
    const struct scribe *scribe = librarian->keeper->scribe;
    librarian->takes_in = false;
    if (!news->error)
        return;
    add_reason(librarian, news->unread ? librarian->library.import.title : scribe->path,
               news->error);
    if (!news->unread)
        import_queue_clear(&librarian->queue);
}

void librarian_take_import(struct librarian *librarian, const struct intake_news *news)
{
    struct library_import *import = &librarian->library.import;
    const struct import_counts *before = &librarian->before;
    import->percent = news->percent;
    import->taken = before->taken + news->taken;
    import->known = before->known + news->known;
    import->bad = before->bad + news->bad;
    import->per_second = news->per_second;
    take_faults(librarian, news);
    if (news->nothing)
        forget_item(librarian);
    if (news->ended)
        end_item(librarian, news);
    import->stopped &= !news->ended || news->percent < 100 || import->cut_short;
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
    forget_faults(librarian, 0);
    free(librarian->faults);
    import_queue_finish(&librarian->queue);
}
