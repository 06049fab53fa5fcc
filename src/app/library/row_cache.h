/* SPDX-License-Identifier: MIT */
/* The rows of a search that were looked at last, in blocks as they are read. */
#ifndef APP_LIBRARY_ROW_CACHE_H
#define APP_LIBRARY_ROW_CACHE_H

#include "store/library.h"

enum {
    ROW_BLOCK = 16,        /* rows that are read at once */
    ROW_CACHE_BLOCKS = 12, /* a screen has at most four */
};

struct row_block {
    int first, count;                   /* count 0: it is empty */
    struct library_row rows[ROW_BLOCK]; /* `game` is 0 where the game is gone */
};

/* All zero: empty. */
struct row_cache {
    struct row_block blocks[ROW_CACHE_BLOCKS];
    unsigned used[ROW_CACHE_BLOCKS]; /* when each was looked at last, counted by `uses` */
    unsigned uses;
};

/* Forgets all rows: they belong to another search. */
void row_cache_clear(struct row_cache *cache);

/* Copies the block, in place of the one that was not looked at for longest. */
void row_cache_add(struct row_cache *cache, const struct row_block *block);

/* Returns the row at `place`; NULL: it has not been added, or was replaced by a newer one. */
const struct library_row *row_cache_find(struct row_cache *cache, int place);

#endif
