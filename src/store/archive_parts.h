/* SPDX-License-Identifier: MIT */
/* What the files of the archive share, and nobody else includes. Functions that return an int
 * return 0 or an error of archive.h. */
#ifndef STORE_ARCHIVE_PARTS_H
#define STORE_ARCHIVE_PARTS_H

#include "match/opening.h"
#include "store/archive.h"
#include "store/game_facts.h"
#include "store/library.h"

#include "system/files.h"

#include <sqlite3.h>

/* --- archive_query.c: statements --- */

/* A statement from the moment it is bound until its last row. The first error is kept; after it
 * every function but query_end does nothing, so only the end is checked:
 *
 *     struct query query = query_begin(archive, ARCHIVE_READ_ENTRY);
 *     query_bind(&query, game);
 *     while (query_step(&query))
 *         read(query.row);
 *     return query_end(&query);
 */
struct query {
    sqlite3_stmt *row; /* for the functions that read columns */
    int bound;         /* parameters so far */
    int error;         /* the first one */
    bool kept;         /* the archive keeps the statement for the next time */
};

/* A statement of statements.inc; and one that is prepared for this once. */
struct query query_begin(struct archive *archive, enum archive_statement which);
struct query query_begin_text(sqlite3 *db, const char *text);

/* Bind the next parameter. Texts and bytes are lent until query_end. */
void query_bind(struct query *query, int64_t number);
void query_bind_text(struct query *query, const char *text);
void query_bind_bytes(struct query *query, const void *bytes, int size);

/* Returns true if there is another row. */
bool query_step(struct query *query);

int query_end(struct query *query);

/* Carries out a statement that has no rows, and ends the query. */
int query_run(struct query *query);

/* Ends the query; `*number` is the first column of its only row, or stays as it is if there is no
 * row. */
int query_read(struct query *query, int64_t *number);

/* The same with a statement whose parameters are all numbers: archive_run(archive, ARCHIVE_X,
 * NUMBERS(match, place)). */
#define NUMBERS(...)                                                                               \
    sizeof((int64_t[]){__VA_ARGS__}) / sizeof(int64_t), (int64_t[])                                \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }
#define NO_NUMBERS 0, NULL
int archive_run(struct archive *archive, enum archive_statement which, size_t count,
                const int64_t *numbers);
int archive_read_number(struct archive *archive, enum archive_statement which, size_t count,
                        const int64_t *numbers, int64_t *number);

/* Carries out statements that have no parameters and no rows. */
int archive_execute(sqlite3 *db, const char *text);

/* The text of a column, "" if it has none, lent until the next step; and a copy of it, cut where
 * there is no room. */
const char *column_text(sqlite3_stmt *row, int column);
void column_copy(sqlite3_stmt *row, int column, char *out, size_t size);

/* The result in a column; of a damaged one, which may hold any number, none. */
enum library_result column_result(sqlite3_stmt *row, int column);

/* Begins a transaction that writes. */
int archive_begin(struct archive *archive);

/* Commits the transaction; or rolls it back if `error` is not 0, or if committing fails. Returns
 * the error. */
int archive_end(struct archive *archive, int error);

/* Frees all statements that the archive keeps. */
void archive_finish_statements(struct archive *archive);

/* What a result code of SQLite means to the rest of the program. */
int archive_error_of(sqlite3 *db, int code);

/* Asks whether long work is to stop. If `stop` is NULL, it is not. */
struct stopper {
    bool (*stop)(void *data);
    void *data;
};

bool archive_is_stopped(const struct stopper *stopper);

/* From now on SQLite asks now and then whether to stop, and ends with ARCHIVE_STOPPED if so. NULL:
 * it no longer asks. The stopper is lent. */
void archive_let_stop(sqlite3 *db, struct stopper *stopper);

/* --- archive_open.c --- */

/* Opens a file by SQLite. Returns its result code. */
int archive_open_file(const char *path, sqlite3 **db, int flags);

/* --- catalogue.c --- */

enum {
    FILTER_WORDS = 32, /* the others are ignored */
};

/* The words of a filter, split in place. */
struct filter_words {
    char text[FACTS_FOLD_SIZE];
    const char *words[FILTER_WORDS];
    bool is_name[FILTER_WORDS]; /* it is all of a player's name */
    /* The keys of the positions of openings that are called so. */
    unsigned char openings[FILTER_WORDS][OPENINGS_FOUND * POSITION_KEY_BYTES];
    int opening_count[FILTER_WORDS];
    int count;
};

/* Begins the statement `select`, which ends in conditions on the table `entry`, with those of the
 * filter but its position, and then `order`. The words must last as long as the query. */
struct query query_begin_filter(struct archive *archive, const char *select,
                                const struct library_filter *filter, const char *order,
                                struct filter_words *words);

