/* SPDX-License-Identifier: MIT */
#include "app/scribe.h"

#include "base/array.h"
#include "base/log.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum {
    START_PATIENCE_MS = 500, /* with another program that writes, while a window waits */
    RESCUES_MOST = 2,        /* of an archive that is damaged again and again */
    CHECK_BYTES_MOST = 48 << 20,
};

struct job {
    struct scribe *scribe;
    int number;
    bool whole; /* `saved` has all of the match's games */
    bool leave; /* the match of the row `saved.id` is left, and nothing is saved */
    bool mends; /* damage has been met: the archive is looked at however large it is */
    struct saved_match saved;
};

static struct job *new_job(struct scribe *scribe, int number)
{
    struct job *job = array_zeroed(1, sizeof *job);
    job->scribe = scribe;
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
    if (!worker_add(job->scribe->worker, run, job))
        finish_job(job);
}

struct scribe *scribe_create(const char *path)
{
    struct scribe *scribe = array_zeroed(1, sizeof *scribe);
    strbuf_copy(scribe->path, sizeof scribe->path, path);
    scribe->mutex = SDL_CreateMutex();
    scribe->worker = worker_create();
    if (scribe->mutex && scribe->worker)
        return scribe;
    scribe_destroy(scribe);
    return NULL;
}

void scribe_destroy(struct scribe *scribe)
{
    if (!scribe)
        return;
    worker_destroy(scribe->worker);
    archive_close(&scribe->archive);
    SDL_DestroyMutex(scribe->mutex);
    for (int i = 0; i < scribe->waiting_count; i++)
        finish_job(scribe->waiting[i].job);
    free(scribe->waiting);
    free(scribe);
}

void scribe_drain(struct scribe *scribe)
{
    worker_drain(scribe->worker);
}

void scribe_hurry(struct scribe *scribe, bool hurried)
{
    SDL_LockMutex(scribe->mutex);
    scribe->hurried = hurried;
    SDL_UnlockMutex(scribe->mutex);
}

/* --- News --- */

/* What could not be saved is not made good by a part that can. */
static void tell(struct scribe *scribe, int error, bool whole)
{
    SDL_LockMutex(scribe->mutex);
    if (error || whole)
        scribe->news.error = error;
    scribe->news.any = true;
    scribe->waits = scribe->waiting_count > 0;
    SDL_UnlockMutex(scribe->mutex);
    if (error || scribe->last_error)
        worker_wake();
    scribe_doubt(scribe, error);
    scribe->last_error = error;
}

struct scribe_news scribe_news(struct scribe *scribe)
{
    SDL_LockMutex(scribe->mutex);
    struct scribe_news news = scribe->news;
    scribe->news = (struct scribe_news){0};
    SDL_UnlockMutex(scribe->mutex);
    return news;
}

bool scribe_waits(struct scribe *scribe)
{
    SDL_LockMutex(scribe->mutex);
    bool waits = scribe->waits;
    SDL_UnlockMutex(scribe->mutex);
    return waits;
}

/* --- Damage --- */

/* What can be read stays; what has been lost of the match comes again with all of it. */
static int rescue(struct scribe *scribe)
{
    struct rescue rescued;
    archive_close(&scribe->archive);
    scribe->torn = true;
    if (scribe->rescues == RESCUES_MOST)
        return FILE_ERROR_DAMAGED;
    scribe_make_way(scribe, true);
    int error = archive_rescue(scribe->path, &rescued);
    scribe_make_way(scribe, false);
    if (error)
        return error;
    scribe->rescues++;
    log_warning("%s was damaged: it is %s now; games rescued: %d", scribe->path, rescued.aside,
                rescued.games);
    SDL_LockMutex(scribe->mutex);
    scribe->news.rescued = true;
    scribe->news.rescue = rescued;
    SDL_UnlockMutex(scribe->mutex);
    return 0;
}

/* --- Taking up --- */

static int open_and_take_up(struct scribe *scribe, struct saved_match *out)
{
    int error = scribe->archive.db
                    ? 0
                    : archive_open(&scribe->archive, scribe->path, false, START_PATIENCE_MS);
    scribe->opened |= !error;
    return error ? error : archive_take_up(&scribe->archive, out);
}

int scribe_take_up(struct scribe *scribe, int number, struct saved_match *out)
{
    *out = (struct saved_match){0};
    int error = open_and_take_up(scribe, out);
    if (error == FILE_ERROR_DAMAGED && (error = rescue(scribe)) == 0)
        error = open_and_take_up(scribe, out);
    if (error)
        return error;
    scribe->number = number;
    scribe->key = out->key;
    scribe->id = out->id;
    scribe->torn = false;
    scribe_note_change(scribe);
    return 0;
}

void scribe_let_go(struct scribe *scribe)
{
    if (scribe->id != 0)
        archive_leave(&scribe->archive, scribe->id);
    scribe->key = scribe->id = 0;
    scribe_note_change(scribe);
}

/* --- What waits --- */

static void wait_for_another_time(struct job *job)
{
    struct scribe *scribe = job->scribe;
    scribe->waiting = array_reserve(scribe->waiting, &scribe->waiting_capacity,
                                    (size_t)scribe->waiting_count + 1, sizeof *scribe->waiting);
    scribe->waiting[scribe->waiting_count++].job = job;
}

static void drop_waiting(struct scribe *scribe, int index)
{
    finish_job(scribe->waiting[index].job);
    memmove(scribe->waiting + index, scribe->waiting + index + 1,
            (size_t)(--scribe->waiting_count - index) * sizeof *scribe->waiting);
}

