/* SPDX-License-Identifier: MIT */
/* Inside the archive only: its statements, which are made when they are needed first and kept. The
 * codes are SQLite's. */
#ifndef STORE_ARCHIVE_STATEMENTS_H
#define STORE_ARCHIVE_STATEMENTS_H

#include "store/archive.h"

#include <sqlite3.h>

/* As sqlite3_prepare_v3. A text of ours that SQLite does not understand speaks of tables that are
 * no longer those that were made: SQLITE_CORRUPT. */
int archive_prepare(sqlite3 *db, const char *text, unsigned flags, sqlite3_stmt **out);

/* The statement, ready to be bound; NULL, with the code in `*code`: it cannot be made. */
sqlite3_stmt *archive_statement(struct archive *archive, enum archive_statement which, int *code);

/* Carries out a statement that has no rows, and makes it ready for the next time. */
int archive_run(sqlite3_stmt *bound);

/* The same with so many numbers. */
int archive_run_with(struct archive *archive, enum archive_statement which, int count,
                     const int64_t *numbers);

/* A transaction that writes. Its end is made ready before it begins: where memory is short none is
 * left open, in which nothing could be saved any more. */
int archive_begin(struct archive *archive);

/* Keeps all of it, or, where `code` is an error, or keeping fails, nothing. The error, of
 * archive.h.
 */
int archive_end(struct archive *archive, int code);

/* Lets go of all of them. */
void archive_finish_statements(struct archive *archive);

/* As archive_run, of a statement that has one row, a number. */
int archive_run_for_number(sqlite3_stmt *bound, int64_t *number);

#endif
