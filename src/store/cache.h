/* SPDX-License-Identifier: MIT */
/* Files that can be made again, so anybody may delete them at any time, in the folder PLACE_CACHE
 * (system/places.h). Each has a key and a sum of all its bytes, so one that is cut, altered, or
 * made by another version is not used. Two programs may write the same file, and either may be
 * killed. A file is always replaced as a whole, because others may have it mapped. Functions that
 * return an int return 0, an errno, or a value of enum file_error. Another thread may set `stop`,
 * which may be NULL: they leave everything as it was and return EINTR. */
#ifndef STORE_CACHE_H
#define STORE_CACHE_H

#include "base/file_error.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

enum {
    CACHE_KEY_SIZE = 64, /* the closing zero included */
};

/* Writes the file at `path`; its folder must be there. `key` says what is in it and in which
 * version, and is shorter than CACHE_KEY_SIZE. Any thread may write any file. */
int cache_write(const char *path, const char *key, const void *bytes, size_t size,
                const atomic_bool *stop);

/* An open file. */
struct cache_file {
    const uint8_t *bytes;
    size_t size;
    void *memory; /* all of the file; for cache_close */
    size_t memory_size;
};

/* Maps a file. ENOENT: there is none. FILE_ERROR_DAMAGED: it is not as it was written.
 * FILE_ERROR_FOREIGN: it has another key. */
int cache_open(struct cache_file *file, const char *path, const char *key, const atomic_bool *stop);

/* A zeroed struct may be closed too. */
void cache_close(struct cache_file *file);

#endif
