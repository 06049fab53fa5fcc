/* SPDX-License-Identifier: MIT */
#include "think/table_files.h"

#include "system/folders.h"

#include <stdio.h>
#include <string.h>

/* A walk through the folder. */
struct walk {
    struct tables tables;                  /* of the rules that count as own; none is open */
    struct table_files *into;              /* what is found is counted; NULL: is not */
    int own_files[ENDGAME_PIECES_MAX + 1]; /* by pieces, of all parts */
    int above;                             /* tables of more pieces are deleted */
    int error;                             /* why the last of those below could not be */
    struct table_path refused;
};

/* A file of a table. */
struct found {
    int class; /* ENDGAME_CLASS_COUNT: it is none */
    enum table_part part;
};

/* Returns the part whose suffix the rest of a name is, or TABLE_PARTS. */
static enum table_part part_of(const char *suffix)
{
    enum table_part part = 0;
    while (part < TABLE_PARTS && strcmp(suffix, table_part_suffixes[part]) != 0)
        part++;
    return part;
}

/* A name is the numbers of some rules, a hyphen, the name of a class, and the suffix of a part. */
static struct found find(const struct walk *walk, const char *name)
{
    char class_name[ENDGAME_NAME_SIZE];
    size_t numbers = strspn(name, "0123456789");
    struct found found = {.class = numbers > 0 && name[numbers] == '-' ? 0 : ENDGAME_CLASS_COUNT};
    const char *rest = name + numbers + 1;
    for (; found.class < ENDGAME_CLASS_COUNT; found.class ++) {
        endgame_class_name(&walk->tables.endgame.classes.classes[found.class], class_name);
        size_t length = strlen(class_name);
        if (strncmp(rest, class_name, length) != 0)
            continue;
        found.part = part_of(rest + length);
        if ((int)found.part < tables_count_parts(&walk->tables, found.class))
            break;
    }
    return found;
}

static void count_file(struct walk *walk, struct found found, const char *path, int64_t bytes)
{
    int pieces = walk->tables.endgame.classes.classes[found.class].pieces;
    walk->into->all[pieces] += bytes;
    if (strcmp(path, tables_path(&walk->tables, found.class, found.part).text) != 0)
        return;
    walk->into->own[pieces] += bytes;
    walk->own_files[pieces]++;
}

static void visit(void *self, const char *name, bool maybe_folder)
{
    struct walk *walk = self;
    struct file_facts facts;
    struct table_path path;
    struct found found = find(walk, name);
    (void)maybe_folder;
    snprintf(path.text, sizeof path.text, "%s/%s", walk->tables.folder, name);
    if (found.class == ENDGAME_CLASS_COUNT || file_look(path.text, &facts) != 0 ||
        facts.kind != FILE_ORDINARY)
        return;
    if (walk->into)
        count_file(walk, found, path.text, facts.size);
    if (walk->tables.endgame.classes.classes[found.class].pieces <= walk->above)
        return;
    int error = file_remove(path.text);
    if (error) {
        walk->error = error;
        walk->refused = path;
    }
}

/* A folder that is missing or cannot be read has no files. */
static void go_through(struct walk *walk, const struct ruleset *rules)
{
    tables_open(&walk->tables, rules, 0, NULL);
    if (!walk->tables.folder_error)
        folder_list(walk->tables.folder, visit, walk);
}

/* Returns up to how many pieces every table has its file. */
static int whole_pieces(const struct walk *walk)
{
    int files[ENDGAME_PIECES_MAX + 1] = {0}; /* by pieces */
    int pieces = 1;
    for (int i = 0; i < ENDGAME_CLASS_COUNT; i++)
        files[walk->tables.endgame.classes.classes[i].pieces] +=
            tables_count_parts(&walk->tables, i);
    while (pieces < ENDGAME_PIECES_MAX && files[pieces + 1] == walk->own_files[pieces + 1])
        pieces++;
    return pieces;
}

void table_files_count(const struct ruleset *rules, struct table_files *files)
{
    struct walk walk = {.into = files, .above = ENDGAME_PIECES_MAX};
    *files = (struct table_files){0};
    go_through(&walk, rules);
    files->whole = whole_pieces(&walk);
}

int table_files_delete(int pieces, struct table_path *path)
{
    struct walk walk = {.above = pieces};
    go_through(&walk, &preset_find("american")->rules);
    *path = walk.refused;
    return walk.error;
}
