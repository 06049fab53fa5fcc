/* SPDX-License-Identifier: MIT */
/* Whatever may be done to a match, at random; and are two matches the same to who plays them? */
#ifndef TESTS_STORE_RANDOM_MATCH_H
#define TESTS_STORE_RANDOM_MATCH_H

#include "match/match.h"
#include "rng.h"

/* Begins a match under random rules, sometimes from a position of its own. */
void random_match_begin(struct match *match, struct rng *rng);

/* Something: moves, undo and redo, comments, promotion, deletion, decisions, the next game. */
void random_match_step(struct match *match, struct rng *rng);

/* What the first difference is; NULL: there is none. */
const char *match_difference(struct match *a, struct match *b);

/* All of a match taken down, with tags of no meaning. */
struct saved_match;
void take_down(struct match *match, struct saved_match *out);

#endif
