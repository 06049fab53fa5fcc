/* SPDX-License-Identifier: MIT */
/* Writes down what the keeper hands it, beside the window: has the archive, and the thread that
 * writes to it. */
#ifndef APP_SCRIBE_H
#define APP_SCRIBE_H

#include "app/worker.h"
#include "store/archive.h"
#include "store/archive_rescue.h"

#include <SDL_mutex.h>

enum {
    SCRIBE_PATH_SIZE = 1024,
};

/* What there is to say of what was done since it was asked for last. */
struct scribe_news {
    bool any;  /* a save has been tried: */
    int error; /* ESTALE: all of the match is needed */
    bool rescued;
    struct rescue rescue;
    bool lost; /* the archive was taken away: there is a new one in its place */
};

struct waiting_job {
    struct job *job; /* owned */
};

/* Where a match is in the archive. */
struct saved_row {
    int number; /* of the match, counted by the run; 0: none */
    int64_t id;
};

struct scribe {
    char path[SCRIBE_PATH_SIZE]; /* of the archive */
    struct worker *worker;       /* owned */
    SDL_mutex *mutex;            /* over the next seven */
    struct scribe_news news;
    bool mending;     /* damage has been met, and not been looked at yet */
    bool waits;       /* something that could not be saved is to be tried again */
    bool hurried;     /* somebody wants to leave: nothing is waited for long */
    unsigned changes; /* so many times games have come into the archive, changed in it, or gone */
    bool watched;     /* somebody wants to be woken by them */
    struct saved_row row;

    /* Whoever else in this program has the file open lets go of it while it is opened or replaced.
     * Set before there is a job; NULL: nobody has. */
    void (*make_way)(void *data, bool begin);
    void *other;

    /* The worker's alone, from the first job on. */
    struct archive archive;
    bool opened;    /* it has been, by this run */
    bool doubtful;  /* it is opened anew before it is used again */
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
struct scribe *scribe_create(const char *path);

/* Waits until everything is done. NULL is fine. */
void scribe_destroy(struct scribe *scribe);

/* Before there is a job: takes up a match, as archive_take_up, and rescues what can be of a damaged
 * archive. */
int scribe_take_up(struct scribe *scribe, int number, struct saved_match *out);

/* The same time: what was taken up stays in the archive as it is. What is saved under its number is
 * another match. */
void scribe_let_go(struct scribe *scribe);

/* Has this be saved of the match of that number, with all of its games or those that have changed.
 * What `saved` owns is the job's. All of a match that cannot be saved waits, and is tried again
 * behind every save; also when the players have left the match. */
void scribe_save(struct scribe *scribe, int number, const struct saved_match *saved);

/* The match is left. */
void scribe_leave(struct scribe *scribe, int number);

/* What waits is tried again. */
void scribe_retry(struct scribe *scribe);

/* As soon as there is nothing better to do the whole archive is looked at for damage, if that does
 * not take long; or however long it takes, as damage has been met. */
void scribe_check(struct scribe *scribe);
void scribe_mend(struct scribe *scribe);

/* Is that still to be done, or being done? */
bool scribe_mending(struct scribe *scribe);

/* Waits until all jobs are done. */
void scribe_drain(struct scribe *scribe);

/* From now on no job waits long for other programs; or each does as it did before. */
void scribe_hurry(struct scribe *scribe, bool hurried);

struct scribe_news scribe_news(struct scribe *scribe);

/* Is there something that could not be saved when it was tried last, of any match? */
bool scribe_waits(struct scribe *scribe);

/* The players have begun another match: of the older ones which nobody plays no start takes one up
 * in its place. */
void scribe_leave_older(struct scribe *scribe);

/* The row of the match of this number; 0: it has none yet. */
int64_t scribe_row(struct scribe *scribe, int number);

/* How often the games of the archive have changed; whoever watches is woken when they do. */
unsigned scribe_changes(struct scribe *scribe, bool watch);

/* --- For others who have something done with the archive --- */

/* Begins and ends what must be done while nobody else has the file open; and says that games have
 * come, changed, or gone. On the worker. */
void scribe_make_way(struct scribe *scribe, bool begin);
void scribe_note_change(struct scribe *scribe);

/* In its turn. False: the program ends, and the job is not taken. */
bool scribe_add(struct scribe *scribe, worker_job *job, void *data);

/* In such a job: makes scribe->archive ready to be written to; its error. */
int scribe_ready(struct scribe *scribe);

/* In such a job: of some errors it is opened anew before it is used again. */
void scribe_doubt(struct scribe *scribe, int error);

/* In such a job, when it is ready: saves what waits of matches that were left; its error. */
int scribe_settle(struct scribe *scribe);

/* In such a job: what has come of it. A damaged archive is rescued. */
void scribe_did(struct scribe *scribe, int error);

/* In such a job: all of the match that is played is to be handed on once more. */
void scribe_ask_for_all(struct scribe *scribe);

/* In such a job: what is saved from now on under this number is the match of this row. */
void scribe_adopt(struct scribe *scribe, int number, int64_t key, int64_t id);

#endif
