/* SPDX-License-Identifier: MIT */
/* The tree of openings: what was played from a position, in the games that a filter finds. */
#include "app/library/library.h"
#include "base/array.h"

#include <stdlib.h>

struct branches_job {
    struct job job;
    struct library_service *library;
    struct library_filter filter;
    struct library_branches branches;
    int error;
};

static bool is_stopped(void *job)
{
    return job_stopped(job);
}

static enum job_state run_branches(struct job *base)
{
    struct branches_job *job = (struct branches_job *)base;
    struct archive_reader *reader = &job->library->reader;
    job->error = archive_reader_open(reader);
    if (!job->error)
        job->error =
            catalogue_branches(&reader->archive, &job->filter, &job->branches, is_stopped, base);
    return JOB_DONE;
}

/* What could not be counted is nothing. */
static void branches_done(struct job *base)
{
    const struct branches_job *job = (const struct branches_job *)base;
    struct library_service *library = job->library;
    if (job->error == ARCHIVE_STOPPED)
        return;
    library->branches = job->branches;
    library->branches_of = job->filter;
    library->view.branches = &library->branches;
    library->view.branches_of = &library->branches_of;
}

static const struct job_type branches_type = {
    .name = "counting moves",
    .lane = LANE_READER,
    .run = run_branches,
    .done = branches_done,
    .newest = true,
};

void library_count_branches(struct library_service *library, const struct library_filter *filter)
{
    struct branches_job *job = array_zeroed(1, sizeof *job);
    job->library = library;
    job->filter = *filter;
    jobs_add(library->jobs, &branches_type, &job->job);
}
