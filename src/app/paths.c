/* SPDX-License-Identifier: MIT */
#include "app/paths.h"

#include "base/log.h"
#include "base/path.h"
#include "base/place.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    NUMBER_MOST = 9999, /* of files that would be called alike */
};

static bool has_sprites(const char *folder)
{
    char path[PLACE_SIZE + sizeof "/sprites"];
    snprintf(path, sizeof path, "%s/sprites", folder);
    return access(path, R_OK | X_OK) == 0;
}

bool paths_assets(char *out, size_t size)
{
    char folder[PLACE_SIZE];
    const char *named = getenv("CROWNHEAD_ASSETS");
    place_find(PLACE_ASSETS, folder, sizeof folder);
    snprintf(out, size, "%s/", folder);
    if (has_sprites(folder))
        return true;
    log_warning(named && *named ? "CROWNHEAD_ASSETS: there are no pictures in %s"
                                : "the pictures are missing: there are none in %s",
                out);
    return false;
}

static const char *home_folder(void)
{
    const char *home = getenv("HOME");
    return home && home[0] == '/' ? home : NULL;
}

bool paths_home(char *out, size_t size)
{
    const char *home = home_folder();
    int length = home ? snprintf(out, size, "%s", home) : 0;
    while (length > 1 && (size_t)length < size && out[length - 1] == '/')
        out[--length] = '\0';
    return length > 0 && (size_t)length < size;
}

/* Also a link that leads nowhere. */
static bool is_free(const char *path)
{
    struct stat about;
    return lstat(path, &about) != 0;
}

bool paths_free(const char *path, char *out, size_t size)
{
    const char *name = path_name(path), *ending = strrchr(name, '.');
    int stem = ending && ending > name ? (int)(ending - path) : (int)strlen(path);
    int length = snprintf(out, size, "%s", path);
    for (int i = 2; (size_t)length < size && !is_free(out); i++) {
        if (i > NUMBER_MOST)
            return false;
        length = snprintf(out, size, "%.*s %d%s", stem, path, i, path + stem);
    }
    return (size_t)length < size;
}

/* A file of the player's: where a variable says, or in a folder of the system for its kind. */
static const struct own_file {
    const char *named, *folder; /* variables */
    const char *at_home;        /* where that folder is otherwise */
    const char *name;
} settings_file = {"CROWNHEAD_CONFIG", "XDG_CONFIG_HOME", ".config", "settings.ini"},
  archive_file = {"CROWNHEAD_DATA", "XDG_DATA_HOME", ".local/share", "games.db"};

static bool find_own_file(const struct own_file *file, bool only_named, char *out, size_t size)
{
    const char *named = getenv(file->named), *folder = getenv(file->folder);
    const char *home = home_folder();
    int length = 0;
    out[0] = '\0';
    if (named && *named)
        length = snprintf(out, size, "%s", named);
    else if (only_named)
        return true;
    else if (folder && folder[0] == '/')
        length = snprintf(out, size, "%s/crownhead/%s", folder, file->name);
    else if (home)
        length = snprintf(out, size, "%s/%s/crownhead/%s", home, file->at_home, file->name);
    if ((size_t)length < size)
        return true;
    out[0] = '\0';
    return false;
}

bool paths_settings(bool only_named, char *out, size_t size)
{
    return find_own_file(&settings_file, only_named, out, size);
}

bool paths_archive(bool only_named, char *out, size_t size)
{
    return find_own_file(&archive_file, only_named, out, size);
}
