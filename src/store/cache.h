/* SPDX-License-Identifier: MIT */
/* What was worked out once and can be worked out again: files that anybody may delete at any time,
 * in the player's folder for such. Each says what it is and has a sum of all its bytes; what is
 * cut, altered, or made by another version is seen and not used. It is there whole or not at all:
 * two programs may write the same one, and either may be killed. Whoever puts one there puts a new
 * file in its place: an open one is mapped, and must not be cut or written over. Errors are those
 * of errno, or one of enum file_error; 0 is none. */
#ifndef STORE_CACHE_H
#define STORE_CACHE_H

#include "store/cache_disk.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    CACHE_KEY_SIZE = 64, /* the closing zero included */
};

/* Where the files are. */
struct cache_place {
    char path[CACHE_PATH_SIZE]; /* a folder, without a slash at its end */
    bool shared;                /* it may belong to several players; else to this one alone */
};

/* The one named by CROWNHEAD_CACHE; else crownhead's in the player's folder of such files (XDG base
 * directories: XDG_CACHE_HOME where it is an absolute path, else .cache at home; on Windows that of
 * LOCALAPPDATA). */
int cache_find(struct cache_place *place);

/* Puts a file at `path`, in a folder that is open for writing. `key` says what is in it and in
 * which version; it is shorter than CACHE_KEY_SIZE. Two threads may write two files. */
int cache_write(const char *path, const char *key, const void *bytes, size_t size);

/* A file that has been read: its bytes as they were written. */
struct cache_file {
    const uint8_t *bytes;
    size_t size;
    void *memory; /* all of the file; for cache_close */
    size_t memory_size;
};

/* ENOENT: there is none. FILE_ERROR_DAMAGED: it is not as it was written; FILE_ERROR_FOREIGN: it
 * has another key. */
int cache_open(struct cache_file *file, const char *path, const char *key);

/* A zeroed one may be closed, too. */
void cache_close(struct cache_file *file);

#endif
