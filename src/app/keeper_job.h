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
    bool any;  /* a save has been tried: */
    int error; /* ESTALE: all of the match is needed */
    bool rescued;
    struct rescue rescue;
};

struct waiting_job {
    struct job *job; /* owned */
};

/* Where a match is in the archive. */
struct saved_row {
    int number; /* of the match, counted by the run; 0: none */
    int64_t id;
};

struct keeper_bench {
    char path[KEEPER_PATH_SIZE]; /* of the archive */
    struct worker *worker;       /* owned */
    SDL_mutex *mutex;            /* over the next five */
    struct keeper_news news;
    bool hurried;     /* the program ends: nothing is waited for long */
    unsigned changes; /* so many times games have come into the archive, changed in it, or gone */
    bool watched;     /* somebody wants to be woken by them */
    struct saved_row row;

    /* Whoever else in this program has the file open lets go of it while it is opened or replaced.
     * Set before there is a job; NULL: nobody has. */
    void (*make_way)(void *data, bool begin);
    void *other;

    /* The worker's alone, from the first job on. */
    struct archive archive;
    int last_error; /* of its last save */
    int rescues;    /* since it went well */
    int number;     /* of the match that was saved last; 0: none */
    int64_t key;    /* by which the archive knows it; 0: it does not */
    int64_t id;     /* its row */
    bool torn;      /* a part of it has not been saved: no other part is, before all of it */
    struct waiting_job *waiting; /* owned; what has failed and nobody else will ask for again */
    size_t waiting_capacity;
    int waiting_count;
};

/* For the archive at `path`, which is not opened yet. NULL: memory is short. */
struct keeper_bench *keeper_bench_create(const char *path);

/* Waits until everything is done. NULL is fine. */
void keeper_bench_destroy(struct keeper_bench *bench);

/* Before there is a job: takes up a match, as archive_take_up, and rescues what can be of a damaged
 * archive. */
int keeper_bench_take_up(struct keeper_bench *bench, int number, struct saved_match *out);

/* The same time: what was taken up stays in the archive as it is. What is saved under its number is
 * another match. */
void keeper_bench_let_go(struct keeper_bench *bench);

/* Has this be saved of the match of that number, with all of its games or those that have changed.
 * What `saved` owns is the job's. All of a match that cannot be saved waits, and is tried again
 * behind every save; also when the players have left the match. */
void keeper_bench_save(struct keeper_bench *bench, int number, const struct saved_match *saved);

/* The match is left. */
void keeper_bench_leave(struct keeper_bench *bench, int number);

/* What waits is tried again. */
void keeper_bench_retry(struct keeper_bench *bench);

/* The whole archive is looked at for damage, if that does not take long. */
void keeper_bench_check(struct keeper_bench *bench);

/* Waits until all jobs are done. From now on none waits long for other programs. */
void keeper_bench_hurry(struct keeper_bench *bench);

struct keeper_news keeper_bench_news(struct keeper_bench *bench);

/* The players have begun another match: of the older ones which nobody plays no start takes one up
 * in its place. */
void keeper_bench_leave_older(struct keeper_bench *bench);

/* The row of the match of this number; 0: it has none yet. */
int64_t keeper_bench_row(struct keeper_bench *bench, int number);

/* How often the games of the archive have changed; whoever watches is woken when they do. */
unsigned keeper_bench_changes(struct keeper_bench *bench, bool watch);

/* --- For others who have something done with the archive --- */

/* Begins and ends what must be done while nobody else has the file open; and says that games have
 * come, changed, or gone. On the worker. */
void keeper_bench_make_way(struct keeper_bench *bench, bool begin);
void keeper_bench_note_change(struct keeper_bench *bench);

/* In its turn. False: the program ends, and the job is not taken. */
bool keeper_bench_add(struct keeper_bench *bench, worker_job *job, void *data);

/* In such a job: makes bench->archive ready; its error. */
int keeper_bench_ready(struct keeper_bench *bench);

/* In such a job: what has come of it. A damaged archive is rescued. */
void keeper_bench_did(struct keeper_bench *bench, int error);

/* In such a job: what is saved from now on under this number is the match of this row. */
void keeper_bench_adopt(struct keeper_bench *bench, int number, int64_t key, int64_t id);

#endif
