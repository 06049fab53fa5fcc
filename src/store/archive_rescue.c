/* SPDX-License-Identifier: MIT */
#include "store/archive_rescue.h"

#include "base/file_error.h"
#include "base/folders.h"
#include "store/archive.h"
#include "store/archive_entries.h"
#include "store/archive_lock.h"
#include "store/archive_rows.h"
#include "store/archive_schema.h"
#include "store/archive_statements.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    GAP_MAX = 100000, /* rows behind a damaged page that are tried one by one */
    NAMES_MAX = 99,
    LOST_MATCHES = 1 << 30, /* from here on they are numbered */
};

struct repair {
    sqlite3 *from, *to;
    sqlite3_stmt *read, *write;
    int rows;     /* copied */
    int taken_in; /* of them those that came from files */
};

/* --- One row --- */

static bool write_row(struct repair *repair)
{
    bool written = sqlite3_step(repair->write) == SQLITE_DONE;
    sqlite3_reset(repair->write);
    repair->rows += written;
    return written;
}

/* Each copies the row that has been read. */
static void copy_match(struct repair *repair, int64_t id)
{
    struct saved_match row = {0};
    archive_read_match(repair->read, &row);
    archive_bind_match(repair->write, &row);
    sqlite3_bind_int64(repair->write, ARCHIVE_MATCH_COLUMNS + 1, id);
    sqlite3_bind_int64(repair->write, ARCHIVE_MATCH_COLUMNS + 2,
                       sqlite3_column_int64(repair->read, ARCHIVE_MATCH_COLUMNS));
    sqlite3_bind_int64(repair->write, ARCHIVE_MATCH_COLUMNS + 3,
                       sqlite3_column_int64(repair->read, ARCHIVE_MATCH_COLUMNS + 1));
    write_row(repair);
}

/* One that no longer tells which game of its match it is gets a match of its own; those from files
 * are numbered anew. */
static int64_t choose_match(struct repair *repair, int64_t id, struct saved_game *row)
{
    int64_t match = sqlite3_column_int64(repair->read, ARCHIVE_GAME_COLUMNS - 1);
    if (match == 0) {
        row->serial = ++repair->taken_in;
        row->place = 0;
    } else if (row->serial == 0 || match < 0) {
        match = LOST_MATCHES + id;
        row->serial = row->place = 1;
    }
    return match;
}

static void copy_game(struct repair *repair, int64_t id)
{
    struct saved_game row;
    archive_read_game(repair->read, &row);
    archive_bind_game(repair->write, choose_match(repair, id, &row), &row);
    sqlite3_bind_int64(repair->write, ARCHIVE_GAME_COLUMNS + 1, id);
    int64_t deleted = sqlite3_column_int64(repair->read, ARCHIVE_GAME_COLUMNS);
    sqlite3_bind_int64(repair->write, ARCHIVE_GAME_COLUMNS + 2,
                       deleted == 1 || deleted == 2 ? deleted : 0);
    write_row(repair);
    free(row.text);
}

/* --- A table, around its damaged pages --- */

static const struct table {
    const char *forward, *backward; /* the row next to ?1 */
    const char *read, *read_first;  /* the row ?1, and that in the first version */
    const char *write;
    void (*copy)(struct repair *repair, int64_t id);
} tables[] = {
    {
        "SELECT id FROM match NOT INDEXED WHERE id > ?1 ORDER BY id LIMIT 1",
        "SELECT id FROM match NOT INDEXED WHERE id < ?1 ORDER BY id DESC LIMIT 1",
        "SELECT " ARCHIVE_MATCH_ROW ", turn, abandoned FROM match NOT INDEXED WHERE id = ?1",
        "SELECT " ARCHIVE_MATCH_ROW ", turn, abandoned FROM match NOT INDEXED WHERE id = ?1",
        "INSERT INTO match (player1, player2, starter, current, turned, page, sum, key, id,"
        " turn, abandoned) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
        copy_match,
    },
    {
        "SELECT id FROM game NOT INDEXED WHERE id > ?1 ORDER BY id LIMIT 1",
        "SELECT id FROM game NOT INDEXED WHERE id < ?1 ORDER BY id DESC LIMIT 1",
        "SELECT " ARCHIVE_GAME_ROW ", deleted FROM game NOT INDEXED WHERE id = ?1",
        "SELECT " ARCHIVE_GAME_ROW ", 0 FROM game NOT INDEXED WHERE id = ?1",
        "INSERT INTO game (match, serial, place, starter, black, tip, node, decided, finish,"
        " ending, opened, date, text, sum, id, deleted)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)",
        copy_game,
    },
};

static void copy_row(struct repair *repair, const struct table *table, int64_t id)
{
    sqlite3_bind_int64(repair->read, 1, id);
    if (sqlite3_step(repair->read) == SQLITE_ROW)
        table->copy(repair, id);
    sqlite3_reset(repair->read);
}

