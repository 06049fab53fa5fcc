/* SPDX-License-Identifier: MIT */
#include "store/bundle.h"

#include "base/array.h"
#include "store/archive_parts.h"
#include "system/files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    BEFORE = 1000000000, /* turns: matches that are taken over stand before all others */
};

/* A match that this bundle has added. */
struct added {
    int64_t there, here; /* its ids in the file and in the archive */
};

struct bundle {
    sqlite3 *db; /* owned, as are the next ones */
    char *settings;
    sqlite3_stmt *games, *match;
    struct added *added;
    size_t capacity;
    int added_count;
    struct game_facts facts;
    int64_t last;   /* the id of the last game that was taken over */
    int64_t serial; /* of the last imported game */
    bool begun;
    struct import_state state;
};

/* --- Writing --- */

static int add_settings(const char *path, const char *settings)
{
    sqlite3 *db;
    int code = archive_open_file(path, &db, SQLITE_OPEN_READWRITE);
    int error = archive_error_of(db, code);
    if (!error)
        error = archive_execute(db, "PRAGMA journal_mode = DELETE");
    if (!error)
        error = archive_schema_migrate(db);
    if (!error)
        error = archive_execute(db, "CREATE TABLE bundled (settings TEXT NOT NULL)");
    struct query query = {.error = error};
    if (!error)
        query = query_begin_text(db, "INSERT INTO bundled VALUES (?1)");
    query_bind_text(&query, settings);
    error = error ? error : query_run(&query);
    sqlite3_close(db);
    return error;
}

int bundle_write(struct archive *archive, const char *path, const char *settings,
                 bool (*stop)(void *data), void *data)
{
    struct stopper stopper = {stop, data};
    int error = 0;
    if (archive) {
        char native[FILE_NATIVE_SIZE];
        file_native(path, native, sizeof native);
        archive_let_stop(archive->db, &stopper);
        struct query query = query_begin_text(archive->db, "VACUUM INTO ?1");
        query_bind_text(&query, native);
        error = query_run(&query);
        archive_let_stop(archive->db, NULL);
    }
    return error ? error : add_settings(path, settings);
}

/* --- Opening --- */

bool bundle_is(const char *path)
{
    static const char begins[] = "SQLite format 3";
    char bytes[sizeof begins] = "";
    struct file_facts facts;
    FILE *file;
    if (file_open(path, &file, &facts) != 0)
        return false;
    bool is = fread(bytes, 1, sizeof bytes, file) == sizeof bytes &&
              memcmp(bytes, begins, sizeof begins) == 0;
    fclose(file);
    return is;
}

static bool is_table(sqlite3 *db, const char *name)
{
    int64_t is = 0;
    struct query query = query_begin_text(
        db, "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?1");
    query_bind_text(&query, name);
    return query_read(&query, &is) == 0 && is == 1;
}

static int read_settings(struct bundle *bundle)
{
    if (!is_table(bundle->db, "bundled"))
        return 0;
    struct query query = query_begin_text(bundle->db, "SELECT settings FROM bundled LIMIT 1");
    if (query_step(&query)) {
        free(bundle->settings);
        bundle->settings = array_copy_text(column_text(query.row, 0));
    }
    return query_end(&query);
}

