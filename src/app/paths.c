/* SPDX-License-Identifier: MIT */
#include "app/paths.h"

#include "base/log.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static bool has_sprites(const char *folder)
{
    char path[1200];
    snprintf(path, sizeof path, "%ssprites", folder);
    return access(path, R_OK | X_OK) == 0;
}

static bool named_by_user(char *out, size_t size)
{
    const char *folder = getenv("CROWNHEAD_ASSETS");
    if (!folder || !*folder)
        return false;
    snprintf(out, size, "%s/", folder);
    return true;
}

static bool beside_program(char *out, size_t size)
{
    char *base = SDL_GetBasePath();
    snprintf(out, size, "%s../share/crownhead/assets/", base ? base : "");
    SDL_free(base);
    return has_sprites(out);
}

bool paths_assets(char *out, size_t size)
{
    if (named_by_user(out, size)) {
        if (has_sprites(out))
            return true;
        log_warning("CROWNHEAD_ASSETS: there are no pictures in %s", out);
        return false;
    }
    if (beside_program(out, size))
        return true;
    snprintf(out, size, "%s/", CROWNHEAD_SOURCE_ASSETS);
    if (has_sprites(out))
        return true;
    log_warning("the pictures are missing: neither installed beside the program nor in %s", out);
    return false;
}

void paths_settings(bool only_named, char *out, size_t size)
{
    const char *named = getenv("CROWNHEAD_CONFIG");
    const char *folder = getenv("XDG_CONFIG_HOME");
    const char *home = getenv("HOME");
    out[0] = '\0';
    if (named && *named)
        snprintf(out, size, "%s", named);
    else if (only_named)
        return;
    else if (folder && folder[0] == '/')
        snprintf(out, size, "%s/crownhead/settings.ini", folder);
    else if (home && home[0] == '/')
        snprintf(out, size, "%s/.config/crownhead/settings.ini", home);
}
