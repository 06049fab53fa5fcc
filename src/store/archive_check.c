/* SPDX-License-Identifier: MIT */
#include "store/archive.h"
#include "store/archive_rows.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

/* For SQLite, which asks with a function of its own kind. */
struct stopper {
    bool (*stop)(void *data);
    void *data;
};

static int is_stopped(void *stopper)
{
    const struct stopper *self = stopper;
    return self->stop && self->stop(self->data);
}

/* Do pages, rows and indexes fit together? */
static int check_structure(sqlite3 *db)
{
    sqlite3_stmt *check;
    int code = sqlite3_prepare_v2(db, "PRAGMA integrity_check(1)", -1, &check, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_step(check);
    if (code == SQLITE_ROW)
        code = strcmp((const char *)sqlite3_column_text(check, 0), "ok") == 0 ? SQLITE_OK
                                                                              : SQLITE_CORRUPT;
    sqlite3_finalize(check);
    return code;
}

static bool match_fits(sqlite3_stmt *row)
{
    struct saved_match match = {0};
    return archive_read_match(row, &match);
}

static bool game_fits(sqlite3_stmt *row)
{
    struct saved_game game;
    bool fits = archive_read_game(row, &game);
    free(game.text);
    return fits;
}

/* SQLite does not see that a letter has become another one: the sums do. */
static const struct content {
    const char *query;
    bool (*fits)(sqlite3_stmt *row);
} contents[] = {
    {"SELECT " ARCHIVE_MATCH_ROW " FROM match", match_fits},
    {"SELECT " ARCHIVE_GAME_ROW " FROM game", game_fits},
};

static int check_content(sqlite3 *db, const struct content *content)
{
    sqlite3_stmt *rows;
    bool fits = true;
    int code = sqlite3_prepare_v2(db, content->query, -1, &rows, NULL);
    while (fits && code == SQLITE_OK && (code = sqlite3_step(rows)) == SQLITE_ROW) {
        fits = content->fits(rows);
        code = SQLITE_OK;
    }
    sqlite3_finalize(rows);
    return !fits ? SQLITE_CORRUPT : code == SQLITE_DONE ? SQLITE_OK : code;
}

int archive_check(struct archive *archive, bool (*stop)(void *data), void *data)
{
    enum {
        STEPS = 1000, /* of SQLite's machine, between two questions */
    };
    struct stopper stopper = {stop, data};
    sqlite3_progress_handler(archive->db, STEPS, is_stopped, &stopper);
    int code = check_structure(archive->db);
    for (size_t i = 0; i < sizeof contents / sizeof *contents && code == SQLITE_OK; i++)
        code = check_content(archive->db, &contents[i]);
    sqlite3_progress_handler(archive->db, 0, NULL, NULL);
    return archive_error_of(archive->db, code);
}
