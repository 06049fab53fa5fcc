/* SPDX-License-Identifier: MIT */
#include "cli/endgame_files.h"

#include "base/strbuf.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    /* Of what the tables hold: to be counted up whenever that changes. */
    TABLE_VERSION = 1,
};

/* All of the rules that endings depend on, a number for each field. */
static void add_rules(struct strbuf *out, const struct ruleset *rules)
{
    for (enum field field = 0; field < FIELD_COUNT; field++)
        strbuf_addf(out, "%d", ruleset_get(rules, field));
}

struct endgame_path endgame_path(const struct endgame_files *files, int class)
{
    struct endgame_path path;
    char name[ENDGAME_NAME_SIZE];
    struct strbuf out = strbuf_init(path.text, sizeof path.text);
    endgame_class_name(&files->endgame.classes.classes[class], name);
    strbuf_addf(&out, "%s/", files->folder);
    add_rules(&out, &files->endgame.rules);
    strbuf_addf(&out, "-%s", name);
    return path;
}

struct key {
    char text[CACHE_KEY_SIZE];
};

static struct key key_of(const struct endgame_files *files, int class)
{
    struct key key;
    char name[ENDGAME_NAME_SIZE];
    struct strbuf out = strbuf_init(key.text, sizeof key.text);
    endgame_class_name(&files->endgame.classes.classes[class], name);
    strbuf_addf(&out, "endgame %d ", TABLE_VERSION);
    add_rules(&out, &files->endgame.rules);
    strbuf_addf(&out, " %s", name);
    return key;
}

static int open_file(const struct endgame_files *files, int class, struct cache_file *file)
{
    int error = cache_open(file, endgame_path(files, class).text, key_of(files, class).text);
    if (!error && file->size != endgame_table_size(&files->endgame, class)) {
        cache_close(file);
        return FILE_ERROR_DAMAGED;
    }
    return error;
}

/* The folder of the cache may serve others as well. */
static void find_folder(struct endgame_files *files)
{
    struct cache_place cache;
    files->folder_error = cache_find(&cache);
    files->shared = cache.shared;
    int length = snprintf(files->folder, sizeof files->folder, "%s/endgames",
                          files->folder_error ? "" : cache.path);
    if (!files->folder_error && (size_t)length >= sizeof files->folder)
        files->folder_error = FILE_ERROR_LONG;
}

void endgame_files_open(struct endgame_files *files, const struct ruleset *rules, int pieces,
                        const struct endgame_listener *listener)
{
    *files = (struct endgame_files){0};
    endgame_begin(&files->endgame, rules);
    find_folder(files);
    const struct endgame_class *classes = files->endgame.classes.classes;
    for (int i = 0; i < ENDGAME_CLASS_COUNT && classes[i].pieces <= pieces; i++) {
        int error = files->folder_error ? ENOENT : open_file(files, i, &files->files[i]);
        bool missing = error == ENOENT || error == ENOTDIR;
        if (!error)
            endgame_add(&files->endgame, i, files->files[i].bytes);
        if (!missing)
            listener->tell(listener->self, files, i, error ? ENDGAME_BAD : ENDGAME_FOUND, error);
    }
}

void endgame_files_close(struct endgame_files *files)
{
    for (int i = 0; i < ENDGAME_CLASS_COUNT; i++) {
        cache_close(&files->files[i]);
        free(files->kept[i]);
    }
    *files = (struct endgame_files){0};
}

int endgame_files_save(const struct endgame_files *files, int class, const uint8_t *table,
                       struct cache_file *file)
{
    if (files->folder_error)
        return files->folder_error;
    int error = cache_write(endgame_path(files, class).text, key_of(files, class).text, table,
                            endgame_table_size(&files->endgame, class));
    if (error)
        return error;
    error = open_file(files, class, file);
    return error == ENOMEM ? 0 : error;
}
