/* SPDX-License-Identifier: MIT */
#include "app/keeper_job.h"

#include "base/array.h"
#include "base/log.h"

#include <errno.h>
#include <stdlib.h>

enum {
    START_PATIENCE_MS = 250, /* with another program that writes, while a window waits */
    PATIENCE_MS = 5000,
};

struct job {
    struct keeper_bench *bench;
    int number;
    bool whole; /* `saved` has all of the match's games */
    struct saved_match saved;
};

struct keeper_bench *keeper_bench_create(const char *path)
{
    struct keeper_bench *bench = array_zeroed(1, sizeof *bench);
    struct strbuf out = strbuf_init(bench->path, sizeof bench->path);
    strbuf_add(&out, path);
    bench->mutex = SDL_CreateMutex();
    bench->worker = worker_create();
    if (bench->mutex && bench->worker)
        return bench;
    keeper_bench_destroy(bench);
    return NULL;
}

void keeper_bench_destroy(struct keeper_bench *bench)
{
    if (!bench)
        return;
    worker_destroy(bench->worker);
    archive_close(&bench->archive);
    SDL_DestroyMutex(bench->mutex);
    free(bench);
}

/* --- News --- */

/* What could not be saved is not made good by a part that can. */
static void tell(struct keeper_bench *bench, int error, bool whole)
{
    SDL_LockMutex(bench->mutex);
    if (error || whole)
        bench->news.error = error;
    bench->news.any = true;
    SDL_UnlockMutex(bench->mutex);
    if (error || bench->last_error)
        worker_wake();
    bench->last_error = error;
}

struct keeper_news keeper_bench_news(struct keeper_bench *bench)
{
    SDL_LockMutex(bench->mutex);
    struct keeper_news news = bench->news;
    bench->news = (struct keeper_news){0};
    SDL_UnlockMutex(bench->mutex);
    return news;
}

/* --- Damage --- */

/* What can be read stays; what has been lost of the match comes again with all of it. */
static int rescue(struct keeper_bench *bench)
{
    struct rescue rescued;
    archive_close(&bench->archive);
    int error = archive_rescue(bench->path, &rescued);
    if (error)
        return error;
    log_warning("%s was damaged: it is %s now; games rescued: %d", bench->path, rescued.aside,
                rescued.games);
    SDL_LockMutex(bench->mutex);
    bench->news.rescued = true;
    bench->news.rescue = rescued;
    SDL_UnlockMutex(bench->mutex);
    return 0;
}

/* --- Taking up --- */

static int open_and_take_up(struct keeper_bench *bench, struct saved_match *out)
{
    int error = bench->archive.db
                    ? 0
                    : archive_open(&bench->archive, bench->path, false, START_PATIENCE_MS);
    return error ? error : archive_take_up(&bench->archive, out);
}

int keeper_bench_take_up(struct keeper_bench *bench, int number, bool leave,
                         struct saved_match *out)
{
    *out = (struct saved_match){0};
    int error = open_and_take_up(bench, out);
    if (error == FILE_ERROR_DAMAGED && (error = rescue(bench)) == 0)
        error = open_and_take_up(bench, out);
    if (error || out->id == 0)
        return error;
    if (leave) {
        error = archive_leave(&bench->archive, out->id);
        saved_match_finish(out);
        return error;
    }
    bench->number = number;
    bench->id = out->id;
    return 0;
}

/* --- Jobs --- */

static struct job *new_job(struct keeper_bench *bench, int number)
{
    struct job *job = array_zeroed(1, sizeof *job);
    job->bench = bench;
    job->number = number;
    return job;
}

static void finish_job(struct job *job)
{
    saved_match_finish(&job->saved);
    free(job);
}

/* Opens the archive if need be: it may have been moved, or taken away. */
static int ready_archive(struct keeper_bench *bench)
{
    if (bench->archive.db && archive_in_place(&bench->archive, bench->path)) {
        archive_set_patience(&bench->archive, PATIENCE_MS);
        return 0;
    }
    bench->id = 0;
    archive_close(&bench->archive);
    return archive_open(&bench->archive, bench->path, true, PATIENCE_MS);
}

static int save(struct job *job)
{
    struct keeper_bench *bench = job->bench;
    int error = ready_archive(bench);
    if (error)
        return error;
    if (bench->number != job->number)
        bench->id = 0;
    bench->number = job->number;
    if (bench->id == 0 && !job->whole)
        return ESTALE;
    job->saved.id = bench->id;
    error = archive_save(&bench->archive, &job->saved);
    bench->id = error == ESTALE ? 0 : job->saved.id;
    return error;
}

static void save_job(void *data)
{
    struct job *job = data;
    int error = save(job);
    if (error == FILE_ERROR_DAMAGED && (error = rescue(job->bench)) == 0)
        error = ESTALE;
    tell(job->bench, error, job->whole);
    finish_job(job);
}

static void add(worker_job *run, struct job *job)
{
    if (!worker_add(job->bench->worker, run, job))
        finish_job(job);
}

void keeper_bench_save(struct keeper_bench *bench, int number, const struct saved_match *saved)
{
    struct job *job = new_job(bench, number);
    job->saved = *saved;
    job->whole = saved->game_count == saved->line_count;
    add(save_job, job);
}

static void leave_job(void *data)
{
    struct job *job = data;
    struct keeper_bench *bench = job->bench;
    if (bench->archive.db && bench->number == job->number && bench->id != 0)
        archive_leave(&bench->archive, bench->id);
    finish_job(job);
}

void keeper_bench_leave(struct keeper_bench *bench, int number)
{
    add(leave_job, new_job(bench, number));
}

static bool pressed(void *worker)
{
    return worker_pressed(worker);
}

/* What is waited for goes first, and the archive is looked at anew behind it. */
static void check_job(void *data)
{
    struct job *job = data;
    struct keeper_bench *bench = job->bench;
    int error = bench->archive.db ? archive_check(&bench->archive, pressed, bench->worker) : 0;
    if (error == FILE_ERROR_DAMAGED && rescue(bench) == 0)
        tell(bench, ESTALE, true);
    finish_job(job);
    if (error == EINTR)
        keeper_bench_check(bench);
}

void keeper_bench_check(struct keeper_bench *bench)
{
    add(check_job, new_job(bench, 0));
}
