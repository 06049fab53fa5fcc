/* SPDX-License-Identifier: MIT */
#include "base/place.h"

#include "base/strbuf.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Paths from the program's folder. */
static const struct {
    const char *variable, *installed, *built;
} places[] = {
    [PLACE_ASSETS] = {"CROWNHEAD_ASSETS", CROWNHEAD_DATA_FROM_BIN "/crownhead/assets", "assets"},
    [PLACE_LOCALE] = {"CROWNHEAD_LOCALE", CROWNHEAD_LOCALE_FROM_BIN, "locale"},
};

/* The folder in which the running program lies. Where the system does not tell (no /proc), it is
 * taken to be where it was to be installed. */
static void add_program_folder(struct strbuf *out)
{
    char program[PLACE_SIZE];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length > 0 ? length : 0] = '\0';
    char *slash = strrchr(program, '/');
    if (slash)
        *slash = '\0';
    strbuf_add(out, slash ? program : CROWNHEAD_BIN);
}

static void beside_program(const char *path, char *out, size_t size)
{
    struct strbuf folder = strbuf_init(out, size);
    add_program_folder(&folder);
    strbuf_addch(&folder, '/');
    strbuf_add(&folder, path);
}

void place_find(enum place place, char *out, size_t size)
{
    const char *named = getenv(places[place].variable);
    char built[PLACE_SIZE];
    if (named && *named) {
        struct strbuf folder = strbuf_init(out, size);
        strbuf_add(&folder, named);
        return;
    }
    beside_program(places[place].installed, out, size);
    beside_program(places[place].built, built, sizeof built);
    if (access(out, F_OK) != 0 && access(built, F_OK) == 0)
        memcpy(out, built, strlen(built) + 1);
}
