/* SPDX-License-Identifier: MIT */
#include "store/archive_rescue.h"

#include "base/file_error.h"
#include "store/archive_parts.h"
#include "system/files.h"
#include "system/folders.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    GAP_MAX = 100000, /* rows behind a damaged page that are tried one by one */
    NAMES_MAX = 99,
    LOST_MATCHES = 1 << 30, /* their ids begin here */
};

struct repair {
    sqlite3 *from, *to;
    sqlite3_stmt *read, *write;
    int rows;     /* copied */
    int imported; /* rows of imported games */
};

/* --- One row --- */

static bool write_row(struct repair *repair)
{
    bool written = sqlite3_step(repair->write) == SQLITE_DONE;
    sqlite3_reset(repair->write);
    repair->rows += written;
    return written;
}

/* copy_match and copy_game copy the row that has been read. */
static void copy_match(struct repair *repair, int64_t id)
{
    struct saved_match row = {0};
    archive_read_match(repair->read, &row);
    struct query write = {.row = repair->write};
    query_bind_match(&write, &row);
    query_bind(&write, id);
    query_bind(&write, sqlite3_column_int64(repair->read, ARCHIVE_MATCH_COLUMNS));
    query_bind(&write, sqlite3_column_int64(repair->read, ARCHIVE_MATCH_COLUMNS + 1));
    write_row(repair);
}

/* A game that has lost its serial or its match gets a match of its own. Imported games are numbered
 * anew. */
