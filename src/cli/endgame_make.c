/* SPDX-License-Identifier: MIT */
/* The part of endgame_files.h that makes tables, on several threads at once. */
#include "cli/endgame_files.h"

#include "base/array.h"
#include "cli/threads.h"
#include "engine/endgame_solve.h"

#include <pthread.h>
#include <stdlib.h>

enum progress {
    TO_MAKE,
    BEING_MADE,
    IS_THERE,
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

/* Waits until there is one to make; NONE_TO_MAKE: there will be none. */
static int take_class(struct works *works)
{
    int class = NONE_TO_MAKE;
    while (going_on(works) && !all_there(works) && (class = next_class(works)) == NONE_TO_MAKE)
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
    if (error) {
        files->unsaved[class] = table;
    } else {
        files->files[class] = file;
        free(table);
    }
    endgame_add(&files->endgame, class, error ? table : file.bytes);
    works->progress[class] = IS_THERE;
    works->listener->tell(works->listener->self, files, class,
                          error ? ENDGAME_UNSAVED : ENDGAME_MADE, error);
}

/* With the lock held, which is let go of meanwhile. */
static void make(struct works *works, int class)
{
    struct endgame_files *files = works->files;
    struct cache_file file = {0};
    int error = works->folder_error;
    pthread_mutex_unlock(&works->lock);
    uint8_t *table = array_zeroed(endgame_table_size(&files->endgame, class), 1);
    bool made = endgame_solve(&files->endgame, class, works->stop, table);
    if (made && !error)
        error = endgame_files_save(files, class, table, &file);
    pthread_mutex_lock(&works->lock);
    if (made) {
        put_there(works, class, table, file, error);
        return;
    }
    free(table);
    works->progress[class] = TO_MAKE;
    if (atomic_load(works->stop))
        return;
    works->impossible = true;
    works->listener->tell(works->listener->self, files, class, ENDGAME_IMPOSSIBLE, 0);
}

static void *work(void *shared)
{
    struct works *works = shared;
    pthread_mutex_lock(&works->lock);
    for (int class; (class = take_class(works)) != NONE_TO_MAKE;) {
        make(works, class);
        pthread_cond_broadcast(&works->changed);
    }
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
    works.folder_error =
        files->folder_error ? files->folder_error : cache_writer_open(&writer, files->folder);
    pthread_mutex_init(&works.lock, NULL);
    pthread_cond_init(&works.changed, NULL);
    threads_share(threads, work, &works);
    pthread_cond_destroy(&works.changed);
    pthread_mutex_destroy(&works.lock);
    cache_writer_close(&writer);
    return all_there(&works);
}
