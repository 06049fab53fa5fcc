/* SPDX-License-Identifier: MIT */
/* Saves, resumes and leaves matches of the archive. */
#include "store/archive_parts.h"

/* --- Saving --- */

int64_t archive_new_key(void)
{
    int64_t key = 0;
    while (key == 0)
        sqlite3_randomness(sizeof key, &key);
    return key;
}

/* The row with this key; 0: there is none. */
static int find_key(struct archive *archive, int64_t key, int64_t *id)
{
    *id = 0;
    return archive_read_number(archive, ARCHIVE_FIND_KEY, NUMBERS(key), id);
}

/* Chooses the row to save the match in; 0: a new one. The match is locked before anybody else can
 * see it. */
static int choose_row(struct archive *archive, struct saved_match *saved)
{
    saved->id = 0;
    int error = saved->key ? find_key(archive, saved->key, &saved->id) : 0;
    bool held = saved->id == 0 || archive_lock_take(&archive->lock, saved->id);
    if (!error && (saved->id == 0 || !held) && saved->game_count < saved->line_count)
        return ARCHIVE_NEEDS_WHOLE_MATCH;
    if (saved->key == 0 || !held)
        saved->key = archive_new_key();
    return error;
}

static int save_row_of_match(struct archive *archive, struct saved_match *saved)
{
    int error = choose_row(archive, saved);
    if (error)
        return error;
    struct query query = query_begin(archive, ARCHIVE_PUT_MATCH);
    query_bind_match(&query, saved);
    error = query_run(&query);
    return error ? error : find_key(archive, saved->key, &saved->id);
}

static int save_entry(struct archive *archive, int64_t id, const struct saved_game *game)
{
    struct game_facts facts = {0};
    game_facts_read(&facts, game->text);
    int error = archive_put_entry(archive, id, archive_sum_of_game(game), &facts);
    game_facts_finish(&facts);
    return error;
}

static int save_game(struct archive *archive, int64_t match, const struct saved_game *game)
{
    int64_t id = 0;
    struct query query = query_begin(archive, ARCHIVE_PUT_GAME);
    query_bind_game(&query, match, game);
    int error = query_read(&query, &id);
    if (!error)
        error = save_entry(archive, id, game);
    return error ? error
                 : archive_run(archive, ARCHIVE_CLEAR_PLACE,
                               NUMBERS(match, game->place, game->serial));
}

static int save_all(struct archive *archive, struct saved_match *saved)
{
    int error = save_row_of_match(archive, saved);
    for (int i = 0; i < saved->game_count && !error; i++)
        error = save_game(archive, saved->id, &saved->games[i]);
    if (!error)
        error = archive_run(archive, ARCHIVE_CLEAR_LATER, NUMBERS(saved->id, saved->line_count));
    return !error && !archive_lock_take(&archive->lock, saved->id) ? FILE_ERROR_BUSY : error;
}

int archive_save(struct archive *archive, struct saved_match *saved)
{
    int64_t key = saved->key;
    int error = archive_begin(archive);
    if (error)
        return error;
    error = archive_end(archive, save_all(archive, saved));
    if (error)
        saved->key = key;
    return error;
}

int archive_leave(struct archive *archive, int64_t match)
{
    int error = archive_run(archive, ARCHIVE_LEAVE_MATCH, NUMBERS(match));
    if (!error)
        archive_lock_drop(&archive->lock, match);
    return error;
}

/* --- Taking up --- */

/* Locks the first match that nobody else has locked; 0: there is none. */
static int lock_first(struct archive *archive, int64_t *match)
{
    struct query query = query_begin(archive, ARCHIVE_FIND_MATCHES);
    *match = 0;
    while (*match == 0 && query_step(&query)) {
        int64_t id = sqlite3_column_int64(query.row, 0);
        if (archive_lock_take(&archive->lock, id))
            *match = id;
    }
    return query_end(&query);
}

static int is_left(struct archive *archive, int64_t match, bool *left)
{
    int64_t abandoned = 1;
    int error = archive_read_number(archive, ARCHIVE_IS_LEFT, NUMBERS(match), &abandoned);
    *left = abandoned != 0;
    return error;
}

/* The program that played a match may have left it between the search and the lock. */
static int lock_match(struct archive *archive, int64_t *match)
{
    bool left;
    int error;
    do {
        left = false;
        error = lock_first(archive, match);
        if (!error && *match != 0)
            error = is_left(archive, *match, &left);
        if (left)
            archive_lock_drop(&archive->lock, *match);
    } while (!error && left);
    return error;
}

static int read_row_of_match(struct archive *archive, int64_t match, struct saved_match *out)
{
    struct query query = query_begin(archive, ARCHIVE_READ_MATCH);
    query_bind(&query, match);
    bool whole = query_step(&query) && archive_read_match(query.row, out);
    out->id = match;
    out->last_serial = whole ? sqlite3_column_int(query.row, ARCHIVE_MATCH_COLUMNS) : 0;
    int error = query_end(&query);
    return error || whole ? error : FILE_ERROR_DAMAGED;
}

static int read_games(struct archive *archive, struct saved_match *out)
{
    bool whole = true;
    struct query query = query_begin(archive, ARCHIVE_READ_GAMES);
    query_bind(&query, out->id);
    while (whole && query_step(&query))
        whole = archive_read_game(query.row, saved_match_grow(out));
    int error = query_end(&query);
    out->line_count = out->game_count;
    return error || (whole && out->game_count > 0) ? error : FILE_ERROR_DAMAGED;
}

static int read_match(struct archive *archive, int64_t match, struct saved_match *out)
{
    int error = read_row_of_match(archive, match, out);
    return error ? error : read_games(archive, out);
}

int archive_take_up(struct archive *archive, struct saved_match *out)
{
    int64_t match;
    *out = (struct saved_match){0};
    int error = lock_match(archive, &match);
    if (!error && match != 0)
        error = read_match(archive, match, out);
    if (error)
        saved_match_finish(out);
    return error;
}

/* Imported games have no match, and all games of a match may have been deleted. */
static int read_match_with_games(struct archive *archive, int64_t match, struct saved_match *out)
{
    int64_t places = 0;
    if (match <= 0)
        return ARCHIVE_NO_GAME;
    int error = archive_read_number(archive, ARCHIVE_COUNT_PLACES, NUMBERS(match), &places);
    if (!error && places == 0)
        return ARCHIVE_NO_GAME;
    return error ? error : read_match(archive, match, out);
}

int archive_take_up_match(struct archive *archive, int64_t match, struct saved_match *out)
{
    bool held = archive_lock_holds(&archive->lock, match);
    *out = (struct saved_match){0};
    if (!archive_lock_take(&archive->lock, match))
        return ARCHIVE_PLAYED;
    int error = read_match_with_games(archive, match, out);
    if (error)
        saved_match_finish(out);
    if (error && !held)
        archive_lock_drop(&archive->lock, match);
    return error;
}

int archive_return_to_match(struct archive *archive, int64_t match)
{
    return archive_run(archive, ARCHIVE_RETURN_TO_MATCH, NUMBERS(match));
}
