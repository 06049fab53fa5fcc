/* SPDX-License-Identifier: MIT */
/* What pages read of puzzles. The window's thread alone touches it. */
#ifndef PAGES_PUZZLES_H
#define PAGES_PUZZLES_H

#include "match/puzzle.h"
#include "match/shelf.h"
#include "store/library.h"

enum {
    PUZZLES_OWN = HOUSE_PRESET_COUNT, /* those from the games of the library */
    PUZZLE_SETS, /* besides, one is shipped for each house rule set, in their order */
};

struct puzzles {
    bool there;               /* some of what was asked for last is there, or all that there is */
    int set;                  /* 0 to PUZZLE_SETS - 1 */
    const struct game *games; /* puzzles (match/puzzle.h), under the rules that were asked for */
    int count;                /* 0: there is no set for these rules, or nothing was found */

    /* Of PUZZLES_OWN, of which more come while `seeking`: */
    bool seeking;
    int looked, to_look;               /* games that were looked through, of so many */
    const struct library_row *origins; /* of each puzzle, the game that it comes from */
};

#endif
