/* SPDX-License-Identifier: MIT */
#include "store/cache.h"

#include "base/path.h"
#include "store/cache_disk.h"
#include "store/file_bytes.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What stands before the bytes, in this machine's order of bytes: a file from another is one that
 * is damaged. */
struct header {
    char mark[24];
    char key[CACHE_KEY_SIZE];
    uint64_t size;
    uint64_t sum; /* of the header, this being 0, and the bytes */
};

static const char mark[24] = "Crownhead cache file 1\n";

/* Where a player has such files, the first that there is. */
static const struct {
    const char *variable, *below;
} own_places[] = {
    {"XDG_CACHE_HOME", "crownhead"},
#ifdef _WIN32
    {PATH_OWN_FOLDER, "crownhead/cache"},
#else
    {PATH_OWN_FOLDER, ".cache/crownhead"},
#endif
};

int cache_find(struct cache_place *place)
{
    const char *named = getenv("CROWNHEAD_CACHE");
    size_t size = sizeof place->path;
    int length = -1;
    place->shared = named && *named;
    if (place->shared)
        length = snprintf(place->path, size, "%s", named);
    for (size_t i = 0; i < sizeof own_places / sizeof *own_places && length < 0; i++) {
        const char *above = getenv(own_places[i].variable);
        if (path_is_whole(above, PATH_HERE))
            length = snprintf(place->path, size, "%s/%s", above, own_places[i].below);
    }
    if (length < 0)
        return FILE_ERROR_NOWHERE;
    return (size_t)length < size ? 0 : FILE_ERROR_LONG;
}

/* Eight bytes at a time, since there may be hundreds of millions. Each step takes different sums to
 * different ones, and so does each word: whatever is altered within one word shows. */
static uint64_t sum_bytes(uint64_t sum, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    for (; size > 0; size -= size < 8 ? size : 8, at += 8) {
        uint64_t word = size;
        memcpy(&word, at, size < 8 ? size : 8);
        sum = (sum ^ word) * UINT64_C(0x9E3779B97F4A7C15);
        sum ^= sum >> 32;
    }
    return sum;
}

static uint64_t sum_of(struct header header, const void *bytes)
{
    header.sum = 0;
    return sum_bytes(sum_bytes(1, &header, sizeof header), bytes, (size_t)header.size);
}

int cache_write(const char *path, const char *key, const void *bytes, size_t size)
{
    struct header header = {.size = size};
    assert(strlen(key) < CACHE_KEY_SIZE);
    memcpy(header.mark, mark, sizeof mark);
    memcpy(header.key, key, strlen(key));
    header.sum = sum_of(header, bytes);
    return cache_disk_replace(path, &header, sizeof header, bytes, size);
}

/* What is wrong with a file that has been read? */
static int look_at(const struct cache_file *file, const char *key)
{
    struct header header;
    if (file->memory_size < sizeof header)
        return FILE_ERROR_DAMAGED;
    memcpy(&header, file->memory, sizeof header);
    if (memcmp(header.mark, mark, sizeof mark) != 0 ||
        header.size != file->memory_size - sizeof header ||
        header.sum != sum_of(header, (const char *)file->memory + sizeof header))
        return FILE_ERROR_DAMAGED;
    return strncmp(header.key, key, CACHE_KEY_SIZE) == 0 ? 0 : FILE_ERROR_FOREIGN;
}

int cache_open(struct cache_file *file, const char *path, const char *key)
{
    *file = (struct cache_file){0};
    int error = file_bytes_open(path, &file->memory, &file->memory_size);
    if (!error)
        error = look_at(file, key);
    if (error) {
        cache_close(file);
        return error;
    }
    file->bytes = (const uint8_t *)file->memory + sizeof(struct header);
    file->size = file->memory_size - sizeof(struct header);
    return 0;
}

void cache_close(struct cache_file *file)
{
    if (file->memory)
        file_bytes_close(file->memory, file->memory_size);
    *file = (struct cache_file){0};
}
