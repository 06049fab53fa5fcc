/* SPDX-License-Identifier: MIT */
/* What pages read of puzzles. The window's thread alone touches it. */
#ifndef PAGES_PUZZLES_H
#define PAGES_PUZZLES_H

#include "match/puzzle.h"
#include "match/shelf.h"

enum {
    PUZZLE_SETS = HOUSE_PRESET_COUNT, /* one is shipped for each house rule set, in their order */
};

struct puzzles {
    bool there;               /* what was asked for last has been read */
    int set;                  /* 0 to PUZZLE_SETS - 1 */
    const struct game *games; /* puzzles (match/puzzle.h), under the rules that were asked for */
    int count;                /* 0: there is no set for these rules */
};

#endif
