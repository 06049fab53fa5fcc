/* SPDX-License-Identifier: MIT */
#include "app/keeper_job.h"

#include "base/array.h"
#include "base/log.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum {
    START_PATIENCE_MS = 500, /* with another program that writes, while a window waits */
    PATIENCE_MS = 5000,
    LAST_PATIENCE_MS = 500,
    RESCUES_MOST = 2, /* of an archive that is damaged again and again */
    CHECK_BYTES_MOST = 48 << 20,
};

struct job {
    struct keeper_bench *bench;
    int number;
    bool whole; /* `saved` has all of the match's games */
    bool leave; /* the match of the row `saved.id` is left, and nothing is saved */
    struct saved_match saved;
};

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

static void add(worker_job *run, struct job *job)
{
    if (!worker_add(job->bench->worker, run, job))
        finish_job(job);
}

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
    for (int i = 0; i < bench->waiting_count; i++)
        finish_job(bench->waiting[i].job);
    free(bench->waiting);
    free(bench);
}

void keeper_bench_hurry(struct keeper_bench *bench)
{
    SDL_LockMutex(bench->mutex);
    bench->hurried = true;
    SDL_UnlockMutex(bench->mutex);
    worker_drain(bench->worker);
}

static int patience(struct keeper_bench *bench)
{
    SDL_LockMutex(bench->mutex);
    bool hurried = bench->hurried;
    SDL_UnlockMutex(bench->mutex);
    return hurried ? LAST_PATIENCE_MS : PATIENCE_MS;
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
    bench->torn = true;
    if (bench->rescues == RESCUES_MOST)
        return FILE_ERROR_DAMAGED;
    keeper_bench_make_way(bench, true);
    int error = archive_rescue(bench->path, &rescued);
    keeper_bench_make_way(bench, false);
    if (error)
        return error;
    bench->rescues++;
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

int keeper_bench_take_up(struct keeper_bench *bench, int number, struct saved_match *out)
{
    *out = (struct saved_match){0};
    int error = open_and_take_up(bench, out);
    if (error == FILE_ERROR_DAMAGED && (error = rescue(bench)) == 0)
        error = open_and_take_up(bench, out);
    if (error)
        return error;
    bench->number = number;
    bench->key = out->key;
    bench->id = out->id;
    bench->torn = false;
    keeper_bench_note_change(bench);
    return 0;
}

void keeper_bench_let_go(struct keeper_bench *bench)
{
    if (bench->id != 0)
        archive_leave(&bench->archive, bench->id);
    bench->key = bench->id = 0;
    keeper_bench_note_change(bench);
}

/* --- What waits --- */

static void wait_for_another_time(struct job *job)
{
    struct keeper_bench *bench = job->bench;
    bench->waiting = array_reserve(bench->waiting, &bench->waiting_capacity,
                                   (size_t)bench->waiting_count + 1, sizeof *bench->waiting);
    bench->waiting[bench->waiting_count++].job = job;
}

static void drop_waiting(struct keeper_bench *bench, int index)
{
    finish_job(bench->waiting[index].job);
    memmove(bench->waiting + index, bench->waiting + index + 1,
            (size_t)(--bench->waiting_count - index) * sizeof *bench->waiting);
}

/* A newer save of the whole match makes an older one needless. */
static void drop_older(struct keeper_bench *bench, int number)
{
    for (int i = bench->waiting_count - 1; i >= 0; i--)
        if (bench->waiting[i].job->number == number && !bench->waiting[i].job->leave)
            drop_waiting(bench, i);
}

/* Of a match that has been left: it is saved, and then left in the archive, too. */
static int try_again(struct job *job)
{
    struct archive *archive = &job->bench->archive;
    int error = job->leave ? 0 : archive_save(archive, &job->saved);
    return error ? error : archive_leave(archive, job->saved.id);
}

/* That of the match that is played comes again by itself. */
static int retry_waiting(struct keeper_bench *bench)
{
    for (int i = bench->waiting_count - 1; i >= 0; i--) {
        struct job *job = bench->waiting[i].job;
        int error = job->number == bench->number && !job->leave ? 0 : try_again(job);
        if (error)
            return error;
        if (job->number != bench->number || job->leave)
            drop_waiting(bench, i);
    }
    return 0;
}

/* --- Jobs --- */

/* Opens the archive if need be: it may have been moved, or taken away. */
static int ready_archive(struct keeper_bench *bench)
{
    if (bench->archive.db && archive_in_place(&bench->archive, bench->path)) {
        archive_set_patience(&bench->archive, patience(bench));
        return 0;
    }
    bench->torn |= bench->key != 0;
    archive_close(&bench->archive);
    keeper_bench_make_way(bench, true);
    int error = archive_open(&bench->archive, bench->path, true, patience(bench));
    keeper_bench_make_way(bench, false);
    return error;
}

static int save(struct job *job)
{
    struct keeper_bench *bench = job->bench;
    if (bench->number != job->number) {
        bench->number = job->number;
        bench->key = bench->id = 0;
        bench->torn = false;
    }
    job->saved.key = bench->key;
    int error = ready_archive(bench);
    if (!error && bench->torn && !job->whole)
        error = ESTALE;
    if (!error)
        error = archive_save(&bench->archive, &job->saved);
    if (!error) {
        bench->key = job->saved.key;
        bench->id = job->saved.id;
    }
    if (!error && job->saved.game_count > 0)
        keeper_bench_note_change(bench);
    return error;
}

static void save_job(void *data)
{
    struct job *job = data;
    struct keeper_bench *bench = job->bench;
    bool whole = job->whole;
    if (whole)
        drop_older(bench, job->number);
    int error = save(job);
    bench->torn = error != 0;
    if (error && whole)
        wait_for_another_time(job);
    else
        finish_job(job);
    if (error == FILE_ERROR_DAMAGED && (error = rescue(bench)) == 0)
        error = ESTALE;
    if (!error) {
        bench->rescues = 0;
        error = retry_waiting(bench);
    }
    tell(bench, error, whole);
}

void keeper_bench_save(struct keeper_bench *bench, int number, const struct saved_match *saved)
{
    struct job *job = new_job(bench, number);
    job->saved = *saved;
    job->whole = saved->game_count == saved->line_count;
    add(save_job, job);
}

/* One that could not be saved is left when it has been. */
static void leave_job(void *data)
{
    struct job *job = data;
    struct keeper_bench *bench = job->bench;
    job->leave = true;
    job->saved.id = bench->number == job->number ? bench->id : 0;
    if (bench->number == job->number)
        bench->number = 0;
    if (bench->archive.db && job->saved.id != 0 && !bench->torn &&
        archive_leave(&bench->archive, job->saved.id) != 0)
        wait_for_another_time(job);
    else
        finish_job(job);
}

void keeper_bench_leave(struct keeper_bench *bench, int number)
{
    add(leave_job, new_job(bench, number));
}

static void retry_job(void *data)
{
    struct job *job = data;
    struct keeper_bench *bench = job->bench;
    int error = ready_archive(bench);
    if (!error)
        error = retry_waiting(bench);
    tell(bench, error, true);
    finish_job(job);
}

void keeper_bench_retry(struct keeper_bench *bench)
{
    add(retry_job, new_job(bench, 0));
}

static bool pressed(void *worker)
{
    return worker_pressed(worker);
}

static bool is_small(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && about.st_size <= CHECK_BYTES_MOST;
}

/* What is waited for goes first, and the archive is looked at anew behind it. */
static void check_job(void *data)
{
    struct job *job = data;
    struct keeper_bench *bench = job->bench;
    int error = bench->archive.db && is_small(bench->path)
                    ? archive_check(&bench->archive, pressed, bench->worker)
                    : 0;
    if (error == FILE_ERROR_DAMAGED) {
        error = rescue(bench);
        tell(bench, error ? error : ESTALE, true);
    }
    finish_job(job);
    if (error == EINTR)
        keeper_bench_check(bench);
}

void keeper_bench_check(struct keeper_bench *bench)
{
    add(check_job, new_job(bench, 0));
}

int keeper_bench_ready(struct keeper_bench *bench)
{
    return ready_archive(bench);
}

void keeper_bench_did(struct keeper_bench *bench, int error)
{
    if (error == FILE_ERROR_DAMAGED) {
        error = rescue(bench);
        tell(bench, error ? error : ESTALE, true);
    }
    keeper_bench_note_change(bench);
}
