/* SPDX-License-Identifier: MIT */
/* What the cache (store/cache.h) wants of the disk, as the system has it. */
#ifndef STORE_CACHE_DISK_H
#define STORE_CACHE_DISK_H

#include "base/file_error.h"
#include "store/cache_unfinished.h"

#include <stdbool.h>
#include <stddef.h>

/* A folder that is written to. */
struct cache_writer {
    int lock; /* shared with others that write there; -1: none */
};

/* Makes the folder `path` where it is missing, for the player alone or for all whom the umask lets
 * see it, and, if nobody else is writing there, removes what programs have left in it that were
 * killed. Close it in any case. */
int cache_writer_open(struct cache_writer *writer, const char *path, bool shared);
void cache_writer_close(struct cache_writer *writer);

/* --- For the cache alone --- */

/* Puts two runs of bytes into a file that takes the place of the one at `path` once it is whole. */
int cache_disk_replace(const char *path, const void *first, size_t first_size, const void *second,
                       size_t second_size);

#endif
