/* SPDX-License-Identifier: MIT */
/* Where the text of games comes from: a file, or memory. It is read bit by bit, from any byte on.
 */
#ifndef STORE_TEXT_SOURCE_H
#define STORE_TEXT_SOURCE_H

#include "base/file_error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What tells a file from another one, and from itself as it was before it was written. */
struct file_stamp {
    uint64_t device, number;
    int64_t size, seconds, nanoseconds;
};

/* A zeroed struct is closed. */
struct text_source {
    char *path;              /* owned; NULL: the text is in memory */
    char *text;              /* owned */
    size_t length, at;       /* of `text` */
    int file;                /* while `open` */
    bool open;               /* something can be read */
    int error;               /* of errno, when reading has failed; 0: it has not */
    struct file_stamp stamp; /* when it was opened first */
    int64_t size;            /* bytes of it all */
};

/* For the file at `path`, which is opened: 0, an errno, or FILE_ERROR_KIND for what is no ordinary
 * file; a pipe is never waited for. Of an error nothing remains. */
int text_source_of_file(struct text_source *source, const char *path);

/* For a copy of `length` bytes. */
void text_source_of_text(struct text_source *source, const char *text, size_t length);

/* Frees, and closes the file. */
void text_source_finish(struct text_source *source);

/* The file is let go of, until it is gone to again. */
void text_source_rest(struct text_source *source);

/* Reads on from `byte`; opens the file again if need be. `*changed`: it is not as it was. Errors as
 * for text_source_of_file. */
int text_source_go_to(struct text_source *source, uint64_t byte, bool *changed);

/* A pdn_fill; its source is a struct text_source. What cannot be read ends the text: `error`. */
size_t text_source_fill(void *source, char *bytes, size_t size);

/* The whole as a C string, allocated, if it is no longer than `most` bytes; NULL: it is, or it
 * cannot be read. A zero byte ends it. */
char *text_source_head(struct text_source *source, size_t most);

#endif
