/* SPDX-License-Identifier: MIT */
/* What was played, on the disk: an SQLite database (WAL). A save is whole or does not happen, even
 * if the program is killed or the power fails meanwhile.
 *
 * Several programs may use one file at a time. A program that plays a match holds it by a lock of
 * the system (archive_lock.h), so no other program takes it up. The system lets go of the lock when
 * the program ends, however it ends.
 *
 * Functions that return an int return 0, an errno, or a value of enum file_error
 * (prose/settings_prose.h has the words) or of enum archive_error. */
#ifndef STORE_ARCHIVE_H
#define STORE_ARCHIVE_H

#include "base/file_error.h"
#include "store/archive_lock.h"
#include "store/saved_match.h"
#include "system/clock.h"

#include <stdbool.h>
#include <stdint.h>

enum archive_error {
    ARCHIVE_NO_GAME = -100,           /* there is no such game, or match, any more */
    ARCHIVE_NEEDS_WHOLE_MATCH = -101, /* not all games of the match were given */
    ARCHIVE_STOPPED = -102,           /* `stop` has returned true */
    ARCHIVE_PLAYED = -103,            /* the match is being played, here or by another program */
};

enum archive_statement {
#define STATEMENT(name, text) name,
#include "store/statements.inc"
#undef STATEMENT
    ARCHIVE_STATEMENT_COUNT,
};

struct sqlite3;
struct sqlite3_stmt;
struct sqlite3_backup;

/* A zeroed struct is closed. One thread at a time may use it. */
struct archive {
    struct sqlite3 *db;                                       /* owned; NULL: it is closed */
    struct sqlite3_stmt *statements[ARCHIVE_STATEMENT_COUNT]; /* owned; made when needed */
    uint64_t device, number;                                  /* of the file */
    bool read_only;                /* nothing could be written to it when it was opened */
    bool older;                    /* it is still as an earlier version has made it */
    struct sqlite3 *copy;          /* owned; a snapshot that is being made (archive_snapshot.h) */
    struct sqlite3_backup *backup; /* owned; it is being copied */
    struct archive_lock lock;
    struct patience patience; /* with other programs; SQLite has its address while it is open */
};

/* Opens the file at `path`. `make` makes it and its folder if there is no file, and migrates one of
 * an earlier version; else the error is ENOENT, and one of an earlier version (`older`) stays as it
 * is: matches can be taken up and left, and nothing else, until archive_migrate. Waits for another
 * program that writes for `patience_ms` at most. FILE_ERROR_DAMAGED: it is damaged.
 * FILE_ERROR_NEWER, FILE_ERROR_FOREIGN: a later version, or another program, has made it. If
 * nothing can be written there, it is opened to be read (`read_only`). */
int archive_open(struct archive *archive, const char *path, bool make, int patience_ms);

/* Migrates an archive that was opened without `make`, if it is older. This may take seconds: what
 * its games are found by is worked out anew. After an error nothing has changed. */
int archive_migrate(struct archive *archive);

/* Opens the archive at `path` for searching on another thread (catalogue.h), beside the connection
 * of this program that writes. It takes no locks of its own, so those of the other connection stay.
 * It never writes, and no save waits for it; each query sees one snapshot. Errors as above;
 * FILE_ERROR_OLDER: archive_open has not migrated it yet. */
int archive_open_to_read(struct archive *archive, const char *path, int patience_ms);

/* Closes the archive and lets go of the matches that are held. */
void archive_close(struct archive *archive);

/* Returns true if the same open file would fail again with this error. While a disk is full the
 * file that is open is the better one. */
bool archive_error_clings(int error);

/* Returns true if the file at `path` and those beside it are still the ones that are open. What is
 * written to others is lost. */
bool archive_in_place(const struct archive *archive, const char *path);

/* Takes up the match that was saved last, of those that nobody plays and the players have not left,
 * and holds it. `out->id` is 0 if there is none. FILE_ERROR_DAMAGED: its rows are not what was
 * saved; `out` is empty. The caller frees `out` by saved_match_finish. */
int archive_take_up(struct archive *archive, struct saved_match *out);

/* Takes up this match, as archive_take_up. ARCHIVE_NO_GAME: there is none, or none of its games is
 * left. ARCHIVE_PLAYED: another program plays it. */
int archive_take_up_match(struct archive *archive, int64_t match, struct saved_match *out);

/* Makes a match that was taken up the last one, which the next start takes up. */
int archive_return_to_match(struct archive *archive, int64_t match);

/* Returns true if the file at `path` is the archive at `archive_path`, or one of those beside it. A
 * program that opens and closes such a file loses all locks that it has on it, so it must not. */
bool archive_is_file(const char *archive_path, const char *path);

/* Saves the match, with those of its games that are in `saved`, in one transaction, and holds it.
 * Sets the id, and the key if there is none. ARCHIVE_NEEDS_WHOLE_MATCH: the archive has nothing of
 * this match yet, or another program plays it, and `saved` has not all of its games. */
int archive_save(struct archive *archive, struct saved_match *saved);

/* Marks the match as left, so archive_take_up never takes it up again. */
int archive_leave(struct archive *archive, int64_t match);

/* Waits for another program that writes for this long from now on. */
void archive_set_patience(struct archive *archive, int patience_ms);

/* Reads the whole file to find damage, and makes anew what games are found by where it does not fit
 * them. Calls `stop`, unless it is NULL, now and then: ARCHIVE_STOPPED if it returns true. */
int archive_check(struct archive *archive, bool (*stop)(void *data), void *data);

#endif
