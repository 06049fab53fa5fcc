/* SPDX-License-Identifier: MIT */
#include "think/tables.h"

#include "base/strbuf.h"
#include "engine/endgame_solve.h"
#include "system/folders.h"
#include "system/machine.h"
#include "system/places.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    TABLE_VERSION = 1, /* of what a table holds; add 1 whenever that changes */
};

static void tell(const struct tables_listener *listener, const struct tables *tables, int class,
                 enum table_event event, int error)
{
    const struct table_news news = {
        .tables = tables, .class = class, .event = event, .error = error};
    if (listener)
        listener->tell(listener->self, &news);
}

int tables_count_classes(const struct tables *tables, int pieces)
{
    int count = 0;
    while (count < ENDGAME_CLASS_COUNT && tables->endgame.classes.classes[count].pieces <= pieces)
        count++;
    return count;
}

/* --- Files --- */

/* Adds the value of each field. Fields that endings do not depend on have a fixed value here. */
static void add_rules(struct strbuf *out, const struct ruleset *rules)
{
    for (enum field field = 0; field < FIELD_COUNT; field++)
        strbuf_addf(out, "%d", ruleset_get(rules, field));
}

struct table_path tables_path(const struct tables *tables, int class)
{
    struct table_path path;
    char name[ENDGAME_NAME_SIZE];
    struct strbuf out = strbuf_init(path.text, sizeof path.text);
    endgame_class_name(&tables->endgame.classes.classes[class], name);
    strbuf_addf(&out, "%s/", tables->folder);
    add_rules(&out, &tables->endgame.rules);
    strbuf_addf(&out, "-%s", name);
    return path;
}

struct key {
    char text[CACHE_KEY_SIZE];
};

static struct key key_of(const struct tables *tables, int class)
{
    struct key key;
    char name[ENDGAME_NAME_SIZE];
    struct strbuf out = strbuf_init(key.text, sizeof key.text);
    endgame_class_name(&tables->endgame.classes.classes[class], name);
    strbuf_addf(&out, "endgame %d ", TABLE_VERSION);
    add_rules(&out, &tables->endgame.rules);
    strbuf_addf(&out, " %s", name);
    return key;
}

static int open_file(const struct tables *tables, int class, struct cache_file *file,
                     const atomic_bool *stop)
{
    int error = cache_open(file, tables_path(tables, class).text, key_of(tables, class).text, stop);
    if (!error && file->size != endgame_table_size(&tables->endgame, class)) {
        cache_close(file);
        return FILE_ERROR_DAMAGED;
    }
    return error;
}

/* Saves a table and opens its file. The file stays closed where there is not enough memory for
 * both. */
static int save(const struct tables *tables, int class, const uint8_t *table,
                struct cache_file *file, const atomic_bool *stop)
{
    int error = cache_write(tables_path(tables, class).text, key_of(tables, class).text, table,
                            endgame_table_size(&tables->endgame, class), stop);
    if (!error)
        error = open_file(tables, class, file, stop);
    return error == ENOMEM ? 0 : error;
}

/* A folder of its own: others may use the cache as well. */
static void find_folder(struct tables *tables)
{
    char cache[FILE_PATH_SIZE];
    tables->folder_error = place_find(PLACE_CACHE, cache, sizeof cache);
    tables->shared = place_is_named(PLACE_CACHE);
    int length = snprintf(tables->folder, sizeof tables->folder, "%s/endgames", cache);
    if (!tables->folder_error && (size_t)length >= sizeof tables->folder)
        tables->folder_error = FILE_ERROR_LONG;
}

/* Returns false if `stop` was set. */
static bool look_for(struct tables *tables, int class, const struct tables_listener *listener,
                     const atomic_bool *stop)
{
    int error = open_file(tables, class, &tables->files[class], stop);
    bool missing = error == ENOENT || error == ENOTDIR;
    if (error == EINTR)
        return false;
    if (!error)
        endgame_add(&tables->endgame, class, tables->files[class].bytes);
    if (!missing)
        tell(listener, tables, class, error ? TABLE_UNUSABLE : TABLE_FOUND, error);
    return true;
}

void tables_open(struct tables *tables, const struct ruleset *rules, int pieces,
                 const struct tables_listener *listener)
{
    *tables = (struct tables){0};
    endgame_begin(&tables->endgame, rules);
    find_folder(tables);
    int count = tables->folder_error ? 0 : tables_count_classes(tables, pieces);
    for (int i = 0; i < count; i++)
        look_for(tables, i, listener, NULL);
}

