/* SPDX-License-Identifier: MIT */
/* Files on the disk: what a path leads to, reading, and names. How a file is replaced is told by
 * system/replace.h. Where a function returns an int, it is 0, an errno, or one of enum
 * file_error. */
#ifndef SYSTEM_FILES_H
#define SYSTEM_FILES_H

#include "base/file_error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum {
    FILE_PATH_SIZE = 1024, /* bytes of a path that is kept, with the closing zero */
    FILE_TEXT_MAX = 64 << 20,
};

/* --- What is there --- */

enum file_kind {
    FILE_NONE, /* nothing, or nothing that may be looked at */
    FILE_ORDINARY,
    FILE_FOLDER,
    FILE_OTHER, /* a device, a pipe, a socket */
};

struct file_facts {
    enum file_kind kind;
    unsigned mode;                /* who may do what with it */
    uint64_t device, number;      /* together these tell a file from all others */
    int64_t size;                 /* bytes */
    int64_t seconds, nanoseconds; /* since 1970, when it was written last; 0 for a drive */
};

/* Follows links. ENOENT: nothing is there. After any error `facts->kind` is FILE_NONE. */
int file_look(const char *path, struct file_facts *facts);

/* Returns true if both are the same file, whatever has been written to it in between. */
bool file_same(const struct file_facts *a, const struct file_facts *b);

/* Returns true if it is the same file and has not been written since. */
bool file_unchanged(const struct file_facts *a, const struct file_facts *b);

/* Returns 0 if a file can be written at `path`, or made there if there is none; else why not. */
int file_barred(const char *path);

/* --- Reading --- */

/* Opens an ordinary file for reading and tells what it is. Never waits: of a pipe, a device or a
 * folder it says FILE_ERROR_KIND. */
int file_open(const char *path, FILE **file, struct file_facts *facts);

/* Opens whatever is there for reading; a pipe is waited for. */
int file_open_anything(const char *path, FILE **file);

/* Goes to this byte, counted from 0. */
int file_go_to(FILE *file, uint64_t byte);

/* Reads a whole text, allocated, with a closing zero. NULL where there is no file. FILE_ERROR_TEXT:
 * it is longer than FILE_TEXT_MAX or has a zero byte. */
int file_read_text(const char *path, char **text);

/* Gives all the bytes of an ordinary file, to be read only: mapped where the system can, so what is
 * not looked at is not read. FILE_ERROR_DAMAGED: it is empty. */
int file_map(const char *path, void **memory, size_t *size);
void file_unmap(void *memory, size_t size);

/* Gives the memory back into which a mapped file has been read, where that is possible. Bytes that
 * are looked at afterwards are read again. */
void file_forget(void *memory, size_t size);

/* --- Writing --- */

/* Opens what is there for writing from its beginning; makes a file if there is none. What shall be
 * there whole or not at all is written by system/replace.h. A folder is refused. */
int file_make(const char *path, FILE **file);

/* Opens an ordinary file for reading and writing, and makes it if there is none. Child processes do
 * not inherit it. */
int file_open_to_extend(const char *path, FILE **file);

/* Cuts the file to `size` bytes. */
int file_cut(FILE *file, uint64_t size);

/* Returns the error of a function of stdio that has just failed; errno was 0 before. */
int file_stream_error(void);

/* --- Names --- */

int file_remove(const char *path);

/* Gives the file another name. What has that name is replaced at once, or nothing is changed. */
int file_rename(const char *path, const char *name);

/* The same, waiting for `patience_ms` at most for a program that has one of them open and keeps it
 * from being renamed or replaced, as one may on Windows. FILE_ERROR_BUSY: it still does. */
int file_put_in_place(const char *path, const char *name, int patience_ms);

/* Gives the file a second name. Where the disk knows no second names it is renamed. EEXIST:
 * something has that name. */
int file_second_name(const char *path, const char *name);

/* Gives the file a second name, PATH.bak, or .bak2 and so on, and tells it. */
int file_back_up(const char *path, char *name, size_t size);

/* Prints `path`, or, where something is there, the first path with a number before its ending at
 * which nothing is: "x.png", "x 2.png". False, and `out` is of no use, if there is none or it is
 * too long. */
bool file_free_name(const char *path, char *out, size_t size);

/* Returns true if nothing has this name, not even a link that leads nowhere. */
bool file_name_is_free(const char *path);

enum {
    FILE_NATIVE_SIZE = 1280, /* bytes of a path as other libraries need it */
};

/* Prints the path as a library needs it that opens files by itself: on Windows, whole and with the
 * mark that lets it be long. "" if it does not fit, or there are no files of such a name. */
void file_native(const char *path, char *out, size_t size);

/* Returns the error of which such a library gives the system's own number. */
int file_native_error(int number);

#endif
