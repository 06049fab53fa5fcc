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
    return lock_of(&lock->file, byte) == LOCK_ALONE;
}

bool archive_lock_take(struct archive_lock *lock, int64_t byte)
{
    return lock_byte(&lock->file, byte, LOCK_ALONE);
}

bool archive_lock_share(struct archive_lock *lock, int64_t byte)
{
    return lock_byte(&lock->file, byte, LOCK_SHARED);
}

void archive_lock_drop(struct archive_lock *lock, int64_t byte)
{
    lock_byte(&lock->file, byte, LOCK_NONE);
}
