/* SPDX-License-Identifier: MIT */
/* Puzzles for the tests of pages, as the program around them would have read them. */
#ifndef TESTS_PAGES_MADE_PUZZLES_H
#define TESTS_PAGES_MADE_PUZZLES_H

#include "pages/puzzles.h"

enum {
    MADE_PUZZLES = 3,
};

struct made_puzzles {
    struct game games[MADE_PUZZLES];
    struct puzzles view; /* for the pages */
};

/* Makes them, under American rules: a shot that wins a piece, two kings for one, and a capture that
 * goes round either way. made_puzzles_finish frees. */
void made_puzzles_init(struct made_puzzles *made);
void made_puzzles_finish(struct made_puzzles *made);

#endif
