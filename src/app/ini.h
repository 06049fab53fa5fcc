/* SPDX-License-Identifier: MIT */
/* Reads the lines of a settings file, one entry at a time:
 *
 *   [section]                what follows belongs to it
 *   name = value             or with a colon
 *       more of the value    a line that begins with a blank goes on with the one before
 *   ; comment                or with #; behind a blank a semicolon begins one, too
 *
 * Blanks around names and values do not count, nor does a byte-order mark. Lines may be of any
 * length and end as on DOS. */
#ifndef APP_INI_H
#define APP_INI_H

#include "base/strbuf.h"

enum {
    INI_NAME_SIZE = 2048,  /* a longer name is cut; none so long can be kept */
    INI_VALUE_SIZE = 2048, /* a longer value is cut, and `truncated` */
};

/* A part of the text that is read. */
struct ini_span {
    const char *from, *to;
};

struct ini {
    const char *rest; /* lent; what is to be read next */
    int lines;        /* how many have been read */

    /* What was read last. */
    int line; /* its number, from 1; where an entry begins */
    char section[INI_NAME_SIZE], name[INI_NAME_SIZE];
    char value_memory[INI_VALUE_SIZE];
    struct strbuf value;

    /* Where it stands in the text. What goes on in further lines is at `more`. */
    struct ini_span whole, name_span, value_span, more;
};

enum ini_kind {
    INI_ENTRY,    /* section, name and value are set */
    INI_SECTION,  /* `section` is, to which begins what follows */
    INI_NO_ENTRY, /* a line that is neither a section nor an entry */
    INI_END,
};

/* `text` must stay as long as it is read; `ini` must not move. */
void ini_begin(struct ini *ini, const char *text);

/* The next entry, section, or line that is none. */
enum ini_kind ini_next(struct ini *ini);

/* How many bytes of the line at `text` are read, without blanks before and behind them and without
 * its comment; `*begin` is where they begin. */
int ini_content(const char *text, const char **begin);

#endif
