/* SPDX-License-Identifier: MIT */
/* The legal moves of a position under a rule set. */
#ifndef RULES_MOVEGEN_H
#define RULES_MOVEGEN_H

#include "rules/movelist.h"
#include "rules/position.h"
#include "rules/ruleset.h"

/* Lists every legal move of a possible position (position_check) once. Neither allocates nor keeps
 * state, so any number of threads may call it. */
void movegen(const struct ruleset *rules, const struct position *position, struct movelist *out);

/* Returns true if the side to move has a legal move. */
bool movegen_any(const struct ruleset *rules, const struct position *position);

#endif
