/* SPDX-License-Identifier: MIT */
#include "app/library/row_cache.h"

void row_cache_clear(struct row_cache *cache)
{
    for (int i = 0; i < ROW_CACHE_BLOCKS; i++)
        cache->blocks[i].count = 0;
}

/* Returns the index of the block that has the row, or -1. */
static int find_block(const struct row_cache *cache, int place)
{
    for (int i = 0; i < ROW_CACHE_BLOCKS; i++) {
        const struct row_block *block = &cache->blocks[i];
        if (place >= block->first && place < block->first + block->count)
            return i;
    }
    return -1;
}

/* Returns an empty block, or the one that was not looked at for longest. */
static int oldest_block(const struct row_cache *cache)
{
    int oldest = 0;
    for (int i = 0; i < ROW_CACHE_BLOCKS; i++) {
        if (cache->blocks[i].count == 0)
            return i;
        if (cache->used[i] < cache->used[oldest])
            oldest = i;
    }
    return oldest;
}

void row_cache_add(struct row_cache *cache, const struct row_block *block)
{
    int index = find_block(cache, block->first);
    if (index < 0)
        index = oldest_block(cache);
    cache->blocks[index] = *block;
    cache->used[index] = ++cache->uses;
}

const struct library_row *row_cache_find(struct row_cache *cache, int place)
{
    int index = find_block(cache, place);
    if (index < 0)
        return NULL;
    cache->used[index] = ++cache->uses;
    return &cache->blocks[index].rows[place - cache->blocks[index].first];
}
