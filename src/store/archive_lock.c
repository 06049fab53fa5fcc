/* SPDX-License-Identifier: MIT */
#include "store/archive_lock.h"

#include "base/array.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Returns where the locks of the archive at `path` are, allocated. */
static char *name_beside(const char *path)
{
    size_t size = strlen(path) + sizeof "-lock";
    char *name = array_zeroed(size, 1);
    snprintf(name, size, "%s-lock", path);
    return name;
}

int archive_lock_open(struct archive_lock *lock, const char *path)
{
    char *name = name_beside(path);
    *lock = (struct archive_lock){0};
    int error = lock_file_open(&lock->file, name);
    free(name);
    return error;
}

void archive_lock_close(struct archive_lock *lock)
{
    lock_file_close(&lock->file);
    free(lock->held);
    *lock = (struct archive_lock){0};
}

bool archive_lock_in_place(const struct archive_lock *lock, const char *path)
{
    char *name = name_beside(path);
    bool is = !lock->file.open || lock_file_is_at(&lock->file, name);
    free(name);
    return is;
}

bool archive_lock_holds(const struct archive_lock *lock, int64_t byte)
{
    for (int i = 0; i < lock->held_count; i++)
        if (lock->held[i] == byte)
            return true;
    return false;
}

static void forget(struct archive_lock *lock, int64_t byte)
{
    for (int i = lock->held_count - 1; i >= 0; i--)
        if (lock->held[i] == byte)
            lock->held[i] = lock->held[--lock->held_count];
}

bool archive_lock_take(struct archive_lock *lock, int64_t byte)
{
    if (!lock_byte(&lock->file, byte, LOCK_ALONE))
        return false;
    if (archive_lock_holds(lock, byte))
        return true;
    lock->held = array_reserve(lock->held, &lock->capacity, (size_t)lock->held_count + 1,
                               sizeof *lock->held);
    lock->held[lock->held_count++] = byte;
    return true;
}

bool archive_lock_share(struct archive_lock *lock, int64_t byte)
{
    forget(lock, byte);
    return lock_byte(&lock->file, byte, LOCK_SHARED);
}

void archive_lock_drop(struct archive_lock *lock, int64_t byte)
{
    forget(lock, byte);
    lock_byte(&lock->file, byte, LOCK_NONE);
}
