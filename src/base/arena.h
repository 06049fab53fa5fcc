/* SPDX-License-Identifier: MIT */
/* Memory for what comes and goes together, as the texts of one pass over the screen: taken bit by
 * bit, given back all at once. What has been taken never moves. A zeroed struct is an empty arena.
 */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include "base/strbuf.h"

#include <stddef.h>

struct arena_chunk;

struct arena {
    struct arena_chunk *chunks; /* owned; the first one is being filled */
    struct arena_chunk *spare;  /* owned; empty ones, kept for later */
    size_t used;                /* bytes of the first chunk */
};

/* `size` bytes, aligned for anything, valid until arena_clear. Running out of memory ends the
 * program, as in array_reserve. */
void *arena_take(struct arena *arena, size_t size);

/* A copy of `text`. */
const char *arena_copy(struct arena *arena, const char *text);

/* An empty text with room for `capacity` bytes, the closing zero included. */
struct strbuf arena_strbuf(struct arena *arena, size_t capacity);

/* All is given back; the memory stays with the arena. */
void arena_clear(struct arena *arena);

/* Frees the memory; the arena is empty and may be used again. */
void arena_finish(struct arena *arena);

#endif
