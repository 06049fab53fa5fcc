/* SPDX-License-Identifier: MIT */
/* A hash table of how often each position occurs. A zeroed struct is an empty one. */
#ifndef MATCH_POSITION_COUNTS_H
#define MATCH_POSITION_COUNTS_H

#include "rules/position.h"

#include <stddef.h>

struct position_count;

struct position_counts {
    struct position_count *slots; /* owned; `capacity` of them, a power of two or none */
    size_t capacity;
    size_t used; /* slots with a position, even if its count is zero again */
    size_t live; /* slots whose count is not zero */
};

void position_counts_finish(struct position_counts *counts);

/* Adds `change`, 1 or -1, to the count of a position. Returns the new count. */
int position_counts_change(struct position_counts *counts, const struct position *position,
                           int change);

#endif
