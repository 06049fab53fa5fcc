/* SPDX-License-Identifier: MIT */
/* The tables of an archive, and the migration from earlier versions. */
#include "store/archive_head.h"
#include "store/archive_parts.h"

#include <stdio.h>

/* The migration from version I to I + 1. A row that has been in a release never changes.
 *
 * match.key: a random number that identifies the match in every file.
 * match.turn: grows with each save of any match. Unlike a clock it never goes backwards.
 * match.abandoned: the players have left the match.
 * game.place: in the line of the match, from 1; 0: another game has taken its place.
 * game.tip, node, ending: as in struct saved_game.
 * game.sum: over all columns but the place.
 * game.match: 0 for an imported game; its serial only tells it from others.
 * game.deleted: 0; 1: deleted; 2: deleted, and it had a place.
 *
 * Searches need no texts, so what they need is apart and small: an entry for each game that is not
 * deleted (store/game_facts.h), with a sum over it and the game; and in `passage` the keys of its
 * positions, 8 bytes each, the lowest first. entry.version: a game may be there in several
 * versions. entry.event: what is found by event, site and round; 0: nothing is known of them.
 */
static const char *const steps[] = {
    "CREATE TABLE match ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  key INTEGER NOT NULL UNIQUE,"
    "  turn INTEGER NOT NULL,"
    "  abandoned INTEGER NOT NULL DEFAULT 0,"
    "  player1 TEXT NOT NULL,"
    "  player2 TEXT NOT NULL,"
    "  starter TEXT NOT NULL,"
    "  current INTEGER NOT NULL,"
    "  turned INTEGER NOT NULL,"
    "  page TEXT NOT NULL,"
    "  sum INTEGER NOT NULL"
    ");"
    "CREATE INDEX match_turn ON match (turn);"
    "CREATE TABLE game ("
    "  id INTEGER PRIMARY KEY,"
    "  match INTEGER NOT NULL,"
    "  serial INTEGER NOT NULL,"
    "  place INTEGER NOT NULL,"
    "  starter INTEGER NOT NULL,"
    "  black INTEGER NOT NULL,"
    "  tip INTEGER NOT NULL,"
    "  node INTEGER NOT NULL,"
    "  decided INTEGER NOT NULL,"
    "  finish INTEGER NOT NULL,"
    "  ending TEXT NOT NULL,"
    "  opened INTEGER NOT NULL,"
    "  date TEXT NOT NULL,"
    "  text TEXT NOT NULL,"
    "  sum INTEGER NOT NULL,"
    "  UNIQUE (match, serial)"
    ");",
    "ALTER TABLE game ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;"
    "CREATE INDEX game_deleted ON game (deleted) WHERE deleted <> 0;"
    "CREATE TABLE ruleset ("
    "  id INTEGER PRIMARY KEY,"
    "  text TEXT NOT NULL UNIQUE"
    ");"
    "CREATE TABLE entry ("
    "  game INTEGER PRIMARY KEY,"
    "  rules INTEGER NOT NULL,"
    "  result INTEGER NOT NULL,"
    "  plies INTEGER NOT NULL,"
    "  date TEXT NOT NULL,"
    "  black TEXT NOT NULL,"
    "  white TEXT NOT NULL,"
    "  black_fold TEXT NOT NULL,"
    "  white_fold TEXT NOT NULL,"
    "  print INTEGER NOT NULL,"
    "  sum INTEGER NOT NULL"
    ");"
    "CREATE INDEX entry_print ON entry (print);"
    "CREATE TABLE passage ("
    "  game INTEGER PRIMARY KEY,"
    "  keys BLOB NOT NULL"
    ");",
    "ALTER TABLE entry ADD COLUMN version INTEGER NOT NULL DEFAULT 0;"
    "DROP INDEX entry_print;"
    "CREATE INDEX entry_print ON entry (print, version);"
    "DELETE FROM entry;"
    "DELETE FROM passage;",
    "CREATE TABLE event ("
    "  id INTEGER PRIMARY KEY,"
    "  fold TEXT NOT NULL UNIQUE"
    ");"
    "ALTER TABLE entry ADD COLUMN event INTEGER NOT NULL DEFAULT 0;"
    "DELETE FROM entry;"
    "DELETE FROM passage;",
};

enum {
    VERSION = sizeof steps / sizeof *steps,
};

static int read_number(sqlite3 *db, const char *text, int *number)
{
    int64_t read = 0;
    struct query query = query_begin_text(db, text);
    int error = query_read(&query, &read);
    *number = (int)read;
    return error;
}

/* Works out all entries again. */
static int fill_entries(sqlite3 *db)
{
    struct archive archive = {.db = db};
    int error = archive_mend_entries(&archive);
    archive_finish_statements(&archive);
    return error;
}

static int migrate_from(sqlite3 *db, int version)
{
    char note[96];
    int error = 0;
    for (int i = version; i < VERSION && !error; i++)
        error = archive_execute(db, steps[i]);
    if (!error)
        error = fill_entries(db);
    snprintf(note, sizeof note, "PRAGMA user_version = %d; PRAGMA application_id = %d", VERSION,
             ARCHIVE_APPLICATION);
    return error ? error : archive_execute(db, note);
}

/* In a transaction. No archive shrinks by itself: where the head of the file says so it is damaged,
 * and SQLite would look for its pages in the wrong places and call the disk full. See "Database
 * File Format", 1.3.12. */
static int look(sqlite3 *db, int *version)
{
    int application, empty, shrinks;
    int error = read_number(db, "PRAGMA user_version", version);
    if (!error)
        error = read_number(db, "PRAGMA application_id", &application);
    if (!error)
        error = read_number(db, "SELECT count(*) = 0 FROM sqlite_schema", &empty);
    if (!error)
        error = read_number(db, "PRAGMA auto_vacuum", &shrinks);
    if (error)
        return error;
    if (!empty && application != ARCHIVE_APPLICATION)
        return archive_head_is_ours((uint32_t)application) ? FILE_ERROR_DAMAGED
                                                           : FILE_ERROR_FOREIGN;
    if (*version > VERSION && *version < ARCHIVE_VERSIONS)
        return FILE_ERROR_NEWER;
    bool odd = *version < 0 || *version > VERSION || (*version == 0) != empty;
    return odd || (shrinks && !empty) ? FILE_ERROR_DAMAGED : 0;
}

/* Another program may be making the archive, so all is read at one moment. */
static int look_once(sqlite3 *db, int *version)
{
    int error = archive_execute(db, "BEGIN");
    if (error)
        return error;
    error = look(db, version);
    archive_execute(db, "ROLLBACK");
    return error;
}

int archive_schema_look(sqlite3 *db)
{
    int version;
    return look_once(db, &version);
}

int archive_schema_fits(sqlite3 *db)
{
    int version, error = look_once(db, &version);
    return !error && version < VERSION ? FILE_ERROR_OLDER : error;
}

bool archive_schema_is_older(sqlite3 *db)
{
    int version;
    return read_number(db, "PRAGMA user_version", &version) == 0 && version > 0 &&
           version < VERSION;
}

/* Another program may migrate it at the same time, so the version is read again under the lock. */
int archive_schema_migrate(sqlite3 *db)
{
    int version, error = look_once(db, &version);
    if (error || version == VERSION)
        return error;
    error = archive_execute(db, ARCHIVE_SHRINKS_NOT "BEGIN IMMEDIATE");
    if (error)
        return error;
    error = look(db, &version);
    if (!error)
        error = migrate_from(db, version);
    if (!error)
        error = archive_execute(db, "COMMIT");
    if (error)
        archive_execute(db, "ROLLBACK");
    return error;
}
