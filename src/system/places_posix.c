/* SPDX-License-Identifier: MIT */
/* The XDG base directories: https://specifications.freedesktop.org/basedir-spec/ */
#include "system/places.h"

#include "base/path.h"
#include "system/environment.h"

static const struct place_row {
    const char *folder;    /* a variable: the player's folder of such files */
    const char *in_folder; /* from there */
    const char *at_home;   /* from home, where the variable names no folder */
} rows[] = {
    [PLACE_SETTINGS] = {"XDG_CONFIG_HOME", "/crownhead/settings.ini",
                        "/.config/crownhead/settings.ini"},
    [PLACE_ARCHIVE] = {"XDG_DATA_HOME", "/crownhead/games.db", "/.local/share/crownhead/games.db"},
    [PLACE_CACHE] = {"XDG_CACHE_HOME", "/crownhead", "/.cache/crownhead"},
    [PLACE_GTK4] = {"XDG_CONFIG_HOME", "/gtk-4.0/settings.ini", "/.config/gtk-4.0/settings.ini"},
    [PLACE_GTK3] = {"XDG_CONFIG_HOME", "/gtk-3.0/settings.ini", "/.config/gtk-3.0/settings.ini"},
    [PLACE_SPEECH] = {"XDG_RUNTIME_DIR", "/speech-dispatcher/speechd.sock",
                      "/.cache/speech-dispatcher/speechd.sock"},
    [PLACE_HOME] = {.at_home = ""},
    [PLACE_PICTURES] = {.at_home = "/Pictures"},
};

/* Returns true if the variable names a folder by its whole path. */
static bool read_folder(const char *variable, char *out)
{
    return variable && environment_read(variable, out, PLACE_SIZE) &&
           path_is_whole(out, PATH_POSIX);
}

bool place_of_player(enum place place, struct strbuf *out)
{
    const struct place_row *row = &rows[place];
    char folder[PLACE_SIZE];
    bool by_folder = read_folder(row->folder, folder);
    if (!by_folder && !read_folder("HOME", folder))
        return false;
    strbuf_add(out, folder);
    strbuf_add(out, by_folder ? row->in_folder : row->at_home);
    return true;
}
