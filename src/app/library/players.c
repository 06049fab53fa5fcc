/* SPDX-License-Identifier: MIT */
/* Counts who played the games that a filter finds. */
#include "app/library/library.h"
#include "base/array.h"

#include <stdlib.h>

struct players_job {
    struct job job;
    struct library_service *library;
    struct library_filter filter;
    enum library_player_order order;
    struct library_players *players; /* owned */
    int error;
};

static bool is_stopped(void *job)
{
    return job_stopped(job);
}

static enum job_state run_players(struct job *base)
{
    struct players_job *job = (struct players_job *)base;
    struct archive_reader *reader = &job->library->reader;
    job->error = archive_reader_open(reader);
    if (!job->error)
        job->error = catalogue_players(&reader->archive, &job->filter, job->order, job->players,
                                       is_stopped, base);
    return JOB_DONE;
}

/* Where nothing can be read there are none. */
static void players_done(struct job *base)
{
    struct players_job *job = (struct players_job *)base;
    struct library_service *library = job->library;
    struct library_players *before = library->players;
    if (job->error == ARCHIVE_STOPPED)
        return;
    library->players = job->players;
    job->players = before;
    library->view.players = library->players;
    library->view.player_answers++;
}

static void free_players(struct job *base)
{
    free(((struct players_job *)base)->players);
    free(base);
}

static const struct job_type players_type = {
    .name = "counting players",
    .lane = LANE_READER,
    .run = run_players,
    .done = players_done,
    .free = free_players,
    .newest = true,
};

void library_count_players(struct library_service *library, const struct library_filter *filter,
                           enum library_player_order order)
{
    struct players_job *job = array_zeroed(1, sizeof *job);
    job->library = library;
    job->filter = *filter;
    job->order = order;
    job->players = array_zeroed(1, sizeof *job->players);
    jobs_add(library->jobs, &players_type, &job->job);
}

void library_finish_players(struct library_service *library)
{
    free(library->players);
}
