/* SPDX-License-Identifier: MIT */
#include "app/jobs/jobs.h"

#include "base/array.h"
#include "base/log.h"

#include <SDL.h>
#include <stdlib.h>

struct lane_state {
    struct jobs *jobs;
    SDL_Thread *thread;  /* from the first job on */
    bool threadless;     /* there can be none: jobs_deliver runs the jobs */
    struct job *waiting; /* owned; the oldest first */
    struct job *running; /* owned */
    bool paused;
};

/* The mutex guards all of it, and the queue's part of each job. */
struct jobs {
    SDL_mutex *mutex;
    SDL_cond *changed; /* whatever somebody may wait for */
    struct lane_state lanes[LANE_COUNT];
    struct job *finished; /* owned; they have run and are to be delivered, the oldest first */
    bool started;         /* threads may begin */
    bool woken;           /* the loop has been, and has not delivered since */
    bool ending;          /* only what must run is taken */
    bool ended;           /* nothing is */
};

struct jobs *jobs_create(void)
{
    struct jobs *jobs = array_zeroed(1, sizeof *jobs);
    jobs->mutex = SDL_CreateMutex();
    jobs->changed = SDL_CreateCond();
    for (int i = 0; i < LANE_COUNT; i++)
        jobs->lanes[i].jobs = jobs;
    if (jobs->mutex && jobs->changed)
        return jobs;
    jobs_destroy(jobs);
    return NULL;
}

static void free_job(struct job *job)
{
    if (job->type->free)
        job->type->free(job);
    else
        free(job);
}

/* --- Lists of jobs. Where it is not said otherwise the mutex is held. --- */

static void append(struct job **list, struct job *job)
{
    while (*list)
        list = &(*list)->next;
    *list = job;
}

static struct job *take(struct job **at)
{
    struct job *job = *at;
    *at = job->next;
    job->next = NULL;
    return job;
}

static int count(const struct job *list)
{
    int count = 0;
    for (; list; list = list->next)
        count++;
    return count;
}

/* Returns true if a job that is not idle waits, or will when it has been delivered. */
static bool is_busy(const struct lane_state *lane)
{
    for (const struct job *job = lane->waiting; job; job = job->next)
        if (!job->type->idle)
            return true;
    for (const struct job *job = lane->jobs->finished; job; job = job->next)
        if (job->again && !job->type->idle && &lane->jobs->lanes[job->type->lane] == lane)
            return true;
    return false;
}

/* Returns where the job that runs next is linked, or NULL if none may run now. */
static struct job **find_next(struct lane_state *lane)
{
    struct job **at = &lane->waiting;
    if (lane->paused || lane->running)
        return NULL;
    if (is_busy(lane))
        while (*at && (*at)->type->idle)
            at = &(*at)->next;
    return *at ? at : NULL;
}

/* --- Running --- */

/* Wakes the loop, once for all that it delivers then. In the end there is none. */
static void wake(struct jobs *jobs)
{
    SDL_Event event = {.type = SDL_USEREVENT};
    if (!jobs->woken && !jobs->ending)
        SDL_PushEvent(&event);
    jobs->woken = true;
}

/* A cancelled job only goes where it is freed. */
static void run(struct lane_state *lane, struct job *job)
{
    struct jobs *jobs = lane->jobs;
    enum job_state state = JOB_DONE;
    bool cancelled = job->cancelled;
    lane->running = job;
    job->pressed = job->stopped || is_busy(lane);
    SDL_UnlockMutex(jobs->mutex);
    if (!cancelled)
        state = job->type->run(job);
    SDL_LockMutex(jobs->mutex);
    lane->running = NULL;
    job->ran = !cancelled;
    job->again = state == JOB_AGAIN && !job->cancelled;
    append(&jobs->finished, job);
    wake(jobs);
    SDL_CondBroadcast(jobs->changed);
}

