/* SPDX-License-Identifier: MIT */
/* Long work beside the window, which never waits for it.
 *
 * Design: a job is a struct of its own whose first member is a struct job. jobs_add puts it at the
 * end of its lane. Each lane has one thread, which calls `run` for one job after another, oldest
 * first. What has run waits in one list for all lanes until the loop calls jobs_deliver, which
 * calls `settle` and `done` and then frees the job. So `run` may use the job's data and what
 * belongs to the lane, `done` may use the job's data and what belongs to the window, and neither
 * needs a lock. What a job finds is in the job; there are no other mailboxes. One mutex and one
 * condition guard all lanes; they are never held while `run`, `step`, `done` or `free` is called.
 *
 * A long job is cut into slices: its `run` returns JOB_AGAIN, `step` is called on the window's
 * thread, which may read and change the job's data there, and then the job goes behind whatever
 * waits on its lane. */
#ifndef APP_JOBS_JOBS_H
#define APP_JOBS_JOBS_H

#include <stdatomic.h>
#include <stdbool.h>

enum lane {
    LANE_WRITER,  /* the archive, opened to write */
    LANE_READER,  /* the archive, opened to read, and other files */
    LANE_THINKER, /* no archive at all */
    LANE_SPEAKER, /* speech-dispatcher: it may hang, and no search is to wait for that */
    LANE_COUNT,
};

enum job_state {
    JOB_DONE,
    JOB_AGAIN,
};

struct job;
struct jobs;

/* What all jobs of a kind share. Jobs refer to it for as long as they live. */
struct job_type {
    const char *name; /* for the log */
    enum lane lane;
    enum job_state (*run)(struct job *job); /* on the lane */

    /* On the window's thread: */
    void (*settle)(struct job *job); /* after each run, also of a cancelled job; or NULL */
    void (*step)(struct job *job);   /* then, after JOB_AGAIN; or NULL */
    void (*done)(struct job *job);   /* then, after JOB_DONE; or NULL */
    void (*free)(struct job *job);   /* in the end; NULL: it is free() */

    bool newest;   /* a newer job of the type cancels an older one */
    bool idle;     /* it runs only where no job of another kind waits on the lane */
    bool must_run; /* it runs also if the program ends first; it is not idle */
};

/* The first member of each job. It is the queue's alone. */
struct job {
    const struct job_type *type;
    struct jobs *jobs;
    struct job *next;
    bool ran;            /* and has not been settled since */
    bool again;          /* its last `run` returned JOB_AGAIN */
    atomic_bool stopped; /* it was asked to end soon */
    atomic_bool pressed; /* it was, or another job waits that goes first */
    bool cancelled;      /* nobody wants it: `step` and `done` are not called */
};

/* Jobs may be added at once, and run from jobs_start on. NULL: the system has no locks left. */
struct jobs *jobs_create(void);

/* From now on a thread begins with the first job of its lane. Before that the program may fork: the
 * child of a program with threads would wait forever for a lock that one of them held. */
void jobs_start(struct jobs *jobs);

/* As jobs_end; then runs and delivers all that must run, and waits for the threads. NULL is fine.
 */
void jobs_destroy(struct jobs *jobs);

/* --- On the window's thread; jobs_deliver and jobs_drain not in `step`, `done` or `free` --- */

/* Adds a job, an allocated struct with its data, which belongs to the queue from now on. If there
 * can be no thread jobs_deliver runs it, one job of a lane at a time. */
void jobs_add(struct jobs *jobs, const struct job_type *type, struct job *job);

/* Calls `step` or `done` of all jobs that have run. The loop does that once a pass: an event of
 * SDL's wakes it where there is something to deliver. */
void jobs_deliver(struct jobs *jobs);

/* Asks all jobs of a type to end soon. They run, or go on, until they see that, and `done` is
 * called. */
void jobs_stop(struct jobs *jobs, const struct job_type *type);

/* Waits until all jobs of a lane that must run have run, and delivers whatever has run by then.
 * After jobs_end nothing of the lane is left. */
void jobs_drain(struct jobs *jobs, enum lane lane);

/* The program ends: all jobs but those that must run are cancelled, also those that are added from
 * now on, and nothing wakes the loop any more. */
void jobs_end(struct jobs *jobs);

/* --- On a lane, in `run` --- */

/* Returns true if the job was asked to end soon. */
bool job_stopped(const struct job *job);

/* Returns true if it was, or if another job waits that goes first when this one returns JOB_AGAIN.
 */
bool job_pressed(const struct job *job);

/* The same as flags, for work that looks at one. They live as long as the job. */
const atomic_bool *job_stop_flag(const struct job *job);
const atomic_bool *job_press_flag(const struct job *job);

/* Waits until no job runs on another lane, and keeps the next one from beginning until
 * jobs_resume. */
void jobs_pause(struct jobs *jobs, enum lane lane);
void jobs_resume(struct jobs *jobs, enum lane lane);

#endif
