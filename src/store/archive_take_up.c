/* SPDX-License-Identifier: MIT */
/* The half of archive.h that takes matches up. */
#include "store/archive_rows.h"
#include "store/archive_statements.h"

/* Holds the first of the matches that nobody else does; 0: there is none. */
static int hold_match(struct archive *archive, int64_t *match)
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

int archive_take_up(struct archive *archive, struct saved_match *out)
{
    int64_t match;
    *out = (struct saved_match){0};
    int code = hold_match(archive, &match);
    if (code == SQLITE_OK && match != 0)
        code = read_match(archive, match, out);
    if (code == SQLITE_OK && match != 0)
        code = read_games(archive, out);
    if (code != SQLITE_OK)
        saved_match_finish(out);
    return archive_error_of(archive->db, code);
}
