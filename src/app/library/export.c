/* SPDX-License-Identifier: MIT */
/* Exports games of the archive into a file, one after another, so that there may be any number of
 * them. The file is there whole or not at all. */
#include "app/library/library.h"
#include "base/array.h"
#include "prose/store_prose.h"
#include "store/bundle.h"
#include "system/replace.h"

#include <SDL.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    SLICE_MS = 50,
    PATIENCE_MS = 2000, /* with another program that writes into the same folder */
    COPIED_BYTES = 65536,
    SENTENCE_SIZE = LIBRARY_REASON_SIZE,
};

struct export_job {
    struct job job;
    struct library_service *library;
    enum save_manner manner;
    char path[FILE_PATH_SIZE];
    int error; /* EEXIST: there is a file, and nobody has said that it may be replaced */

    int64_t *list; /* owned; in the order in which they were saved first; NULL: all games */
    int count, at, written;
    bool begun;
    char *settings; /* owned; their text, if everything is exported; else NULL */
    struct replacement file;
};

/* --- Beginning --- */

static void take_games(struct export_job *export, struct game_ids games)
{
    export->list = array_zeroed((size_t)games.count + 1, sizeof *export->list);
    export->count = games.count;
    if (games.count > 0)
        memcpy(export->list, games.ids, (size_t)games.count * sizeof *export->list);
    qsort(export->list, (size_t)games.count, sizeof *export->list, array_compare_int64);
}

static int find_all(struct export_job *export)
{
    static const struct library_filter every_game = {.result = LIBRARY_ANY_RESULT};
    struct catalogue_found all = {0};
    int error = catalogue_find(&export->library->reader.archive, &every_game, &all, NULL, NULL);
    take_games(export, (struct game_ids){all.games, all.count});
    catalogue_found_finish(&all);
    return error;
}

/* An empty line separates what was there from what is added. */
static int copy_old(const struct replacement *file)
{
    char bytes[COPIED_BYTES], last = '\n';
    size_t count, all = 0;
    FILE *in;
    struct file_facts facts;
    int error = file_open(file->path, &in, &facts);
    if (error)
        return error == ENOENT ? 0 : error;
    errno = 0;
    while (!error && (count = fread(bytes, 1, sizeof bytes, in)) > 0) {
        error = memchr(bytes, '\0', count)                   ? FILE_ERROR_TEXT
                : fwrite(bytes, 1, count, file->out) < count ? file_stream_error()
                                                             : 0;
        last = bytes[count - 1];
        all += count;
    }
    if (!error && ferror(in))
        error = file_stream_error();
    fclose(in);
    if (!error && all > 0)
        fputs(last == '\n' ? "\n" : "\n\n", file->out);
    return error;
}

static int open_file(struct export_job *export)
{
    struct replacement *file = &export->file;
    int error = replace_begin(file, export->path, REPLACE_SHARED, PATIENCE_MS);
    if (!error && file->old.kind != FILE_NONE && export->manner == SAVE_NEW)
        error = EEXIST;
    if (!error && export->manner == SAVE_ADD)
        error = copy_old(file);
    return error;
}

/* --- Going on --- */

static int write_game(struct export_job *export, const char *text)
{
    FILE *out = export->file.out;
    size_t length = strlen(text);
    errno = 0;
    if (export->written > 0)
        fputc('\n', out);
    fputs(text, out);
    if (length == 0 || text[length - 1] != '\n')
        fputc('\n', out);
    export->written++;
    return ferror(out) ? file_stream_error() : 0;
}

/* A game that has been deleted meanwhile is left out. */
static int write_next(struct export_job *export)
{
    struct archive *archive = &export->library->reader.archive;
    char *text = NULL;
    int error = catalogue_text(archive, export->list[export->at++], &text);
    if (error)
        return error == ARCHIVE_NO_GAME ? 0 : error;
    error = write_game(export, text);
    free(text);
    return error;
}

/* For bundle_write. */
static bool is_stopped(void *job)
{
    return job_stopped(job);
}

