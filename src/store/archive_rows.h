/* SPDX-License-Identifier: MIT */
/* One row of an archive: between the struct and the columns. Each row has a sum over the others of
 * its columns, as SQLite does not notice when a letter of a text has become another one. */
#ifndef STORE_ARCHIVE_ROWS_H
#define STORE_ARCHIVE_ROWS_H

#include "store/saved_match.h"

#include <stdbool.h>

struct sqlite3_stmt;

enum {
    ARCHIVE_MATCH_COLUMNS = 8, /* that are bound and read, sum and key included */
    ARCHIVE_GAME_COLUMNS = 14, /* that are read */
};

/* The columns that are read, in their order. */
#define ARCHIVE_MATCH_ROW "player1, player2, starter, current, turned, page, sum, key"
#define ARCHIVE_GAME_ROW                                                                           \
    "serial, place, starter, black, tip, node, decided, finish, ending, opened, date, text, sum,"  \
    " match"

/* SQLite's result code. The texts are lent to the statement. */
int archive_bind_match(struct sqlite3_stmt *statement, const struct saved_match *saved);
int archive_bind_game(struct sqlite3_stmt *statement, int64_t match, const struct saved_game *game);

/* The sum of a game's row. */
int64_t archive_sum_of_game(const struct saved_game *game);

/* The text of a column, "" where there is none, lent to the statement; and a copy of it, cut where
 * there is no room. */
const char *archive_column_text(struct sqlite3_stmt *statement, int column);
void archive_read_text(struct sqlite3_stmt *statement, int column, char *out, size_t size);

/* From those columns. False: it is not the row that was saved; what there is of it is there even
 * so. The game's text is owned by `out`. */
bool archive_read_match(struct sqlite3_stmt *statement, struct saved_match *out);
bool archive_read_game(struct sqlite3_stmt *statement, struct saved_game *out);

#endif
