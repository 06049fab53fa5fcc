/* SPDX-License-Identifier: MIT */
/* What others know of the worker that writes to the archive, and have it do. */
#include "app/scribe.h"

#include <errno.h>

void scribe_make_way(struct scribe *scribe, bool begin)
{
    if (scribe->make_way)
        scribe->make_way(scribe->other, begin);
}

void scribe_note_change(struct scribe *scribe)
{
    SDL_LockMutex(scribe->mutex);
    scribe->changes++;
    scribe->row = (struct saved_row){scribe->number, scribe->id};
    bool watched = scribe->watched;
    SDL_UnlockMutex(scribe->mutex);
    if (watched)
        worker_wake();
}

unsigned scribe_changes(struct scribe *scribe, bool watch)
{
    SDL_LockMutex(scribe->mutex);
    unsigned changes = scribe->changes;
    scribe->watched = watch;
    SDL_UnlockMutex(scribe->mutex);
    return changes;
}

int64_t scribe_row(struct scribe *scribe, int number)
{
    SDL_LockMutex(scribe->mutex);
    int64_t id = scribe->row.number == number ? scribe->row.id : 0;
    SDL_UnlockMutex(scribe->mutex);
    return id;
}

bool scribe_add(struct scribe *scribe, worker_job *job, void *data)
{
    return worker_add(scribe->worker, job, data);
}

void scribe_adopt(struct scribe *scribe, int number, int64_t key, int64_t id)
{
    scribe->number = number;
    scribe->key = key;
    scribe->id = id;
    scribe->torn = false;
    scribe_note_change(scribe);
}

void scribe_ask_for_all(struct scribe *scribe)
{
    SDL_LockMutex(scribe->mutex);
    scribe->news.any = true;
    scribe->news.error = ESTALE;
    SDL_UnlockMutex(scribe->mutex);
    worker_wake();
}

static int open_existing(struct scribe *scribe)
{
    scribe_make_way(scribe, true);
    int error = archive_open(&scribe->archive, scribe->path, false, 0);
    scribe_make_way(scribe, false);
    return error;
}

/* One that cannot be read stays for the next start to complain of. */
static void leave_older_job(void *data)
{
    struct scribe *scribe = data;
    struct saved_match older;
    bool left = scribe->archive.db || open_existing(scribe) == 0;
    while (left && archive_take_up(&scribe->archive, &older) == 0 && older.id != 0) {
        left = archive_leave(&scribe->archive, older.id) == 0;
        saved_match_finish(&older);
    }
}

void scribe_leave_older(struct scribe *scribe)
{
    scribe_add(scribe, leave_older_job, scribe);
}
