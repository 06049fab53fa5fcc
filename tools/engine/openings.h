/* SPDX-License-Identifier: MIT */
/* How the games of a match begin. Each opening is played twice, with the colours exchanged. */
#ifndef TOOLS_OPENINGS_H
#define TOOLS_OPENINGS_H

#include "cli/command.h"
#include "rules/move.h"

enum {
    OPENING_PLIES = 6, /* without --plies */
};

struct opening {
    struct position start;
    int count;
    struct move moves[OPENING_PLIES_MAX];
};

struct openings {
    const struct named_ruleset *rules;
    uint64_t seed;
    int plies;            /* random plies, if there is no list */
    struct opening *list; /* owned */
    size_t capacity;
    int count;
};

/* Reads what the options ask for: the positions of a file, a FEN on each line; or random moves; or,
 * for American checkers, the ballots that lose no piece. Returns false after a complaint, with
 * nothing to free. openings_finish frees.
 *
 * Ballots are the 3-move openings from which strong players draw one by lot. Of 302 ways to begin
 * 216 lead to different positions. In 42 of these a side loses a piece outright; the other 174 are
 * those that books count. (The deck of the American Checker Federation has 156: it also leaves out
 * those that are believed to be lost in another way.) */
bool openings_read(const struct options *options, struct openings *out);
void openings_finish(struct openings *openings);

/* Returns the opening of pair `index`, from 0; the same seed gives the same openings. When all of a
 * list have been played, two random plies are added to each, unless they would always end the
 * game. */
struct opening openings_take(const struct openings *openings, int index);

#endif
