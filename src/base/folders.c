/* SPDX-License-Identifier: MIT */
#include "base/folders.h"

#include "base/array.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

int folders_make_above(const char *path, enum folders_mode mode)
{
    char *folder = array_copy_text(path);
    int error = 0;
    for (char *slash = *folder ? strchr(folder + 1, '/') : NULL; slash && !error;
         slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        if (mkdir(folder, (mode_t)mode) != 0 && errno != EEXIST)
            error = errno;
        *slash = '/';
    }
    free(folder);
    return error;
}

int folders_open_above(const char *path)
{
    char *folder = array_copy_text(path);
    char *slash = strrchr(folder, '/');
    if (slash)
        slash[1] = '\0'; /* it stays: it may be all of the path */
    int handle = open(slash ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int error = errno;
    free(folder);
    errno = error;
    return handle;
}
