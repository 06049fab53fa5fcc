/* SPDX-License-Identifier: MIT */
#include "app/intake.h"

#include "base/array.h"
#include "prose/store_prose.h"
#include "store/import.h"

#include <SDL.h>
#include <stdlib.h>

enum {
    STRETCH_MS = 100, /* of taking in, between two saves */
    GAP_MS = 5,       /* behind it, in which other programs come to save, */
    BUSY_GAP_MS = 50, /* or behind one that another program has kept from being saved */
    FAULT_BYTES = 1200,
};

struct intake {
    struct scribe *scribe; /* lent */
    int faults_most, patience_ms;

    SDL_mutex *mutex; /* over the next four */
    bool busy, stopped;
    bool any; /* there is news */
    struct intake_news news;

    /* The worker's, while it is busy. */
    struct text_source *source; /* owned */
    struct import *import;      /* owned */
    int faults;
    uint64_t end;  /* of the stretch */
    uint64_t took; /* milliseconds, by all of them */
    uint64_t free; /* when no other program was in the way last */
};

struct intake *intake_create(struct scribe *scribe, int faults, int patience_ms)
{
    struct intake *intake = array_zeroed(1, sizeof *intake);
    intake->scribe = scribe;
    intake->faults_most = faults;
    intake->patience_ms = patience_ms;
    intake->mutex = SDL_CreateMutex();
    if (intake->mutex)
        return intake;
    free(intake);
    return NULL;
}

static void drop_source(struct intake *intake)
{
    import_finish(intake->import);
    intake->import = NULL;
    if (intake->source)
        text_source_finish(intake->source);
    free(intake->source);
    intake->source = NULL;
}

void intake_news_finish(struct intake_news *news)
{
    for (int i = 0; i < news->fault_count; i++)
        free(news->faults[i]);
    free(news->faults);
    *news = (struct intake_news){0};
}

void intake_destroy(struct intake *intake)
{
    if (!intake)
        return;
    drop_source(intake);
    intake_news_finish(&intake->news);
    SDL_DestroyMutex(intake->mutex);
    free(intake);
}

bool intake_take(struct intake *intake, struct intake_news *news)
{
    SDL_LockMutex(intake->mutex);
    bool any = intake->any;
    if (any)
        *news = intake->news;
    if (any)
        intake->news = (struct intake_news){0};
    intake->any = false;
    SDL_UnlockMutex(intake->mutex);
    return any;
}

void intake_stop(struct intake *intake)
{
    SDL_LockMutex(intake->mutex);
    intake->stopped = true;
    SDL_UnlockMutex(intake->mutex);
}

/* --- On the worker --- */

static bool is_stopped(struct intake *intake)
{
    SDL_LockMutex(intake->mutex);
    bool stopped = intake->stopped;
    SDL_UnlockMutex(intake->mutex);
    return stopped;
}

/* For import_begin: the sentence is made here, where the rules are still known. */
static void see_fault(void *data, int number, const struct text_error *error)
{
    struct intake *intake = data;
    char memory[FAULT_BYTES];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (intake->faults == intake->faults_most)
        return;
    intake->faults++;
    store_prose_bad_game(&out, number, error);
    strbuf_mark_cut(&out);
    SDL_LockMutex(intake->mutex);
    struct intake_news *news = &intake->news;
    news->faults = array_reserve(news->faults, &news->fault_capacity, (size_t)news->fault_count + 1,
                                 sizeof *news->faults);
    news->faults[news->fault_count++] = array_copy_text(memory);
    SDL_UnlockMutex(intake->mutex);
}

/* For import_work. */
static bool shall_pause(void *data)
{
    struct intake *intake = data;
    return worker_pressed(intake->scribe->worker) || SDL_GetTicks64() >= intake->end ||
           is_stopped(intake);
}

static int work_for_a_stretch(struct intake *intake)
{
    uint64_t begin = SDL_GetTicks64();
    int error = scribe_ready(intake->scribe);
    intake->end = begin + STRETCH_MS;
    if (!error)
        error = import_work(intake->import, &intake->scribe->archive, shall_pause, intake);
    intake->took += SDL_GetTicks64() - begin;
    return error;
}

/* Of a stretch that ended so nothing is saved, and it can be tried again. */
static bool can_wait(struct intake *intake, int error)
{
    uint64_t now = SDL_GetTicks64();
    if (error != FILE_ERROR_BUSY)
        intake->free = now;
    return error == FILE_ERROR_BUSY && now < intake->free + (uint64_t)intake->patience_ms;
}

static void tell(struct intake *intake, const struct import_state *state, int error, bool ended)
{
    int games = state->taken + state->known + state->bad;
    SDL_LockMutex(intake->mutex);
    struct intake_news *news = &intake->news;
    news->percent = state->done       ? 100
                    : state->size > 0 ? (int)(state->bytes * 100 / (uint64_t)state->size)
                                      : 0;
    news->taken = state->taken;
    news->known = state->known;
    news->bad = state->bad;
    news->per_second = intake->took > 0 ? (int)((uint64_t)games * 1000 / intake->took) : 0;
    news->error = error;
    news->unread = state->unread != 0;
    news->ended = ended;
    news->nothing = ended && state->done && !state->something;
    intake->any = true;
    intake->busy = !ended;
    SDL_UnlockMutex(intake->mutex);
    worker_wake();
}

/* A stretch, and the next one behind whatever waits. */
static void work(void *data)
{
    struct intake *intake = data;
    int error = is_stopped(intake) ? 0 : work_for_a_stretch(intake);
    struct import_state state = import_state(intake->import);
    bool waits = can_wait(intake, error), ended = is_stopped(intake) || state.done;
    ended |= error && !waits;
    scribe_did(intake->scribe, state.unread ? 0 : error);
    if (ended)
        drop_source(intake);
    tell(intake, &state, waits ? 0 : error, ended);
    if (ended)
        return;
    if (!worker_pressed(intake->scribe->worker))
        SDL_Delay(waits ? BUSY_GAP_MS : GAP_MS);
    scribe_add(intake->scribe, work, intake);
}

bool intake_begin(struct intake *intake, struct text_source *source,
                  const struct named_ruleset *given)
{
    SDL_LockMutex(intake->mutex);
    bool busy = intake->busy;
    intake->busy = true;
    intake->stopped = busy && intake->stopped;
    SDL_UnlockMutex(intake->mutex);
    if (busy)
        return false;
    intake->source = array_zeroed(1, sizeof *source);
    *intake->source = *source;
    *source = (struct text_source){0};
    intake->faults = 0;
    intake->took = 0;
    intake->free = SDL_GetTicks64();
    intake->import = import_begin(intake->source, given, see_fault, intake);
    scribe_add(intake->scribe, work, intake);
    return true;
}
