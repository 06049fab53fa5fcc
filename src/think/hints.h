/* SPDX-License-Identifier: MIT */
/* Hints and warnings: what a search finds, told only as far as a line of moves proves it. */
#ifndef THINK_HINTS_H
#define THINK_HINTS_H

#include "match/hint.h"
#include "think/thinker.h"

/* Returns true if no capture is open, so that pieces can be counted. */
bool is_at_rest(const struct ruleset *rules, const struct position *position);

/* Returns what a line of legal moves shows that begins in the last of `count` positions of a game,
 * at least one. The proof is the shortest part of the line that shows it. */
struct proof proof_of(const struct ruleset *rules, const struct position *positions, int count,
                      const struct move *line, int length);

/* Finds the best move for the side to move in the last of `count` positions, and why it is good.
 * The thinker plays at full strength. Returns false if there is no legal move or if `stop`, which
 * may be NULL, was set meanwhile. */
bool hint_find(const struct thinker *thinker, const struct position *positions, int count,
               const atomic_bool *stop, struct hint *hint);

/* Finds the moves that lose something at once in the same position, in the same way. There are none
 * where one move at most is legal, and in giveaway. */
bool warnings_find(const struct thinker *thinker, const struct position *positions, int count,
                   const atomic_bool *stop, struct warnings *warnings);

#endif
