/* SPDX-License-Identifier: MIT */
/* Lines of any length from a file, ended by LF, CR or CR LF. */
#ifndef CLI_LINE_READER_H
#define CLI_LINE_READER_H

#include "notation/text_error.h"

#include <stdbool.h>
#include <stdio.h>

struct line_reader {
    FILE *file;
    char *text;    /* owned; the line without its end, closed by a zero */
    size_t length; /* of it: more than strlen where the line holds a zero byte */
    size_t capacity;
    long number;   /* of the line, from 1 */
    bool after_cr; /* a line feed that comes next belongs to the line before */
};

/* `file` is lent. line_reader_finish frees. */
struct line_reader line_reader_init(FILE *file);
void line_reader_finish(struct line_reader *reader);

/* Reads the next line; false at the end of the file, or where it cannot be read (ferror). A
 * byte-order mark at the start of the file is passed over. Never waits for what follows a line. */
bool line_reader_next(struct line_reader *reader);

/* A zero byte would hide what follows it: false, and the error says so. */
bool line_is_text(const struct line_reader *line, struct text_error *error);

#endif