/* The first version has no column `deleted`. */
static int prepare_games(struct bundle *bundle)
{
    static const char *const texts[] = {
        "SELECT " ARCHIVE_GAME_ROW ", id FROM game WHERE id > ?1 AND deleted = 0 ORDER BY id",
        "SELECT " ARCHIVE_GAME_ROW ", id FROM game WHERE id > ?1 ORDER BY id",
    };
    static const char match[] =
        "SELECT " ARCHIVE_MATCH_ROW ", turn, abandoned FROM match WHERE id = ?1";
    int code = sqlite3_prepare_v2(bundle->db, texts[0], -1, &bundle->games, NULL);
    if (code != SQLITE_OK)
        code = sqlite3_prepare_v2(bundle->db, texts[1], -1, &bundle->games, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_prepare_v2(bundle->db, match, -1, &bundle->match, NULL);
    return code == SQLITE_OK ? 0 : FILE_ERROR_DAMAGED;
}

/* What comes from elsewhere may have been made to do harm: nothing but plain tables is read. */
static int look_at(struct bundle *bundle)
{
    int error = archive_execute(bundle->db, "PRAGMA trusted_schema = OFF;"
                                            "PRAGMA cell_size_check = ON;");
    if (!error)
        error = archive_schema_look(bundle->db);
    if (!error && (!is_table(bundle->db, "game") || !is_table(bundle->db, "match")))
        error = FILE_ERROR_DAMAGED;
    if (!error)
        error = read_settings(bundle);
    if (!error)
        error = prepare_games(bundle);
    struct query count = {.error = error};
    if (!error)
        count = query_begin_text(bundle->db, "SELECT coalesce(max(id), 0) FROM game");
    return error ? error : query_read(&count, &bundle->state.size);
}

int bundle_open(const char *path, struct bundle **out)
{
    struct bundle *bundle = array_zeroed(1, sizeof *bundle);
    bundle->settings = array_copy_text("");
    bundle->state.something = true;
    int code = archive_open_file(path, &bundle->db, SQLITE_OPEN_READONLY);
    int error = archive_error_of(bundle->db, code);
    if (!error)
        error = look_at(bundle);
    *out = bundle;
    if (error) {
        bundle_close(bundle);
        *out = NULL;
    }
    return error;
}

void bundle_close(struct bundle *bundle)
{
    if (!bundle)
        return;
    sqlite3_finalize(bundle->games);
    sqlite3_finalize(bundle->match);
    sqlite3_close(bundle->db);
    free(bundle->settings);
    free(bundle->added);
    game_facts_finish(&bundle->facts);
    free(bundle);
}

const char *bundle_settings(const struct bundle *bundle)
{
    return bundle->settings;
}

struct import_state bundle_state(const struct bundle *bundle)
{
    return bundle->state;
}

/* --- Matches --- */

static int insert_match(struct bundle *bundle, struct archive *archive,
                        const struct saved_match *saved, int64_t *here)
{
    struct query put = query_begin(archive, ARCHIVE_ADD_MATCH);
    query_bind_match(&put, saved);
    query_bind(&put, sqlite3_column_int64(bundle->match, ARCHIVE_MATCH_COLUMNS) - BEFORE);
    query_bind(&put, sqlite3_column_int64(bundle->match, ARCHIVE_MATCH_COLUMNS + 1) != 0);
    int error = query_run(&put);
    *here = sqlite3_last_insert_rowid(archive->db);
    return error;
}

/* Adds the match of this id in the file. `*here` stays 0 if it is not in the file, or if it is in
 * the archive already. */
static int add_match(struct bundle *bundle, struct archive *archive, int64_t there, int64_t *here)
{
    struct saved_match saved = {0};
    int64_t known = 0;
    int error = 0;
    sqlite3_bind_int64(bundle->match, 1, there);
    if (sqlite3_step(bundle->match) == SQLITE_ROW && archive_read_match(bundle->match, &saved)) {
        error = archive_read_number(archive, ARCHIVE_FIND_KEY, NUMBERS(saved.key), &known);
        if (!error && known == 0)
            error = insert_match(bundle, archive, &saved, here);
    }
    sqlite3_reset(bundle->match);
    return error;
}

/* Finds the match that a game goes into; 0: it is imported. */
static int find_match(struct bundle *bundle, struct archive *archive, int64_t there, int64_t *here)
{
    *here = 0;
    if (there <= 0)
        return 0;
    for (int i = bundle->added_count - 1; i >= 0; i--)
        if (bundle->added[i].there == there) {
            *here = bundle->added[i].here;
            return 0;
        }
    int error = add_match(bundle, archive, there, here);
    if (error || *here == 0)
        return error;
    bundle->added = array_reserve(bundle->added, &bundle->capacity, (size_t)bundle->added_count + 1,
                                  sizeof *bundle->added);
    bundle->added[bundle->added_count++] = (struct added){there, *here};
    return 0;
}

/* --- Games --- */

static int insert(struct bundle *bundle, struct archive *archive, int64_t match,
                  const struct saved_game *game)
{
    struct query put = query_begin(archive, ARCHIVE_IMPORT_GAME);
    query_bind_game(&put, match, game);
    int error = query_run(&put);
    if (!error)
        error = archive_put_entry(archive, sqlite3_last_insert_rowid(archive->db),
                                  archive_sum_of_game(game), &bundle->facts);
    bundle->state.taken++;
    return error;
}

/* As if it were imported, unless it is known. */
static int import_game(struct bundle *bundle, struct archive *archive, const struct saved_game *row)
{
    struct saved_game game = {
        .serial = (int)(bundle->serial + 1), .end = NODE_NONE, .opened = true, .text = row->text};
    enum archive_twin twin;
    int error = archive_find_twin(archive, &bundle->facts, &twin);
    if (error || twin == TWIN_SAME) {
        bundle->state.known += twin == TWIN_SAME;
        return error;
    }
    strbuf_copy(game.date, sizeof game.date, bundle->facts.entry.date);
    bundle->state.versions += twin == TWIN_VERSION;
    bundle->serial++;
    return insert(bundle, archive, 0, &game);
}

/* Takes the game over that has been read. What is no game is left out. */
static int take_game(struct bundle *bundle, struct archive *archive)
{
    struct saved_game game;
    int64_t match = 0;
    bool whole = archive_read_game(bundle->games, &game);
    int error = 0;
    game_facts_read(&bundle->facts, game.text);
    if (!bundle->facts.entry.rules[0] || strlen(game.text) > GAME_BYTES_MAX) {
        bundle->state.bad++;
        bundle->state.lost++;
    } else {
        if (whole)
            error =
                find_match(bundle, archive,
                           sqlite3_column_int64(bundle->games, ARCHIVE_GAME_COLUMNS - 1), &match);
        if (!error)
            error = match != 0 ? insert(bundle, archive, match, &game)
                               : import_game(bundle, archive, &game);
    }
    free(game.text);
    return error;
}

static int take_all(struct bundle *bundle, struct archive *archive, bool (*stop)(void *data),
                    void *data)
{
    int code = SQLITE_ROW, error = 0;
    bool stopped = false;
    sqlite3_bind_int64(bundle->games, 1, bundle->last);
    while (!error && !stopped && (code = sqlite3_step(bundle->games)) == SQLITE_ROW) {
        int64_t id = sqlite3_column_int64(bundle->games, ARCHIVE_GAME_COLUMNS);
        if (id <= bundle->last) { /* a damaged tree may lead in a circle */
            code = SQLITE_CORRUPT;
            break;
        }
        bundle->last = id;
        error = take_game(bundle, archive);
        stopped = stop && stop(data);
    }
    sqlite3_reset(bundle->games);
    bundle->state.done = code == SQLITE_DONE;
    bundle->state.bytes = (uint64_t)(bundle->state.done ? bundle->state.size : bundle->last);
    bundle->state.unread =
        code == SQLITE_ROW || code == SQLITE_DONE ? 0 : archive_error_of(bundle->db, code);
    return error ? error : bundle->state.unread;
}

/* Once, before anything is taken over. */
static int begin(struct bundle *bundle, struct archive *archive)
{
    int error = archive_read_number(archive, ARCHIVE_LAST_SERIAL, NO_NUMBERS, &bundle->serial);
    if (!error && !bundle->begun)
        error = archive_read_number(archive, ARCHIVE_LAST_GAME, NO_NUMBERS, &bundle->state.since);
    bundle->begun |= !error;
    return error;
}

int bundle_work(struct bundle *bundle, struct archive *archive, bool (*stop)(void *data),
                void *data)
{
    int error = archive_begin(archive);
    if (error)
        return error;
    struct import_state before = bundle->state;
    int64_t last = bundle->last;
    int added = bundle->added_count;
    error = begin(bundle, archive);
    if (!error)
        error = take_all(bundle, archive, stop, data);
    int unread = bundle->state.unread;
    error = archive_end(archive, error);
    if (error) {
        bundle->state = before;
        bundle->state.unread = unread;
        bundle->last = last;
        bundle->added_count = added;
    }
    return error;
}
