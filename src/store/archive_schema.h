/* SPDX-License-Identifier: MIT */
/* The tables of an archive, from the first version on. */
#ifndef STORE_ARCHIVE_SCHEMA_H
#define STORE_ARCHIVE_SCHEMA_H

struct sqlite3;

enum {
    ARCHIVE_SCHEMA_NEWER = -1,   /* it is of a later version */
    ARCHIVE_SCHEMA_FOREIGN = -2, /* it is of another program */
    ARCHIVE_SCHEMA_OLDER = -3,   /* it has to be brought up first */
};

/* Whose is the open database, and is it one that can be brought up? SQLite's result code, or one of
 * the above. */
int archive_schema_look(struct sqlite3 *db);

/* Is it of the version of this program, so that it can be read as it is? Codes as above. */
int archive_schema_fits(struct sqlite3 *db);

/* Brings the open database to the version of this program: from nothing, or from any earlier one.
 * Whole, or not at all. Codes as above. */
int archive_schema_bring_up(struct sqlite3 *db);

#endif
