/* SPDX-License-Identifier: MIT */
/* Reads lines, ended by LF, CR or CR LF. */
#ifndef BASE_LINE_READER_H
#define BASE_LINE_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct line_reader {
    FILE *file;
    size_t most;   /* bytes of a line that are kept, the others are dropped; 0: all */
    char *text;    /* owned; the line without its end, closed by a zero */
    size_t length; /* of the line; more than strlen where it holds a zero byte or was cut */
    size_t capacity;
    long number;   /* of the line, from 1 */
    bool after_cr; /* the line before ended with CR: an LF that follows belongs to it */
};

/* `file` is lent. line_reader_finish frees. */
struct line_reader line_reader_init(FILE *file);
void line_reader_finish(struct line_reader *reader);

/* Reads the next line. Returns false at the end of the file, or if it cannot be read (ferror).
 * Skips a byte-order mark at the start of the file. Never waits for what follows a line. */
bool line_reader_next(struct line_reader *reader);

#endif
