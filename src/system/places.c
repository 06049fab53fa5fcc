/* SPDX-License-Identifier: MIT */
#include "system/places.h"

#include "base/path.h"
#include "base/strbuf.h"
#include "system/files.h"
#include "system/processes.h"

#include <stdlib.h>
#include <string.h>

static const struct place_row {
    const char *variable;
    const char *installed, *built;    /* from the folder of the program */
    const char *folder;               /* a variable: the player's folder of such files */
    const char *in_folder;            /* from there */
    const char *at_home, *in_windows; /* from home, or from what is in its place */
} rows[] = {
    [PLACE_ASSETS] = {.variable = "CROWNHEAD_ASSETS",
                      .installed = CROWNHEAD_DATA_FROM_BIN "/crownhead/assets",
                      .built = "assets"},
    [PLACE_LOCALE] = {.variable = "CROWNHEAD_LOCALE",
                      .installed = CROWNHEAD_LOCALE_FROM_BIN,
                      .built = "locale"},
    [PLACE_SETTINGS] = {"CROWNHEAD_CONFIG", .folder = "XDG_CONFIG_HOME",
                        .in_folder = "/crownhead/settings.ini",
                        .at_home = "/.config/crownhead/settings.ini",
                        .in_windows = "/crownhead/settings.ini"},
    [PLACE_ARCHIVE] = {"CROWNHEAD_DATA", .folder = "XDG_DATA_HOME",
                       .in_folder = "/crownhead/games.db",
                       .at_home = "/.local/share/crownhead/games.db",
                       .in_windows = "/crownhead/games.db"},
    [PLACE_CACHE] = {"CROWNHEAD_CACHE", .folder = "XDG_CACHE_HOME", .in_folder = "/crownhead",
                     .at_home = "/.cache/crownhead", .in_windows = "/crownhead/cache"},
    [PLACE_GTK4] = {.folder = "XDG_CONFIG_HOME",
                    .in_folder = "/gtk-4.0/settings.ini",
                    .at_home = "/.config/gtk-4.0/settings.ini",
                    .in_windows = "/gtk-4.0/settings.ini"},
    [PLACE_GTK3] = {.folder = "XDG_CONFIG_HOME",
                    .in_folder = "/gtk-3.0/settings.ini",
                    .at_home = "/.config/gtk-3.0/settings.ini",
                    .in_windows = "/gtk-3.0/settings.ini"},
    [PLACE_SPEECH] = {.folder = "XDG_RUNTIME_DIR",
                      .in_folder = "/speech-dispatcher/speechd.sock",
                      .at_home = "/.cache/speech-dispatcher/speechd.sock",
                      .in_windows = "/speech-dispatcher/speechd.sock"},
    [PLACE_HOME] = {.at_home = "", .in_windows = ""},
};

static const char *variable_of(const char *name)
{
    const char *value = name ? getenv(name) : NULL;
    return value && *value ? value : NULL;
}

bool place_is_named(enum place place)
{
    return variable_of(rows[place].variable) != NULL;
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

static bool add_of_player(const struct place_row *row, struct strbuf *out)
{
    const char *folder = variable_of(row->folder), *home = variable_of(PATH_OWN_FOLDER);
    bool by_folder = path_is_whole(folder, PATH_HERE);
    if (!by_folder && !path_is_whole(home, PATH_HERE))
        return false;
    strbuf_add(out, by_folder ? folder : home);
    strbuf_add(out, by_folder                   ? row->in_folder
                    : PATH_HERE == PATH_WINDOWS ? row->in_windows
                                                : row->at_home);
    return true;
}

int place_find(enum place place, char *out, size_t size)
{
    const struct place_row *row = &rows[place];
    const char *named = variable_of(row->variable);
    struct strbuf path = strbuf_init(out, size);
    bool found = true;
    if (named)
        strbuf_add(&path, named);
    else
        found = row->installed ? add_beside_program(row, &path) : add_of_player(row, &path);
    while (path.length > 1 && out[path.length - 1] == '/')
        out[--path.length] = '\0';
    if (found && !path.truncated)
        return 0;
    out[0] = '\0';
    return found ? FILE_ERROR_LONG : FILE_ERROR_NOWHERE;
}
