/* SPDX-License-Identifier: MIT */
/* Random steps of a match, and the first difference of two matches for their players. */
#ifndef TESTS_STORE_RANDOM_MATCH_H
#define TESTS_STORE_RANDOM_MATCH_H

#include "match/match.h"
#include "rng.h"
#include "store/game_tags.h"

/* Begins a match under random rules, sometimes from a position of its own. */
void random_match_begin(struct match *match, struct rng *rng);

/* A random step: a move, undo, redo, a comment, promotion, deletion, a decision, the next game. */
void random_match_step(struct match *match, struct rng *rng);

/* Returns the first difference; NULL: there is none. */
const char *match_difference(struct match *a, struct match *b);

/* Sets the tags that name who played the game at `place`, in which player `black` had Black. */
void random_match_tag_players(struct game_tags *tags, const struct match *match, int place,
                              int black);

/* Makes the rows of a whole match, with tags of no meaning. */
struct saved_match;
void take_down(struct match *match, struct saved_match *out);

#endif
