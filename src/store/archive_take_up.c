/* SPDX-License-Identifier: MIT */
/* The half of archive.h that takes matches up. */
#include "store/archive_rows.h"
#include "store/archive_statements.h"
#include "store/catalogue.h"

#include <errno.h>

/* Holds the first of the matches that nobody else does; 0: there is none. */
static int hold_first(struct archive *archive, int64_t *match)
{
    int code;
    sqlite3_stmt *bound = archive_statement(archive, ARCHIVE_FIND_MATCHES, &code);
    *match = 0;
    if (code != SQLITE_OK)
        return code;
    while (*match == 0 && (code = sqlite3_step(bound)) == SQLITE_ROW) {
        int64_t id = sqlite3_column_int64(bound, 0);
        if (archive_lock_take(&archive->lock, id))
            *match = id;
    }
    sqlite3_reset(bound);
    return code == SQLITE_DONE || code == SQLITE_ROW ? SQLITE_OK : code;
}

static int is_left(struct archive *archive, int64_t match, bool *left)
{
    int code;
    int64_t abandoned = 1;
    sqlite3_stmt *bound = archive_statement(archive, ARCHIVE_IS_LEFT, &code);
    if (code == SQLITE_OK)
        code = sqlite3_bind_int64(bound, 1, match);
    if (code == SQLITE_OK)
        code = archive_run_for_number(bound, &abandoned);
    *left = abandoned != 0;
    return code;
}

/* Whoever played one that is free now may have left it after it was found. */
static int hold_match(struct archive *archive, int64_t *match)
{
    bool left;
    int code;
    do {
        left = false;
        code = hold_first(archive, match);
        if (code == SQLITE_OK && *match != 0)
            code = is_left(archive, *match, &left);
        if (left)
            archive_lock_drop(&archive->lock, *match);
    } while (code == SQLITE_OK && left);
    return code;
}

static int read_match(struct archive *archive, int64_t match, struct saved_match *out)
{
    int code;
    sqlite3_stmt *bound = archive_statement(archive, ARCHIVE_READ_MATCH, &code);
    if (code == SQLITE_OK)
        code = sqlite3_bind_int64(bound, 1, match);
    if (code == SQLITE_OK)
        code = sqlite3_step(bound);
    bool there = code == SQLITE_ROW && archive_read_match(bound, out);
    out->id = match;
    out->last_serial = there ? sqlite3_column_int(bound, ARCHIVE_MATCH_COLUMNS) : 0;
    sqlite3_reset(bound);
    if (there)
        return SQLITE_OK;
    return code == SQLITE_ROW || code == SQLITE_DONE ? SQLITE_CORRUPT : code;
}

static int read_games(struct archive *archive, struct saved_match *out)
{
    int code;
    sqlite3_stmt *bound = archive_statement(archive, ARCHIVE_READ_GAMES, &code);
    if (code == SQLITE_OK)
        code = sqlite3_bind_int64(bound, 1, out->id);
    if (code != SQLITE_OK)
        return code;
    while ((code = sqlite3_step(bound)) == SQLITE_ROW) {
        struct saved_game *game = saved_match_grow(out);
        if (!archive_read_game(bound, game))
            break;
    }
    sqlite3_reset(bound);
    out->line_count = out->game_count;
    return code == SQLITE_DONE && out->game_count > 0  ? SQLITE_OK
           : code == SQLITE_DONE || code == SQLITE_ROW ? SQLITE_CORRUPT
                                                       : code;
}

static int read_all(struct archive *archive, int64_t match, struct saved_match *out)
{
    int code = read_match(archive, match, out);
    return code == SQLITE_OK ? read_games(archive, out) : code;
}

int archive_take_up(struct archive *archive, struct saved_match *out)
{
    int64_t match;
    *out = (struct saved_match){0};
    int code = hold_match(archive, &match);
    if (code == SQLITE_OK && match != 0)
        code = read_all(archive, match, out);
    if (code != SQLITE_OK)
        saved_match_finish(out);
    return archive_error_of(archive->db, code);
}

/* Games that are its own; 0: there is no such match, or all of them have been deleted. */
static int count_places(struct archive *archive, int64_t match, int64_t *count)
{
    int code;
    sqlite3_stmt *bound = archive_statement(archive, ARCHIVE_COUNT_PLACES, &code);
    *count = 0;
    if (code == SQLITE_OK)
        code = sqlite3_bind_int64(bound, 1, match);
    return code == SQLITE_OK ? archive_run_for_number(bound, count) : code;
}

static int read_match_of_players(struct archive *archive, int64_t match, struct saved_match *out)
{
    int64_t places;
    if (match <= 0) /* games from files have none */
        return ENOENT;
    int code = count_places(archive, match, &places);
    if (code == SQLITE_OK && places == 0)
        return ENOENT;
    if (code == SQLITE_OK)
        code = read_all(archive, match, out);
    return archive_error_of(archive->db, code);
}

int archive_take_up_match(struct archive *archive, int64_t match, struct saved_match *out)
{
    bool held = archive_lock_holds(&archive->lock, match);
    *out = (struct saved_match){0};
    if (!archive_lock_take(&archive->lock, match))
        return FILE_ERROR_BUSY;
    int error = read_match_of_players(archive, match, out);
    if (error)
        saved_match_finish(out);
    if (error && !held)
        archive_lock_drop(&archive->lock, match);
    return error;
}

int archive_return_to_match(struct archive *archive, int64_t match)
{
    return archive_error_of(archive->db,
                            archive_run_with(archive, ARCHIVE_RETURN_TO_MATCH, 1, &match));
}