static int work(void *data)
{
    struct lane_state *lane = data;
    struct jobs *jobs = lane->jobs;
    SDL_LockMutex(jobs->mutex);
    while (!jobs->ended) {
        struct job **next = find_next(lane);
        if (next)
            run(lane, take(next));
        else
            SDL_CondWait(jobs->changed, jobs->mutex);
    }
    SDL_UnlockMutex(jobs->mutex);
    return 0;
}

/* Begins the thread of a lane where jobs wait, if it has none. Where it cannot begin the loop runs
 * the jobs. */
static void begin_thread(struct lane_state *lane)
{
    const char *name = lane->waiting->type->name;
    if (!lane->thread && !lane->threadless)
        lane->thread = SDL_CreateThread(work, name, lane);
    if (!lane->thread && !lane->threadless)
        log_warning("there is no thread for %s: %s", name, SDL_GetError());
    lane->threadless = !lane->thread;
    if (lane->threadless)
        wake(lane->jobs);
}

/* Another lane may have paused this one. */
static void run_here(struct lane_state *lane)
{
    while (lane->waiting && lane->paused)
        SDL_CondWait(lane->jobs->changed, lane->jobs->mutex);
    struct job **next = find_next(lane);
    if (next)
        run(lane, take(next));
}

static void put(struct jobs *jobs, struct job *job)
{
    struct lane_state *lane = &jobs->lanes[job->type->lane];
    append(&lane->waiting, job);
    if (lane->running && !job->type->idle)
        lane->running->pressed = true;
    if (jobs->started)
        begin_thread(lane);
    SDL_CondBroadcast(jobs->changed);
}

void jobs_start(struct jobs *jobs)
{
    SDL_LockMutex(jobs->mutex);
    jobs->started = true;
    for (int i = 0; i < LANE_COUNT; i++)
        if (jobs->lanes[i].waiting)
            begin_thread(&jobs->lanes[i]);
    SDL_UnlockMutex(jobs->mutex);
}

/* --- Stopping and cancelling --- */

/* NULL stands for all types but those that must run. */
static void mark(struct job *list, const struct job_type *type, bool cancels)
{
    for (struct job *job = list; job; job = job->next)
        if (type ? job->type == type : !job->type->must_run) {
            job->stopped = job->pressed = true;
            job->cancelled |= cancels;
            job->again &= !cancels;
        }
}

static void mark_all(struct jobs *jobs, const struct job_type *type, bool cancels)
{
    mark(jobs->finished, type, cancels);
    for (int i = 0; i < LANE_COUNT; i++) {
        mark(jobs->lanes[i].waiting, type, cancels);
        mark(jobs->lanes[i].running, type, cancels);
    }
    SDL_CondBroadcast(jobs->changed);
}

void jobs_stop(struct jobs *jobs, const struct job_type *type)
{
    SDL_LockMutex(jobs->mutex);
    mark_all(jobs, type, false);
    SDL_UnlockMutex(jobs->mutex);
}

void jobs_end(struct jobs *jobs)
{
    SDL_LockMutex(jobs->mutex);
    jobs->ending = true;
    mark_all(jobs, NULL, true);
    SDL_UnlockMutex(jobs->mutex);
}

/* --- Adding and delivering --- */

void jobs_add(struct jobs *jobs, const struct job_type *type, struct job *job)
{
    *job = (struct job){.type = type, .jobs = jobs};
    SDL_LockMutex(jobs->mutex);
    bool taken = !jobs->ending || type->must_run;
    if (taken && type->newest)
        mark_all(jobs, type, true);
    if (taken)
        put(jobs, job);
    SDL_UnlockMutex(jobs->mutex);
    if (!taken)
        free_job(job);
}

static void call(void (*function)(struct job *job), struct job *job)
{
    if (function && !job->cancelled)
        function(job);
}

/* The first one stays in the list meanwhile, where those who cancel and stop find it. The mutex is
 * not held. */
