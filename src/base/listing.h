/* SPDX-License-Identifier: MIT */
/* The contents of a folder as a value: names, sizes and dates. A zeroed struct is an empty one. */
#ifndef BASE_LISTING_H
#define BASE_LISTING_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

/* The listing owns the texts. */
struct listed {
    const char *name; /* as on the disk; any bytes */
    const char
        *shown; /* for people: UTF-8, with U+FFFD for what would be unreadable or invisible */
    bool folder;
    int64_t size;     /* bytes, of a file */
    const char *date; /* "2026-11-22"; empty: unknown */
};

struct listing {
    struct listed *entries; /* owned; `count` of them */
    size_t capacity;
    int count;
    struct arena texts; /* owned */
};

void listing_finish(struct listing *listing);

/* Adds an entry with copies of its name and date, and sets `shown`. */
void listing_add(struct listing *listing, const struct listed *entry);

/* Sorts folders first, then by name, with numbers in names by value, ignoring the case of ASCII
 * letters. */
void listing_sort(struct listing *listing);

/* Adds a name or a path as `shown` has it, with an ellipsis if there is no room for all of it. */
void listing_show_name(struct strbuf *out, const char *name);

#endif
