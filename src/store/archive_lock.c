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
    lock->open = false;
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

bool archive_lock_take(struct archive_lock *lock, int64_t byte)
{
    return take(lock, byte, F_WRLCK);
}

bool archive_lock_share(struct archive_lock *lock, int64_t byte)
{
    return take(lock, byte, F_RDLCK);
}

void archive_lock_drop(struct archive_lock *lock, int64_t byte)
{
    if (lock->open)
        change(lock, byte, F_UNLCK);
}