static void deliver_first(struct jobs *jobs)
{
    struct job *job = jobs->finished;
    if (job->ran && job->type->settle)
        job->type->settle(job);
    job->ran = false;
    call(job->again ? job->type->step : job->type->done, job);
    SDL_LockMutex(jobs->mutex);
    take(&jobs->finished);
    bool again = job->again;
    if (again)
        put(jobs, job);
    SDL_UnlockMutex(jobs->mutex);
    if (!again)
        free_job(job);
}

/* What runs, or finishes, meanwhile is for the next time. */
void jobs_deliver(struct jobs *jobs)
{
    SDL_LockMutex(jobs->mutex);
    jobs->woken = false;
    for (int i = 0; i < LANE_COUNT; i++)
        if (jobs->lanes[i].threadless)
            run_here(&jobs->lanes[i]);
    int left = count(jobs->finished);
    SDL_UnlockMutex(jobs->mutex);
    for (; left > 0; left--)
        deliver_first(jobs);
}

/* --- Ending --- */

/* In the end those are waited for, too, that were cancelled while they ran. */
static bool is_waited_for(const struct jobs *jobs, const struct job *list, enum lane lane)
{
    for (; list; list = list->next)
        if ((list->type->must_run || jobs->ending) && list->type->lane == lane)
            return true;
    return false;
}

static bool is_drained(const struct jobs *jobs, enum lane lane)
{
    const struct lane_state *state = &jobs->lanes[lane];
    return !is_waited_for(jobs, state->waiting, lane) &&
           !is_waited_for(jobs, state->running, lane) && !is_waited_for(jobs, jobs->finished, lane);
}

void jobs_drain(struct jobs *jobs, enum lane lane)
{
    SDL_LockMutex(jobs->mutex);
    while (!is_drained(jobs, lane)) {
        if (!jobs->finished && !jobs->lanes[lane].threadless)
            SDL_CondWait(jobs->changed, jobs->mutex);
        SDL_UnlockMutex(jobs->mutex);
        jobs_deliver(jobs);
        SDL_LockMutex(jobs->mutex);
    }
    SDL_UnlockMutex(jobs->mutex);
}

static void join(struct jobs *jobs)
{
    SDL_LockMutex(jobs->mutex);
    jobs->ended = true;
    SDL_CondBroadcast(jobs->changed);
    SDL_UnlockMutex(jobs->mutex);
    for (int i = 0; i < LANE_COUNT; i++)
        if (jobs->lanes[i].thread)
            SDL_WaitThread(jobs->lanes[i].thread, NULL);
}

static void run_out(struct jobs *jobs)
{
    jobs_end(jobs);
    jobs_start(jobs);
    for (int i = 0; i < LANE_COUNT; i++)
        jobs_drain(jobs, (enum lane)i);
    join(jobs);
}

void jobs_destroy(struct jobs *jobs)
{
    if (!jobs)
        return;
    if (jobs->mutex && jobs->changed)
        run_out(jobs);
    SDL_DestroyCond(jobs->changed);
    SDL_DestroyMutex(jobs->mutex);
    free(jobs);
}

/* --- On a lane --- */

bool job_stopped(const struct job *job)
{
    return job->stopped;
}

bool job_pressed(const struct job *job)
{
    return job->pressed;
}

const atomic_bool *job_stop_flag(const struct job *job)
{
    return &job->stopped;
}

const atomic_bool *job_press_flag(const struct job *job)
{
    return &job->pressed;
}

void jobs_pause(struct jobs *jobs, enum lane lane)
{
    SDL_LockMutex(jobs->mutex);
    jobs->lanes[lane].paused = true;
    while (jobs->lanes[lane].running)
        SDL_CondWait(jobs->changed, jobs->mutex);
    SDL_UnlockMutex(jobs->mutex);
}

void jobs_resume(struct jobs *jobs, enum lane lane)
{
    SDL_LockMutex(jobs->mutex);
    jobs->lanes[lane].paused = false;
    SDL_CondBroadcast(jobs->changed);
    SDL_UnlockMutex(jobs->mutex);
}
