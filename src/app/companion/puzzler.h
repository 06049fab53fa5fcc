/* SPDX-License-Identifier: MIT */
/* Reads the puzzles that a page asks for: a job of the reader's lane reads a file of them. */
#ifndef APP_COMPANION_PUZZLER_H
#define APP_COMPANION_PUZZLER_H

#include "app/jobs/jobs.h"
#include "pages/puzzles.h"

/* Puzzles in memory. */
struct puzzle_list {
    struct game *games; /* owned, `count` of them, each one too */
    size_t capacity;
    int count;
};

struct puzzler {
    struct puzzles view; /* what pages read */
    struct puzzle_list list;
    const struct shelf *shelf; /* lent, as is the next */
    struct jobs *jobs;
};

/* All are lent. */
void puzzler_init(struct puzzler *puzzler, const struct shelf *shelf, struct jobs *jobs);

/* After jobs_destroy. */
void puzzler_finish(struct puzzler *puzzler);

/* Reads the puzzles for these rules. Until they are there, the view has none. */
void puzzler_read(struct puzzler *puzzler, const struct rules_key *key);

#endif
