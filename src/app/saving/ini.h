/* SPDX-License-Identifier: MIT */
/* A settings file as a list of lines, which can be read and changed one by one. What is not changed
 * stays as its writer left it: comments, order, blanks, ends of lines.
 *
 *   [section]                what follows belongs to it
 *   name = value             or with a colon
 *       more of the value    an indented line goes on with the entry before it
 *   ; comment                or with #; after a blank a semicolon begins one, too
 *
 * Blanks around names and values do not count, nor does a byte-order mark. */
#ifndef APP_SAVING_INI_H
#define APP_SAVING_INI_H

#include "base/arena.h"

#include <stdbool.h>

enum ini_kind {
    INI_EMPTY, /* nothing but blanks and a comment; or the line has been removed */
    INI_SECTION,
    INI_ENTRY,
    INI_MORE, /* goes on with the entry before it */
    INI_ODD,  /* none of these */
};

struct ini_line {
    const char *text; /* with its end */
    enum ini_kind kind;
    const char *section;                          /* to which it belongs; "" before the first */
    const char *name;                             /* of an entry, else NULL */
    int name_from, name_to, value_from, value_to; /* of an entry, bytes of its text */
    bool fixed; /* the reader sets it: ini_put must not change or remove the entry */
};

/* A zeroed struct is an empty file. */
struct ini {
    struct arena arena;     /* of the texts */
    struct ini_line *lines; /* owned */
    size_t capacity;
    int count;
    bool marked; /* a byte-order mark stands before the first line */
};

/* Splits a copy of `text` into an empty `ini`. */
void ini_read(struct ini *ini, const char *text);

void ini_finish(struct ini *ini);

/* Adds the value of the entry in line `index`, with what goes on in further lines. */
void ini_value(const struct ini *ini, int index, struct strbuf *out);

/* Gives the entry `name` of `section` this value: its first line is changed where it stands, others
 * of that name are removed. Where there is none, a line is added at the end of the section, which
 * is added at the end if it is missing. NULL removes the entry. Letters of either case are the same
 * in names (ASCII). */
void ini_put(struct ini *ini, const char *section, const char *name, const char *value);

/* Returns the whole text, allocated; free with free(). */
char *ini_text(const struct ini *ini);

#endif
