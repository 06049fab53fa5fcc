/* SPDX-License-Identifier: MIT */
/* The names of openings, a table for each rule set that has some. They hold wherever its moves do.
 * A name belongs to a position, by whatever moves it was reached. */
#ifndef MATCH_OPENING_H
#define MATCH_OPENING_H

#include "match/tree.h"
#include "rules/position.h"
#include "rules/ruleset.h"

enum {
    OPENING_PLIES = 9, /* of the longest one */
    OPENING_WORD = 3,  /* letters of the shortest word that finds openings */
    OPENINGS_FOUND = 16,
};

/* Positions of a game, at most OPENING_PLIES + 1. */
struct opening_line {
    const struct position *positions[OPENING_PLIES + 1]; /* lent; the last one first */
    int count;
};

/* Returns the name of the opening that was reached last, as books of the game have it; tr()
 * translates it. NULL: there is none, or no table holds under the rules. */
const char *opening_name(const struct ruleset *rules, const struct opening_line *line);

/* The same of the line that leads to a node of a game under these rules. */
const char *tree_opening(const struct game_tree *tree, const struct ruleset *rules, int node);

/* Finds the openings whose name has a word that begins with `word`, in small letters, which has at
 * least OPENING_WORD bytes. Returns how many there are, at most OPENINGS_FOUND. */
int openings_called(const char *word, struct position out[OPENINGS_FOUND]);

#endif
