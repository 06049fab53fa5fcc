/* SPDX-License-Identifier: MIT */
/* The part of endgame_files.h that makes tables, on several threads at once. */
#include "cli/endgame_files.h"

#include "cli/threads.h"
#include "engine/endgame_solve.h"

#include <pthread.h>
#include <stdlib.h>

enum progress {
    TO_MAKE,
    BEING_MADE,
    IS_THERE,
    GIVEN_UP, /* memory is short */
};

/* What the threads share; all but `files` and `stop` only under the lock. */
struct works {
    struct endgame_files *files;
    const struct endgame_listener *listener;
    const atomic_bool *stop;
    int folder_error; /* the folder cannot be written to */
    pthread_mutex_t lock;
    pthread_cond_t changed;
    enum progress progress[ENDGAME_CLASS_COUNT];
    int count;       /* of the classes that are wanted */
    int threads;     /* that are at work, or wait for some */
    bool impossible; /* one of them */
};

enum {
    NONE_TO_MAKE = -1,
};

static bool going_on(const struct works *works)
{
    return !works->impossible && !atomic_load(works->stop);
}

/* The largest first of those that can be made: so the threads end at about the same time. */
static int next_class(const struct works *works)
{
    const struct endgame *endgame = &works->files->endgame;
    int largest = NONE_TO_MAKE;
    for (int i = 0; i < works->count; i++)
        if (works->progress[i] == TO_MAKE && endgame_solvable(endgame, i) &&
            (largest == NONE_TO_MAKE ||
             endgame->classes.classes[i].entries > endgame->classes.classes[largest].entries))
            largest = i;
    return largest;
}

static bool all_there(const struct works *works)
{
    for (int i = 0; i < works->count; i++)
        if (works->progress[i] != IS_THERE)
            return false;
    return true;
}

static bool one_is_being_made(const struct works *works)
{
    for (int i = 0; i < works->count; i++)
        if (works->progress[i] == BEING_MADE)
            return true;
    return false;
}

/* Waits until there is one to make; NONE_TO_MAKE: there will be none. */
static int take_class(struct works *works)
{
    int class = NONE_TO_MAKE;
    while (going_on(works) && (class = next_class(works)) == NONE_TO_MAKE &&
           one_is_being_made(works))
        pthread_cond_wait(&works->changed, &works->lock);
    if (class != NONE_TO_MAKE)
        works->progress[class] = BEING_MADE;
    return class;
}

/* A table is used from its file, if it can be: it takes memory only as long as there is some. */
static void put_there(struct works *works, int class, uint8_t *table, struct cache_file file,
                      int error)
{
    struct endgame_files *files = works->files;
    files->files[class] = file;
    if (file.bytes)
        free(table);
    else
        files->kept[class] = table;
    endgame_add(&files->endgame, class, file.bytes ? file.bytes : table);
    works->progress[class] = IS_THERE;
    works->listener->tell(works->listener->self, files, class,
                          error ? ENDGAME_UNSAVED : ENDGAME_MADE, error);
}

/* One that is not whole. Whoever finds memory short leaves what there is of it to the others. */
static void give_back(struct works *works, int class, enum endgame_solution solution, bool alone)
{
    struct endgame_files *files = works->files;
    works->progress[class] = TO_MAKE;
    switch (solution) {
    case ENDGAME_SOLVED:
    case ENDGAME_BROKEN_OFF:
        break;
    case ENDGAME_TOO_LONG:
        works->impossible = true;
        works->listener->tell(works->listener->self, files, class, ENDGAME_IMPOSSIBLE, 0);
        break;
    case ENDGAME_NO_MEMORY:
        if (!alone || works->threads > 1)
            break;
        works->progress[class] = GIVEN_UP;
        works->listener->tell(works->listener->self, files, class, ENDGAME_UNMADE, 0);
        break;
    }
}

/* With the lock held, which is let go of meanwhile. False: this thread is one too many. */
static bool make(struct works *works, int class)
{
    struct endgame_files *files = works->files;
    struct cache_file file = {0};
    int error = works->folder_error;
    bool alone = works->threads == 1;
    pthread_mutex_unlock(&works->lock);
    uint8_t *table = calloc(endgame_table_size(&files->endgame, class), 1);
    enum endgame_solution solution =
        table ? endgame_solve(&files->endgame, class, works->stop, table) : ENDGAME_NO_MEMORY;
    if (solution == ENDGAME_SOLVED && !error)
        error = endgame_files_save(files, class, table, &file);
    if (solution != ENDGAME_SOLVED)
        free(table);
    pthread_mutex_lock(&works->lock);
    if (solution == ENDGAME_SOLVED)
        put_there(works, class, table, file, error);
    else
        give_back(works, class, solution, alone);
    return solution != ENDGAME_NO_MEMORY || works->threads == 1;
}

static void *work(void *shared)
{
    struct works *works = shared;
    pthread_mutex_lock(&works->lock);
    works->threads++;
    for (int class; (class = take_class(works)) != NONE_TO_MAKE;) {
        bool stays = make(works, class);
        pthread_cond_broadcast(&works->changed);
        if (!stays)
            break;
    }
    works->threads--;
    pthread_cond_broadcast(&works->changed);
    pthread_mutex_unlock(&works->lock);
    return NULL;
}

static void look_what_is_there(struct works *works, int pieces)
{
    const struct endgame *endgame = &works->files->endgame;
    while (works->count < ENDGAME_CLASS_COUNT &&
           endgame->classes.classes[works->count].pieces <= pieces) {
        works->progress[works->count] = endgame->tables[works->count] ? IS_THERE : TO_MAKE;
        works->count++;
    }
}

bool endgame_files_make(struct endgame_files *files, int pieces, int threads,
                        const struct endgame_listener *listener, const atomic_bool *stop)
{
    struct cache_writer writer = {-1};
    struct works works = {.files = files, .listener = listener, .stop = stop};
    look_what_is_there(&works, pieces);
    if (all_there(&works))
        return true;
    works.folder_error = files->folder_error
                             ? files->folder_error
                             : cache_writer_open(&writer, files->folder, files->shared);
    pthread_mutex_init(&works.lock, NULL);
    pthread_cond_init(&works.changed, NULL);
    threads_share(threads, work, &works);
    pthread_cond_destroy(&works.changed);
    pthread_mutex_destroy(&works.lock);
    cache_writer_close(&writer);
    return all_there(&works);
}
