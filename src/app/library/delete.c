/* SPDX-License-Identifier: MIT */
/* Deletes and restores games, one or many at once. */
#include "app/library/library.h"
#include "base/array.h"
#include "prose/store_prose.h"

#include <stdlib.h>
#include <string.h>

/* --- What was deleted --- */

/* Returns the index of a deletion, or -1: it has been undone. */
static int find_deletion(const struct library_service *library, unsigned number)
{
    int index = library->deleted_count - 1;
    while (index >= 0 && library->deleted[index].number != number)
        index--;
    return index;
}

/* Returns true if the game was deleted, and nobody has asked for it back. */
static bool is_deleted(const struct library_service *library, int64_t game)
{
    for (int i = 0; i < library->deleted_count; i++) {
        const struct deleted_games *at = &library->deleted[i];
        if (!at->returning &&
            bsearch(&game, at->ids, (size_t)at->count, sizeof *at->ids, array_compare_int64))
            return true;
    }
    return false;
}

/* Returns the games that are restored next; NULL: there are none. */
static struct deleted_games *last_deleted(const struct library_service *library)
{
    for (int i = library->deleted_count - 1; i >= 0; i--)
        if (!library->deleted[i].returning)
            return &library->deleted[i];
    return NULL;
}

static void show_last_deleted(struct library_service *library)
{
    const struct deleted_games *last = last_deleted(library);
    library->view.deleted = (struct library_deletion){{0}};
    if (last)
        library->view.deleted = (struct library_deletion){{last->ids, last->count}, last->players};
}

/* What has been deleted already is left out: the list may still show it. */
static struct deleted_games make_deletion(struct library_service *library,
                                          const struct library_deletion *deletion)
{
    const struct game_ids *games = &deletion->games;
    struct deleted_games made = {
        .number = ++library->deletions,
        .ids = array_zeroed((size_t)games->count + 1, sizeof *made.ids),
        .players = array_copy_text(deletion->players),
    };
    for (int i = 0; i < games->count; i++)
        if (!is_deleted(library, games->ids[i]))
            made.ids[made.count++] = games->ids[i];
    qsort(made.ids, (size_t)made.count, sizeof *made.ids, array_compare_int64);
    return made;
}

static void free_deletion(struct deleted_games *deleted)
{
    free(deleted->ids);
    free(deleted->players);
}

static void drop_deletion(struct library_service *library, unsigned number)
{
    int index = find_deletion(library, number);
    if (index < 0)
        return;
    struct deleted_games *at = &library->deleted[index];
    free_deletion(at);
    memmove(at, at + 1, (size_t)(--library->deleted_count - index) * sizeof *at);
    show_last_deleted(library);
}

void library_finish_delete(struct library_service *library)
{
    for (int i = 0; i < library->deleted_count; i++)
        free_deletion(&library->deleted[i]);
    free(library->deleted);
}

/* --- The job --- */

/* It has its own ids: the deletion may be gone by then. */
struct change_job {
    struct writing writing;
    struct library_service *library;
    int (*change)(struct archive *archive, const struct game_ids *games,
                  struct catalogue_change *outcome);
    unsigned number; /* of the deletion */
    int64_t *ids;    /* owned */
    int count, at;
    struct catalogue_change outcome; /* of all so far */
    int error;
};

static void note_outcome(struct change_job *change, const struct catalogue_change *outcome)
{
    change->outcome.changed += outcome->changed;
    if (!change->outcome.refused)
        change->outcome.refused = outcome->refused;
}

/* As many in one transaction as a save may wait for. */
static enum job_state run_change(struct job *job)
{
    struct change_job *change = (struct change_job *)job;
    struct archive_writer *writer = change->writing.writer;
    struct game_ids games = {change->ids + change->at, change->count - change->at};
    struct catalogue_change outcome = {0};
    if (games.count > CATALOGUE_CHANGES)
        games.count = CATALOGUE_CHANGES;
    change->error = archive_writer_ready(writer);
    if (!change->error)
        change->error = change->change(&writer->archive, &games, &outcome);
    change->at += games.count;
    note_outcome(change, &outcome);
    writing_end(&change->writing, change->error, true);
    return change->error || change->at == change->count ? JOB_DONE : JOB_AGAIN;
}

static void free_change(struct job *job)
{
    free(((struct change_job *)job)->ids);
    free(job);
}

static void add_change(struct library_service *library, const struct job_type *type,
                       const struct deleted_games *deleted,
                       int (*run)(struct archive *archive, const struct game_ids *games,
                                  struct catalogue_change *outcome))
{
    struct change_job *change = array_zeroed(1, sizeof *change);
    change->writing.writer = &library->autosave->writer;
    change->library = library;
    change->change = run;
    change->number = deleted->number;
    change->ids = array_zeroed((size_t)deleted->count, sizeof *change->ids);
    change->count = deleted->count;
    memcpy(change->ids, deleted->ids, (size_t)deleted->count * sizeof *change->ids);
    jobs_add(library->jobs, type, &change->writing.job);
}

/* Says why games were not changed, if that is worth a word: of many that some are gone is not. */
static void say_refused(const struct change_job *change, void (*played)(struct strbuf *out))
{
    int refused = change->outcome.refused;
    if (change->error)
        library_say_unchanged(change->library, change->error, played);
    else if (change->outcome.changed == 0 || refused == ARCHIVE_PLAYED)
        library_say_unchanged(change->library, refused, played);
}

/* --- Deleting --- */

static void delete_done(struct job *job)
{
    const struct change_job *delete = (const struct change_job *)job;
    if (delete->outcome.changed == 0)
        drop_deletion(delete->library, delete->number);
    say_refused(delete, delete->count > 1 ? store_prose_not_all_deleted : store_prose_not_deleted);
}

static const struct job_type delete_type = {
    .name = "deleting games",
    .lane = LANE_WRITER,
    .run = run_change,
    .settle = writing_settle,
    .done = delete_done,
    .free = free_change,
    .must_run = true,
};

/* They can be restored at once, even before the job has run. */
void library_delete(struct library_service *library, const struct library_deletion *deletion)
{
    if (!library->autosave->saves)
        return;
    struct deleted_games made = make_deletion(library, deletion);
    if (made.count == 0) {
        free_deletion(&made);
        return;
    }
    library->deleted = array_reserve(library->deleted, &library->deleted_capacity,
                                     (size_t)library->deleted_count + 1, sizeof *library->deleted);
    library->deleted[library->deleted_count++] = made;
    add_change(library, &delete_type, &made, catalogue_delete);
    show_last_deleted(library);
}

/* --- Restoring --- */

/* A game that is not there, or not deleted, cannot be restored later either. */
static void restore_done(struct job *job)
{
    const struct change_job *restore = (const struct change_job *)job;
    struct library_service *library = restore->library;
    int index = find_deletion(library, restore->number);
    bool again = restore->error || restore->outcome.refused == ARCHIVE_PLAYED;
    if (!again)
        drop_deletion(library, restore->number);
    else if (index >= 0)
        library->deleted[index].returning = false;
    show_last_deleted(library);
    say_refused(restore,
                restore->count > 1 ? store_prose_not_all_restored : store_prose_not_restored);
}

static const struct job_type restore_type = {
    .name = "restoring games",
    .lane = LANE_WRITER,
    .run = run_change,
    .settle = writing_settle,
    .done = restore_done,
    .free = free_change,
    .must_run = true,
};

void library_restore(struct library_service *library)
{
    struct deleted_games *last = last_deleted(library);
    if (!last)
        return;
    last->returning = true;
    add_change(library, &restore_type, last, catalogue_restore);
    show_last_deleted(library);
}