/* A newer save of the whole match makes an older one needless. */
static void drop_older(struct scribe *scribe, int number)
{
    for (int i = scribe->waiting_count - 1; i >= 0; i--)
        if (scribe->waiting[i].job->number == number && !scribe->waiting[i].job->leave)
            drop_waiting(scribe, i);
}

/* Of a match that has been left: it is saved, and then left in the archive, too. */
static int try_again(struct job *job)
{
    struct archive *archive = &job->scribe->archive;
    int error = job->leave ? 0 : archive_save(archive, &job->saved);
    return error ? error : archive_leave(archive, job->saved.id);
}

/* That of the match that is played comes again by itself. */
int scribe_settle(struct scribe *scribe)
{
    for (int i = scribe->waiting_count - 1; i >= 0; i--) {
        struct job *job = scribe->waiting[i].job;
        int error = job->number == scribe->number && !job->leave ? 0 : try_again(job);
        if (error)
            return error;
        if (job->number != scribe->number || job->leave)
            drop_waiting(scribe, i);
    }
    return 0;
}

/* --- Jobs --- */

static int save(struct job *job)
{
    struct scribe *scribe = job->scribe;
    if (scribe->number != job->number) {
        scribe->number = job->number;
        scribe->key = scribe->id = 0;
        scribe->torn = false;
    }
    job->saved.key = scribe->key;
    int error = scribe_ready(scribe);
    if (!error && scribe->torn && !job->whole)
        error = ESTALE;
    if (!error)
        error = archive_save(&scribe->archive, &job->saved);
    if (!error) {
        scribe->key = job->saved.key;
        scribe->id = job->saved.id;
    }
    if (!error && job->saved.game_count > 0)
        scribe_note_change(scribe);
    return error;
}

static void save_job(void *data)
{
    struct job *job = data;
    struct scribe *scribe = job->scribe;
    bool whole = job->whole;
    if (whole)
        drop_older(scribe, job->number);
    int error = save(job);
    scribe->torn = error != 0;
    if (error && whole)
        wait_for_another_time(job);
    else
        finish_job(job);
    if (error == FILE_ERROR_DAMAGED && (error = rescue(scribe)) == 0)
        error = ESTALE;
    if (!error) {
        scribe->rescues = 0;
        error = scribe_settle(scribe);
    }
    tell(scribe, error, whole);
}

void scribe_save(struct scribe *scribe, int number, const struct saved_match *saved)
{
    struct job *job = new_job(scribe, number);
    job->saved = *saved;
    job->whole = saved->game_count == saved->line_count;
    add(save_job, job);
}

/* One that could not be saved is left when it has been. */
static void leave_job(void *data)
{
    struct job *job = data;
    struct scribe *scribe = job->scribe;
    job->leave = true;
    job->saved.id = scribe->number == job->number ? scribe->id : 0;
    if (scribe->number == job->number)
        scribe->number = 0;
    if (scribe->archive.db && job->saved.id != 0 && !scribe->torn &&
        archive_leave(&scribe->archive, job->saved.id) != 0)
        wait_for_another_time(job);
    else
        finish_job(job);
}

void scribe_leave(struct scribe *scribe, int number)
{
    add(leave_job, new_job(scribe, number));
}

static void retry_job(void *data)
{
    struct job *job = data;
    struct scribe *scribe = job->scribe;
    int error = scribe_ready(scribe);
    if (!error)
        error = scribe_settle(scribe);
    tell(scribe, error, true);
    finish_job(job);
}

void scribe_retry(struct scribe *scribe)
{
    add(retry_job, new_job(scribe, 0));
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

static void check_job(void *data);

/* What is waited for goes first, and the archive is looked at anew behind it: games that are taken
 * in, too, which would pause for it all the time. */
static void check_later(struct job *job)
{
    if (!worker_add_idle(job->scribe->worker, check_job, job))
        finish_job(job);
}

static int look_for_damage(const struct job *job)
{
    struct scribe *scribe = job->scribe;
    int error = job->mends ? scribe_ready(scribe) : 0;
    if (error || !scribe->archive.db || !(job->mends || is_small(scribe->path)))
        return error;
    return archive_check(&scribe->archive, pressed, scribe->worker);
}

static void set_mending(struct scribe *scribe, bool mending)
{
    SDL_LockMutex(scribe->mutex);
    scribe->mending = mending;
    SDL_UnlockMutex(scribe->mutex);
}

bool scribe_mending(struct scribe *scribe)
{
    SDL_LockMutex(scribe->mutex);
    bool mending = scribe->mending;
    SDL_UnlockMutex(scribe->mutex);
    return mending;
}

static void check_job(void *data)
{
    struct job *job = data;
    int error = look_for_damage(job);
    if (error == EINTR) {
        check_later(job);
        return;
    }
    if (job->mends && error != FILE_ERROR_DAMAGED)
        set_mending(job->scribe, false);
    scribe_did(job->scribe, error);
    finish_job(job);
}

void scribe_check(struct scribe *scribe)
{
    check_later(new_job(scribe, 0));
}

void scribe_mend(struct scribe *scribe)
{
    struct job *job = new_job(scribe, 0);
    job->mends = true;
    set_mending(scribe, true);
    check_later(job);
}

void scribe_did(struct scribe *scribe, int error)
{
    scribe_doubt(scribe, error);
    if (error == FILE_ERROR_DAMAGED) {
        error = rescue(scribe);
        tell(scribe, error ? error : ESTALE, true);
        set_mending(scribe, false);
    }
    scribe_note_change(scribe);
}
