/* SPDX-License-Identifier: MIT */
#include "base/folders.h"

#include "base/array.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

int folders_make_above(const char *path)
{
    char *folder = array_copy_text(path);
    int error = 0;
    for (char *slash = *folder ? strchr(folder + 1, '/') : NULL; slash && !error;
         slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        if (mkdir(folder, 0700) != 0 && errno != EEXIST)
            error = errno;
        *slash = '/';
    }
    free(folder);
    return error;
}
