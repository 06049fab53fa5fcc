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

/* Of what a table holds; add 1 whenever that changes. */
enum {
    TABLE_VERSION = 1,
    PACKED_VERSION = 2,
};

const char *const table_part_suffixes[TABLE_PARTS] = {
    [TABLE_ENTRIES] = "", [TABLE_PLIES] = "-plies"};

/* What came of saving or opening the files of a table: 0, or what is wrong with which. */
struct fault {
    int error;
    enum table_part part;
};

static void tell(const struct tables_listener *listener, const struct tables *tables, int class,
                 enum table_event event, struct fault fault)
{
    const struct table_news news = {
        .tables = tables, .class = class, .event = event, .part = fault.part, .error = fault.error};
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

int tables_count_parts(const struct tables *tables, int class)
{
    return endgame_wants_plies(&tables->endgame, class) ? TABLE_PARTS : TABLE_ENTRIES + 1;
}

struct table_path tables_path(const struct tables *tables, int class, enum table_part part)
{
    struct table_path path;
    char name[ENDGAME_NAME_SIZE];
    struct strbuf out = strbuf_init(path.text, sizeof path.text);
    endgame_class_name(&tables->endgame.classes.classes[class], name);
    strbuf_addf(&out, "%s/", tables->folder);
    add_rules(&out, &tables->endgame.rules);
    strbuf_addf(&out, "-%s%s", name, table_part_suffixes[part]);
    return path;
}

struct key {
    char text[CACHE_KEY_SIZE];
};

static struct key key_of(const struct tables *tables, int class, enum table_part part)
{
    struct key key;
    char name[ENDGAME_NAME_SIZE];
    struct strbuf out = strbuf_init(key.text, sizeof key.text);
    bool packed = endgame_is_packed(&tables->endgame, class);
    endgame_class_name(&tables->endgame.classes.classes[class], name);
    strbuf_addf(&out, "endgame %d ", packed ? PACKED_VERSION : TABLE_VERSION);
    add_rules(&out, &tables->endgame.rules);
    strbuf_addf(&out, " %s%s", name, table_part_suffixes[part]);
    return key;
}

static void close_files(struct table_file *file)
{
    for (enum table_part part = 0; part < TABLE_PARTS; part++)
        cache_close(&file->parts[part]);
    file->table = (struct endgame_table){0};
}

/* Opens the files of a table, all or none. */
static struct fault open_files(const struct tables *tables, int class, struct table_file *file,
                               const atomic_bool *stop)
{
    struct fault fault = {0};
    int parts = tables_count_parts(tables, class);
    *file = (struct table_file){0};
    for (int part = 0; part < parts && !fault.error; part++) {
        fault.part = (enum table_part)part;
        fault.error = cache_open(&file->parts[part], tables_path(tables, class, fault.part).text,
                                 key_of(tables, class, fault.part).text, stop);
    }
    const struct cache_file *entries = &file->parts[TABLE_ENTRIES];
    const struct cache_file *plies = &file->parts[TABLE_PLIES];
    file->table = (struct endgame_table){entries->bytes, entries->size, plies->bytes, plies->size};
    if (!fault.error && !endgame_fits(&tables->endgame, class, &file->table))
        fault = (struct fault){FILE_ERROR_DAMAGED, TABLE_ENTRIES};
    if (fault.error)
        close_files(file);
    return fault;
}

/* Saves a table and opens its files, which stay closed where memory for them is short. */
static struct fault save(const struct tables *tables, int class, const struct endgame_table *table,
                         struct table_file *file, const atomic_bool *stop)
{
    struct fault fault = {0};
    const struct {
        const uint8_t *bytes;
        size_t size;
    } parts[TABLE_PARTS] = {{table->bytes, table->size}, {table->plies, table->plies_size}};
    int count = tables_count_parts(tables, class);
    for (int part = 0; part < count && !fault.error; part++) {
        fault.part = (enum table_part)part;
        fault.error = cache_write(tables_path(tables, class, fault.part).text,
                                  key_of(tables, class, fault.part).text, parts[part].bytes,
                                  parts[part].size, stop);
    }
    if (fault.error)
        return fault;
    fault = open_files(tables, class, file, stop);
    return fault.error == ENOMEM ? (struct fault){0} : fault;
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
    struct fault fault = open_files(tables, class, &tables->files[class], stop);
    bool missing = fault.error == ENOENT || fault.error == ENOTDIR;
    if (fault.error == EINTR)
        return false;
    if (!fault.error)
        endgame_add(&tables->endgame, class, &tables->files[class].table);
    if (!missing)
        tell(listener, tables, class, fault.error ? TABLE_UNUSABLE : TABLE_FOUND, fault);
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
    while (tables->looked < count && (tables->endgame.tables[tables->looked].bytes ||
                                      look_for(tables, tables->looked, listener, stop)))
        tables->looked++;
    return tables->looked >= count;
}

void tables_close(struct tables *tables)
{
    for (int i = 0; i < ENDGAME_CLASS_COUNT; i++) {
        close_files(&tables->files[i]);
        endgame_table_free(&tables->kept[i]);
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

/* Takes a complete table in, which is the caller's no more. It is read from its files where these
 * are open, else from memory. */
static void take_table(struct tables *tables, int class, struct endgame_table *table,
                       const struct table_file *file, const struct tables_listener *listener,
                       struct fault fault)
{
    if (file->table.bytes) {
        tables->files[class] = *file;
        endgame_table_free(table);
    } else {
        tables->kept[class] = *table;
        *table = (struct endgame_table){0};
    }
    endgame_add(&tables->endgame, class, file->table.bytes ? &file->table : &tables->kept[class]);
    tell(listener, tables, class, fault.error ? TABLE_UNSAVED : TABLE_MADE, fault);
}

bool tables_add(struct tables *tables, int class, struct endgame_table *table, bool keeps,
                const struct tables_listener *listener, const atomic_bool *stop)
{
    struct table_file file = {0};
    struct fault fault = {make_folder(tables), TABLE_ENTRIES};
    if (!fault.error)
        fault = save(tables, class, table, &file, stop);
    if (fault.error == EINTR)
        return false;
    if (!fault.error || keeps) {
        take_table(tables, class, table, &file, listener, fault);
        return true;
    }
    endgame_table_free(table);
    tell(listener, tables, class, TABLE_UNSAVED, fault);
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
    /* Bytes for the work on several tables at once: a little more than the largest alone needs. */
    MEMORY_TOGETHER = 512 << 20,
};

static int count_in(const struct making *making, enum progress progress)
{
    int count = 0;
    for (int i = 0; i < making->count; i++)
        count += making->progress[i] == progress;
    return count;
}

/* Returns how much memory is left for one table more. */
static size_t memory_left(const struct making *making)
{
    size_t used = 0;
    for (int i = 0; i < making->count; i++)
        if (making->progress[i] == BEING_MADE)
            used += endgame_solver_memory(&making->tables->endgame, i);
    return used == 0 ? SIZE_MAX : used < MEMORY_TOGETHER ? MEMORY_TOGETHER - used : 0;
}

/* The largest class that can be made now, so that all threads end at about the same time. */
static int largest_class(const struct making *making)
{
    const struct endgame *endgame = &making->tables->endgame;
    size_t left = memory_left(making), most = 0;
    int largest = NO_CLASS;
    for (int i = 0; i < making->count; i++) {
        size_t memory = endgame_solver_memory(endgame, i);
        if (making->progress[i] == TO_MAKE && memory > most && memory <= left &&
            endgame_solvable(endgame, i)) {
            largest = i;
            most = memory;
        }
    }
    return largest;
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

static const struct fault no_error = {0};

/* Returns a class whose table is not complete. Where memory is short, a thread that is not `alone`
 * leaves the class to the others. */
static void give_back(struct making *making, int class, enum endgame_solution solution, bool alone)
{
    making->progress[class] = TO_MAKE;
    if (solution == ENDGAME_TOO_LONG) {
        making->impossible = true;
        tell(making->listener, making->tables, class, TABLE_IMPOSSIBLE, no_error);
    } else if (solution == ENDGAME_NO_MEMORY && alone && making->threads == 1) {
        making->progress[class] = GIVEN_UP;
        tell(making->listener, making->tables, class, TABLE_NO_MEMORY, no_error);
    }
}

/* Makes the table of a class. Called with the lock held; releases it meanwhile. Returns false if
 * there is not enough memory for this thread beside others: it should end. */
static bool make(struct making *making, int class)
{
    const struct tables *tables = making->tables;
    struct table_file file = {0};
    struct endgame_table table;
    struct fault fault = {making->folder_error, TABLE_ENTRIES};
    bool alone = making->threads == 1;
    pthread_mutex_unlock(&making->lock);
    enum endgame_solution solution = endgame_solve(&tables->endgame, class, making->stop, &table);
    if (solution == ENDGAME_SOLVED && !fault.error)
        fault = save(tables, class, &table, &file, NULL);
    pthread_mutex_lock(&making->lock);
    if (solution == ENDGAME_SOLVED) {
        take_table(making->tables, class, &table, &file, making->listener, fault);
        making->progress[class] = IS_THERE;
    } else {
        give_back(making, class, solution, alone);
    }
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
        making.progress[i] = tables->endgame.tables[i].bytes ? IS_THERE : TO_MAKE;
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
