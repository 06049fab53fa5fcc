/* SPDX-License-Identifier: MIT */
/* Rule sets and positions drawn by lot, for the tests that hold the program against plain code. */
#ifndef TESTS_RANDOM_RULES_H
#define TESTS_RANDOM_RULES_H

#include "rng.h"
#include "rules/position.h"
#include "rules/ruleset.h"

/* Any value in any field. */
struct ruleset random_rules(struct rng *rng);

/* Half of the time a preset instead. */
struct ruleset preset_or_random_rules(struct rng *rng);

/* Up to twelve a side anywhere, from no kings to kings only. */
struct position random_position(struct rng *rng);

#endif
