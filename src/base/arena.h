/* SPDX-License-Identifier: MIT */
/* Memory for things that are freed together, such as the texts of one pass over the screen. What
 * has been taken never moves. A zeroed struct is an empty arena. */
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

/* Returns `size` bytes, aligned for anything, valid until arena_clear. Running out of memory ends
 * the program, as in array_reserve. */
void *arena_take(struct arena *arena, size_t size);

/* Returns a copy of `text`. */
const char *arena_copy(struct arena *arena, const char *text);

/* Returns an empty text with room for `capacity` bytes, the closing zero included. */
struct strbuf arena_strbuf(struct arena *arena, size_t capacity);

/* Ends the life of everything that was taken; the arena keeps the memory. */
void arena_clear(struct arena *arena);

/* Frees the memory. The arena is empty and can be used again. */
void arena_finish(struct arena *arena);

#endif
