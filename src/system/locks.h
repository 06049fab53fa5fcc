/* SPDX-License-Identifier: MIT */
/* Locks on single bytes of a file, or on all of it, against other programs. The system lets go of
 * them when the process ends, and when it closes the file; some systems do so when it closes the
 * file anywhere. Whether two that are open in one process shut each other out differs, too, so a
 * program opens the locks of a file once. */
#ifndef SYSTEM_LOCKS_H
#define SYSTEM_LOCKS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum lock_kind {
    LOCK_NONE,   /* let go of */
    LOCK_SHARED, /* together with others that share it */
    LOCK_ALONE,
};

struct lock_held {
    int64_t byte;
    enum lock_kind kind;
};

/* A zeroed struct is closed. */
struct lock_file {
    intptr_t handle; /* while `open` */
    bool open;
    struct lock_held *held; /* owned; the bytes that are not LOCK_NONE */
    size_t capacity;
    int held_count;
};

/* Opens the file; creates it if it is missing. Only this user may write to a new file, because
 * anybody who can write to it can lock others out. Returns 0 or an errno. */
int lock_file_open(struct lock_file *file, const char *path);

/* Lets go of all its locks. */
void lock_file_close(struct lock_file *file);

/* Returns true if what is at `path` is the file that was opened. */
bool lock_file_is_at(const struct lock_file *file, const char *path);

/* Changes the lock on a byte and never waits. False: another program has it. Where the disk knows
 * no locks, or the file is not open, everything is free. */
bool lock_byte(struct lock_file *file, int64_t byte, enum lock_kind kind);

/* Returns how the byte is locked here. */
enum lock_kind lock_of(const struct lock_file *file, int64_t byte);

/* Locks an open file against others that lock it so. False: another program has it. */
bool lock_whole(FILE *file);

/* --- For locks.c alone --- */

/* Changes the lock of an open file from `*kind`, and tells how it is locked then. */
bool lock_change(const struct lock_file *file, int64_t byte, enum lock_kind *kind,
                 enum lock_kind wanted);

void lock_close(struct lock_file *file);

#endif
