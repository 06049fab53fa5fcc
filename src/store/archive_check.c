/* SPDX-License-Identifier: MIT */
#include "store/archive_entries.h"
#include "store/archive_rows.h"
#include "store/archive_statements.h"
#include "store/archive_stop.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

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
    int code = archive_prepare(db, content->query, 0, &rows);
    while (fits && code == SQLITE_OK && (code = sqlite3_step(rows)) == SQLITE_ROW) {
        fits = content->fits(rows);
        code = SQLITE_OK;
    }
    sqlite3_finalize(rows);
    return !fits ? SQLITE_CORRUPT : code == SQLITE_DONE ? SQLITE_OK : code;
}

/* What is worked out of the games is no damage: it is worked out again. What has been is kept when
 * it is stopped. */
static int make_anew(struct archive *archive, const struct unfit_games *unfit,
                     const struct stopper *stopper)
{
    bool stopped = false;
    int code = archive_begin(archive);
    if (code != SQLITE_OK)
        return archive_error_of(archive->db, code);
    code = archive_drop_strays(archive);
    for (int i = 0; i < unfit->count && code == SQLITE_OK && !stopped; i++) {
        code = archive_make_entry(archive, unfit->games[i]);
        stopped = archive_is_stopped(stopper);
    }
    int error = archive_end(archive, code);
    return !error && stopped ? EINTR : error;
}

int archive_check(struct archive *archive, bool (*stop)(void *data), void *data)
{
    struct stopper stopper = {stop, data};
    struct unfit_games unfit = {0};
    archive_let_stop(archive->db, &stopper);
    int code = check_structure(archive->db);
    for (size_t i = 0; i < sizeof contents / sizeof *contents && code == SQLITE_OK; i++)
        code = check_content(archive->db, &contents[i]);
    if (code == SQLITE_OK)
        code = archive_find_unfit(archive, &unfit);
    archive_let_stop(archive->db, NULL);
    int error = archive_error_of(archive->db, code);
    if (!error && (unfit.count > 0 || unfit.strays > 0))
        error = make_anew(archive, &unfit, &stopper);
    free(unfit.games);
    return error;
}
