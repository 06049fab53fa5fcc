/* SPDX-License-Identifier: MIT */
/* Counts the leaves of the game tree, to compare the move generator with published tables. */
#ifndef RULES_PERFT_H
#define RULES_PERFT_H

#include "rules/movegen.h"

/* Returns the number of move sequences of exactly `depth` plies; 1 for depth 0. Draws are ignored,
 * as in the published tables. It keeps no state, so threads can count after different first moves.
 */
uint64_t perft(const struct ruleset *rules, const struct position *position, int depth);

#endif
