/* SPDX-License-Identifier: MIT */
#include "base/arena.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

enum {
    CHUNK_BYTES = 16384,
    ALIGNMENT = _Alignof(max_align_t),
};

struct arena_chunk {
    struct arena_chunk *next;
    size_t capacity;
    max_align_t memory[];
};

static struct arena_chunk *new_chunk(size_t size)
{
    size_t capacity = size > CHUNK_BYTES ? size : CHUNK_BYTES, bytes = 0;
    struct arena_chunk *chunk =
        array_reserve(NULL, &bytes, sizeof(struct arena_chunk) + capacity, 1);
    *chunk = (struct arena_chunk){.capacity = capacity};
    return chunk;
}

/* Begins a chunk with room for `size` bytes: a spare one if one is large enough. */
static void begin_chunk(struct arena *arena, size_t size)
{
    struct arena_chunk **link = &arena->spare;
    while (*link && (*link)->capacity < size)
        link = &(*link)->next;
    struct arena_chunk *chunk = *link;
    if (chunk)
        *link = chunk->next;
    else
        chunk = new_chunk(size);
    chunk->next = arena->chunks;
    arena->chunks = chunk;
    arena->used = 0;
}

void *arena_take(struct arena *arena, size_t size)
{
    size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (!arena->chunks || arena->chunks->capacity - arena->used < size)
        begin_chunk(arena, size);
    char *taken = (char *)arena->chunks->memory + arena->used;
    arena->used += size;
    return taken;
}

const char *arena_copy(struct arena *arena, const char *text)
{
    size_t size = strlen(text) + 1;
    return memcpy(arena_take(arena, size), text, size);
}

struct strbuf arena_strbuf(struct arena *arena, size_t capacity)
{
    return strbuf_init(arena_take(arena, capacity), capacity);
}

void arena_clear(struct arena *arena)
{
    while (arena->chunks) {
        struct arena_chunk *chunk = arena->chunks;
        arena->chunks = chunk->next;
        chunk->next = arena->spare;
        arena->spare = chunk;
    }
    arena->used = 0;
}

void arena_finish(struct arena *arena)
{
    arena_clear(arena);
    while (arena->spare) {
        struct arena_chunk *next = arena->spare->next;
        free(arena->spare);
        arena->spare = next;
    }
}
