/* SPDX-License-Identifier: MIT */
/* Random rule sets and positions for property tests; the same seed gives the same ones. */
#ifndef TESTS_NOTATION_RANDOM_PLAY_H
#define TESTS_NOTATION_RANDOM_PLAY_H

#include "rng.h"
#include "rules/movegen.h"

/* Any value in any field, now and then a preset as it is. */
struct named_ruleset random_ruleset(struct rng *rng);

/* A possible position with up to 12 pieces a side, often with many kings. */
struct position random_position(struct rng *rng);

/* The position, rule set and seed as one text for a failure message; valid until the next call. */
const char *describe(const struct named_ruleset *rules, const struct position *position,
                     uint64_t seed);

#endif
