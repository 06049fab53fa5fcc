/* SPDX-License-Identifier: MIT */
/* A text of games in a file or in memory, read in parts from any byte on. */
#ifndef STORE_TEXT_SOURCE_H
#define STORE_TEXT_SOURCE_H

#include "system/files.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A zeroed struct is closed. */
struct text_source {
    char *path;              /* owned; NULL: the text is in memory */
    char *text;              /* owned */
    size_t length, at;       /* of `text` */
    FILE *file;              /* while `open` and not in memory */
    bool open;               /* something can be read */
    int error;               /* the errno of reading; 0: none */
    struct file_facts facts; /* when it was opened last */
    int64_t size;            /* of the whole, in bytes */
};

/* Opens the file at `path`. Returns 0, an errno, or FILE_ERROR_KIND if it is no ordinary file;
 * never waits for a pipe. After an error the source is closed. */
int text_source_of_file(struct text_source *source, const char *path);

/* Copies `length` bytes. */
void text_source_of_text(struct text_source *source, const char *text, size_t length);

/* Frees, and closes the file. */
void text_source_finish(struct text_source *source);

/* Closes the file until text_source_go_to. */
void text_source_rest(struct text_source *source);

/* Goes to `byte`; opens the file again if need be. Sets `*changed` if the file is not as it was.
 * Errors as for text_source_of_file. */
int text_source_go_to(struct text_source *source, uint64_t byte, bool *changed);

/* A pdn_fill; `source` is a struct text_source. If reading fails, it sets `error` and ends the
 * text. */
size_t text_source_fill(void *source, char *bytes, size_t size);

/* Reads up to `most` bytes from `byte` on and goes back there. Returns them, allocated. Errors as
 * for text_source_go_to, and FILE_ERROR_CHANGED. */
int text_source_look_ahead(struct text_source *source, uint64_t byte, size_t most, char **bytes,
                           size_t *length);

/* Returns the whole as a C string, which the caller frees; a zero byte ends it. NULL: it is longer
 * than `most` bytes, or cannot be read. */
char *text_source_head(struct text_source *source, size_t most);

#endif
