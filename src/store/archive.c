/* SPDX-License-Identifier: MIT */
#include "store/archive.h"

#include "base/array.h"
#include "base/folders.h"
#include "store/archive_rows.h"
#include "store/archive_schema.h"

#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int archive_error_of(sqlite3 *db, int code)
{
    switch (code & 0xFF) {
    case SQLITE_OK:
    case SQLITE_DONE:
    case SQLITE_ROW:
        return 0;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return FILE_ERROR_DAMAGED;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return FILE_ERROR_BUSY;
    case SQLITE_FULL:
        return ENOSPC;
    case SQLITE_NOMEM:
        return ENOMEM;
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return EACCES;
    case SQLITE_INTERRUPT:
        return EINTR;
    case SQLITE_NOTFOUND:
        return ESTALE;
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
        return db && sqlite3_system_errno(db) > 0 ? sqlite3_system_errno(db) : EIO;
    }
    return EIO;
}

/* --- Opening --- */

/* SQLite would wait at a pipe for ever, and write to a device. */
static int look_at_file(const char *path, bool *there)
{
    struct stat about;
    *there = stat(path, &about) == 0;
    if (!*there)
        return errno == ENOENT ? 0 : errno;
    return S_ISREG(about.st_mode) ? 0 : FILE_ERROR_KIND;
}

/* The first bytes of every file of SQLite. A few may have been damaged; what begins otherwise is
 * somebody's. An empty file is nobody's. */
static int look_at_head(const char *path)
{
    static const char magic[] = "SQLite format 3";
    char head[sizeof magic] = "";
    int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY), alike = 0, zeros = 0;
    if (file < 0)
        return errno;
    ssize_t count = read(file, head, sizeof head);
    int error = count < 0 ? errno : 0;
    close(file);
    for (int i = 0; i < count; i++) {
        alike += head[i] == magic[i];
        zeros += head[i] == 0;
    }
    if (error || count == 0 || zeros == count)
        return error;
    return 2 * alike >= (int)sizeof magic ? 0 : FILE_ERROR_FOREIGN;
}

static int error_of_schema(struct archive *archive, int code)
{
    switch (code) {
    case ARCHIVE_SCHEMA_NEWER:
        return FILE_ERROR_NEWER;
    case ARCHIVE_SCHEMA_FOREIGN:
        return FILE_ERROR_FOREIGN;
    case ARCHIVE_SCHEMA_OLDER:
        return ESTALE;
    }
    return archive_error_of(archive->db, code);
}

static int prepare_reading(struct archive *archive, int patience_ms)
{
    static const char reading[] = "PRAGMA trusted_schema = OFF;"
                                  "PRAGMA cell_size_check = ON;";
    sqlite3_extended_result_codes(archive->db, 1);
    sqlite3_busy_timeout(archive->db, patience_ms);
    return sqlite3_exec(archive->db, reading, NULL, NULL, NULL);
}

/* Whose it is, is asked first: the kind of journal is noted in the file. */
static int prepare_writing(struct archive *archive, int patience_ms)
{
    static const char writing[] = "PRAGMA journal_mode = WAL;"
                                  "PRAGMA synchronous = FULL;"
                                  "PRAGMA cache_size = -1000;";
    int code = prepare_reading(archive, patience_ms);
    if (code == SQLITE_OK)
        code = archive_schema_look(archive->db);
    if (code == SQLITE_OK)
        code = sqlite3_exec(archive->db, writing, NULL, NULL, NULL);
    if (code == SQLITE_OK)
        code = archive_schema_bring_up(archive->db);
    return error_of_schema(archive, code);
}

static int note_file(struct archive *archive, const char *path)
{
    struct stat about;
    if (stat(path, &about) != 0)
        return errno;
    archive->device = (uint64_t)about.st_dev;
    archive->number = (uint64_t)about.st_ino;
    return 0;
}

static int open_database(struct archive *archive, const char *path, bool make, int patience_ms)
{
    int flags = SQLITE_OPEN_READWRITE | (make ? SQLITE_OPEN_CREATE : 0);
    int code = sqlite3_open_v2(path, &archive->db, flags, NULL);
    int error = code == SQLITE_OK ? prepare_writing(archive, patience_ms)
                                  : archive_error_of(archive->db, code);
    if (error == ENOENT && make) /* it could not be made */
        error = EACCES;
    return error ? error : note_file(archive, path);
}

int archive_open(struct archive *archive, const char *path, bool make, int patience_ms)
{
    bool there;
    *archive = (struct archive){0};
    int error = look_at_file(path, &there);
    if (!error && there)
        error = look_at_head(path);
    else if (!error)
        error = make ? folders_make_above(path) : ENOENT;
    if (error)
        return error;
    archive_lock_open(&archive->lock, path);
    error = archive_lock_share(&archive->lock, LOCK_FILE)
                ? open_database(archive, path, make, patience_ms)
                : FILE_ERROR_BUSY; /* it is being repaired */
    if (error)
        archive_close(archive);
    return error;
}

