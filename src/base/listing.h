/* SPDX-License-Identifier: MIT */
/* What a folder holds, as a value: names, sizes, dates, in the order in which people look for them.
 * A zeroed struct is an empty one. */
#ifndef BASE_LISTING_H
#define BASE_LISTING_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

/* Texts are lent by the listing. */
struct listed {
    const char *name;  /* as the disk has it, whatever bytes these are */
    const char *shown; /* the same for people: UTF-8, without what nobody would see */
    bool folder;
    int64_t size;     /* bytes, of a file */
    const char *date; /* "2026-11-22"; empty: not known */
};

struct listing {
    struct listed *entries; /* owned; `count` of them */
    size_t capacity;
    int count;
    struct arena texts; /* owned */
};

void listing_finish(struct listing *listing);

/* Adds an entry at the end, with copies of name and date; makes `shown`. */
void listing_add(struct listing *listing, const struct listed *entry);

/* Folders first, then by name, numbers in names by their value; letters of either case are the same
 * (ASCII). */
void listing_sort(struct listing *listing);

/* A name or path for people, as listing_add makes it; with an ellipsis where there is no room for
 * all of it. */
void listing_show_name(struct strbuf *out, const char *name);

#endif