bool tables_open_rest(struct tables *tables, const struct tables_listener *listener,
                      const atomic_bool *stop)
{
    int count = tables->folder_error ? 0 : ENDGAME_CLASS_COUNT;
    while (tables->looked < count && (tables->endgame.tables[tables->looked] ||
                                      look_for(tables, tables->looked, listener, stop)))
        tables->looked++;
    return tables->looked >= count;
}

void tables_close(struct tables *tables)
{
    for (int i = 0; i < ENDGAME_CLASS_COUNT; i++) {
        cache_close(&tables->files[i]);
        free(tables->kept[i]);
    }
    *tables = (struct tables){0};
}

/* --- Making --- */

/* Returns 0, or why nothing can be saved. */
static int make_folder(const struct tables *tables)
{
    if (tables->folder_error)
        return tables->folder_error;
    return folder_make(tables->folder, tables->shared ? FOLDER_SHARED : FOLDER_PRIVATE);
}

/* Takes a complete table in. It is read from its file where that is open, else from memory. */
static void take_table(struct tables *tables, int class, uint8_t *table, struct cache_file file,
                       const struct tables_listener *listener, int error)
{
    if (file.bytes) {
        tables->files[class] = file;
        free(table);
    } else {
        tables->kept[class] = table;
    }
    endgame_add(&tables->endgame, class, file.bytes ? file.bytes : table);
    tell(listener, tables, class, error ? TABLE_UNSAVED : TABLE_MADE, error);
}

bool tables_add(struct tables *tables, int class, uint8_t *table, bool keeps,
                const struct tables_listener *listener, const atomic_bool *stop)
{
    struct cache_file file = {0};
    int error = make_folder(tables);
    if (!error)
        error = save(tables, class, table, &file, stop);
    if (error == EINTR)
        return false;
    if (!error || keeps) {
        take_table(tables, class, table, file, listener, error);
        return true;
    }
    free(table);
    tell(listener, tables, class, TABLE_UNSAVED, error);
    return true;
}

enum progress {
    TO_MAKE,
    BEING_MADE,
    IS_THERE,
    GIVEN_UP, /* there is not enough memory */
};

/* What the threads share. The lock protects everything but `stop`. */
struct making {
    struct tables *tables;
    const struct tables_listener *listener;
    const atomic_bool *stop;
    int folder_error; /* why nothing can be saved; 0: it can */
    pthread_mutex_t lock;
    pthread_cond_t changed;
    enum progress progress[ENDGAME_CLASS_COUNT];
    int count;       /* of the classes that are wanted */
    int threads;     /* that are making a table or waiting for one */
    bool impossible; /* one of the tables is */
};

enum {
    NO_CLASS = -1,
};

/* The largest class that can be made now, so that all threads end at about the same time. */
static int largest_class(const struct making *making)
{
    const struct endgame *endgame = &making->tables->endgame;
    int largest = NO_CLASS;
    for (int i = 0; i < making->count; i++)
        if (making->progress[i] == TO_MAKE && endgame_solvable(endgame, i) &&
            (largest == NO_CLASS ||
             endgame->classes.classes[i].entries > endgame->classes.classes[largest].entries))
            largest = i;
    return largest;
}

static int count_in(const struct making *making, enum progress progress)
{
    int count = 0;
    for (int i = 0; i < making->count; i++)
        count += making->progress[i] == progress;
    return count;
}

static bool goes_on(const struct making *making)
{
    return !making->impossible && !atomic_load(making->stop);
}

/* Waits until a class can be made, and takes it. NO_CLASS: none ever will be. */
static int take_class(struct making *making)
{
    int class = NO_CLASS;
    while (goes_on(making) && (class = largest_class(making)) == NO_CLASS &&
           count_in(making, BEING_MADE) > 0)
        pthread_cond_wait(&making->changed, &making->lock);
    if (class != NO_CLASS)
        making->progress[class] = BEING_MADE;
    return class;
}

static void take_in(struct making *making, int class, uint8_t *table, struct cache_file file,
                    int error)
{
    take_table(making->tables, class, table, file, making->listener, error);
    making->progress[class] = IS_THERE;
}

/* Returns a class whose table is not complete. Where memory is short, a thread that is not `alone`
 * leaves the class to the others. */
