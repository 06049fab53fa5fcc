/* SPDX-License-Identifier: MIT */
#include "system/folders.h"

#include "system/files.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

int folder_above(const char *path, char *out, size_t size)
{
    const char *slash = strrchr(path, '/');
    int length = slash ? (int)(slash - path) + 1 : 1; /* the slash may be all of the path */
    return snprintf(out, size, "%.*s", length, slash ? path : ".") < (int)size ? 0 : ENAMETOOLONG;
}

bool folder_is(const char *path)
{
    struct file_facts facts;
    return file_look(path, &facts) == 0 && facts.kind == FILE_FOLDER;
}

int folder_make(const char *path, enum folder_mode mode)
{
    char below[FILE_PATH_SIZE + 1];
    if (snprintf(below, sizeof below, "%s/", path) >= (int)sizeof below)
        return ENAMETOOLONG;
    int error = folder_make_above(below, mode);
    return error ? error : folder_is(path) ? 0 : ENOTDIR;
}
