/* SPDX-License-Identifier: MIT */
/* Files that other programs write at the same time, and that a kill or a power cut must not halve:
 * read whole, replaced whole or not at all. Errors are those of errno, or one of enum file_error
 * (prose/settings_prose.h has the words); 0 is none. */
#ifndef APP_SAFE_FILE_H
#define APP_SAFE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/types.h>

enum {
    SAFE_PATH_SIZE = 1024, /* bytes of a path, the closing zero included */
    SAFE_TEXT_MAX = 64 << 20,
};

struct safe_file {
    char path[SAFE_PATH_SIZE]; /* where the links lead that were named */
    int folder;                /* of the file, open and locked; -1: not open */
    mode_t mode;               /* of the file, or of the one to be made */
    bool there;
};

/* Looks at the file at `path` and follows links, also those that lead nowhere yet. Close it in any
 * case. */
int safe_file_find(struct safe_file *file, const char *path);

/* Locks its folder against other programs that do the same, which it waits for no longer than
 * `patience_ms`, and removes what a killed program has left beside it. `make_folders`: those that
 * are missing are made. */
int safe_file_lock(struct safe_file *file, bool make_folders, int patience_ms);

/* The whole text, allocated; NULL where there is no file. FILE_ERROR_TEXT: it is none. Needs no
 * lock. */
int safe_file_read(const struct safe_file *file, char **text);

/* Puts `bytes` in the file's place, with its mode and owner. It must be locked. */
int safe_file_write(const struct safe_file *file, const void *bytes, size_t size);

/* The same bit by bit, of any length: what is written to `*out` is in the file's place once it is
 * kept; dropped, it is gone. Both close it. */
int safe_file_begin(const struct safe_file *file, FILE **out);
int safe_file_keep(const struct safe_file *file, FILE *out);
void safe_file_drop(const struct safe_file *file, FILE *out);

/* Gives the file a second name, PATH.bak, or .bak2 and so on, under which it stays when it is
 * written. */
int safe_file_back_up(const struct safe_file *file);

/* All in one: a new file of the usual mode, or in place of the old one. What is there and is no
 * ordinary file, such as a device, is written to. */
int safe_file_put(const char *path, const void *bytes, size_t size);

/* That of files which others may read, too, as far as the player lets them. */
mode_t safe_file_usual_mode(void);

void safe_file_close(struct safe_file *file);

#endif
