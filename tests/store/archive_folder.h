/* SPDX-License-Identifier: MIT */
/* A folder for the archive of a test, and what tests do with an archive. */
#ifndef TESTS_STORE_ARCHIVE_FOLDER_H
#define TESTS_STORE_ARCHIVE_FOLDER_H

#include "match/match.h"
#include "store/archive.h"
#include "store/catalogue.h"
#include "store/import.h"

enum {
    PATIENCE_MS = 2000,
};

/* A fixture: the path of the archive, in a folder of its own. */
extern char folder[64], path[96];

void make_folder(void);
void remove_folder(void);

void open_archive(struct archive *archive);

/* Makes so many random steps of a match, from this seed. */
struct match random_match(uint64_t seed, int steps);

/* Saves all of a match under this key, or under a new one if it is 0. Returns the id of its row. */
int64_t save_match(struct archive *archive, struct match *match, int64_t *key);
int64_t save_new(struct archive *archive, struct match *match);

/* Imports all games of a text. */
struct import_state import_text(struct archive *archive, const char *text);

/* Returns the number of games; only those with this position unless it is NULL. */
int count_found(struct archive *archive, const struct position *position);

/* Deletes or restores a game: `how` is catalogue_delete or catalogue_restore. Returns why it could
 * not be; 0: it was. */
typedef int changer(struct archive *archive, const struct game_ids *games,
                    struct catalogue_change *outcome);
int change_game(changer *how, struct archive *archive, int64_t game);

/* Fails unless archive_check finds no damage. */
void expect_whole(void);

/* Runs SQL on a connection of its own. */
void run_sql(const char *sql);

/* Returns the number that is the result of a query. */
int64_t ask_sql(const char *sql);

/* Runs the function in another process. Returns its exit status. */
int elsewhere(int (*task)(void));

#endif