/* The bytes of the file are not looked at: to close it would let go of the locks by which SQLite
 * keeps others from it. */
int archive_open_to_read(struct archive *archive, const char *path, int patience_ms)
{
    bool there;
    *archive = (struct archive){0};
    int error = look_at_file(path, &there);
    if (error || !there)
        return error ? error : ENOENT;
    int code = sqlite3_open_v2(path, &archive->db, SQLITE_OPEN_READONLY, NULL);
    if (code == SQLITE_OK)
        code = prepare_reading(archive, patience_ms);
    if (code == SQLITE_OK)
        code = archive_schema_fits(archive->db);
    error = error_of_schema(archive, code);
    if (!error)
        error = note_file(archive, path);
    if (error)
        archive_close(archive);
    return error;
}

void archive_close(struct archive *archive)
{
    for (int i = 0; i < ARCHIVE_STATEMENT_COUNT; i++)
        sqlite3_finalize(archive->statements[i]);
    sqlite3_close(archive->db);
    archive_lock_close(&archive->lock);
    *archive = (struct archive){0};
}

static bool same_file(const struct stat *a, const struct stat *b)
{
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

static bool look_beside(const char *path, const char *ending, struct stat *about)
{
    size_t size = strlen(path) + strlen(ending) + 1;
    char *name = array_zeroed(size, 1);
    snprintf(name, size, "%s%s", path, ending);
    bool there = stat(name, about) == 0;
    free(name);
    return there;
}

bool archive_in_place(const struct archive *archive, const char *path)
{
    struct stat about, lock;
    bool is = stat(path, &about) == 0 && (uint64_t)about.st_dev == archive->device &&
              (uint64_t)about.st_ino == archive->number && look_beside(path, "-wal", &about);
    if (!is || !archive->lock.open)
        return is;
    return look_beside(path, "-lock", &about) && fstat(archive->lock.file, &lock) == 0 &&
           same_file(&about, &lock);
}

bool archive_is_file(const char *archive_path, const char *path)
{
    static const char *const endings[] = {"", "-wal", "-shm", "-lock"};
    struct stat about, other;
    if (stat(path, &about) != 0)
        return false;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (look_beside(archive_path, endings[i], &other) && same_file(&about, &other))
            return true;
    return false;
}

/* --- Statements --- */

static const char *const texts[ARCHIVE_STATEMENT_COUNT] = {
    [ARCHIVE_BEGIN] = "BEGIN IMMEDIATE",
    [ARCHIVE_COMMIT] = "COMMIT",
    [ARCHIVE_ROLL_BACK] = "ROLLBACK",
    [ARCHIVE_FIND_KEY] = "SELECT id FROM match WHERE key = ?1 AND id > 0",
    [ARCHIVE_PUT_MATCH] =
        "INSERT INTO match (player1, player2, starter, current, turned, page, sum, key, turn)"
        " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, coalesce(max(turn), 0) + 1 FROM match WHERE true"
        " ON CONFLICT (key) DO UPDATE SET player1 = excluded.player1, player2 = excluded.player2,"
        " starter = excluded.starter, current = excluded.current, turned = excluded.turned,"
        " page = excluded.page, sum = excluded.sum, turn = excluded.turn, abandoned = 0",
    [ARCHIVE_LEAVE_MATCH] = "UPDATE match SET abandoned = 1 WHERE id = ?1",
    [ARCHIVE_PUT_GAME] =
        "INSERT INTO game (match, serial, place, starter, black, tip, node, decided, finish, "
        "ending,"
        " opened, date, text, sum)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)"
        " ON CONFLICT (match, serial) DO UPDATE SET place = excluded.place,"
        " starter = excluded.starter, black = excluded.black, tip = excluded.tip,"
        " node = excluded.node, decided = excluded.decided, finish = excluded.finish,"
        " ending = excluded.ending, opened = excluded.opened, date = excluded.date,"
        " text = excluded.text, sum = excluded.sum",
    [ARCHIVE_CLEAR_PLACE] =
        "UPDATE game SET place = 0 WHERE match = ?1 AND place = ?2 AND serial <> ?3",
    [ARCHIVE_CLEAR_LATER] = "UPDATE game SET place = 0 WHERE match = ?1 AND place > ?2",
    [ARCHIVE_FIND_MATCHES] =
        "SELECT id FROM match WHERE abandoned = 0 AND id > 0 ORDER BY turn DESC LIMIT 100",
    [ARCHIVE_READ_MATCH] =
        "SELECT " ARCHIVE_MATCH_ROW
        ", (SELECT max(serial) FROM game WHERE match = ?1) FROM match WHERE id = ?1",
    [ARCHIVE_READ_GAMES] =
        "SELECT " ARCHIVE_GAME_ROW " FROM game WHERE match = ?1 AND place > 0 ORDER BY place",
};

/* The statement, ready to be bound; NULL, with the code in `*code`: it cannot be made. */
static sqlite3_stmt *statement(struct archive *archive, enum archive_statement which, int *code)
{
    sqlite3_stmt **slot = &archive->statements[which];
    *code = SQLITE_OK;
    if (!*slot)
        *code = sqlite3_prepare_v3(archive->db, texts[which], -1, SQLITE_PREPARE_PERSISTENT, slot,
                                   NULL);
    return *slot;
}

/* Carries out a statement that has no rows, and makes it ready for the next time. */
static int run(sqlite3_stmt *bound)
{
    int code = sqlite3_step(bound);
    sqlite3_reset(bound);
    sqlite3_clear_bindings(bound);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

/* The same with so many numbers. */
static int run_with(struct archive *archive, enum archive_statement which, int count,
                    const int64_t *numbers)
{
    int code;
    sqlite3_stmt *bound = statement(archive, which, &code);
    for (int i = 0; bound && i < count && code == SQLITE_OK; i++)
        code = sqlite3_bind_int64(bound, i + 1, numbers[i]);
    return code == SQLITE_OK ? run(bound) : code;
}

/* --- Saving --- */

/* The row of this key; 0: there is none. */
static int find_key(struct archive *archive, int64_t key, int64_t *id)
{
    int code;
    sqlite3_stmt *bound = statement(archive, ARCHIVE_FIND_KEY, &code);
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
    sqlite3_stmt *bound = code == SQLITE_OK ? statement(archive, ARCHIVE_PUT_MATCH, &code) : NULL;
    if (code == SQLITE_OK)
        code = archive_bind_match(bound, saved);
    if (code == SQLITE_OK)
        code = run(bound);
    if (code == SQLITE_OK)
        code = find_key(archive, saved->key, &saved->id);
    return code;
}

static int save_game(struct archive *archive, int64_t match, const struct saved_game *game)
{
    int code;
    sqlite3_stmt *bound = statement(archive, ARCHIVE_PUT_GAME, &code);
    if (code == SQLITE_OK)
        code = archive_bind_game(bound, match, game);
    if (code == SQLITE_OK)
        code = run(bound);
    return code == SQLITE_OK ? run_with(archive, ARCHIVE_CLEAR_PLACE, 3,
                                        (int64_t[]){match, game->place, game->serial})
                             : code;
}

static int save_all(struct archive *archive, struct saved_match *saved)
{
    int code = save_row_of_match(archive, saved);
    for (int i = 0; i < saved->game_count && code == SQLITE_OK; i++)
        code = save_game(archive, saved->id, &saved->games[i]);
    if (code == SQLITE_OK)
        code = run_with(archive, ARCHIVE_CLEAR_LATER, 2, (int64_t[]){saved->id, saved->line_count});
    return code;
}

int archive_save(struct archive *archive, struct saved_match *saved)
{
    int64_t key = saved->key;
    int code = run_with(archive, ARCHIVE_BEGIN, 0, NULL);
    if (code != SQLITE_OK)
        return archive_error_of(archive->db, code);
    code = save_all(archive, saved);
    if (code == SQLITE_OK && !archive_lock_take(&archive->lock, saved->id))
        code = SQLITE_BUSY;
    if (code == SQLITE_OK)
        code = run_with(archive, ARCHIVE_COMMIT, 0, NULL);
    int error = archive_error_of(archive->db, code);
    if (error) {
        run_with(archive, ARCHIVE_ROLL_BACK, 0, NULL);
        saved->key = key;
    }
    return error;
}

int archive_leave(struct archive *archive, int64_t match)
{
    int code = run_with(archive, ARCHIVE_LEAVE_MATCH, 1, (int64_t[]){match});
    if (code == SQLITE_OK)
        archive_lock_drop(&archive->lock, match);
    return archive_error_of(archive->db, code);
}

/* --- Reading --- */

/* Holds the first of the matches that nobody else does; 0: there is none. */
static int hold_match(struct archive *archive, int64_t *match)
{
    int code;
    sqlite3_stmt *bound = statement(archive, ARCHIVE_FIND_MATCHES, &code);
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
    sqlite3_stmt *bound = statement(archive, ARCHIVE_READ_MATCH, &code);
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
    sqlite3_stmt *bound = statement(archive, ARCHIVE_READ_GAMES, &code);
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

void archive_set_patience(struct archive *archive, int patience_ms)
{
    sqlite3_busy_timeout(archive->db, patience_ms);
}
