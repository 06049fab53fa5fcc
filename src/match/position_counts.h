/* SPDX-License-Identifier: MIT */
/* How often each position occurs among many: a table that is asked and changed at once, however
 * many there are. A zeroed struct is an empty one. */
#ifndef MATCH_POSITION_COUNTS_H
#define MATCH_POSITION_COUNTS_H

#include "rules/position.h"

#include <stddef.h>

struct position_count;

struct position_counts {
    struct position_count *slots; /* owned; `capacity` of them, a power of two or none */
    size_t capacity;
    size_t used; /* slots that hold a position, those that are counted no more included */
    size_t live; /* those that are counted */
};

void position_counts_finish(struct position_counts *counts);

/* One more (1) of `position`, or one less (-1). Returns how many there are now. */
int position_counts_change(struct position_counts *counts, const struct position *position,
                           int change);

#endif
