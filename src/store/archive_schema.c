/* SPDX-License-Identifier: MIT */
#include "store/archive_schema.h"

#include "store/archive_entries.h"
#include "store/archive_statements.h"

#include <sqlite3.h>
#include <stdio.h>

/* What brings it from version I to I + 1. A row that has been in a release never changes.
 *
 * match.key: by which a match is known in whatever file it is saved; chance has made it.
 * match.turn: of two matches the one with the higher turn was saved later. A clock may go
 * backwards, a turn does not. match.abandoned: the players have begun another one in its place.
 * game.place: in the line of the match, from 1; 0: another game has taken its place.
 * game.tip, node, ending: as in struct saved_game; `sum` is over all of the row but its place.
 *
 * game.match: 0 for a game from a file, whose serial only tells it from others. game.deleted: 0; 1:
 * by the players, and without a place before; 2: it had one. What is looked through is apart from
 * the texts, and small: an entry for each game that is not deleted (store/game_facts.h), its `sum`
 * over all of it and of the game; and the keys of its positions, 8 bytes each, the lowest first. */
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
};

enum {
    VERSION = sizeof steps / sizeof *steps,
    APPLICATION = 0x43726F77, /* "Crow", by which others know whose file it is */
};

static int read_number(sqlite3 *db, const char *query, int *number)
{
    sqlite3_stmt *statement;
    int code = sqlite3_prepare_v2(db, query, -1, &statement, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_step(statement);
    *number = code == SQLITE_ROW ? sqlite3_column_int(statement, 0) : 0;
    sqlite3_finalize(statement);
    return code == SQLITE_ROW ? SQLITE_OK : code;
}

static int read_version(sqlite3 *db, int *version)
{
    return read_number(db, "PRAGMA user_version", version);
}

/* Has nobody made anything in it yet? */
static int read_empty(sqlite3 *db, int *empty)
{
    return read_number(db, "SELECT count(*) = 0 FROM sqlite_schema", empty);
}

/* All that is worked out of games is worked out anew. */
static int fill_entries(sqlite3 *db)
{
    struct archive archive = {.db = db};
    int code = archive_mend_entries(&archive);
    archive_finish_statements(&archive);
    return code;
}

static int take_steps(sqlite3 *db, int version)
{
    char note[96];
    int code = SQLITE_OK;
    for (int i = version; i < VERSION && code == SQLITE_OK; i++)
        code = sqlite3_exec(db, steps[i], NULL, NULL, NULL);
    if (code == SQLITE_OK)
        code = fill_entries(db);
    snprintf(note, sizeof note, "PRAGMA user_version = %d; PRAGMA application_id = %d", VERSION,
             APPLICATION);
    return code == SQLITE_OK ? sqlite3_exec(db, note, NULL, NULL, NULL) : code;
}

static int look(sqlite3 *db, int *version)
{
    int application, empty, code = read_version(db, version);
    if (code == SQLITE_OK)
        code = read_number(db, "PRAGMA application_id", &application);
    if (code == SQLITE_OK)
        code = read_empty(db, &empty);
    if (code != SQLITE_OK)
        return code;
    if (!empty && application != APPLICATION)
        return ARCHIVE_SCHEMA_FOREIGN;
    if (*version > VERSION)
        return ARCHIVE_SCHEMA_NEWER;
    return *version < 0 || (*version == 0) != empty ? SQLITE_CORRUPT : SQLITE_OK;
}

int archive_schema_look(sqlite3 *db)
{
    int version;
    return look(db, &version);
}

int archive_schema_fits(sqlite3 *db)
{
    int version, code = look(db, &version);
    return code == SQLITE_OK && version < VERSION ? ARCHIVE_SCHEMA_OLDER : code;
}

/* Another program may do the same: what counts is what is there when nobody else can write. */
int archive_schema_bring_up(sqlite3 *db)
{
    int version, code = look(db, &version);
    if (code != SQLITE_OK || version == VERSION)
        return code;
    code = sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
    if (code != SQLITE_OK)
        return code;
    code = look(db, &version);
    if (code == SQLITE_OK)
        code = take_steps(db, version);
    if (code == SQLITE_OK)
        code = sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
    if (code != SQLITE_OK)
        sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    return code;
}