/* Where there is no archive yet there are no games. */
static int write_everything(struct export_job *export)
{
    struct archive_reader *reader = &export->library->reader;
    int error = archive_reader_open(reader);
    bool none = error == ENOENT;
    if (!error || none)
        error = open_file(export);
    if (!error)
        error = bundle_write(none ? NULL : &reader->archive, export->file.fresh, export->settings,
                             is_stopped, export);
    return error ? error : replace_finish(&export->file);
}

static enum job_state run_everything(struct job *job)
{
    struct export_job *export = (struct export_job *)job;
    export->error = write_everything(export);
    return JOB_DONE;
}

static enum job_state run_games(struct job *job)
{
    struct export_job *export = (struct export_job *)job;
    uint64_t end = SDL_GetTicks64() + SLICE_MS;
    export->error = archive_reader_open(&export->library->reader);
    if (!export->error && !export->begun) {
        export->begun = true;
        export->error = export->list ? 0 : find_all(export);
        if (!export->error)
            export->error = open_file(export);
    }
    while (!export->error && export->at < export->count && SDL_GetTicks64() < end)
        export->error = write_next(export);
    if (!export->error && export->at < export->count)
        return JOB_AGAIN;
    if (!export->error)
        export->error = replace_finish(&export->file);
    return JOB_DONE;
}

/* --- On the window's thread --- */

static void say_saved(const struct export_job *export, bool here)
{
    struct library_service *library = export->library;
    char memory[SENTENCE_SIZE], shown_memory[FILES_PATH_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    listing_show_name(&shown, export->path);
    if (export->settings)
        store_prose_everything_saved(&out, shown_memory);
    else
        store_prose_exported(&out, shown_memory, export->written);
    strbuf_mark_cut(&out);
    folders_remember(library->in_out, export->path);
    if (here && library->export_back)
        shell_tell_on(library->shell, library->export_back->name, false, memory);
    else
        shell_tell(library->shell, false, memory);
}

/* A player who has gone on to another page is told there of a failure, and is asked nothing. */
static void say_failed(struct library_service *library, const char *path, int error, bool here)
{
    struct files_view *files = &library->in_out->files;
    if (error == EEXIST) {
        files->outcome = here ? SAVE_EXISTS : SAVE_NONE;
        return;
    }
    file_out_failed(library->in_out, path, error, store_prose_not_exported);
    if (!here)
        shell_tell(library->shell, true, files->reason);
}

static void export_done(struct job *job)
{
    const struct export_job *export = (const struct export_job *)job;
    struct library_service *library = export->library;
    bool here = library->shell->desk.page == library->export_page;
    library->exporting = false;
    if (export->error)
        say_failed(library, export->path, export->error, here);
    else
        say_saved(export, here);
}

static void free_export(struct job *job)
{
    struct export_job *export = (struct export_job *)job;
    replace_drop(&export->file);
    free(export->list);
    free(export->settings);
    free(export);
}

static enum job_state run_export(struct job *job)
{
    return ((struct export_job *)job)->settings ? run_everything(job) : run_games(job);
}

static const struct job_type export_type = {
    .name = "exporting games",
    .lane = LANE_READER,
    .run = run_export,
    .done = export_done,
    .free = free_export,
    .must_run = true,
};

void library_export(struct library_service *library, const char *path, enum save_manner manner,
                    struct export_choice games)
{
    const struct desk *desk = &library->shell->desk;
    int error = in_out_is_kept(library->in_out, path) ? FILE_ERROR_KEPT
                : library->exporting                  ? FILE_ERROR_BUSY
                                                      : 0;
    library->in_out->files.outcome = SAVE_NONE;
    library->export_page = desk->page;
    library->export_back = desk->back;
    if (error) {
        say_failed(library, path, error, true);
        return;
    }
    struct export_job *export = array_zeroed(1, sizeof *export);
    export->library = library;
    if (games.scope == EXPORT_EVERYTHING)
        export->settings = settings_text(library->in_out->settings);
    else if (games.scope != EXPORT_ALL)
        take_games(export, games.scope == EXPORT_GAMES
                               ? games.games
                               : (struct game_ids){library->found.games, library->found.count});
    export->manner = manner;
    strbuf_copy(export->path, sizeof export->path, path);
    library->exporting = true;
    jobs_add(library->jobs, &export_type, &export->job);
}