static int64_t choose_match(struct repair *repair, int64_t id, struct saved_game *row)
{
    int64_t match = sqlite3_column_int64(repair->read, ARCHIVE_GAME_COLUMNS - 1);
    if (match == 0) {
        row->serial = ++repair->imported;
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
    int64_t deleted = sqlite3_column_int64(repair->read, ARCHIVE_GAME_COLUMNS);
    struct query write = {.row = repair->write};
    query_bind_game(&write, choose_match(repair, id, &row), &row);
    query_bind(&write, id);
    query_bind(&write, deleted == 1 || deleted == 2 ? deleted : 0);
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

/* Finds the row next to `id`. Returns false if there is none (`*over`), or on a damaged page. */
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

/* Returns true if `next` lies strictly between `id` and `to`: a damaged tree may lead anywhere,
 * also in a circle. */
static bool is_between(int64_t id, int64_t next, int64_t to)
{
    return id < to ? id < next && next < to : to < next && next < id;
}

/* Copies rows from `from` towards `to` until an error. Returns the last row. */
static int64_t copy_along(struct repair *repair, const struct table *table, const char *query,
                          int64_t from, int64_t to, bool *over)
{
    sqlite3_stmt *search;
    int64_t id = from, next = from;
    *over = false;
    if (sqlite3_prepare_v2(repair->from, query, -1, &search, NULL) != SQLITE_OK)
        return from;
    while (next_row(search, id, &next, over) && is_between(id, next, to)) {
        id = next;
        copy_row(repair, table, id);
    }
    *over |= next == to && id != from;
    sqlite3_finalize(search);
    return id;
}

/* Copies from both ends up to the damage, and then what can be found inside. */
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

/* Gives the file, and its journal if it has one, another name beside the first. EEXIST: something
 * has that name. */
static int give_name(const char *path, const char *aside)
{
    char from[RESCUE_PATH_SIZE], to[RESCUE_PATH_SIZE];
    int error = file_second_name(path, aside);
    if (error)
        return error;
    print_path(from, path, "-wal");
    print_path(to, aside, "-wal");
    error = file_second_name(from, to);
    if (!error || error == ENOENT)
        return 0;
    remove(aside);
    return error;
}

/* Takes the first name that is free. */
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

/* Replaces the old file by the new one, after removing the journal of the old one. */
static int put_in_place(const char *path, const char *fresh)
{
    char journal[RESCUE_PATH_SIZE];
    static const char *const journals[] = {"-wal", "-shm"};
    for (int i = 0; i < 2; i++) {
        print_path(journal, path, journals[i]);
        if (remove(journal) != 0 && errno != ENOENT)
            return errno;
    }
    if (rename(fresh, path) != 0)
        return errno;
    folder_sync_above(path); /* the old one has no journal any more: it must not come back */
    return 0;
}

/* --- All of it --- */

static int count_games(sqlite3 *db)
{
    int64_t games = 0;
    struct query query = query_begin_text(db, "SELECT count(*) FROM game WHERE deleted = 0");
    query_read(&query, &games);
    return (int)games;
}

/* Gives games whose match is lost a match without names. */
static int adopt_games(struct repair *repair)
{
    static const char query[] = "SELECT DISTINCT match FROM game"
                                " WHERE match <> 0 AND match NOT IN (SELECT id FROM match)";
    struct saved_match nameless = {.page = "play"};
    struct query orphans = query_begin_text(repair->to, query);
    struct query write = query_begin_text(repair->to, tables[0].write);
    repair->write = write.row;
    while (!write.error && query_step(&orphans)) {
        nameless.key = archive_new_key();
        write.bound = 0;
        query_bind_match(&write, &nameless);
        query_bind(&write, sqlite3_column_int64(orphans.row, 0));
        query_bind(&write, 0);
        query_bind(&write, 0);
        write_row(repair);
    }
    int error = query_end(&write), error_of_search = query_end(&orphans);
    return error ? error : error_of_search;
}

/* Leaves matches without games, so no start takes them up; and all nameless matches but the last.
 */
static int leave_odd_matches(struct repair *repair)
{
    static const char query[] =
        "UPDATE match SET abandoned = 1 WHERE id NOT IN (SELECT match FROM game WHERE place > 0)"
        " OR (turn = 0 AND id < (SELECT max(id) FROM match WHERE turn = 0))";
    return archive_execute(repair->to, query);
}

static int make_entries(struct repair *repair)
{
    struct archive archive = {.db = repair->to};
    int error = archive_mend_entries(&archive);
    archive_finish_statements(&archive);
    return error;
}

/* Copies what can be read. The schema may be damaged too, so only what SQLite understands is read.
 */
static int copy_all(struct repair *repair)
{
    sqlite3_exec(repair->from, "PRAGMA writable_schema = ON; PRAGMA cell_size_check = ON", NULL,
                 NULL, NULL);
    int error = archive_schema_migrate(repair->to);
    if (!error)
        error = archive_execute(repair->to, "BEGIN");
    for (size_t i = 0; i < sizeof tables / sizeof *tables && !error; i++)
        copy_table(repair, &tables[i]);
    if (!error)
        error = adopt_games(repair);
    if (!error)
        error = leave_odd_matches(repair);
    if (!error)
        error = make_entries(repair);
    return error ? error : archive_execute(repair->to, "COMMIT");
}

/* A file of another program, or of a later version, is not damaged. */
static int look_whose(sqlite3 *db)
{
    int error = archive_schema_look(db);
    return error == FILE_ERROR_NEWER || error == FILE_ERROR_FOREIGN ? error : 0;
}

static int make_copy(const char *path, const char *fresh, int *games)
{
    struct repair repair = {0};
    int code = sqlite3_open_v2(fresh, &repair.to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_open_v2(path, &repair.from, SQLITE_OPEN_READONLY, NULL);
    int error = archive_error_of(repair.to, code);
    if (!error)
        error = look_whose(repair.from);
    if (!error)
        error = copy_all(&repair);
    *games = error ? 0 : count_games(repair.to);
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
    remove(fresh);
    int error = make_copy(path, fresh, &out->games);
    if (!error)
        error = give_second_name(path, out->aside);
    if (!error)
        error = put_in_place(path, fresh);
    if (error)
        remove(fresh);
    archive_lock_close(&lock);
    return error;
}
