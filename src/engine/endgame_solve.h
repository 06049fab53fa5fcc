/* SPDX-License-Identifier: MIT */
/* Makes endgame tables by retrograde analysis (endgame_solve.c), and checks them against the rules
 * (endgame_check.c). */
#ifndef ENGINE_ENDGAME_SOLVE_H
#define ENGINE_ENDGAME_SOLVE_H

#include "engine/endgame.h"

#include <stdatomic.h>

enum endgame_solution {
    ENDGAME_SOLVED,
    ENDGAME_BROKEN_OFF,
    /* A win takes ENDGAME_CODE_MOST plies or more. No rule set is known to have one: of 200 random
     * ones none exceeds 109 plies with 4 pieces, and Free Jump has 209 with 5. */
    ENDGAME_TOO_LONG,
    ENDGAME_NO_MEMORY,
};

/* Fills `table`, of endgame_table_size bytes, for a class. The classes that it leads to must have
 * their tables in `endgame` (endgame_solvable). Two threads may solve two classes at once. The
 * table is complete only if ENDGAME_SOLVED is returned. Another thread may set `stop` to end the
 * work; `stop` may be NULL. */
enum endgame_solution endgame_solve(const struct endgame *endgame, int class,
                                    const atomic_bool *stop, uint8_t *table);

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
