/* SPDX-License-Identifier: MIT */
/* Imports the games of files into the archive, one file after another, a slice at a time, so that
 * saves go first. */
#include "store/import.h"
#include "app/library/library.h"
#include "base/array.h"
#include "base/path.h"
#include "base/template.h"
#include "prose/in_out_prose.h"
#include "prose/settings_prose.h"
#include "prose/store_prose.h"
#include "store/bundle.h"
#include "store/folder.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

enum {
    SLICE_MS = 100,
    GAP_MS = 5,       /* before the next slice, for other programs to save */
    BUSY_GAP_MS = 50, /* after one that another program has kept from being saved */
    SENTENCE_SIZE = LIBRARY_REASON_SIZE,
};

struct import_job {
    struct writing writing;
    struct library_service *library;
    struct text_source source; /* owned, as are the next three */
    struct import *import;
    struct bundle *bundle; /* what is imported, if it is one */
    char **faults;         /* of the last slice: a sentence each */
    size_t fault_capacity;
    int fault_count, faults_told;
    struct import_state state;
    int error;       /* why it could not go on; 0: it could */
    bool busy;       /* another program has kept the last slice from being saved */
    uint64_t end;    /* of the slice */
    uint64_t took;   /* milliseconds, by all slices */
    uint64_t unbusy; /* when no other program was in the way last */
};

/* --- On the lane --- */

/* For import_begin. The sentence is made here, while the rules are known. */
static void see_fault(void *data, int number, const struct text_error *error)
{
    struct import_job *import = data;
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (import->faults_told == LIBRARY_FAULTS)
        return;
    import->faults_told++;
    store_prose_bad_game(&out, number, error);
    strbuf_mark_cut(&out);
    import->faults = array_reserve(import->faults, &import->fault_capacity,
                                   (size_t)import->fault_count + 1, sizeof *import->faults);
    import->faults[import->fault_count++] = array_copy_text(memory);
}

/* For import_work. */
static bool is_slice_over(void *data)
{
    struct import_job *import = data;
    return SDL_GetTicks64() >= import->end || job_pressed(&import->writing.job);
}

static int import_slice(struct import_job *import)
{
    struct archive_writer *writer = import->writing.writer;
    uint64_t begin = SDL_GetTicks64();
    int error = archive_writer_ready(writer);
    import->end = begin + SLICE_MS;
    if (!error)
        error = import->bundle
                    ? bundle_work(import->bundle, &writer->archive, is_slice_over, import)
                    : import_work(import->import, &writer->archive, is_slice_over, import);
    import->took += SDL_GetTicks64() - begin;
    return error;
}

/* If another program kept a slice from being saved, nothing of it is, and it is tried again for a
 * while. */
static bool is_worth_waiting(struct import_job *import, int error)
{
    uint64_t now = SDL_GetTicks64();
    if (error != FILE_ERROR_BUSY)
        import->unbusy = now;
    return error == FILE_ERROR_BUSY &&
           now < import->unbusy + (uint64_t)import->library->import_patience_ms;
}

static enum job_state run_import(struct job *job)
{
    struct import_job *import = (struct import_job *)job;
    if (import->took > 0 && !job_pressed(job))
        SDL_Delay(import->busy ? BUSY_GAP_MS : GAP_MS);
    int error = job_stopped(job) ? 0 : import_slice(import);
    import->state = import->bundle ? bundle_state(import->bundle) : import_state(import->import);
    import->busy = is_worth_waiting(import, error);
    import->error = import->busy ? 0 : error;
    writing_end(&import->writing, import->state.unread ? 0 : error, true);
    return job_stopped(job) || import->state.done || import->error ? JOB_DONE : JOB_AGAIN;
}

/* --- What the page shows of it --- */

/* Forgets all but the first faults. */
static void forget_faults(struct library_service *library, int kept)
{
    struct library_import *view = &library->view.import;
    while (view->fault_count > kept)
        free(library->faults[--view->fault_count]);
}