/* The row that comes next to `id`. False: there is none, or, if not `*over`, a damaged page. */
static bool next_row(sqlite3_stmt *search, int64_t id, int64_t *next, bool *over)
{
    sqlite3_bind_int64(search, 1, id);
    int code = sqlite3_step(search);
    if (code == SQLITE_ROW)
        *next = sqlite3_column_int64(search, 0);
    *over = code == SQLITE_DONE;
    sqlite3_reset(search);
    return code == SQLITE_ROW;
}

/* From `from` on as far as it goes without an error; returns the last row that there was. */
static int64_t copy_along(struct repair *repair, const struct table *table, const char *query,
                          int64_t from, int64_t to, bool *over)
{
    sqlite3_stmt *search;
    int64_t id = from, next = from;
    *over = false;
    if (sqlite3_prepare_v2(repair->from, query, -1, &search, NULL) != SQLITE_OK)
        return from;
    while (next_row(search, id, &next, over) && next != to && next != id) {
        id = next;
        copy_row(repair, table, id);
    }
    *over |= next == to && id != from;
    sqlite3_finalize(search);
    return id;
}

/* From both ends to the damage, and then what can be found within. */
static void copy_table(struct repair *repair, const struct table *table)
{
    bool over;
    if (sqlite3_prepare_v2(repair->from, table->read, -1, &repair->read, NULL) != SQLITE_OK &&
        sqlite3_prepare_v2(repair->from, table->read_first, -1, &repair->read, NULL) != SQLITE_OK)
        return;
    if (sqlite3_prepare_v2(repair->to, table->write, -1, &repair->write, NULL) == SQLITE_OK) {
        int64_t first = copy_along(repair, table, table->forward, 0, INT64_MAX, &over);
        int64_t last = INT64_MAX;
        if (!over)
            last = copy_along(repair, table, table->backward, INT64_MAX, first, &over);
        for (int64_t id = first + 1; !over && id < last && id - first <= GAP_MAX; id++)
            copy_row(repair, table, id);
    }
    sqlite3_finalize(repair->write);
    sqlite3_finalize(repair->read);
}

/* --- Files --- */

static void print_path(char out[RESCUE_PATH_SIZE], const char *path, const char *ending)
{
    struct strbuf buf = strbuf_init(out, RESCUE_PATH_SIZE);
    strbuf_add(&buf, path);
    strbuf_add(&buf, ending);
}

/* Some disks have no second names: there the first one goes. */
static int second_name(const char *path, const char *name)
{
    struct stat about;
    if (link(path, name) == 0)
        return 0;
    if (errno != EPERM && errno != ENOTSUP && errno != ENOSYS)
        return -1;
    if (lstat(name, &about) == 0) {
        errno = EEXIST;
        return -1;
    }
    return rename(path, name);
}

/* Gives the file, and its journal if it has one, another name beside the first. EEXIST: something
 * has that name. */
static int give_name(const char *path, const char *aside)
{
    char from[RESCUE_PATH_SIZE], to[RESCUE_PATH_SIZE];
    if (second_name(path, aside) != 0)
        return errno;
    print_path(from, path, "-wal");
    print_path(to, aside, "-wal");
    if (second_name(from, to) == 0 || errno == ENOENT)
        return 0;
    int error = errno;
    unlink(aside);
    return error;
}

/* The first name that is free. */
static int give_second_name(const char *path, char aside[RESCUE_PATH_SIZE])
{
    int error = EEXIST;
    for (int i = 1; error == EEXIST && i <= NAMES_MAX; i++) {
        char ending[16];
        snprintf(ending, sizeof ending, i == 1 ? ".damaged" : ".damaged%d", i);
        print_path(aside, path, ending);
        error = give_name(path, aside);
    }
    return error;
}

/* A power cut must not bring the old one back, which has no journal any more. */
static void make_renaming_last(const char *path)
{
    int folder = folders_open_above(path);
    if (folder >= 0) {
        fsync(folder);
        close(folder);
    }
}

/* The new one takes the place of the old one, whose journal must not be taken for its own. */
static int put_in_place(const char *path, const char *fresh)
{
    char journal[RESCUE_PATH_SIZE];
    static const char *const journals[] = {"-wal", "-shm"};
    for (int i = 0; i < 2; i++) {
        print_path(journal, path, journals[i]);
        if (unlink(journal) != 0 && errno != ENOENT)
            return errno;
    }
    if (rename(fresh, path) != 0)
        return errno;
    make_renaming_last(path);
    return 0;
}

/* --- All of it --- */

