/* SPDX-License-Identifier: MIT */
/* What was wrong in a text from outside, and where. */
#ifndef NOTATION_TEXT_ERROR_H
#define NOTATION_TEXT_ERROR_H

#include <stdbool.h>

struct text_error {
    int line, column;   /* from 1; a column is a character, not a byte */
    char sentence[240]; /* capital letter, full stop, cut at a whole character if too long */
};

/* Fills `error` and is false, so that a reader can return it. `place` points into `text`, a C
 * string, or at its closing zero. */
bool text_error_set(struct text_error *error, const char *text, const char *place,
                    const char *format, ...) __attribute__((format(printf, 4, 5)));

#endif
