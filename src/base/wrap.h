/* SPDX-License-Identifier: MIT */
/* Text in lines that a terminal has room for, parted between words, in any language: lengths are
 * counted in letters. */
#ifndef BASE_WRAP_H
#define BASE_WRAP_H

#include <stdio.h>

/* Returns how many of the first `length` bytes of `line` stand on a line of `columns` letters; the
 * space behind them is left out. A word that is longer than a line is not parted. */
size_t wrap_part(const char *line, size_t length, int columns);

/* Prints `text` in lines of at most 80 letters. */
void wrap_paragraph(FILE *out, const char *text);

/* Prints a row of a table: `term` behind two spaces, and its meaning from `column` on, counted from
 * 0, in lines of at most 80 letters. Where the term is too long, its meaning begins on the next
 * line. */
void wrap_row(FILE *out, int column, const char *term, const char *meaning);

/* A variable of the environment, and what it is for. On Windows the latter is `windows`, if that is
 * not NULL; "" is for a variable that is not read there. */
struct wrap_variable {
    const char *name, *help, *windows;
};

/* Prints a heading, and a row for each of the `count` variables that are read on this system, in
 * the language of the texts. */
void wrap_environment(FILE *out, int column, const struct wrap_variable *variables, size_t count);

#endif
