/* SPDX-License-Identifier: MIT */
/* Which matches of an archive are being played, by programs that run: a byte for each in a file
 * beside it, locked. The system lets go of a lock when the program that has it ends. */
#ifndef STORE_ARCHIVE_LOCK_H
#define STORE_ARCHIVE_LOCK_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    LOCK_FILE = 0,          /* the archive itself; matches count from 1 */
    LOCK_DELETED = INT_MAX, /* what has been deleted: whoever has the archive open shares it */
};

/* A zeroed struct is closed. Locks are this process's: two of them do not shut each other out. */
struct archive_lock {
    int file; /* while `open` */
    bool open;
    int64_t *held; /* owned; what has been taken for this program alone */
    size_t capacity;
    int held_count;
};

/* For the archive at `path`, in place of a closed one. 0, or an errno. */
int archive_lock_open(struct archive_lock *lock, const char *path);

/* All locks are let go of. */
void archive_lock_close(struct archive_lock *lock);

/* For this program alone, or together with others that share it. False: another program has it.
 * Where the disk knows no locks, or the file is not open, everything is free. */
bool archive_lock_take(struct archive_lock *lock, int64_t byte);
bool archive_lock_share(struct archive_lock *lock, int64_t byte);
/* Has this program it alone already? */
bool archive_lock_holds(const struct archive_lock *lock, int64_t byte);
void archive_lock_drop(struct archive_lock *lock, int64_t byte);

#endif
