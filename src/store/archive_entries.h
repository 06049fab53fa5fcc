/* SPDX-License-Identifier: MIT */
/* Inside the archive only: what its games are found by, a row of `entry` and one of `passage` for
 * each game that is not deleted. All of it comes of the games' texts, so none of it can be lost.
 * The codes are SQLite's. */
#ifndef STORE_ARCHIVE_ENTRIES_H
#define STORE_ARCHIVE_ENTRIES_H

#include "store/archive.h"
#include "store/game_facts.h"

/* Of a game whose row has this sum; in the transaction in which that is written. */
int archive_put_entry(struct archive *archive, int64_t game, int64_t game_sum,
                      const struct game_facts *facts);

/* Works it out of the text of a game that is there. */
int archive_make_entry(struct archive *archive, int64_t game);

int archive_drop_entry(struct archive *archive, int64_t game);

/* Is there a game of this print (store/game_facts.h) to be found: the same one? */
int archive_is_known(struct archive *archive, uint64_t print, bool *known);

/* The same of the print of a game that is there, and has no entry yet. */
int archive_has_twin(struct archive *archive, int64_t game, bool *twin);

/* The games whose entry is missing, or is not what was written of them. A zeroed struct has none.
 */
struct unfit_games {
    int64_t *games; /* owned */
    size_t capacity;
    int count;
    int64_t strays; /* rows that are of no game */
};

int archive_find_unfit(struct archive *archive, struct unfit_games *out);

/* Takes away what is of no game. One that is said to be deleted and has an entry is not: both are
 * changed at once, so it is damage that says so. In a transaction that has begun. */
int archive_drop_strays(struct archive *archive);

/* Makes all of those anew, and takes away what is of no game; in a transaction that has begun. */
int archive_mend_entries(struct archive *archive);

#endif
