/* SPDX-License-Identifier: MIT */
#include "store/folder.h"

#include "base/array.h"
#include "base/path.h"
#include "system/clock.h"
#include "system/files.h"
#include "system/folders.h"

#include <stdlib.h>
#include <string.h>

bool folder_file_fits(const char *name)
{
    static const char *const endings[] = {".pdn", ".fen", ".crownhead"};
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (path_ends_in(name, endings[i]))
            return true;
    return false;
}

/* Windows has no modes, and goes by the ending. A script of cmd.exe is no program: what its
 * arguments mean depends on what is in it. */
static bool runs(const char *name, const struct file_facts *facts)
{
    bool marked = PATH_HERE == PATH_WINDOWS ? path_ends_in(name, ".exe") : facts->mode & 0111;
    return marked && facts->kind == FILE_ORDINARY;
}

int folder_check_program(const char *path)
{
    struct file_facts facts;
    int error = file_look(path, &facts);
    return error || runs(path, &facts) ? error : FILE_ERROR_KIND;
}

struct search {
    const char *folder;
    enum folder_files files;
    struct listing *out;
};

/* Returns the kind of that file. Opens nothing, since a pipe would wait. */
static struct file_facts look_in(const char *folder, const char *name)
{
    struct file_facts facts;
    size_t size = strlen(folder) + strlen(name) + 2;
    char *path = array_zeroed(size, 1);
    snprintf(path, size, "%s/%s", folder, name);
    file_look(path, &facts);
    free(path);
    return facts;
}

static void add_entry(void *self, const char *name, bool maybe_folder)
{
    struct search *search = self;
    char date[32] = "";
    bool programs = search->files == FOLDER_PROGRAMS, fits = programs || folder_file_fits(name);
    if (name[0] == '.' || (!fits && !maybe_folder))
        return;
    struct file_facts facts = look_in(search->folder, name);
    fits = programs ? runs(name, &facts) : fits;
    if (facts.kind != FILE_FOLDER && !(fits && facts.kind == FILE_ORDINARY))
        return;
    if (facts.seconds != 0) /* a drive has no date */
        clock_print(facts.seconds, "%Y-%m-%d", date, sizeof date);
    listing_add(search->out, &(struct listed){.name = name,
                                              .folder = facts.kind == FILE_FOLDER,
                                              .size = facts.size,
                                              .date = date});
}

int folder_read(const char *path, enum folder_files files, struct listing *out)
{
    struct search search = {path, files, out};
    int error = folder_list(path, add_entry, &search);
    listing_sort(out);
    return error;
}
