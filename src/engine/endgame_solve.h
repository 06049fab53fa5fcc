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
    /* A win takes ENDGAME_CODE_MOST plies or more. No rule set is known to have one: of 200 random
     * ones none exceeds 109 plies with 4 pieces, and Free Jump has 209 with 5. */
    ENDGAME_TOO_LONG,
    ENDGAME_NO_MEMORY,
};

/* Fills `table`, of endgame_table_size bytes, for a class. The classes that it leads to must have
 * their tables in `endgame` (endgame_solvable). Two threads may solve two classes at once. The
 * table is complete only if ENDGAME_SOLVED is returned. Another thread may set `stop` to end the
 * work: ENDGAME_PAUSED. `stop` may be NULL. */
enum endgame_solution endgame_solve(const struct endgame *endgame, int class,
                                    const atomic_bool *stop, uint8_t *table);

/* The same with pauses, in which the solver costs memory alone: a byte of each entry, two without
 * distances, beside the table. The table and `endgame` are lent to it; neither may change or move
 * while it works. NULL: there is not enough memory. */
struct endgame_solver *endgame_solver_create(const struct endgame *endgame, int class,
                                             uint8_t *table);
void endgame_solver_destroy(struct endgame_solver *solver); /* NULL is fine */

/* Begins, or goes on after ENDGAME_PAUSED, for so many steps or until `stop` is set. A step is a
 * fraction of a microsecond; `stop` is looked at each 20 steps or more often. */
enum endgame_solution endgame_solver_work(struct endgame_solver *solver, const atomic_bool *stop,
                                          uint64_t steps);

/* Returns how much of the work is done, from 0 to 1. Never goes back. */
double endgame_solver_progress(const struct endgame_solver *solver);

/* Returns true if the classes that this one leads to have their tables. */
bool endgame_solvable(const struct endgame *endgame, int class);

/* --- Checking --- */

/* The entries of a table, counted. */
struct endgame_summary {
    uint32_t wins, draws, losses; /* for the side to move */
    int longest;                  /* plies of the longest win; -1: there is none, or unknown */
};

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

/* Checks every entry of a class's table against the entries that its moves lead to. `stop` is as in
 * endgame_solve. */
struct endgame_verdict endgame_check(const struct endgame *endgame, int class,
                                     const atomic_bool *stop);

#endif
