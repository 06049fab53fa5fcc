/* SPDX-License-Identifier: MIT */
/* Everything in one file, to be taken to another machine: a copy of the archive, with the text of
 * the settings (own rule sets are part of it). Such a file is an SQLite database, and an archive,
 * too. Taking one over adds what is not there, and replaces and removes nothing.
 *
 * Functions that return an int return 0 or an error of archive.h. */
#ifndef STORE_BUNDLE_H
#define STORE_BUNDLE_H

#include "store/archive.h"
#include "store/import.h"

/* Writes it into the empty file at `path`. `archive`, opened to read, may be NULL: there are no
 * games. Calls `stop` now and then: ARCHIVE_STOPPED if it returns true. */
int bundle_write(struct archive *archive, const char *path, const char *settings,
                 bool (*stop)(void *data), void *data);

/* Returns true if the file begins as such a file does. */
bool bundle_is(const char *path);

struct bundle;

/* Opens one, or any archive. FILE_ERROR_FOREIGN, FILE_ERROR_NEWER, FILE_ERROR_DAMAGED: as for
 * archive_open. The caller calls bundle_close. */
int bundle_open(const char *path, struct bundle **out);

/* Returns the text of the settings; empty: there are none. It is the bundle's. */
const char *bundle_settings(const struct bundle *bundle);

/* Takes games over in one transaction until `stop` returns true or all are taken, as import_work
 * does. A match that is not there is added as it is. A game of any other match, and one that was
 * imported, is treated as if it were imported now. */
int bundle_work(struct bundle *bundle, struct archive *archive, bool (*stop)(void *data),
                void *data);

struct import_state bundle_state(const struct bundle *bundle);

/* NULL is fine. */
void bundle_close(struct bundle *bundle);

#endif
