/* SPDX-License-Identifier: MIT */
#include "store/archive_lock.h"

#include "base/array.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int archive_lock_open(struct archive_lock *lock, const char *path)
{
    *lock = (struct archive_lock){0};
    size_t size = strlen(path) + sizeof "-lock";
    char *name = array_zeroed(size, 1);
    snprintf(name, size, "%s-lock", path);
    lock->file = open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0666);
    lock->open = lock->file >= 0;
    free(name);
    return lock->open ? 0 : errno;
}

void archive_lock_close(struct archive_lock *lock)
{
    if (lock->open)
        close(lock->file);
    free(lock->held);
    *lock = (struct archive_lock){0};
}

static int change(const struct archive_lock *lock, int64_t byte, short type)
{
    struct flock range = {.l_type = type, .l_whence = SEEK_SET, .l_start = (off_t)byte, .l_len = 1};
    return fcntl(lock->file, F_SETLK, &range);
}

static bool take(const struct archive_lock *lock, int64_t byte, short type)
{
    return !lock->open || change(lock, byte, type) == 0 || (errno != EACCES && errno != EAGAIN);
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
    if (!take(lock, byte, F_WRLCK))
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
    return take(lock, byte, F_RDLCK);
}

void archive_lock_drop(struct archive_lock *lock, int64_t byte)
{
    forget(lock, byte);
    if (lock->open)
        change(lock, byte, F_UNLCK);
}