/* Adds a sentence to those about other files. */
static void add_sentence(struct library_import *view, const char *sentence)
{
    char memory[LIBRARY_REASON_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    strbuf_addf(&out, "%s%s%s", view->reason, view->reason[0] ? " " : "", sentence);
    strbuf_mark_cut(&out);
    strbuf_copy(view->reason, sizeof view->reason, memory);
}

static void add_reason(struct library_service *library, const char *path, int error)
{
    char shown_memory[LIBRARY_TITLE_SIZE], memory[SENTENCE_SIZE];
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    struct strbuf out = strbuf_init(memory, sizeof memory);
    listing_show_name(&shown, path);
    settings_prose_file(&out, shown_memory, error);
    add_sentence(&library->view.import, memory);
}

static void add_guess(struct library_import *view, const struct rules_guess *guess)
{
    char memory[LIBRARY_TITLE_SIZE + SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (!rules_guess_fits_several(guess))
        return;
    store_prose_guessed(&out, view->title[0] ? view->title : clipboard_name(), &guess->rules,
                        guess->second);
    add_sentence(view, memory);
}

/* Returns a fault as it is told, allocated: with the name of its file where there are several. */
static char *told_fault(const struct library_import *view, const char *fault)
{
    char memory[LIBRARY_TITLE_SIZE + SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (view->files == 1)
        return array_copy_text(fault);
    store_prose_fault_of_file(&out, view->title[0] ? view->title : clipboard_name(), fault);
    strbuf_mark_cut(&out);
    return array_copy_text(memory);
}

static void take_faults(struct library_service *library, struct import_job *import)
{
    struct library_import *view = &library->view.import;
    int count = int_min(LIBRARY_FAULTS, view->fault_count + import->fault_count);
    library->faults = array_reserve(library->faults, &library->fault_capacity, (size_t)count + 1,
                                    sizeof *library->faults);
    for (int i = 0; view->fault_count < count; i++)
        library->faults[view->fault_count++] = told_fault(view, import->faults[i]);
    view->faults = (const char *const *)library->faults;
    while (import->fault_count > 0)
        free(import->faults[--import->fault_count]);
}

static void show_progress(struct job *job)
{
    struct import_job *import = (struct import_job *)job;
    struct library_service *library = import->library;
    struct library_import *view = &library->view.import;
    const struct import_counts *before = &library->before;
    const struct import_state *state = &import->state;
    int games = state->taken + state->known + state->lost;
    view->percent = state->done       ? 100
                    : state->size > 0 ? (int)(state->bytes * 100 / (uint64_t)state->size)
                                      : 0;
    view->taken = before->taken + state->taken;
    view->versions = before->versions + state->versions;
    view->since = before->taken > 0 ? view->since : state->since;
    view->known = before->known + state->known;
    view->bad = before->bad + state->bad;
    view->lost = before->lost + state->lost;
    view->per_second = import->took > 0 ? (int)((uint64_t)games * 1000 / import->took) : 0;
    take_faults(library, import);
}

/* --- Files that wait --- */

static void finish_item(struct import_item *item)
{
    free(item->path);
    free(item->text);
}

static bool take_item(struct library_service *library, struct import_item *item)
{
    if (library->item_count == 0)
        return false;
    *item = library->items[0];
    memmove(library->items, library->items + 1, (size_t)--library->item_count * sizeof *item);
    return true;
}

static void drop_items(struct library_service *library)
{
    while (library->item_count > 0)
        finish_item(&library->items[--library->item_count]);
}

/* One of path and text is NULL; `given` may be. All are copied. It waits until the next look: of
 * several files that are dropped at once all are known then. */
static void add_item(struct library_service *library, const char *path, const char *text,
                     const struct named_ruleset *given)
{
    struct library_import *view = &library->view.import;
    if (!view->running) {
        forget_faults(library, 0);
        *view = (struct library_import){.running = true, .number = view->number + 1};
    }
    view->files++;
    library->items = array_reserve(library->items, &library->item_capacity,
                                   (size_t)library->item_count + 1, sizeof *library->items);
    struct import_item *item = &library->items[library->item_count++];
    *item = (struct import_item){.path = path ? array_copy_text(path) : NULL,
                                 .text = text ? array_copy_text(text) : NULL,
                                 .has_given = given != NULL};
    if (given)
        item->given = *given;
}

/* --- One of them --- */

/* After a file that cannot be read the next one follows. What keeps one from being saved would keep
 * them all. A text that has no games at all has no bad ones either. */
static void import_done(struct job *job)
{
    struct import_job *import = (struct import_job *)job;
    struct library_service *library = import->library;
    struct library_import *view = &library->view.import;
    bool unread = import->state.unread != 0;
    show_progress(job);
    library->importing = false;
    if (import->bundle && !import->error)
        settings_take_over(library->in_out->settings, bundle_settings(import->bundle));
    if (import->state.done && !import->state.something) {
        view->bad = library->before.bad;
        view->lost = library->before.lost;
        forget_faults(library, library->faults_before);
    }
    if (import->import)
        add_guess(view, import_guess(import->import));
    if (import->error) {
        add_reason(library, unread ? view->title : library->autosave->writer.path, import->error);
        if (!unread)
            drop_items(library);
    }
    view->stopped &= view->percent < 100 || view->cut_short;
    autosave_make_snapshot(library->autosave);
}

static void free_import(struct job *job)
{
    struct import_job *import = (struct import_job *)job;
    import_finish(import->import);
    bundle_close(import->bundle);
    text_source_finish(&import->source);
    while (import->fault_count > 0)
        free(import->faults[--import->fault_count]);
    free(import->faults);
    free(import);
}

static const struct job_type import_type = {
    .name = "importing games",
    .lane = LANE_WRITER,
    .run = run_import,
    .settle = writing_settle,
    .step = show_progress,
    .done = import_done,
    .free = free_import,
};

/* Opens a text, or a file that holds everything: then `*bundle` is not NULL. */
static int open_source(struct library_service *library, const struct import_item *item,
                       struct text_source *source, struct bundle **bundle)
{
    *bundle = NULL;
    if (item->text) {
        text_source_of_text(source, item->text, strlen(item->text));
        return 0;
    }
    int error = in_out_is_kept(library->in_out, item->path) ? FILE_ERROR_KEPT
                : bundle_is(item->path)                     ? bundle_open(item->path, bundle)
                                        : text_source_of_file(source, item->path);
    if (!error)
        folders_remember(library->in_out, item->path);
    return error;
}

/* A folder without game files is reported like any file that holds no games. */
static void tell_unread(struct library_service *library, const struct import_item *item, int error)
{
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    store_prose_no_clipboard(&out);
    if (item->text)
        add_sentence(&library->view.import, memory);
    else if (error != FILE_ERROR_KIND || !folders_is(item->path))
        add_reason(library, item->path, error);
}

/* One of source and bundle is NULL. */
static void add_job(struct library_service *library, const struct text_source *source,
                    struct bundle *bundle, const struct import_item *item)
{
    struct import_job *import = array_zeroed(1, sizeof *import);
    import->writing.writer = &library->autosave->writer;
    import->library = library;
    import->unbusy = SDL_GetTicks64();
    import->bundle = bundle;
    if (source) {
        import->source = *source;
        import->import = import_begin(&import->source, item->has_given ? &item->given : NULL,
                                      rest_unread_print, see_fault, import);
    }
    library->importing = true;
    jobs_add(library->jobs, &import_type, &import->writing.job);
}

static void show_title(struct library_import *view, const char *path)
{
    struct strbuf title = strbuf_init(view->title, sizeof view->title);
    if (path)
        listing_show_name(&title, path_name(path));
}

static struct import_counts counts_of(const struct library_import *view)
{
    return (struct import_counts){view->taken, view->versions, view->known, view->bad, view->lost};
}

/* Where nothing can be saved, nothing else of what waits can. */
static void begin_item(struct library_service *library, const struct import_item *item)
{
    struct library_import *view = &library->view.import;
    struct text_source source = {0};
    struct bundle *bundle = NULL;
    show_title(view, item->path);
    view->file++;
    view->percent = 0;
    library->before = counts_of(view);
    library->faults_before = view->fault_count;
    bool empty = item->text && !item->text[0];
    int lacking = autosave_error(library->autosave);
    int error = empty ? 0 : open_source(library, item, &source, &bundle);
    if (empty || error) {
        tell_unread(library, item, error);
    } else if (library->autosave->saves) {
        add_job(library, bundle ? NULL : &source, bundle, item);
    } else {
        text_source_finish(&source);
        bundle_close(bundle);
        drop_items(library);
        add_reason(library, item->path ? item->path : "", lacking ? lacking : FILE_ERROR_NOWHERE);
    }
}

void library_import_next(struct library_service *library)
{
    struct library_import *view = &library->view.import;
    struct import_item item;
    while (!library->importing && take_item(library, &item)) {
        begin_item(library, &item);
        finish_item(&item);
    }
    view->ended |= view->running && !library->importing;
    view->running = library->importing;
}

/* --- What is asked for --- */

/* What the page of games lists is imported under the rules under which it was read. */
static void add_list(struct library_service *library)
{
    const struct in_out *in_out = library->in_out;
    const struct text_source *listed = in_out->listed;
    if (listed)
        add_item(library, listed->path, listed->path ? NULL : listed->text,
                 in_out->list_given ? &in_out->given : NULL);
}

void library_import_file(struct library_service *library, const char *path)
{
    if (path[0])
        add_item(library, path, NULL, NULL);
    else
        add_list(library);
}

void library_import_paste(struct library_service *library)
{
    char *text = SDL_GetClipboardText();
    add_item(library, NULL, text ? text : "", NULL);
    SDL_free(text);
}

void library_import_stop(struct library_service *library)
{
    library->view.import.stopped = library->view.import.running;
    library->view.import.cut_short |= library->item_count > 0;
    drop_items(library);
    jobs_stop(library->jobs, &import_type);
}

/* The files of games in the folder, and not what lies deeper. If there are none that is told. */
static void add_folder(struct library_service *library, const char *path)
{
    struct listing folder = {0};
    char memory[FILES_PATH_SIZE];
    int files = 0, error = folder_read(path, FOLDER_GAMES, &folder);
    for (int i = 0; i < folder.count; i++) {
        struct strbuf file = strbuf_init(memory, sizeof memory);
        strbuf_addf(&file, "%s/%s", path, folder.entries[i].name);
        if (folder.entries[i].folder || file.truncated)
            continue;
        add_item(library, memory, NULL, NULL);
        files++;
    }
    listing_finish(&folder);
    if (error || files == 0)
        add_item(library, path, NULL, NULL);
}

static bool is_shown(const struct library_service *library)
{
    return library->finding.page && library->finding.page == library->shell->desk.page;
}

bool library_drop_file(struct library_service *library, const char *path)
{
    bool shown = is_shown(library);
    if (shown && folders_is(path))
        add_folder(library, path);
    else if (shown)
        add_item(library, path, NULL, NULL);
    return shown;
}

bool library_drop_text(struct library_service *library, const char *text)
{
    bool shown = is_shown(library);
    if (shown)
        add_item(library, NULL, text, NULL);
    return shown;
}

void library_finish_import(struct library_service *library)
{
    forget_faults(library, 0);
    free(library->faults);
    drop_items(library);
    free(library->items);
}