static int count_games(sqlite3 *db)
{
    sqlite3_stmt *count;
    int games = 0;
    if (sqlite3_prepare_v2(db, "SELECT count(*) FROM game WHERE deleted = 0", -1, &count, NULL) ==
            SQLITE_OK &&
        sqlite3_step(count) == SQLITE_ROW)
        games = sqlite3_column_int(count, 0);
    sqlite3_finalize(count);
    return games;
}

/* Games whose match is gone are kept under one without names. */
static int adopt_games(struct repair *repair)
{
    static const char query[] = "SELECT DISTINCT match FROM game"
                                " WHERE match <> 0 AND match NOT IN (SELECT id FROM match)";
    struct saved_match nameless = {.page = "play"};
    sqlite3_stmt *orphans;
    int code = sqlite3_prepare_v2(repair->to, query, -1, &orphans, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_prepare_v2(repair->to, tables[0].write, -1, &repair->write, NULL);
    while (code == SQLITE_OK && sqlite3_step(orphans) == SQLITE_ROW) {
        nameless.key = archive_new_key();
        code = archive_bind_match(repair->write, &nameless);
        sqlite3_bind_int64(repair->write, ARCHIVE_MATCH_COLUMNS + 1,
                           sqlite3_column_int64(orphans, 0));
        sqlite3_bind_int64(repair->write, ARCHIVE_MATCH_COLUMNS + 2, 0);
        sqlite3_bind_int64(repair->write, ARCHIVE_MATCH_COLUMNS + 3, 0);
        write_row(repair);
    }
    sqlite3_finalize(repair->write);
    sqlite3_finalize(orphans);
    return code;
}

/* A match of which no game can be read is nothing that could go on; and of the nameless ones no
 * more than the last can have been played. */
static int leave_odd_matches(struct repair *repair)
{
    static const char query[] =
        "UPDATE match SET abandoned = 1 WHERE id NOT IN (SELECT match FROM game WHERE place > 0)"
        " OR (turn = 0 AND id < (SELECT max(id) FROM match WHERE turn = 0))";
    return sqlite3_exec(repair->to, query, NULL, NULL, NULL);
}

static int make_entries(struct repair *repair)
{
    struct archive archive = {.db = repair->to};
    int code = archive_mend_entries(&archive);
    archive_finish_statements(&archive);
    return code;
}

/* Copies what can be read. The schema may be damaged, too: SQLite takes what it understands. */
static int copy_all(struct repair *repair)
{
    sqlite3_exec(repair->from, "PRAGMA writable_schema = ON; PRAGMA cell_size_check = ON", NULL,
                 NULL, NULL);
    int code = archive_schema_bring_up(repair->to);
    if (code == SQLITE_OK)
        code = sqlite3_exec(repair->to, "BEGIN", NULL, NULL, NULL);
    for (size_t i = 0; i < sizeof tables / sizeof *tables && code == SQLITE_OK; i++)
        copy_table(repair, &tables[i]);
    if (code == SQLITE_OK)
        code = adopt_games(repair);
    if (code == SQLITE_OK)
        code = leave_odd_matches(repair);
    if (code == SQLITE_OK)
        code = make_entries(repair);
    if (code == SQLITE_OK)
        code = sqlite3_exec(repair->to, "COMMIT", NULL, NULL, NULL);
    return code;
}

/* What is of somebody else, or of a later version, is not damaged: it is not understood here. */
static int look_whose(sqlite3 *db)
{
    int code = archive_schema_look(db);
    return code == ARCHIVE_SCHEMA_NEWER || code == ARCHIVE_SCHEMA_FOREIGN ? code : SQLITE_OK;
}

static int make_copy(const char *path, const char *fresh, int *games)
{
    struct repair repair = {0};
    int code = sqlite3_open_v2(fresh, &repair.to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_open_v2(path, &repair.from, SQLITE_OPEN_READONLY, NULL);
    if (code == SQLITE_OK)
        code = look_whose(repair.from);
    if (code == SQLITE_OK)
        code = copy_all(&repair);
    *games = code == SQLITE_OK ? count_games(repair.to) : 0;
    int error = archive_error_of(repair.to, code);
    sqlite3_close(repair.from);
    sqlite3_close(repair.to);
    return error;
}

int archive_rescue(const char *path, struct rescue *out)
{
    struct archive_lock lock;
    char fresh[RESCUE_PATH_SIZE];
    *out = (struct rescue){0};
    print_path(fresh, path, ".rescued");
    archive_lock_open(&lock, path);
    if (!archive_lock_take(&lock, LOCK_FILE)) {
        archive_lock_close(&lock);
        return FILE_ERROR_BUSY;
    }
    unlink(fresh);
    int error = make_copy(path, fresh, &out->games);
    if (!error)
        error = give_second_name(path, out->aside);
    if (!error)
        error = put_in_place(path, fresh);
    if (error)
        unlink(fresh);
    archive_lock_close(&lock);
    return error;
}
