/* SPDX-License-Identifier: MIT */
/* What others know of the worker that writes to the archive, and have it do. */
#include "app/keeper_job.h"

void keeper_bench_make_way(struct keeper_bench *bench, bool begin)
{
    if (bench->make_way)
        bench->make_way(bench->other, begin);
}

void keeper_bench_note_change(struct keeper_bench *bench)
{
    SDL_LockMutex(bench->mutex);
    bench->changes++;
    bench->row = (struct saved_row){bench->number, bench->id};
    bool watched = bench->watched;
    SDL_UnlockMutex(bench->mutex);
    if (watched)
        worker_wake();
}

unsigned keeper_bench_changes(struct keeper_bench *bench, bool watch)
{
    SDL_LockMutex(bench->mutex);
    unsigned changes = bench->changes;
    bench->watched = watch;
    SDL_UnlockMutex(bench->mutex);
    return changes;
}

int64_t keeper_bench_row(struct keeper_bench *bench, int number)
{
    SDL_LockMutex(bench->mutex);
    int64_t id = bench->row.number == number ? bench->row.id : 0;
    SDL_UnlockMutex(bench->mutex);
    return id;
}

bool keeper_bench_add(struct keeper_bench *bench, worker_job *job, void *data)
{
    return worker_add(bench->worker, job, data);
}

void keeper_bench_adopt(struct keeper_bench *bench, int number, int64_t key, int64_t id)
{
    bench->number = number;
    bench->key = key;
    bench->id = id;
    bench->torn = false;
    keeper_bench_note_change(bench);
}

static int open_existing(struct keeper_bench *bench)
{
    keeper_bench_make_way(bench, true);
    int error = archive_open(&bench->archive, bench->path, false, 0);
    keeper_bench_make_way(bench, false);
    return error;
}

/* One that cannot be read stays for the next start to complain of. */
static void leave_older_job(void *data)
{
    struct keeper_bench *bench = data;
    struct saved_match older;
    bool left = bench->archive.db || open_existing(bench) == 0;
    while (left && archive_take_up(&bench->archive, &older) == 0 && older.id != 0) {
        left = archive_leave(&bench->archive, older.id) == 0;
        saved_match_finish(&older);
    }
}

void keeper_bench_leave_older(struct keeper_bench *bench)
{
    keeper_bench_add(bench, leave_older_job, bench);
}
