/* SPDX-License-Identifier: MIT */
/* A thread for what may take long: the window never waits for it. What a job finds it leaves where
 * whoever asked for it looks, and calls worker_wake. */
#ifndef APP_WORKER_H
#define APP_WORKER_H

#include <stdbool.h>

struct worker;

typedef void worker_job(void *data);

/* The thread begins with the first job. NULL: the system has no locks left. */
struct worker *worker_create(void);

/* Jobs are done one after another, in the order in which they were added. Where there can be no
 * thread the job is done at once. False: the worker is being destroyed, and has not taken it. */
bool worker_add(struct worker *worker, worker_job *job, void *data);

/* The same for one that has time: whatever was not added so goes first. */
bool worker_add_idle(struct worker *worker, worker_job *job, void *data);

/* Does another job, that has no time, wait for the one that is being done to end? */
bool worker_pressed(struct worker *worker);

/* Waits until all that has been added is done, but what has time. */
void worker_drain(struct worker *worker);

/* Ends whatever wait for events there is. Any thread may call it. */
void worker_wake(void);

/* Waits until all jobs are done. NULL is fine. */
void worker_destroy(struct worker *worker);

#endif