static void give_back(struct making *making, int class, enum endgame_solution solution, bool alone)
{
    making->progress[class] = TO_MAKE;
    if (solution == ENDGAME_TOO_LONG) {
        making->impossible = true;
        tell(making->listener, making->tables, class, TABLE_IMPOSSIBLE, 0);
    } else if (solution == ENDGAME_NO_MEMORY && alone && making->threads == 1) {
        making->progress[class] = GIVEN_UP;
        tell(making->listener, making->tables, class, TABLE_NO_MEMORY, 0);
    }
}

/* Makes the table of a class. Called with the lock held; releases it meanwhile. Returns false if
 * there is not enough memory for this thread beside others: it should end. */
static bool make(struct making *making, int class)
{
    const struct tables *tables = making->tables;
    struct cache_file file = {0};
    int error = making->folder_error;
    bool alone = making->threads == 1;
    pthread_mutex_unlock(&making->lock);
    uint8_t *table = calloc(endgame_table_size(&tables->endgame, class), 1);
    enum endgame_solution solution =
        table ? endgame_solve(&tables->endgame, class, making->stop, table) : ENDGAME_NO_MEMORY;
    if (solution == ENDGAME_SOLVED && !error)
        error = save(tables, class, table, &file, NULL);
    if (solution != ENDGAME_SOLVED)
        free(table);
    pthread_mutex_lock(&making->lock);
    if (solution == ENDGAME_SOLVED)
        take_in(making, class, table, file, error);
    else
        give_back(making, class, solution, alone);
    return solution != ENDGAME_NO_MEMORY || making->threads == 1;
}

static void *make_some(void *shared)
{
    struct making *making = shared;
    bool stays = true;
    int class;
    pthread_mutex_lock(&making->lock);
    making->threads++;
    while (stays && (class = take_class(making)) != NO_CLASS) {
        stays = make(making, class);
        pthread_cond_broadcast(&making->changed);
    }
    making->threads--;
    pthread_cond_broadcast(&making->changed);
    pthread_mutex_unlock(&making->lock);
    return NULL;
}

bool tables_make(struct tables *tables, int pieces, int threads,
                 const struct tables_listener *listener, const atomic_bool *stop)
{
    struct making making = {.tables = tables, .listener = listener, .stop = stop};
    making.count = tables_count_classes(tables, pieces);
    for (int i = 0; i < making.count; i++)
        making.progress[i] = tables->endgame.tables[i] ? IS_THERE : TO_MAKE;
    if (count_in(&making, IS_THERE) == making.count)
        return true;
    making.folder_error = make_folder(tables);
    pthread_mutex_init(&making.lock, NULL);
    pthread_cond_init(&making.changed, NULL);
    machine_share(threads, make_some, &making);
    pthread_cond_destroy(&making.changed);
    pthread_mutex_destroy(&making.lock);
    return count_in(&making, IS_THERE) == making.count;
}

/* --- Checking --- */

struct checking {
    const struct tables *tables;
    const struct tables_listener *listener;
    const atomic_bool *stop;
    int count; /* of the classes */
    atomic_int next;
    pthread_mutex_t lock; /* held while the listener is told */
};

static void *check_some(void *shared)
{
    struct checking *checking = shared;
    int class;
    while ((class = atomic_fetch_add(&checking->next, 1)) < checking->count) {
        const struct endgame_verdict verdict =
            endgame_check(&checking->tables->endgame, class, checking->stop);
        if (verdict.finding == ENDGAME_STOPPED)
            break;
        const struct table_news news = {
            .tables = checking->tables,
            .class = class,
            .event = verdict.finding == ENDGAME_RIGHT ? TABLE_RIGHT : TABLE_WRONG,
            .verdict = &verdict,
        };
        pthread_mutex_lock(&checking->lock);
        checking->listener->tell(checking->listener->self, &news);
        pthread_mutex_unlock(&checking->lock);
    }
    return NULL;
}

void tables_check(const struct tables *tables, int pieces, int threads,
                  const struct tables_listener *listener, const atomic_bool *stop)
{
    struct checking checking = {.tables = tables,
                                .listener = listener,
                                .stop = stop,
                                .count = tables_count_classes(tables, pieces)};
    pthread_mutex_init(&checking.lock, NULL);
    machine_share(threads, check_some, &checking);
    pthread_mutex_destroy(&checking.lock);
}
