/* SPDX-License-Identifier: MIT */
#include "store/archive_parts.h"

#include <stdlib.h>
#include <string.h>

/* Checks that pages, rows and indexes fit together. */
static int check_structure(sqlite3 *db)
{
    struct query query = query_begin_text(db, "PRAGMA integrity_check(1)");
    bool whole = !query_step(&query) || strcmp(column_text(query.row, 0), "ok") == 0;
    int error = query_end(&query);
    return error || whole ? error : FILE_ERROR_DAMAGED;
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

/* Checks the sums of the rows: SQLite does not notice when a letter has become another one. */
static int check_table(sqlite3 *db, const char *text, bool (*fits)(sqlite3_stmt *row))
{
    bool whole = true;
    struct query query = query_begin_text(db, text);
    while (whole && query_step(&query))
        whole = fits(query.row);
    int error = query_end(&query);
    return error || whole ? error : FILE_ERROR_DAMAGED;
}

/* Entries that do not fit are no damage: they are worked out again. If that is stopped, those that
 * are done are kept. */
static int make_anew(struct archive *archive, const struct unfit_games *unfit,
                     const struct stopper *stopper)
{
    bool stopped = false;
    int error = archive_begin(archive);
    if (error)
        return error;
    error = archive_drop_strays(archive);
    for (int i = 0; i < unfit->count && !error && !stopped; i++) {
        error = archive_make_entry(archive, unfit->games[i]);
        stopped = archive_is_stopped(stopper);
    }
    error = archive_end(archive, error);
    return !error && stopped ? ARCHIVE_STOPPED : error;
}

int archive_check_rows(sqlite3 *db, struct stopper *stopper)
{
    archive_let_stop(db, stopper);
    int error = check_structure(db);
    if (!error)
        error = check_table(db, "SELECT " ARCHIVE_MATCH_ROW " FROM match", match_fits);
    if (!error)
        error = check_table(db, "SELECT " ARCHIVE_GAME_ROW " FROM game", game_fits);
    archive_let_stop(db, NULL);
    return error;
}

int archive_check(struct archive *archive, bool (*stop)(void *data), void *data)
{
    struct stopper stopper = {stop, data};
    struct unfit_games unfit = {0};
    int error = archive_check_rows(archive->db, &stopper);
    archive_let_stop(archive->db, &stopper);
    if (!error)
        error = archive_find_unfit(archive, &unfit);
    archive_let_stop(archive->db, NULL);
    if (!error && (unfit.count > 0 || unfit.strays > 0))
        error = make_anew(archive, &unfit, &stopper);
    free(unfit.games);
    return error;
}
