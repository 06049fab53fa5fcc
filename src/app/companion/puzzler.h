/* SPDX-License-Identifier: MIT */
/* The puzzles that a page asks for: shipped ones, which a job of the reader's lane reads from a
 * file, or those that it finds in the games of the library (own_puzzles.c). */
#ifndef APP_COMPANION_PUZZLER_H
#define APP_COMPANION_PUZZLER_H

#include "app/jobs/jobs.h"
#include "app/library/archive_reader.h"
#include "pages/puzzles.h"
#include "think/puzzles.h"

struct puzzler {
    struct puzzles view; /* what pages read */
    struct puzzle_list list;
    struct library_row *origins; /* owned; of PUZZLES_OWN */
    size_t origin_capacity;
    unsigned number;           /* of what was asked for last */
    const struct shelf *shelf; /* lent, as are the next two */
    struct jobs *jobs;
    struct archive_reader *reader; /* the lane's */
};

/* All are lent. */
void puzzler_init(struct puzzler *puzzler, const struct shelf *shelf, struct jobs *jobs,
                  struct archive_reader *reader);

/* After jobs_destroy. */
void puzzler_finish(struct puzzler *puzzler);

/* Reads the puzzles for these rules. Until they are there, the view has none. */
void puzzler_read(struct puzzler *puzzler, const struct rules_key *key);

/* --- own_puzzles.c --- */

/* Looks for puzzles in the games of the library under these rules, those of the newest games first.
 * They come one after the other. */
void puzzler_seek(struct puzzler *puzzler, const struct rules_key *key);

/* --- For the files of this folder --- */

/* Something else is asked for: what was shown goes, and what is being done for it counts no more.
 */
void puzzler_begin(struct puzzler *puzzler, int set);
void puzzler_stop_seeking(struct puzzler *puzzler);

#endif
