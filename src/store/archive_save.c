/* SPDX-License-Identifier: MIT */
/* The half of archive.h that saves. */
#include "store/archive_entries.h"
#include "store/archive_rows.h"
#include "store/archive_statements.h"

/* The row of this key; 0: there is none. */
static int find_key(struct archive *archive, int64_t key, int64_t *id)
{
    int code;
    sqlite3_stmt *bound = archive_statement(archive, ARCHIVE_FIND_KEY, &code);
    *id = 0;
    if (code == SQLITE_OK)
        code = sqlite3_bind_int64(bound, 1, key);
    if (code == SQLITE_OK)
        code = sqlite3_step(bound);
    if (code == SQLITE_ROW)
        *id = sqlite3_column_int64(bound, 0);
    sqlite3_reset(bound);
    return code == SQLITE_ROW || code == SQLITE_DONE ? SQLITE_OK : code;
}

int64_t archive_new_key(void)
{
    int64_t key = 0;
    while (key == 0)
        sqlite3_randomness(sizeof key, &key);
    return key;
}

/* Under which row the match is saved; 0: under a new one. It is held before anybody can see it. */
static int choose_row(struct archive *archive, struct saved_match *saved)
{
    int code = saved->key ? find_key(archive, saved->key, &saved->id) : SQLITE_OK;
    if (saved->key == 0)
        saved->id = 0;
    bool held = saved->id == 0 || archive_lock_take(&archive->lock, saved->id);
    if (code == SQLITE_OK && (saved->id == 0 || !held) && saved->game_count < saved->line_count)
        return SQLITE_NOTFOUND;
    if (saved->key == 0 || !held)
        saved->key = archive_new_key();
    return code;
}

static int save_row_of_match(struct archive *archive, struct saved_match *saved)
{
    int code = choose_row(archive, saved);
    sqlite3_stmt *bound =
        code == SQLITE_OK ? archive_statement(archive, ARCHIVE_PUT_MATCH, &code) : NULL;
    if (code == SQLITE_OK)
        code = archive_bind_match(bound, saved);
    if (code == SQLITE_OK)
        code = archive_run(bound);
    if (code == SQLITE_OK)
        code = find_key(archive, saved->key, &saved->id);
    return code;
}

static int save_entry(struct archive *archive, int64_t id, const struct saved_game *game)
{
    struct game_facts facts = {0};
    game_facts_read(&facts, game->text);
    int code = archive_put_entry(archive, id, archive_sum_of_game(game), &facts);
    game_facts_finish(&facts);
    return code;
}

static int save_game(struct archive *archive, int64_t match, const struct saved_game *game)
{
    int code;
    sqlite3_stmt *bound = archive_statement(archive, ARCHIVE_PUT_GAME, &code);
    int64_t id = 0;
    if (code == SQLITE_OK)
        code = archive_bind_game(bound, match, game);
    if (code == SQLITE_OK)
        code = archive_run_for_number(bound, &id);
    if (code == SQLITE_OK)
        code = save_entry(archive, id, game);
    return code == SQLITE_OK ? archive_run_with(archive, ARCHIVE_CLEAR_PLACE, 3,
                                                (int64_t[]){match, game->place, game->serial})
                             : code;
}

static int save_all(struct archive *archive, struct saved_match *saved)
{
    int code = save_row_of_match(archive, saved);
    for (int i = 0; i < saved->game_count && code == SQLITE_OK; i++)
        code = save_game(archive, saved->id, &saved->games[i]);
    if (code == SQLITE_OK)
        code = archive_run_with(archive, ARCHIVE_CLEAR_LATER, 2,
                                (int64_t[]){saved->id, saved->line_count});
    return code;
}

int archive_save(struct archive *archive, struct saved_match *saved)
{
    int64_t key = saved->key;
    int code = archive_begin(archive);
    if (code != SQLITE_OK)
        return archive_error_of(archive->db, code);
    code = save_all(archive, saved);
    if (code == SQLITE_OK && !archive_lock_take(&archive->lock, saved->id))
        code = SQLITE_BUSY;
    int error = archive_end(archive, code);
    if (error)
        saved->key = key;
    return error;
}

int archive_leave(struct archive *archive, int64_t match)
{
    int code = archive_run_with(archive, ARCHIVE_LEAVE_MATCH, 1, (int64_t[]){match});
    if (code == SQLITE_OK)
        archive_lock_drop(&archive->lock, match);
    return archive_error_of(archive->db, code);
}
