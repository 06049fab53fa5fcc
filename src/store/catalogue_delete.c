/* SPDX-License-Identifier: MIT */
/* Deleting. A deleted game has no entry and no place in its match; its row stays until it is
 * purged. */
#include "store/archive_parts.h"
#include "store/archive_snapshot.h"
#include "store/catalogue.h"

struct game_row {
    int64_t game, match, serial, place;
    bool deleted;
};

static int find_game(struct archive *archive, int64_t game, struct game_row *out)
{
    struct query query = query_begin(archive, ARCHIVE_FIND_GAME);
    query_bind(&query, game);
    bool there = query_step(&query);
    if (there)
        *out = (struct game_row){
            .game = game,
            .match = sqlite3_column_int64(query.row, 0),
            .serial = sqlite3_column_int64(query.row, 1),
            .place = sqlite3_column_int64(query.row, 2),
            .deleted = sqlite3_column_int64(query.row, 3) != 0,
        };
    int error = query_end(&query);
    return error || there ? error : ARCHIVE_NO_GAME;
}

/* Nobody can go on with a match without games, so it is left. */
static int delete_row(struct archive *archive, const struct game_row *row)
{
    int error = archive_run(archive, ARCHIVE_DELETE_GAME, NUMBERS(row->game));
    if (!error && row->place > 0)
        error = archive_run(archive, ARCHIVE_CLOSE_PLACE, NUMBERS(row->match, row->place));
    if (!error)
        error = archive_run(archive, ARCHIVE_LEAVE_EMPTY, NUMBERS(row->match));
    return error ? error : archive_drop_entry(archive, row->game);
}

/* Makes room for the place of the game: a match has its games in the order of their serials. */
static int enter(struct archive *archive, const struct game_row *row)
{
    struct game_row now;
    int error = find_game(archive, row->game, &now);
    if (!error && now.place > 0)
        error = archive_run(archive, ARCHIVE_OPEN_PLACE, NUMBERS(row->match, row->serial));
    return error ? error : archive_make_entry(archive, row->game);
}

/* An imported game that has been imported again since is deleted once more. A game of a match is
 * needed there, whatever was imported. */
static int restore_row(struct archive *archive, const struct game_row *row)
{
    enum archive_twin twin = TWIN_NONE;
    int error =
        archive_run(archive, ARCHIVE_RESTORE_GAME, NUMBERS(row->game, row->match, row->serial));
    if (!error && row->match == 0)
        error = archive_find_twin_of(archive, row->game, &twin);
    if (error)
        return error;
    return twin == TWIN_SAME ? delete_row(archive, row) : enter(archive, row);
}

/* --- Several in one transaction --- */

/* Matches that nobody may take up until the transaction is over. */
struct locked {
    int64_t matches[CATALOGUE_CHANGES];
    int count;
};

static bool has_locked(const struct locked *locked, int64_t match)
{
    for (int i = 0; i < locked->count; i++)
        if (locked->matches[i] == match)
            return true;
    return false;
}

/* An imported game has no match. Returns false if the match is being played. */
static bool lock_match(struct archive *archive, const struct game_row *row, struct locked *locked)
{
    if (row->match == 0 || has_locked(locked, row->match))
        return true;
    if (archive_lock_holds(&archive->lock, row->match) ||
        !archive_lock_take(&archive->lock, row->match))
        return false;
    locked->matches[locked->count++] = row->match;
    return true;
}

static int change_game(struct archive *archive, int64_t game, bool deleted, struct locked *locked)
{
    struct game_row row;
    int error = find_game(archive, game, &row);
    if (!error && row.deleted != deleted)
        error = ARCHIVE_NO_GAME;
    if (!error && !lock_match(archive, &row, locked))
        error = ARCHIVE_PLAYED;
    if (error)
        return error;
    return deleted ? restore_row(archive, &row) : delete_row(archive, &row);
}

/* A game that cannot be changed keeps no other one from it. */
static int change_all(struct archive *archive, const struct game_ids *games, bool deleted,
                      struct locked *locked, struct catalogue_change *change)
{
    int error = 0;
    for (int i = 0; i < games->count && !error; i++) {
        int refused = change_game(archive, games->ids[i], deleted, locked);
        bool is_refusal = refused == ARCHIVE_NO_GAME || refused == ARCHIVE_PLAYED;
        error = is_refusal ? 0 : refused;
        change->changed += refused == 0;
        if (is_refusal && !change->refused)
            change->refused = refused;
    }
    return error;
}

/* Ends the transaction before others may take up the matches. */
static int change(struct archive *archive, const struct game_ids *games, bool deleted,
                  struct catalogue_change *change)
{
    struct locked locked = {.count = 0};
    int error = archive_begin(archive);
    *change = (struct catalogue_change){0};
    if (error)
        return error;
    error = archive_end(archive, change_all(archive, games, deleted, &locked, change));
    for (int i = 0; i < locked.count; i++)
        archive_lock_drop(&archive->lock, locked.matches[i]);
    if (error)
        *change = (struct catalogue_change){0};
    else if (change->changed > 0)
        archive_snapshot_follow(archive);
    return error;
}

int catalogue_delete(struct archive *archive, const struct game_ids *games,
                     struct catalogue_change *outcome)
{
    return change(archive, games, false, outcome);
}

int catalogue_restore(struct archive *archive, const struct game_ids *games,
                      struct catalogue_change *outcome)
{
    return change(archive, games, true, outcome);
}

int catalogue_purge(struct archive *archive)
{
    if (!archive_lock_take(&archive->lock, LOCK_DELETED))
        return 0; /* another program may still restore something */
    int error = archive_run(archive, ARCHIVE_PURGE, NO_NUMBERS);
    bool purged = !error && sqlite3_changes(archive->db) > 0;
    if (purged) {
        error = archive_run(archive, ARCHIVE_PURGE_EVENTS, NO_NUMBERS);
        archive_snapshot_follow(archive);
    }
    archive_lock_share(&archive->lock, LOCK_DELETED);
    return error;
}
