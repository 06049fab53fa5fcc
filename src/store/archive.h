/* SPDX-License-Identifier: MIT */
/* What was played, on the disk: an SQLite database (WAL). Whatever is saved is saved whole or not
 * at all, also where the program is killed or the power fails meanwhile.
 *
 * Several programs may use one file at a time. A match that one of them plays is held by a lock of
 * the system (archive_lock.h), which goes with the program, however that ends; no other one takes
 * it up.
 *
 * Errors are those of errno, or one of enum file_error (prose/settings_prose.h has the words); 0 is
 * none. */
#ifndef STORE_ARCHIVE_H
#define STORE_ARCHIVE_H

#include "base/file_error.h"
#include "store/archive_lock.h"
#include "store/saved_match.h"

#include <stdbool.h>
#include <stdint.h>

enum archive_statement {
#define STATEMENT(name, text) name,
#include "store/statements.inc"
#undef STATEMENT
    ARCHIVE_STATEMENT_COUNT,
};

struct sqlite3;
struct sqlite3_stmt;

/* A zeroed struct is closed. One thread at a time may use it. */
struct archive {
    struct sqlite3 *db;                                       /* owned; NULL: it is closed */
    struct sqlite3_stmt *statements[ARCHIVE_STATEMENT_COUNT]; /* owned; made when needed */
    uint64_t device, number;                                  /* of the file */
    bool read_only; /* nothing could be written to it when it was opened */
    struct archive_lock lock;
};

/* Opens the file at `path`; where there is none, `make` makes it, and its folder, else it is
 * ENOENT. Another program that writes is waited for no longer than `patience_ms`.
 * FILE_ERROR_DAMAGED: it is no archive, or a damaged one; FILE_ERROR_NEWER: a later version of the
 * program has made it. Where nothing can be written what is there is opened to be read
 * (`read_only`), until it is opened anew. */
int archive_open(struct archive *archive, const char *path, bool make, int patience_ms);

/* Opens the archive at `path` beside the connection of this program that writes, for looking things
 * up on another thread: catalogue.h says with what. It takes no locks of its own, so that those of
 * the other one stay; it never writes, and no save waits for it. What begins to be read is read as
 * it was saved then. ENOENT; FILE_ERROR_NEWER and the like as above; ESTALE: it has not been opened
 * for writing by this version of the program yet. */
int archive_open_to_read(struct archive *archive, const char *path, int patience_ms);

/* Why nothing can be written to the archive at `path`, or beside it; 0: no one forbids it. */
int archive_barred(const char *path);

/* Lets go of everything, of the match that is held, too. */
void archive_close(struct archive *archive);

/* Are the file at `path` and those beside it still the ones that are open? Nobody finds what is
 * written to others. */
bool archive_in_place(const struct archive *archive, const char *path);

/* Takes up a match that nobody plays: of those that the players have not left the one that was
 * saved last. It is held from now on; `out->id` is 0 if there is none. FILE_ERROR_DAMAGED: what is
 * there is not what was saved; `out` has none of it. */
int archive_take_up(struct archive *archive, struct saved_match *out);

/* Is the file at `path` the archive at `archive_path`, or one of those beside it? To open and close
 * it would let go of all locks that the program has on it: that is how the system's locks are. */
bool archive_is_file(const char *archive_path, const char *path);

/* Saves the match, with those of its games that are in `saved`, in one piece, and holds it. One
 * without a key gets one; the id is set. ESTALE: of this match the archive has nothing yet, or
 * another program plays it, and `saved` is not all of it. */
int archive_save(struct archive *archive, struct saved_match *saved);

/* A key that no match has. */
int64_t archive_new_key(void);

/* The players have left the match: no start takes it up again. */
int archive_leave(struct archive *archive, int64_t match);

/* What SQLite's result code, or one of archive_schema.h, means to the rest of the program. */
int archive_error_of(struct sqlite3 *db, int code);

/* Another program that writes is waited for so long from now on. */
void archive_set_patience(struct archive *archive, int patience_ms);

/* Looks at the whole file for damage, which takes as long as reading it; and what games are found
 * by is made anew where it does not fit them. EINTR: `stop` has said so, which is asked now and
 * then; NULL: it never does. */
int archive_check(struct archive *archive, bool (*stop)(void *data), void *data);

#endif
