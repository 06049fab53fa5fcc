/* SPDX-License-Identifier: MIT */
/* The analysis of the game that is replayed. That is a copy: what is found is written into it, and
 * where it came from, the match on the board or the archive. */
#include "app/library/library.h"
#include "base/array.h"
#include "prose/analysis_prose.h"
#include "prose/store_prose.h"
#include "store/results.h"

#include <stdlib.h>

struct edit_job {
    struct writing writing;
    struct library_service *library;
    int64_t game;
    struct analysis analysis; /* owned; of no position: what was written is removed */
    int error;
};

static void edit(void *data, struct game *game)
{
    const struct analysis *analysis = data;
    if (analysis->count > 0)
        analysis_apply(analysis, game, better_line_print);
    else
        analysis_remove(game);
}

/* --- In the archive --- */

static enum job_state run_edit(struct job *base)
{
    struct edit_job *job = (struct edit_job *)base;
    struct archive_writer *writer = job->writing.writer;
    job->error = archive_writer_ready(writer);
    if (!job->error)
        job->error = catalogue_edit(&writer->archive, job->game, edit, &job->analysis);
    writing_end(&job->writing, job->error, true);
    return JOB_DONE;
}

static void done_edit(struct job *base)
{
    const struct edit_job *job = (const struct edit_job *)base;
    library_say_unchanged(job->library, job->error, store_prose_not_analysed);
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
static void edit_archive(struct library_service *library, int64_t game, struct analysis *analysis)
{
    struct edit_job *job = array_zeroed(1, sizeof *job);
    job->writing.writer = &library->autosave->writer;
    job->library = library;
    job->game = game;
    job->analysis = *analysis;
    *analysis = (struct analysis){.count = 0};
    jobs_add(library->jobs, &edit_type, &job->writing.job);
}

/* --- What is replayed --- */

/* The text is what Play on from here reads. */
static void edit_shown(struct library_service *library, struct analysis *analysis)
{
    struct library_game *shown = &library->replayed;
    edit(analysis, &shown->game);
    free(shown->text);
    shown->text = game_text_print(&shown->game, &shown->tags, shown->result);
}

/* Writes into the game that this row is of. */
static void edit_origin(struct library_service *library, const struct library_row *row,
                        struct analysis *analysis)
{
    if (row->match != 0 && row->match == library->view.match)
        match_edit(library->in_out->match, row->serial, edit, analysis);
    else if (row->game != 0 && library->autosave->saves)
        edit_archive(library, row->game, analysis);
}

/* Another game may be shown by now. */
static void take_analysis(void *owner, const struct companion_analysis *what,
                          struct analysis *analysis)
{
    struct library_service *library = owner;
    if (library->view.replay.there && library->view.replay.count == what->game)
        edit_shown(library, analysis);
    edit_origin(library, &library->analysed, analysis);
}

void library_analyse(struct library_service *library, struct companion_service *companion)
{
    const struct companion_analysis what = {.replayed = true, .game = library->view.replay.count};
    library->analysed = library->view.replay.row;
    if (library->view.replay.there)
        companion_analyse_game(companion, &library->replayed.game, what, take_analysis, library);
}

void library_remove_analysis(struct library_service *library)
{
    struct analysis nothing = {.count = 0};
    if (!library->view.replay.there)
        return;
    edit_shown(library, &nothing);
    edit_origin(library, &library->view.replay.row, &nothing);
}
