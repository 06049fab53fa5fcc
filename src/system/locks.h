/* SPDX-License-Identifier: MIT */
/* Locks on single bytes of a file, or on all of it, against other programs. They belong to this
 * process: it never shuts itself out. The system lets go of them when the process ends, and when it
 * closes the file, opened here or elsewhere. */
#ifndef SYSTEM_LOCKS_H
#define SYSTEM_LOCKS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* A zeroed struct is closed. */
struct lock_file {
    int handle; /* while `open` */
    bool open;
};

/* Opens the file; creates it if it is missing. Only this user may write to a new file, because
 * anybody who can write to it can lock others out. Returns 0 or an errno. */
int lock_file_open(struct lock_file *file, const char *path);

/* Lets go of all its locks. */
void lock_file_close(struct lock_file *file);

/* Returns true if what is at `path` is the file that was opened. */
bool lock_file_is_at(const struct lock_file *file, const char *path);

enum lock_kind {
    LOCK_NONE,   /* let go of */
    LOCK_SHARED, /* together with others that share it */
    LOCK_ALONE,
};

/* Changes the lock on a byte and never waits. False: another program has it. Where the disk knows
 * no locks, or the file is not open, everything is free. */
bool lock_byte(const struct lock_file *file, int64_t byte, enum lock_kind kind);

/* Locks all of an open file for this process alone. False: another program has it. */
bool lock_whole(FILE *file);

#endif
