/* SPDX-License-Identifier: MIT */
/* Replaces a file as a whole, or not at all: a reader finds either the old content or all of the
 * new one, also after a kill or a power cut. The new content is written to another file beside it,
 * PATH.crownhead-new, which then takes its place. That file is locked while it is written, so of
 * several programs and threads that replace the same file one goes on and the others wait. What a
 * killed program has left of it is written over by the next one. Where a function returns an int,
 * it is 0, an errno, or one of enum file_error. */
#ifndef SYSTEM_REPLACE_H
#define SYSTEM_REPLACE_H

#include "system/files.h"

enum replace_manner {
    REPLACE_SHARED, /* a new file may be read by whom the umask lets */
    REPLACE_OWN,    /* a new file is for the player alone; missing folders are made for it */
    REPLACE_CACHED, /* shared, and the disk is not waited for: a power cut may leave it cut */
};

struct replacement {
    char path[FILE_PATH_SIZE]; /* of the file: where the links lead that were named */
    char fresh[FILE_PATH_SIZE + sizeof ".crownhead-new"];
    struct file_facts old; /* what is there now */
    FILE *out;             /* what takes its place; NULL: closed */
    int error;             /* of replace_write */
    enum replace_manner manner;
    int patience_ms; /* with other programs: for the lock, and for the place at the end */
};

/* Locks, and opens `out`. Links are followed, also those that lead nowhere yet, but on Windows
 * these are refused (ENOENT). What is new has the mode and, where possible, the owner of what was
 * there. FILE_ERROR_KIND: there is something else than an ordinary file. FILE_ERROR_BUSY: another
 * program has had the lock for `patience_ms`. */
int replace_begin(struct replacement *replacement, const char *path, enum replace_manner manner,
                  int patience_ms);

/* Writes to `out`. replace_finish reports errors; for a caller that writes by the functions of
 * stdio every error is EIO. */
void replace_write(struct replacement *replacement, const void *bytes, size_t size);

/* Puts what has been written in the file's place (file_put_in_place). After an error the old file
 * is still there. Closes and unlocks in any case. */
int replace_finish(struct replacement *replacement);

/* Leaves the old file as it is. Does nothing with one that is closed or zeroed. */
void replace_drop(struct replacement *replacement);

/* All in one, for a file of that many bytes. What is there and is no ordinary file, such as a
 * device, is written to. */
int replace_file(const char *path, enum replace_manner manner, const void *bytes, size_t size);

/* --- For replace.c alone --- */

/* Puts the path to which links lead in place of that of a link. */
int replace_follow_links(char path[FILE_PATH_SIZE]);

/* Makes `fresh`, which nobody has, locks it, and opens `out`. EAGAIN: try again. */
int replace_make_locked(struct replacement *replacement);

/* Waits until what has been written is on the disk. */
int replace_sync(FILE *out);

#endif
