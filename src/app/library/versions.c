/* SPDX-License-Identifier: MIT */
/* Compares the versions that were found, and finds those that say less than another one. */
#include "app/library/library.h"
#include "base/array.h"

#include <stdlib.h>
#include <string.h>

struct poorer_job {
    struct job job;
    struct library_service *library;
    int64_t *ids; /* owned; of those found */
    int count;
    struct catalogue_found poorer; /* owned */
    int error;
};

static bool is_stopped(void *job)
{
    return job_stopped(job);
}

static enum job_state run_poorer(struct job *base)
{
    struct poorer_job *job = (struct poorer_job *)base;
    struct archive_reader *reader = &job->library->reader;
    struct game_ids games = {job->ids, job->count};
    job->error = archive_reader_open(reader);
    if (!job->error)
        job->error = catalogue_poorer(&reader->archive, &games, &job->poorer, is_stopped, base);
    return JOB_DONE;
}

static void poorer_done(struct job *base)
{
    struct poorer_job *job = (struct poorer_job *)base;
    struct library_service *library = job->library;
    struct catalogue_found before = library->poorer;
    if (job->error)
        return;
    library->poorer = job->poorer;
    job->poorer = before;
    library->view.poorer = (struct game_ids){library->poorer.games, library->poorer.count};
    library->view.poorer_answers++;
}

static void free_poorer(struct job *base)
{
    struct poorer_job *job = (struct poorer_job *)base;
    catalogue_found_finish(&job->poorer);
    free(job->ids);
    free(job);
}

static const struct job_type poorer_type = {
    .name = "comparing versions",
    .lane = LANE_READER,
    .run = run_poorer,
    .done = poorer_done,
    .free = free_poorer,
    .newest = true,
};

void library_find_poorer(struct library_service *library)
{
    const struct catalogue_found *found = &library->found;
    struct poorer_job *job = array_zeroed(1, sizeof *job);
    job->library = library;
    job->ids = array_zeroed((size_t)found->count + 1, sizeof *job->ids);
    job->count = found->count;
    if (found->count > 0)
        memcpy(job->ids, found->games, (size_t)found->count * sizeof *job->ids);
    jobs_add(library->jobs, &poorer_type, &job->job);
}

void library_finish_versions(struct library_service *library)
{
    catalogue_found_finish(&library->poorer);
}
