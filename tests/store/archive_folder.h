/* SPDX-License-Identifier: MIT */
/* A folder for a test's archive, and what all that test one do with it. */
#ifndef TESTS_STORE_ARCHIVE_FOLDER_H
#define TESTS_STORE_ARCHIVE_FOLDER_H

#include "match/match.h"
#include "store/archive.h"
#include "store/import.h"

enum {
    PATIENCE_MS = 2000,
};

/* Of the archive, in a folder of its own: a fixture. */
extern char folder[64], path[96];

void make_folder(void);
void remove_folder(void);

void open_archive(struct archive *archive);

/* So many steps of a match that begins by this seed. */
struct match random_match(uint64_t seed, int steps);

/* Saves all of a match under this key, or under a new one; the id of its row. */
int64_t save_match(struct archive *archive, struct match *match, int64_t *key);
int64_t save_new(struct archive *archive, struct match *match);

/* Takes in all games of a text: what has come of it. */
struct import_state import_text(struct archive *archive, const char *text);

/* How many games there are to be found, or have been at this position. */
int count_found(struct archive *archive, const struct position *position);

/* What has come of it all is no damage. */
void expect_whole(void);

/* Has SQLite do it, beside every archive. */
void run_sql(const char *sql);

/* The one number that a query answers. */
int64_t ask_sql(const char *sql);

/* Has another process do it; its exit status. */
int elsewhere(int (*task)(void));

#endif
