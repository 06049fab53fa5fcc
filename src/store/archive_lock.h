/* SPDX-License-Identifier: MIT */
/* Locks that tell other programs which matches of an archive are being played: each match is a byte
 * of a file beside the archive. The system drops the locks of a program when it ends. */
#ifndef STORE_ARCHIVE_LOCK_H
#define STORE_ARCHIVE_LOCK_H

#include "system/locks.h"

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    LOCK_FILE = 0,               /* the archive itself; matches have the bytes from 1 */
    LOCK_SNAPSHOT = INT_MAX - 1, /* making a snapshot */
    LOCK_DELETED = INT_MAX, /* deleted games: every program that has the archive open shares it */
};

/* A zeroed struct is closed. A program opens those of an archive once. */
struct archive_lock {
    struct lock_file file;
};

/* Opens the locks of the archive at `path`. Returns 0 or an errno. */
int archive_lock_open(struct archive_lock *lock, const char *path);

/* Lets go of all locks. */
void archive_lock_close(struct archive_lock *lock);

/* Returns true if the file that is open is still the one beside the archive at `path`; also if none
 * is open. */
bool archive_lock_in_place(const struct archive_lock *lock, const char *path);

/* Take a lock for this program alone, or share it with others. Return false if another program has
 * it. If the disk has no locks, or the file is not open, every lock is free. */
bool archive_lock_take(struct archive_lock *lock, int64_t byte);
bool archive_lock_share(struct archive_lock *lock, int64_t byte);
/* Returns true if this program has it alone already. */
bool archive_lock_holds(const struct archive_lock *lock, int64_t byte);
void archive_lock_drop(struct archive_lock *lock, int64_t byte);

#endif
