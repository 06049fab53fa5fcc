/* SPDX-License-Identifier: MIT */
/* The half of the keeper that works beside the window: the archive, and the thread that writes to
 * it. */
#ifndef APP_KEEPER_JOB_H
#define APP_KEEPER_JOB_H

#include "app/worker.h"
#include "store/archive.h"
#include "store/archive_rescue.h"

#include <SDL_mutex.h>

enum {
    KEEPER_PATH_SIZE = 1024,
};

/* What there is to say of what was done since it was asked for last. */
struct keeper_news {
    bool any;  /* a save has been tried: `error` */
    int error; /* ESTALE: all of the match is needed, as the archive has nothing of it */
    bool rescued;
    struct rescue rescue;
};

struct keeper_bench {
    char path[KEEPER_PATH_SIZE]; /* of the archive */
    struct worker *worker;       /* owned; NULL: there is none yet */
    SDL_mutex *mutex;            /* over the news */
    struct keeper_news news;

    /* The worker's alone, as soon as there is one. */
    struct archive archive;
    int last_error; /* of its last save */
    int number;     /* of the match that was saved last; 0: none */
    int64_t id;     /* what it is in the archive; 0: nothing */
};

/* For the archive at `path`, which is not opened yet. NULL: memory is short. */
struct keeper_bench *keeper_bench_create(const char *path);

/* Waits until everything is done. NULL is fine. */
void keeper_bench_destroy(struct keeper_bench *bench);

/* Before there is a worker: takes up a match, as archive_take_up, and rescues what can be of a
 * damaged archive. `leave`: it is not to be taken up again, and nothing is returned. */
int keeper_bench_take_up(struct keeper_bench *bench, int number, bool leave,
                         struct saved_match *out);

/* Has this be saved of the match of that number, with all of its games or those that have changed.
 * What `saved` owns is the job's. */
void keeper_bench_save(struct keeper_bench *bench, int number, const struct saved_match *saved);

/* The match is left. */
void keeper_bench_leave(struct keeper_bench *bench, int number);

/* The whole archive is looked at for damage. */
void keeper_bench_check(struct keeper_bench *bench);

struct keeper_news keeper_bench_news(struct keeper_bench *bench);

#endif
