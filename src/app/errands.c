/* SPDX-License-Identifier: MIT */
#include "app/errands.h"

#include "base/array.h"
#include "store/catalogue.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct errands {
    struct scribe *scribe; /* lent */
    SDL_mutex *mutex;      /* over the rest */
    struct errand *done;   /* owned; the first one first */
    size_t capacity;
    int count;
};

/* On its way. */
struct job {
    struct errands *errands;
    struct errand errand;
};

struct errands *errands_create(struct scribe *scribe)
{
    struct errands *errands = array_zeroed(1, sizeof *errands);
    errands->scribe = scribe;
    errands->mutex = SDL_CreateMutex();
    if (errands->mutex)
        return errands;
    free(errands);
    return NULL;
}

void errands_destroy(struct errands *errands)
{
    if (!errands)
        return;
    for (int i = 0; i < errands->count; i++)
        saved_match_finish(&errands->done[i].saved);
    SDL_DestroyMutex(errands->mutex);
    free(errands->done);
    free(errands);
}

bool errands_take(struct errands *errands, struct errand *out)
{
    SDL_LockMutex(errands->mutex);
    bool any = errands->count > 0;
    if (any) {
        *out = errands->done[0];
        memmove(errands->done, errands->done + 1, (size_t)--errands->count * sizeof *out);
    }
    SDL_UnlockMutex(errands->mutex);
    return any;
}

/* --- On the worker; the archive is ready --- */

static int open_it(struct scribe *scribe, struct errand *errand)
{
    (void)scribe;
    (void)errand;
    return 0;
}

static int delete_game(struct scribe *scribe, struct errand *errand)
{
    return catalogue_delete(&scribe->archive, errand->game);
}

static int restore_game(struct scribe *scribe, struct errand *errand)
{
    return catalogue_restore(&scribe->archive, errand->game);
}

static int purge(struct scribe *scribe, struct errand *errand)
{
    (void)errand;
    return catalogue_purge(&scribe->archive);
}

/* What could not be saved of it before comes first: it would be written over what is played now. */
static int take_up(struct scribe *scribe, struct errand *errand)
{
    struct catalogue_entry entry;
    int error = catalogue_read(&scribe->archive, errand->game, &entry);
    if (error)
        return error;
    if (entry.match == 0)
        return EDOM;
    if (entry.match == scribe->id && scribe->number == errand->number)
        return EALREADY;
    error = scribe_settle(scribe);
    return error ? error : archive_take_up_match(&scribe->archive, entry.match, &errand->saved);
}

/* It has been shown, and is the last one from now on; if that cannot be noted it is saved anew. */
static int adopt(struct scribe *scribe, struct errand *errand)
{
    int error = errand->error;
    scribe_adopt(scribe, errand->number, errand->saved.key, errand->saved.id);
    if (!error)
        error = archive_return_to_match(&scribe->archive, errand->saved.id);
    if (error)
        scribe_ask_for_all(scribe);
    return error;
}

static int let_go(struct scribe *scribe, struct errand *errand)
{
    return archive_leave(&scribe->archive, errand->saved.id);
}

static const struct {
    int (*run)(struct scribe *scribe, struct errand *errand);
    bool told;    /* somebody waits for it */
    bool changes; /* the games of the archive */
    bool idle;    /* for this alone no archive is made */
    bool apart;   /* it is done where the archive cannot be opened, too */
} kinds[ERRAND_COUNT] = {
    [ERRAND_OPEN] = {open_it, true, true},
    [ERRAND_DELETE] = {delete_game, true, true},
    [ERRAND_RESTORE] = {restore_game, true, true},
    [ERRAND_PURGE] = {purge, false, false, true},
    [ERRAND_TAKE_UP] = {take_up, true, false},
    [ERRAND_ADOPT] = {adopt, false, true, .apart = true},
    [ERRAND_LET_GO] = {let_go, false, false},
};

/* --- Sending --- */

static void tell(struct errands *errands, struct errand *errand)
{
    SDL_LockMutex(errands->mutex);
    errands->done = array_reserve(errands->done, &errands->capacity, (size_t)errands->count + 1,
                                  sizeof *errands->done);
    errands->done[errands->count++] = *errand;
    errand->saved = (struct saved_match){0};
    SDL_UnlockMutex(errands->mutex);
    worker_wake();
}

static void finish_job(struct job *job)
{
    saved_match_finish(&job->errand.saved);
    free(job);
}

static void run(void *data)
{
    struct job *job = data;
    struct errand *errand = &job->errand;
    struct scribe *scribe = job->errands->scribe;
    bool any = scribe->archive.db || !kinds[errand->kind].idle;
    errand->error = any ? scribe_ready(scribe) : ENOENT;
    if (!errand->error || kinds[errand->kind].apart)
        errand->error = kinds[errand->kind].run(scribe, errand);
    if (kinds[errand->kind].changes || errand->error == FILE_ERROR_DAMAGED)
        scribe_did(scribe, errand->error);
    if (kinds[errand->kind].told)
        tell(job->errands, errand);
    finish_job(job);
}

void errands_send(struct errands *errands, const struct errand *errand)
{
    struct job *job = array_zeroed(1, sizeof *job);
    job->errands = errands;
    job->errand = *errand;
    if (!scribe_add(errands->scribe, run, job))
        finish_job(job);
}
