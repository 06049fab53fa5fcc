/* SPDX-License-Identifier: MIT */
/* Makes endgame tables, by going back from the ends. */
#ifndef ENGINE_ENDGAME_SOLVE_H
#define ENGINE_ENDGAME_SOLVE_H

#include "engine/endgame.h"

#include <stdatomic.h>

/* What has come of it. */
enum endgame_solution {
    ENDGAME_SOLVED,
    ENDGAME_BROKEN_OFF,
    /* An end is ENDGAME_CODE_MOST plies away or more, which no rule set is known to have: with 4
     * pieces 200 random ones have 109 at most, with 5 Free Jump has 209. */
    ENDGAME_TOO_LONG,
    ENDGAME_NO_MEMORY,
};

/* Fills `table`, of endgame_table_size bytes, for a class; the classes that it leads to have their
 * tables in `endgame`. Two threads may solve two classes at once. The table is whole only if it is
 * solved. `stop`, which may be NULL, may be set by another thread meanwhile. */
enum endgame_solution endgame_solve(const struct endgame *endgame, int class,
                                    const atomic_bool *stop, uint8_t *table);

/* May it be solved: do those that it leads to have their tables? */
bool endgame_solvable(const struct endgame *endgame, int class);

#endif
