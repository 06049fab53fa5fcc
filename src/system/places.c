/* SPDX-License-Identifier: MIT */
/* What is the same on every system. */
#include "system/places.h"

#include "base/path.h"
#include "system/environment.h"
#include "system/files.h"
#include "system/processes.h"

#include <stdio.h>

static const struct place_row {
    const char *variable;
    const char *installed, *built; /* from the folder of the program; NULL: it is the player's */
} rows[] = {
    [PLACE_ASSETS] = {"CROWNHEAD_ASSETS", CROWNHEAD_DATA_FROM_BIN "/crownhead/assets", "assets"},
    [PLACE_LOCALE] = {"CROWNHEAD_LOCALE", CROWNHEAD_LOCALE_FROM_BIN, "locale"},
    [PLACE_SETTINGS] = {"CROWNHEAD_CONFIG"},
    [PLACE_ARCHIVE] = {"CROWNHEAD_DATA"},
    [PLACE_CACHE] = {"CROWNHEAD_CACHE"},
    [PLACE_HOME] = {NULL},
    [PLACE_PICTURES] = {NULL},
    [PLACE_SPEECH] = {NULL},
    [PLACE_GTK4] = {NULL},
    [PLACE_GTK3] = {NULL},
};

bool place_is_named(enum place place)
{
    return rows[place].variable && environment_has(rows[place].variable);
}

static bool is_there(const char *path)
{
    struct file_facts facts;
    return file_look(path, &facts) == 0;
}

/* The installed folder, or, if that is not there, the one that a build folder has beside the
 * program. */
static bool add_beside_program(const struct place_row *row, struct strbuf *out)
{
    char program[PLACE_SIZE], built[PLACE_SIZE + 16];
    if (!process_folder(program, sizeof program))
        return false;
    strbuf_addf(out, "%s/%s", program, row->installed);
    snprintf(built, sizeof built, "%s/%s", program, row->built);
    if (!is_there(out->text) && is_there(built)) {
        *out = strbuf_init(out->text, out->capacity);
        strbuf_add(out, built);
    }
    return true;
}

static bool add_place(enum place place, struct strbuf *out)
{
    const struct place_row *row = &rows[place];
    char named[PLACE_SIZE];
    if (!place_is_named(place))
        return row->installed ? add_beside_program(row, out) : place_of_player(place, out);
    if (!environment_read(row->variable, named, sizeof named))
        out->truncated = true;
    strbuf_add(out, named);
    return true;
}

int place_find(enum place place, char *out, size_t size)
{
    struct strbuf path = strbuf_init(out, size);
    bool found = add_place(place, &path);
    path_use_slashes(out, PATH_HERE);
    while (path.length > 1 && out[path.length - 1] == '/')
        out[--path.length] = '\0';
    if (found && !path.truncated)
        return 0;
    out[0] = '\0';
    return found ? FILE_ERROR_LONG : FILE_ERROR_NOWHERE;
}
