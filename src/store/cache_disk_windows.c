/* SPDX-License-Identifier: MIT */
/* The disk of Windows: files are read into memory, and what is replaced is not there for a moment.
 */
#include "store/cache_disk.h"

#ifdef _WIN32

#include <direct.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/* Where one cannot be made, what is to be put there says so. */
static void make_folders(char *path)
{
    for (char *at = path; *at; at++) {
        if (at == path || (*at != '/' && *at != '\\'))
            continue;
        char slash = *at;
        *at = '\0';
        _mkdir(path);
        *at = slash;
    }
    _mkdir(path);
}

int cache_writer_open(struct cache_writer *writer, const char *path, bool shared)
{
    char folder[CACHE_PATH_SIZE];
    snprintf(folder, sizeof folder, "%s", path);
    make_folders(folder);
    writer->lock = -1;
    (void)shared; /* it is as the folder that it lies in */
    return 0;
}

void cache_writer_close(struct cache_writer *writer)
{
    (void)writer;
}

int cache_disk_replace(const char *path, const void *first, size_t first_size, const void *second,
                       size_t second_size)
{
    char temporary[CACHE_PATH_SIZE + sizeof ".new"];
    snprintf(temporary, sizeof temporary, "%s.new", path);
    FILE *file = fopen(temporary, "wb");
    if (!file)
        return errno;
    bool written = fwrite(first, 1, first_size, file) == first_size &&
                   fwrite(second, 1, second_size, file) == second_size;
    int error = fclose(file) == 0 && written ? 0 : EIO;
    if (!error) {
        remove(path);
        error = rename(temporary, path) == 0 ? 0 : errno;
    }
    if (error)
        remove(temporary);
    return error;
}

#endif
