/* SPDX-License-Identifier: MIT */
#include "think/table_files.h"

#include "system/folders.h"

#include <stdio.h>
#include <string.h>

/* A walk through the folder. */
struct walk {
    struct tables tables;                  /* of the rules that count as own; none is open */
    struct table_files *into;              /* what is found is counted; NULL: is not */
    int own_files[ENDGAME_PIECES_MAX + 1]; /* by pieces */
    int above;                             /* tables of more pieces are deleted */
    int error;                             /* why the last of those below could not be */
    struct table_path refused;
};

/* Returns the class of the table whose file has this name, or ENDGAME_CLASS_COUNT. A name is the
 * numbers of some rules, a hyphen and the name of the class. */
static int class_of(const struct walk *walk, const char *name)
{
    char class_name[ENDGAME_NAME_SIZE];
    size_t numbers = strspn(name, "0123456789");
    int class = numbers > 0 && name[numbers] == '-' ? 0 : ENDGAME_CLASS_COUNT;
    for (; class < ENDGAME_CLASS_COUNT; class ++) {
        endgame_class_name(&walk->tables.endgame.classes.classes[class], class_name);
        if (strcmp(name + numbers + 1, class_name) == 0)
            break;
    }
    return class;
}

static void count_file(struct walk *walk, int class, const char *path, int64_t bytes)
{
    int pieces = walk->tables.endgame.classes.classes[class].pieces;
    walk->into->all[pieces] += bytes;
    if (strcmp(path, tables_path(&walk->tables, class).text) != 0)
        return;
    walk->into->own[pieces] += bytes;
    walk->own_files[pieces]++;
}

static void visit(void *self, const char *name, bool maybe_folder)
{
    struct walk *walk = self;
    struct file_facts facts;
    struct table_path path;
    int class = class_of(walk, name);
    (void)maybe_folder;
    snprintf(path.text, sizeof path.text, "%s/%s", walk->tables.folder, name);
    if (class == ENDGAME_CLASS_COUNT || file_look(path.text, &facts) != 0 ||
        facts.kind != FILE_ORDINARY)
        return;
    if (walk->into)
        count_file(walk, class, path.text, facts.size);
    if (walk->tables.endgame.classes.classes[class].pieces <= walk->above)
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
    int pieces = 1, files = 0;
    while (pieces < ENDGAME_PIECES_MAX && (files += walk->own_files[pieces + 1]) ==
                                              tables_count_classes(&walk->tables, pieces + 1))
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
