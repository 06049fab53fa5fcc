/* SPDX-License-Identifier: MIT */
/* Makes endgame tables, by going back from the ends. */
#ifndef ENGINE_ENDGAME_SOLVE_H
#define ENGINE_ENDGAME_SOLVE_H

#include "engine/endgame.h"

#include <stdatomic.h>

/* Fills `table`, of endgame_table_size bytes, for a class; the classes that it leads to have their
 * tables in `endgame`. Two threads may solve two classes at once. False, and it is not whole:
 * `stop`, which may be NULL, has been set by another thread meanwhile; or an end is
 * ENDGAME_CODE_MOST plies away or more, which no rule set is known to have (200 random ones have
 * 109 at most). */
bool endgame_solve(const struct endgame *endgame, int class, const atomic_bool *stop,
                   uint8_t *table);

/* May it be solved: do those that it leads to have their tables? */
bool endgame_solvable(const struct endgame *endgame, int class);

#endif
