/* SPDX-License-Identifier: MIT */
#include "store/cache.h"

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
    PATIENCE_MS = 10000, /* while another program writes the same file */
};

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
    struct replacement file;
    int error = replace_begin(&file, path, REPLACE_CACHED, PATIENCE_MS);
    if (error)
        return error;
    replace_write(&file, &header, sizeof header);
    replace_write(&file, bytes, size);
    return replace_finish(&file);
}

/* Returns 0, or what is wrong with a file that was opened. */
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
    int error = file_map(path, &file->memory, &file->memory_size);
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
        file_unmap(file->memory, file->memory_size);
    *file = (struct cache_file){0};
}