/* --- archive_snapshot.c --- */

#define ARCHIVE_SNAPSHOT       ".snapshot"
#define ARCHIVE_SNAPSHOT_FRESH ".snapshot-new"

enum {
    ARCHIVE_BESIDE_SIZE = FILE_PATH_SIZE + 32,
};

/* Prints the path of the file beside an open database that has this ending; "" if it is too long.
 */
void archive_beside(sqlite3 *db, const char *ending, char out[ARCHIVE_BESIDE_SIZE]);

/* --- archive_check.c --- */

/* Finds out whether the database and the sums of its rows are whole: FILE_ERROR_DAMAGED. */
int archive_check_rows(sqlite3 *db, struct stopper *stopper);

/* --- archive_match.c --- */

/* A key that no match has. */
int64_t archive_new_key(void);

/* --- archive_rows.c: between structs and rows --- */

/* Each row has a sum over its other columns: SQLite does not notice when a letter of a text has
 * become another one. */

enum {
    ARCHIVE_MATCH_COLUMNS = 8, /* bound and read, sum and key included */
    ARCHIVE_GAME_COLUMNS = 14, /* read */
};

/* The columns that are read, in their order. */
#define ARCHIVE_MATCH_ROW "player1, player2, starter, current, turned, page, sum, key"
#define ARCHIVE_GAME_ROW                                                                           \
    "serial, place, starter, black, tip, node, decided, finish, ending, opened, date, text, sum,"  \
    " match"

/* Bind those columns. The texts are lent. */
void query_bind_match(struct query *query, const struct saved_match *saved);
void query_bind_game(struct query *query, int64_t match, const struct saved_game *game);

int64_t archive_sum_of_game(const struct saved_game *game);

/* Read those columns. Return false if the row is not what was saved; `out` then has what there is
 * of it. The text of the game is owned by `out`. */
bool archive_read_match(sqlite3_stmt *row, struct saved_match *out);
bool archive_read_game(sqlite3_stmt *row, struct saved_game *out);

/* --- archive_entries.c: what games are found by --- */

/* Each game that is not deleted has a row of `entry` and one of `passage`. Both are worked out of
 * the game's text, so nothing is lost with them. */

/* Writes the entry of a game whose row has this sum, in the transaction that writes the row. */
int archive_put_entry(struct archive *archive, int64_t game, int64_t game_sum,
                      const struct game_facts *facts);

/* Works the entry out of the text of a game that is there. */
int archive_make_entry(struct archive *archive, int64_t game);

int archive_drop_entry(struct archive *archive, int64_t game);

/* What the archive has of a game. The numbers are those of ARCHIVE_FIND_TWIN. */
enum archive_twin {
    TWIN_NONE,
    TWIN_VERSION, /* the game, but in other versions only */
    TWIN_SAME,    /* this version of it */
};

/* Finds out whether there is an entry of the same game, and of the same version. */
int archive_find_twin(struct archive *archive, const struct game_facts *facts,
                      enum archive_twin *twin);

/* The same for a game that is there and has no entry yet. */
int archive_find_twin_of(struct archive *archive, int64_t game, enum archive_twin *twin);

/* Games whose entry is missing, or is not what was written of them. A zeroed struct has none. */
struct unfit_games {
    int64_t *games; /* owned */
    size_t capacity;
    int count;
    int64_t strays; /* rows that belong to no game */
};

int archive_find_unfit(struct archive *archive, struct unfit_games *out);

/* Deletes rows that belong to no game. A game that is marked as deleted and has an entry is not
 * deleted: both change at once, so the mark is damage. Needs a transaction. */
int archive_drop_strays(struct archive *archive);

/* Drops the strays and makes the unfit entries anew. Needs a transaction. */
int archive_mend_entries(struct archive *archive);

/* --- archive_schema.c: the tables, from the first version on --- */

/* Before the first table is made, and outside a transaction: SQLite may have been built so that
 * files shrink by themselves. */
#define ARCHIVE_SHRINKS_NOT "PRAGMA auto_vacuum = NONE;"

/* Finds out whose database it is, and whether it can be migrated: FILE_ERROR_NEWER,
 * FILE_ERROR_FOREIGN, FILE_ERROR_DAMAGED. */
int archive_schema_look(sqlite3 *db);

/* The same; FILE_ERROR_OLDER: it has to be migrated first. */
int archive_schema_fits(sqlite3 *db);

/* Returns true if an earlier version has made its tables. */
bool archive_schema_is_older(sqlite3 *db);

/* Migrates the database to the version of this program, from nothing or from any earlier version,
 * in one transaction. */
int archive_schema_migrate(sqlite3 *db);

#endif
