/* SPDX-License-Identifier: MIT */
/* Makes endgame tables by retrograde analysis (endgame_solve.c), and checks them against the rules
 * (endgame_check.c). */
#ifndef ENGINE_ENDGAME_SOLVE_H
#define ENGINE_ENDGAME_SOLVE_H

#include "engine/endgame.h"

#include <stdatomic.h>

enum endgame_solution {
    ENDGAME_SOLVED,
    ENDGAME_PAUSED, /* asked to; the table is not complete */
    /* A win takes `plies_end` plies or more in a table that is not packed; a packed one then has no
     * distances. No rule set is known to have such a win with few pieces: of 200 random ones none
     * exceeds 109 plies with 4, and Free Jump has 209 with 5. */
    ENDGAME_TOO_LONG,
    ENDGAME_NO_MEMORY,
};

/* Makes the table of a class, which is the caller's to free (endgame_table_free) if ENDGAME_SOLVED
 * is returned. The classes that it leads to must have their tables in `endgame` (endgame_solvable).
 * Two threads may solve two classes at once. Another thread may set `stop`, which may be NULL, to
 * end the work: ENDGAME_PAUSED. */
enum endgame_solution endgame_solve(const struct endgame *endgame, int class,
                                    const atomic_bool *stop, struct endgame_table *table);

/* Returns how many bytes the work on a class takes at most. */
size_t endgame_solver_memory(const struct endgame *endgame, int class);

/* The same with pauses, in which the solver costs memory alone. `endgame` is lent to it and may not
 * move while it works; nor may tables that it has. NULL: there is not enough memory. */
struct endgame_solver *endgame_solver_create(const struct endgame *endgame, int class);
void endgame_solver_destroy(struct endgame_solver *solver); /* NULL is fine */

/* Returns the table after ENDGAME_SOLVED. It is the caller's to free. */
struct endgame_table endgame_solver_take(struct endgame_solver *solver);

/* Begins, or goes on after ENDGAME_PAUSED, for so many steps or until `stop` is set. A step is a
 * fraction of a microsecond; `stop` is looked at each 20 steps or more often. */
enum endgame_solution endgame_solver_work(struct endgame_solver *solver, const atomic_bool *stop,
                                          uint64_t steps);

/* Returns how much of the work is done, from 0 to 1. Never goes back. */
double endgame_solver_progress(const struct endgame_solver *solver);

/* Returns true if the classes that this one leads to have their tables. */
bool endgame_solvable(const struct endgame *endgame, int class);

/* --- Checking --- */

/* Returns how many entries of a table are won, drawn and lost. */
struct endgame_summary endgame_summary(const struct endgame *endgame, int class);

enum endgame_finding {
    ENDGAME_RIGHT,
    ENDGAME_WRONG,
    ENDGAME_STOPPED,
};

/* What a check has found. If the table is wrong, `position` is the first wrong one, `found` its
 * entry, and `due` what its moves lead to. */
struct endgame_verdict {
    enum endgame_finding finding;
    struct position position;
    struct endgame_value found, due;
};

/* Checks every entry of a class's table against what its moves lead to. `stop` is as in
 * endgame_solve. */
struct endgame_verdict endgame_check(const struct endgame *endgame, int class,
                                     const atomic_bool *stop);

#endif
