/* SPDX-License-Identifier: MIT */
/* Counts the leaves of the game tree: how a move generator is held against published tables. */
#ifndef RULES_PERFT_H
#define RULES_PERFT_H

#include "rules/movegen.h"

/* Positions reached after exactly `depth` plies, every path counted; `depth` is at least 0, and
 * depth 0 is 1. Draws are not looked at, as in the published tables. Keeps no state: to use two
 * processors, count the positions after each first move on either. */
uint64_t perft(const struct ruleset *rules, const struct position *position, int depth);

#endif
