/* SPDX-License-Identifier: MIT */
/* What is the same on every system: which bytes are locked here. */
#include "system/locks.h"

#include "base/array.h"

#include <stdlib.h>

static struct lock_held *find(const struct lock_file *file, int64_t byte)
{
    for (int i = 0; i < file->held_count; i++)
        if (file->held[i].byte == byte)
            return &file->held[i];
    return NULL;
}

enum lock_kind lock_of(const struct lock_file *file, int64_t byte)
{
    const struct lock_held *held = find(file, byte);
    return held ? held->kind : LOCK_NONE;
}

static void note(struct lock_file *file, int64_t byte, enum lock_kind kind)
{
    struct lock_held *held = find(file, byte);
    if (held && kind == LOCK_NONE) {
        *held = file->held[--file->held_count];
    } else if (held) {
        held->kind = kind;
    } else if (kind != LOCK_NONE) {
        file->held = array_reserve(file->held, &file->capacity, (size_t)file->held_count + 1,
                                   sizeof *file->held);
        file->held[file->held_count++] = (struct lock_held){byte, kind};
    }
}

bool lock_byte(struct lock_file *file, int64_t byte, enum lock_kind kind)
{
    enum lock_kind now = lock_of(file, byte);
    if (!file->open)
        now = kind;
    bool changed = !file->open || lock_change(file, byte, &now, kind);
    note(file, byte, now);
    return changed;
}

void lock_file_close(struct lock_file *file)
{
    if (file->open)
        lock_close(file);
    free(file->held);
    *file = (struct lock_file){0};
}
