/* SPDX-License-Identifier: MIT */
#include "store/cache.h"

#include "system/clock.h"
#include "system/replace.h"

#include <assert.h>
#include <errno.h>
#include <string.h>

/* Stands before the bytes, in the byte order of this machine. A file of a machine with the other
 * order counts as damaged. */
struct header {
    char mark[24];
    char key[CACHE_KEY_SIZE];
    uint64_t size;
    uint64_t sum; /* of the header, with this as 0, and the bytes */
};

enum {
    PATIENCE_MS = 10000,    /* while another program writes the same file */
    END_PATIENCE_MS = 2000, /* while it reads the old one */
    PART_SIZE = 1 << 17,    /* bytes between two looks at `stop` */
};

static bool is_set(const atomic_bool *stop)
{
    return stop && atomic_load_explicit(stop, memory_order_relaxed);
}

static size_t part_of(size_t size)
{
    return size < PART_SIZE ? size : PART_SIZE;
}

static const char mark[24] = "Crownhead cache file 1\n";

/* Adds eight bytes at a time, since there may be hundreds of millions. Each step maps different
 * sums, and different words, to different sums: any change inside one word is seen. */
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

/* EINTR: `stop` was set. */
static int sum_up(struct header header, const void *bytes, const atomic_bool *stop, uint64_t *sum)
{
    const char *at = bytes;
    header.sum = 0;
    *sum = sum_bytes(1, &header, sizeof header);
    for (size_t left = (size_t)header.size; left > 0; at += PART_SIZE, left -= part_of(left)) {
        if (is_set(stop))
            return EINTR;
        *sum = sum_bytes(*sum, at, part_of(left));
    }
    return 0;
}

static int begin(struct replacement *file, const char *path, const atomic_bool *stop)
{
    struct patience patience = {.ms = PATIENCE_MS};
    int error;
    do
        error = is_set(stop) ? EINTR : replace_begin(file, path, REPLACE_CACHED, 0);
    while (error == FILE_ERROR_BUSY && patience_wait(&patience));
    file->patience_ms = END_PATIENCE_MS;
    return error;
}

int cache_write(const char *path, const char *key, const void *bytes, size_t size,
                const atomic_bool *stop)
{
    struct header header = {.size = size};
    struct replacement file;
    assert(strlen(key) < CACHE_KEY_SIZE);
    memcpy(header.mark, mark, sizeof mark);
    memcpy(header.key, key, strlen(key));
    int error = sum_up(header, bytes, stop, &header.sum);
    if (!error)
        error = begin(&file, path, stop);
    if (error)
        return error;
    replace_write(&file, &header, sizeof header);
    const char *at = bytes;
    for (; size > 0 && !is_set(stop); at += PART_SIZE, size -= part_of(size))
        replace_write(&file, at, part_of(size));
    if (size == 0)
        return replace_finish(&file);
    replace_drop(&file);
    return EINTR;
}

/* Returns 0, or what is wrong with a file that was opened. */
static int look_at(const struct cache_file *file, const char *key, const atomic_bool *stop)
{
    struct header header;
    uint64_t sum;
    if (file->memory_size < sizeof header)
        return FILE_ERROR_DAMAGED;
    memcpy(&header, file->memory, sizeof header);
    if (memcmp(header.mark, mark, sizeof mark) != 0 ||
        header.size != file->memory_size - sizeof header)
        return FILE_ERROR_DAMAGED;
    int error = sum_up(header, (const char *)file->memory + sizeof header, stop, &sum);
    if (error)
        return error;
    if (header.sum != sum)
        return FILE_ERROR_DAMAGED;
    return strncmp(header.key, key, CACHE_KEY_SIZE) == 0 ? 0 : FILE_ERROR_FOREIGN;
}

int cache_open(struct cache_file *file, const char *path, const char *key, const atomic_bool *stop)
{
    *file = (struct cache_file){0};
    int error = file_map(path, &file->memory, &file->memory_size);
    if (!error)
        error = look_at(file, key, stop);
    if (error) {
        cache_close(file);
        return error;
    }
    file_forget(file->memory, file->memory_size); /* few of the bytes are needed at a time */
    file->bytes = (const uint8_t *)file->memory + sizeof(struct header);
    file->size = file->memory_size - sizeof(struct header);
    return 0;
}

void cache_close(struct cache_file *file)
{
    if (file->memory)
        file_unmap(file->memory, file->memory_size);
    *file = (struct cache_file){0};
}
