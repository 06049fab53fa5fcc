/* SPDX-License-Identifier: MIT */
/* The analysis of a game, replayed or on the board: what is found is written to where the game is
 * kept. As long as its match is on the board that is the match; once that has been left it is the
 * archive. The game that is replayed is a copy, and has it as well. */
#include "app/library/library.h"
#include "base/array.h"
#include "prose/analysis_prose.h"
#include "prose/store_prose.h"
#include "store/results.h"

#include <stdlib.h>
#include <string.h>

struct edit_job {
    struct writing writing;
    struct library_service *library;
    struct game_origin origin;
    struct analysis analysis; /* owned; of no position: what was written is removed */
    int error;
    struct library_row row; /* ARCHIVE_PLAYED: of the game */
};

/* For match_edit. */
static void edit_tree(void *data, struct game *game)
{
    const struct analysis *analysis = data;
    if (analysis->count > 0)
        analysis_apply(analysis, game, better_line_print);
    else
        analysis_remove(game);
}

/* For catalogue_edit. */
static void edit(void *data, struct game *game, struct game_tags *tags,
                 char result[SAVED_RESULT_SIZE])
{
    (void)tags;
    (void)result;
    edit_tree(data, game);
}

/* --- In the archive --- */

int library_edit_kept(struct archive_writer *writer, const struct game_origin *origin,
                      catalogue_editor *edits, void *data, int64_t *game)
{
    int error = 0;
    *game = origin->game;
    if (origin->match != 0)
        error = archive_writer_find(writer, origin->match, origin->serial, game);
    return error ? error : catalogue_edit(&writer->archive, *game, edits, data);
}

static int edit_in(struct archive_writer *writer, struct edit_job *job)
{
    int64_t game = 0;
    int error = library_edit_kept(writer, &job->origin, edit, &job->analysis, &game);
    if (error == ARCHIVE_PLAYED && catalogue_read(&writer->archive, game, &job->row))
        job->row = (struct library_row){.game = 0};
    return error;
}

static enum job_state run_edit(struct job *base)
{
    struct edit_job *job = (struct edit_job *)base;
    struct archive_writer *writer = job->writing.writer;
    job->error = archive_writer_ready(writer);
    if (!job->error)
        job->error = edit_in(writer, job);
    writing_end(&job->writing, job->error, true);
    return JOB_DONE;
}

/* The match that plays it may have come to the board meanwhile. */
static void done_edit(struct job *base)
{
    struct edit_job *job = (struct edit_job *)base;
    struct library_service *library = job->library;
    if (job->error == ARCHIVE_PLAYED && library_is_current(&library->view, &job->row) &&
        match_edit(library->in_out->match, job->row.serial, edit_tree, &job->analysis))
        return;
    library_say_unchanged(library, job->error, store_prose_not_analysed);
}

static void free_edit(struct job *base)
{
    analysis_finish(&((struct edit_job *)base)->analysis);
    free(base);
}

static const struct job_type edit_type = {
    .name = "saving an analysis",
    .lane = LANE_WRITER,
    .run = run_edit,
    .settle = writing_settle,
    .done = done_edit,
    .free = free_edit,
    .must_run = true,
};

/* Takes what the analysis owns. */
static void edit_archive(struct library_service *library, const struct game_origin *origin,
                         struct analysis *analysis)
{
    struct edit_job *job = array_zeroed(1, sizeof *job);
    job->writing.writer = &library->autosave->writer;
    job->library = library;
    job->origin = *origin;
    job->analysis = *analysis;
    *analysis = (struct analysis){.count = 0};
    jobs_add(library->jobs, &edit_type, &job->writing.job);
}

/* --- Where a game is kept --- */

static bool is_on_board(const struct library_service *library, const struct game_origin *origin)
{
    return origin->match == library->autosave->number &&
           origin->serial == library->in_out->match->serial;
}

struct game_origin library_origin(const struct library_service *library,
                                  const struct library_row *row)
{
    if (library_is_current(&library->view, row))
        return (struct game_origin){.match = library->autosave->number, .serial = row->serial};
    return (struct game_origin){.game = row->game};
}

static struct game_origin origin_of(const struct library_service *library, bool replayed)
{
    return replayed ? library->view.replay.origin
                    : (struct game_origin){.match = library->autosave->number,
                                           .serial = library->in_out->match->serial};
}

/* A game that has left the line of its match is in the archive alone. */
static void edit_kept(struct library_service *library, const struct game_origin *origin,
                      struct analysis *analysis)
{
    struct library_game *shown = library_shown_game(library, origin);
    if (shown) {
        edit_tree(analysis, &shown->game);
        library_show_changed(library, &library->view.replay.row);
    }
    bool edited = origin->match == library->autosave->number &&
                  match_edit(library->in_out->match, origin->serial, edit_tree, analysis);
    if (!edited && library->autosave->saves)
        edit_archive(library, origin, analysis);
}

/* --- Analysing, and removing it --- */

/* Says what was found where a game is played. Other pages are not left for it. `here`: it is the
 * game on the board. */
static void say_end(struct library_service *library, const struct analysis *analysis, bool here)
{
    const struct page *page = library->shell->desk.page;
    char memory[COMPANION_REASON_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    int mistakes = 0;
    for (int i = 0; i < analysis->done; i++)
        mistakes += analysis->plies[i].judgement != JUDGEMENT_NONE;
    analysed_print(&out, mistakes, here);
    if (page && strcmp(page->name, "play") == 0)
        shell_tell(library->shell, false, memory);
}

static void take_analysis(void *owner, const struct game_origin *origin, struct analysis *analysis)
{
    struct library_service *library = owner;
    say_end(library, analysis, is_on_board(library, origin));
    edit_kept(library, origin, analysis);
}

void library_analyse(struct library_service *library, struct companion_service *companion,
                     bool replayed)
{
    const struct game *game = replayed ? &library->replayed.game : &library->in_out->match->game;
    if (!replayed || library->view.replay.there)
        companion_analyse(companion, game, origin_of(library, replayed), take_analysis, library);
}

void library_remove_analysis(struct library_service *library, bool replayed)
{
    const struct game_origin origin = origin_of(library, replayed);
    struct analysis nothing = {.count = 0};
    if (!replayed || library->view.replay.there)
        edit_kept(library, &origin, &nothing);
}

void library_leave_analysis(struct library_service *library, struct companion_service *companion)
{
    if (!library->autosave->saves &&
        companion->view.analysis.origin.match == library->autosave->number)
        companion_stop_analysis(companion);
}
