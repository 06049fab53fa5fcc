/* SPDX-License-Identifier: MIT */
/* The half of catalogue.h that takes games away. One that has been deleted has no entry and no
 * place in its match; its row stays until it is purged. */
#include "store/archive_entries.h"
#include "store/archive_statements.h"

#include <errno.h>

/* Where it is. */
struct game_row {
    int64_t game, match, serial, place;
    bool deleted;
};

static int find_game(struct archive *archive, int64_t game, struct game_row *out)
{
    int code;
    sqlite3_stmt *row = archive_statement(archive, ARCHIVE_FIND_GAME, &code);
    if (code == SQLITE_OK)
        code = sqlite3_bind_int64(row, 1, game);
    if (code == SQLITE_OK)
        code = sqlite3_step(row);
    *out = (struct game_row){
        .game = game,
        .match = sqlite3_column_int64(row, 0),
        .serial = sqlite3_column_int64(row, 1),
        .place = sqlite3_column_int64(row, 2),
        .deleted = sqlite3_column_int64(row, 3) != 0,
    };
    sqlite3_reset(row);
    return code == SQLITE_DONE ? ENOENT : archive_error_of(archive->db, code);
}

static int delete_row(struct archive *archive, const struct game_row *row)
{
    int code = archive_run_with(archive, ARCHIVE_DELETE_GAME, 1, &row->game);
    if (code == SQLITE_OK && row->place > 0)
        code =
            archive_run_with(archive, ARCHIVE_CLOSE_PLACE, 2, (int64_t[]){row->match, row->place});
    if (code == SQLITE_OK) /* nobody could go on with a match without games */
        code = archive_run_with(archive, ARCHIVE_LEAVE_EMPTY, 1, &row->match);
    return code == SQLITE_OK ? archive_drop_entry(archive, row->game) : code;
}

/* Has a game from a file been taken in once more since it was deleted? One of a match is wanted
 * there, whatever came from files. */
static int came_again(struct archive *archive, const struct game_row *row, bool *again)
{
    *again = false;
    return row->match == 0 ? archive_has_twin(archive, row->game, again) : SQLITE_OK;
}

/* Games of a match stand in the order in which they were begun. */
static int enter(struct archive *archive, const struct game_row *row)
{
    int code = SQLITE_OK;
    struct game_row now = {0};
    if (find_game(archive, row->game, &now) == 0 && now.place > 0)
        code =
            archive_run_with(archive, ARCHIVE_OPEN_PLACE, 2, (int64_t[]){row->match, row->serial});
    return code == SQLITE_OK ? archive_make_entry(archive, row->game) : code;
}

/* A row that is deleted is not read: what came again is deleted once more. */
static int restore_row(struct archive *archive, const struct game_row *row)
{
    bool again = false;
    int code = archive_run_with(archive, ARCHIVE_RESTORE_GAME, 3,
                                (int64_t[]){row->game, row->match, row->serial});
    if (code == SQLITE_OK)
        code = came_again(archive, row, &again);
    if (code != SQLITE_OK)
        return code;
    return again ? delete_row(archive, row) : enter(archive, row);
}

/* Nobody else takes up the match meanwhile; games from files have none. False: it is played. */
static bool hold_match(struct archive *archive, const struct game_row *row)
{
    return row->match == 0 || (!archive_lock_holds(&archive->lock, row->match) &&
                               archive_lock_take(&archive->lock, row->match));
}

static void drop_match(struct archive *archive, const struct game_row *row)
{
    if (row->match != 0)
        archive_lock_drop(&archive->lock, row->match);
}

/* In a transaction, which ends with it. */
static int change_row(struct archive *archive, const struct game_row *row)
{
    int code = row->deleted ? restore_row(archive, row) : delete_row(archive, row);
    int error = archive_end(archive, code);
    drop_match(archive, row);
    return error;
}

static int change(struct archive *archive, int64_t game, bool deleted)
{
    struct game_row row;
    int error = archive_error_of(archive->db, archive_begin(archive));
    if (error)
        return error;
    error = find_game(archive, game, &row);
    if (!error && row.deleted != deleted)
        error = ENOENT;
    if (!error && !hold_match(archive, &row))
        error = FILE_ERROR_BUSY;
    if (!error)
        return change_row(archive, &row);
    archive_end(archive, SQLITE_ABORT);
    return error;
}

int catalogue_delete(struct archive *archive, int64_t game)
{
    return change(archive, game, false);
}

int catalogue_restore(struct archive *archive, int64_t game)
{
    return change(archive, game, true);
}

int catalogue_purge(struct archive *archive)
{
    if (!archive_lock_take(&archive->lock, LOCK_DELETED))
        return 0; /* another program may still restore something */
    int code = archive_run_with(archive, ARCHIVE_PURGE, 0, NULL);
    archive_lock_share(&archive->lock, LOCK_DELETED);
    return archive_error_of(archive->db, code);
}
