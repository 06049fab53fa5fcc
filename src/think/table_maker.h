/* SPDX-License-Identifier: MIT */
/* Makes endgame tables a little at a time on the thread of the caller, one table after another.
 * Between two calls the work on a table waits in memory; no thread does. */
#ifndef THINK_TABLE_MAKER_H
#define THINK_TABLE_MAKER_H

#include "think/tables.h"

enum table_maker_state {
    TABLE_MAKER_BUSY,   /* there is more to do */
    TABLE_MAKER_DONE,   /* all tables that are wanted are there */
    TABLE_MAKER_FAILED, /* one cannot be made, or not be saved; the listener was told why */
};

/* All zero at first. */
struct table_maker {
    struct ruleset rules;          /* of the table that is being made, and */
    int class;                     /* its class */
    struct endgame_solver *solver; /* owned; NULL: no table is being made, or it is complete: */
    struct endgame_table table;    /* owned */
};

/* Looks for files that tables_open has left out, then makes the first missing table of up to
 * `pieces` pieces, for a fraction of a second, until the table is there, or until `stop` is set.
 * `tables` must be the same in all calls, but may have been closed and opened in between; work that
 * is no longer wanted is thrown away then. A table that cannot be saved is kept in memory if it is
 * a usual one (TABLES_PIECES_USUAL). */
enum table_maker_state table_maker_work(struct table_maker *maker, struct tables *tables,
                                        int pieces, const struct tables_listener *listener,
                                        const atomic_bool *stop);

/* Returns how much of the tables of up to `pieces` pieces there is, from 0 to 1. */
double table_maker_progress(const struct table_maker *maker, const struct tables *tables,
                            int pieces);

/* Throws away what is not complete. A zeroed maker may be finished, too. */
void table_maker_finish(struct table_maker *maker);

#endif
