/* SPDX-License-Identifier: MIT */
#include "app/worker.h"

#include "base/array.h"
#include "base/log.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

struct task {
    worker_job *job;
    void *data;
    bool idle; /* it has time */
};

struct worker {
    SDL_mutex *mutex; /* over all of the rest */
    SDL_cond *news;   /* there is a task, or no more will come */
    SDL_Thread *thread;
    struct task *tasks; /* owned; in the order in which they were added */
    size_t capacity;
    int count;
    bool ending;
};

struct worker *worker_create(void)
{
    struct worker *worker = array_zeroed(1, sizeof *worker);
    worker->mutex = SDL_CreateMutex();
    worker->news = SDL_CreateCond();
    if (worker->mutex && worker->news)
        return worker;
    worker_destroy(worker);
    return NULL;
}

/* The mutex is held. The first that has no time; `count`: there is none. */
static int first_urgent(const struct worker *worker)
{
    int first = 0;
    while (first < worker->count && worker->tasks[first].idle)
        first++;
    return first;
}

/* The mutex is held. */
static struct task take_next(struct worker *worker)
{
    int urgent = first_urgent(worker), next = urgent < worker->count ? urgent : 0;
    struct task task = worker->tasks[next];
    memmove(worker->tasks + next, worker->tasks + next + 1,
            (size_t)(--worker->count - next) * sizeof task);
    return task;
}

static int work(void *data)
{
    struct worker *worker = data;
    SDL_LockMutex(worker->mutex);
    for (;;) {
        while (worker->count == 0 && !worker->ending)
            SDL_CondWait(worker->news, worker->mutex);
        if (worker->count == 0)
            break;
        struct task task = take_next(worker);
        SDL_UnlockMutex(worker->mutex);
        task.job(task.data);
        SDL_LockMutex(worker->mutex);
    }
    SDL_UnlockMutex(worker->mutex);
    return 0;
}

/* The mutex is held. */
static bool has_thread(struct worker *worker)
{
    if (!worker->thread) {
        worker->thread = SDL_CreateThread(work, "worker", worker);
        if (!worker->thread)
            log_warning("there is no thread for long work: %s", SDL_GetError());
    }
    return worker->thread != NULL;
}

static bool add(struct worker *worker, struct task task)
{
    SDL_LockMutex(worker->mutex);
    bool taken = !worker->ending, later = taken && has_thread(worker);
    if (later) {
        worker->tasks = array_reserve(worker->tasks, &worker->capacity, (size_t)worker->count + 1,
                                      sizeof *worker->tasks);
        worker->tasks[worker->count++] = task;
        SDL_CondSignal(worker->news);
    }
    SDL_UnlockMutex(worker->mutex);
    if (taken && !later)
        task.job(task.data);
    return taken;
}

bool worker_add(struct worker *worker, worker_job *job, void *data)
{
    return add(worker, (struct task){job, data, false});
}

bool worker_add_idle(struct worker *worker, worker_job *job, void *data)
{
    return add(worker, (struct task){job, data, true});
}

static void post(void *semaphore)
{
    SDL_SemPost(semaphore);
}

void worker_drain(struct worker *worker)
{
    SDL_sem *done = SDL_CreateSemaphore(0);
    if (done && worker_add(worker, post, done))
        SDL_SemWait(done);
    SDL_DestroySemaphore(done);
}

bool worker_pressed(struct worker *worker)
{
    SDL_LockMutex(worker->mutex);
    bool pressed = first_urgent(worker) < worker->count || worker->ending;
    SDL_UnlockMutex(worker->mutex);
    return pressed;
}

void worker_wake(void)
{
    SDL_Event event = {.type = SDL_USEREVENT};
    SDL_PushEvent(&event);
}

void worker_destroy(struct worker *worker)
{
    if (!worker)
        return;
    if (worker->thread) {
        SDL_LockMutex(worker->mutex);
        worker->ending = true;
        SDL_CondSignal(worker->news);
        SDL_UnlockMutex(worker->mutex);
        SDL_WaitThread(worker->thread, NULL);
    }
    SDL_DestroyCond(worker->news);
    SDL_DestroyMutex(worker->mutex);
    free(worker->tasks);
    free(worker);
}
