/* SPDX-License-Identifier: MIT */
#include "system/folders.h"

#include "base/array.h"
#include "base/path.h"
#include "system/files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The slash may be all of the path. On Windows "D:name" lies in the folder "D:.", the one that was
 * used last on that drive. */
int folder_above(const char *path, char *out, size_t size)
{
    int length = (int)(path_name(path) - path);
    int drive = length == 0 && path_has_drive(path, PATH_HERE) ? 2 : 0;
    return snprintf(out, size, "%.*s%s", length + drive, path, length ? "" : ".") < (int)size
               ? 0
               : ENAMETOOLONG;
}

/* Each slash but the first ends the name of a folder. */
int folder_make_above(const char *path, enum folder_mode mode)
{
    char *folder = array_copy_text(path);
    int error = 0;
    path_use_slashes(folder, PATH_HERE);
    for (char *slash = *folder ? strchr(folder + 1, '/') : NULL; slash && !error;
         slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        error = folder_make_one(folder, mode);
        *slash = '/';
    }
    free(folder);
    return error;
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
