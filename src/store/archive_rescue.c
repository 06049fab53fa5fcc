/* SPDX-License-Identifier: MIT */
#include "store/archive_rescue.h"

#include "base/file_error.h"
#include "store/archive_head.h"
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
    NEAR = 1024,         /* ids behind a damaged page that are tried one by one */
    FAR = 64,            /* part of the way from there that is skipped at once later */
    TRIES_MAX = 1 << 20, /* of one table, whatever it looks like */
    NAMES_MAX = 99,
    PATIENCE_MS = 2000,     /* with a program that has one of the files open */
    LOST_MATCHES = 1 << 30, /* their ids begin here */
};

struct repair {
    const char *path;              /* of the damaged file */
    char mended[RESCUE_PATH_SIZE]; /* of a copy of it with a mended head; empty: none is needed */
    sqlite3 *from, *to;
    sqlite3_stmt *read, *write;
    bool unfit;   /* copies the rows that are not what was saved, instead of those that are */
    int imported; /* rows of imported games */
    int error;    /* other than damage: it ends the rescue */
    struct stopper *stopper;
};

/* Returns true if an error of reading may come from what is wrong in the file. ENOSPC: SQLite says
 * so where a damaged page leads beyond the last one that there can be. */
static bool is_damage(int error)
{
    return error == FILE_ERROR_DAMAGED || error == EIO || error == ENOSPC;
}

static void note_read(struct repair *repair, int code)
{
    int error = archive_error_of(repair->from, code);
    if (error && !is_damage(error) && !repair->error)
        repair->error = error;
}

static bool is_over(struct repair *repair)
{
    if (!repair->error && archive_is_stopped(repair->stopper))
        repair->error = ARCHIVE_STOPPED;
    return repair->error != 0;
}

/* --- One row --- */

/* Does not replace a row that has been copied before: the id is taken, so the statement fails. */
static void write_row(struct repair *repair)
{
    int code = sqlite3_step(repair->write);
    if ((code & 0xFF) != SQLITE_CONSTRAINT && !repair->error)
        repair->error = archive_error_of(repair->to, code);
    sqlite3_reset(repair->write);
}

/* copy_match and copy_game copy the row that has been read. */
static void copy_match(struct repair *repair, int64_t id)
{
    struct saved_match row = {0};
    if (archive_read_match(repair->read, &row) == repair->unfit)
        return;
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
    if (archive_read_game(repair->read, &row) != repair->unfit) {
        int64_t deleted = sqlite3_column_int64(repair->read, ARCHIVE_GAME_COLUMNS);
        struct query write = {.row = repair->write};
        query_bind_game(&write, choose_match(repair, id, &row), &row);
        query_bind(&write, id);
        query_bind(&write, deleted == 1 || deleted == 2 ? deleted : 0);
        write_row(repair);
    }
    free(row.text);
}

/* --- A table, around its damaged pages --- */

static const struct table {
    const char *search;            /* the first row from ?1 on */
    const char *named[2];          /* rows that are named elsewhere in the file */
    const char *read, *read_first; /* the row ?1, and that in the first version */
    const char *write;
    void (*copy)(struct repair *repair, int64_t id);
} tables[] = {
    {
        "SELECT id FROM match NOT INDEXED WHERE id >= ?1 ORDER BY id LIMIT 1",
        {"SELECT id FROM match INDEXED BY match_turn",
         "SELECT DISTINCT match FROM game INDEXED BY sqlite_autoindex_game_1"},
        "SELECT " ARCHIVE_MATCH_ROW ", turn, abandoned FROM match NOT INDEXED WHERE id = ?1",
        "SELECT " ARCHIVE_MATCH_ROW ", turn, abandoned FROM match NOT INDEXED WHERE id = ?1",
        "INSERT INTO match (player1, player2, starter, current, turned, page, sum, key, id,"
        " turn, abandoned) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
        copy_match,
    },
    {
        "SELECT id FROM game NOT INDEXED WHERE id >= ?1 ORDER BY id LIMIT 1",
        {"SELECT id FROM game INDEXED BY sqlite_autoindex_game_1", "SELECT game FROM entry"},
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
    int code = sqlite3_step(repair->read);
    note_read(repair, code);
    if (code == SQLITE_ROW)
        table->copy(repair, id);
    sqlite3_reset(repair->read);
}

enum search {
    SEARCH_FOUND,
    SEARCH_OVER,   /* no more rows */
    SEARCH_FAILED, /* on a damaged page */
};

/* Finds the first row from `at` on. A damaged tree may lead anywhere. */
static enum search next_row(struct repair *repair, sqlite3_stmt *search, int64_t at, int64_t *row)
{
    sqlite3_bind_int64(search, 1, at);
    int code = sqlite3_step(search);
    note_read(repair, code);
    if (code == SQLITE_ROW)
        *row = sqlite3_column_int64(search, 0);
    sqlite3_reset(search);
    if (code == SQLITE_DONE)
        return SEARCH_OVER;
    return code == SQLITE_ROW && *row >= at ? SEARCH_FOUND : SEARCH_FAILED;
}

/* Returns the first id between these from which the search does not fail; it fails from `bad`. */
static int64_t end_of_damage(struct repair *repair, sqlite3_stmt *search, int64_t bad, int64_t good)
{
    int64_t row;
    while (good - bad > 1) {
        int64_t middle = bad + (good - bad) / 2;
        if (next_row(repair, search, middle, &row) == SEARCH_FAILED)
            bad = middle;
        else
            good = middle;
    }
    return good;
}

/* Copies all rows that can be reached. Behind a damaged page the next ids are tried, and then those
 * that are farther and farther away. Returns true if there was damage. */
static bool copy_along(struct repair *repair, const struct table *table, sqlite3_stmt *search)
{
    int64_t at = 1, last = 0, failed = 0, row; /* `last`: the last row; `failed`: the last try */
    for (int tries = 0; tries < TRIES_MAX && !is_over(repair);) {
        enum search result = next_row(repair, search, at, &row);
        if (result == SEARCH_FAILED) {
            int64_t step = at - last < NEAR ? 1 : (at - last) / FAR;
            failed = at;
            if (at > INT64_MAX - step)
                break;
            at += step;
            tries++;
        } else if (failed > last && at - failed > 1) {
            at = end_of_damage(repair, search, failed, at);
            failed = at - 1;
        } else if (result == SEARCH_FOUND && row < INT64_MAX) {
            copy_row(repair, table, row);
            last = row;
            at = row + 1;
        } else {
            break;
        }
    }
    return failed > 0;
}

/* Copies what stands between two damaged pages, and what lies behind a hole of ids. */
static void copy_named(struct repair *repair, const struct table *table, const char *named)
{
    sqlite3_stmt *names;
    int code = sqlite3_prepare_v2(repair->from, named, -1, &names, NULL);
    for (int tries = 0; code == SQLITE_OK && tries < TRIES_MAX && !is_over(repair) &&
                        sqlite3_step(names) == SQLITE_ROW;
         tries++)
        copy_row(repair, table, sqlite3_column_int64(names, 0));
    sqlite3_finalize(names);
}

static void copy_table(struct repair *repair, const struct table *table)
{
    sqlite3_stmt *search;
    repair->read = repair->write = NULL;
    if (sqlite3_prepare_v2(repair->from, table->search, -1, &search, NULL) != SQLITE_OK)
        return;
    if ((sqlite3_prepare_v2(repair->from, table->read, -1, &repair->read, NULL) == SQLITE_OK ||
         sqlite3_prepare_v2(repair->from, table->read_first, -1, &repair->read, NULL) ==
             SQLITE_OK) &&
        sqlite3_prepare_v2(repair->to, table->write, -1, &repair->write, NULL) == SQLITE_OK &&
        copy_along(repair, table, search))
        for (int i = 0; i < 2; i++)
            copy_named(repair, table, table->named[i]);
    sqlite3_finalize(repair->write);
    sqlite3_finalize(repair->read);
    sqlite3_finalize(search);
}

/* --- Files --- */

static void print_path(char out[RESCUE_PATH_SIZE], const char *path, const char *ending)
{
    struct strbuf buf = strbuf_init(out, RESCUE_PATH_SIZE);
    strbuf_add(&buf, path);
    strbuf_add(&buf, ending);
}

/* Undoes give_name. */
static void take_name_back(const char *path, const char *aside)
{
    char from[RESCUE_PATH_SIZE], to[RESCUE_PATH_SIZE];
    print_path(from, aside, "-wal");
    print_path(to, path, "-wal");
    file_put_in_place(from, to, PATIENCE_MS);
    if (file_second_name(aside, path) == EEXIST)
        file_remove(aside);
}

/* Gives the file another name beside the first, and its journal, if it has one, that name alone.
 * EEXIST: something has it. */
static int give_name(const char *path, const char *aside)
{
    char from[RESCUE_PATH_SIZE], to[RESCUE_PATH_SIZE];
    print_path(from, path, "-wal");
    print_path(to, aside, "-wal");
    int error = file_name_is_free(to) ? file_second_name(path, aside) : EEXIST;
    if (error)
        return error;
    error = file_put_in_place(from, to, PATIENCE_MS);
    if (!error || error == ENOENT)
        return 0;
    take_name_back(path, aside);
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

/* Replaces the old file, which has no journal any more, by the new one. The folder is waited for:
 * the old one must not come back without its journal. */
static int put_in_place(const char *path, const char *fresh)
{
    char index[RESCUE_PATH_SIZE];
    print_path(index, path, "-shm");
    int error = file_remove(index);
    if (!error || error == ENOENT)
        error = file_put_in_place(fresh, path, PATIENCE_MS);
    if (!error)
        folder_sync_above(path);
    return error;
}

/* --- From one archive to the other --- */

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

/* The schema may be damaged too, so only what SQLite understands is read. */
static void copy_tables(struct repair *repair, bool unfit)
{
    repair->unfit = unfit;
    sqlite3_exec(repair->from, "PRAGMA writable_schema = ON; PRAGMA cell_size_check = ON", NULL,
                 NULL, NULL);
    archive_let_stop(repair->from, repair->stopper);
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        copy_table(repair, &tables[i]);
}

/* Returns true if a match has another key in the snapshot: it is that of another archive. */
static bool is_foreign(sqlite3 *to, const char *snapshot)
{
    int64_t others = 1;
    char native[FILE_NATIVE_SIZE];
    struct query attach = query_begin_text(to, "ATTACH ?1 AS snapshot");
    file_native(snapshot, native, sizeof native);
    query_bind_text(&attach, native);
    if (query_run(&attach) != 0)
        return true;
    struct query query =
        query_begin_text(to, "SELECT count(*) FROM match JOIN snapshot.match AS old USING (id)"
                             " WHERE old.key <> match.key");
    query_read(&query, &others);
    archive_execute(to, "DETACH snapshot");
    return others != 0;
}

/* Adds the rows that only the snapshot has. */
static void copy_snapshot(struct repair *repair, const char *snapshot)
{
    struct file_facts facts;
    if (file_look(snapshot, &facts) != 0 || is_foreign(repair->to, snapshot))
        return;
    if (archive_open_file(snapshot, &repair->from, SQLITE_OPEN_READONLY) == SQLITE_OK &&
        archive_schema_look(repair->from) == 0)
        copy_tables(repair, false);
    sqlite3_close(repair->from);
}

/* The head may look wrong and be right: then the file itself tells more than the copy. */
static void copy_file(struct repair *repair, bool unfit)
{
    const char *const paths[] = {repair->mended, repair->path};
    for (int i = 0; i < 2; i++) {
        if (!paths[i][0] || is_over(repair))
            continue;
        note_read(repair, archive_open_file(paths[i], &repair->from, SQLITE_OPEN_READONLY));
        copy_tables(repair, unfit);
        sqlite3_close(repair->from);
    }
}

/* Copies whole rows first, then those that the snapshot has, and then what is left of the others.
 */
static int copy_rows(struct repair *repair, struct rescue *out)
{
    char snapshot[RESCUE_PATH_SIZE];
    print_path(snapshot, repair->path, ARCHIVE_SNAPSHOT);
    copy_file(repair, false);
    out->of_snapshot = -count_games(repair->to);
    copy_snapshot(repair, snapshot);
    out->of_snapshot += count_games(repair->to);
    copy_file(repair, true);
    return is_over(repair) ? repair->error : 0;
}

static int copy_all(struct repair *repair, struct rescue *out)
{
    int error = archive_schema_migrate(repair->to);
    if (!error)
        error = archive_execute(repair->to, "BEGIN");
    if (!error)
        error = copy_rows(repair, out);
    if (!error)
        error = adopt_games(repair);
    if (!error)
        error = leave_odd_matches(repair);
    archive_let_stop(repair->to, repair->stopper);
    if (!error)
        error = make_entries(repair);
    archive_let_stop(repair->to, NULL);
    out->games = count_games(repair->to);
    return error ? error : archive_execute(repair->to, "COMMIT");
}

/* --- A damaged head --- */

static int copy_bytes(FILE *from, FILE *to, struct stopper *stopper)
{
    char block[1 << 16];
    size_t count;
    errno = 0;
    while ((count = fread(block, 1, sizeof block, from)) > 0) {
        if (archive_is_stopped(stopper))
            return ARCHIVE_STOPPED;
        if (fwrite(block, 1, count, to) != count)
            return file_stream_error();
    }
    return ferror(from) ? file_stream_error() : 0;
}

/* Makes a file at `name` of the head and what `from` has from there on. */
static int write_copy(const char *name, const void *head, size_t size, FILE *from,
                      struct stopper *stopper)
{
    FILE *to;
    int error = file_make(name, &to);
    if (error)
        return error;
    errno = 0;
    error = fwrite(head, 1, size, to) == size ? copy_bytes(from, to, stopper) : file_stream_error();
    errno = 0;
    return fclose(to) == 0 || error ? error : file_stream_error();
}

/* Copies the journal of the file, if it has one. */
static int copy_journal(const char *path, const char *copy, struct stopper *stopper)
{
    char name[RESCUE_PATH_SIZE];
    struct file_facts facts;
    FILE *from;
    print_path(name, path, "-wal");
    int error = file_open(name, &from, &facts);
    if (error)
        return error == ENOENT ? 0 : error;
    print_path(name, copy, "-wal");
    error = write_copy(name, "", 0, from, stopper);
    fclose(from);
    return error;
}

/* A file of another program, or of a later version, is not damaged. */
static int look_whose(const char *path)
{
    sqlite3 *db;
    int error = archive_error_of(NULL, archive_open_file(path, &db, SQLITE_OPEN_READONLY));
    if (!error)
        error = archive_schema_look(db);
    sqlite3_close(db);
    return is_damage(error) ? 0 : error;
}

/* SQLite reads nothing behind a damaged head. So if the head is not as it should be, this makes a
 * copy with a mended one, and notes it in `repair`. */
static int mend_head(struct repair *repair, const char *copy)
{
    unsigned char head[ARCHIVE_HEAD_SIZE];
    struct file_facts facts;
    FILE *from;
    bool mended = false;
    int error = file_open(repair->path, &from, &facts);
    if (error)
        return error;
    if (fread(head, 1, sizeof head, from) == sizeof head)
        error = archive_head_mend(head, (uint64_t)facts.size, &mended);
    if (!error && mended)
        error = write_copy(copy, head, sizeof head, from, repair->stopper);
    fclose(from);
    if (error || !mended)
        return error;
    strbuf_copy(repair->mended, sizeof repair->mended, copy);
    error = copy_journal(repair->path, copy, repair->stopper);
    return error ? error : look_whose(copy);
}

static void remove_database(const char *path)
{
    static const char *const endings[] = {"", "-wal", "-shm"};
    char name[RESCUE_PATH_SIZE];
    for (int i = 0; i < 3; i++) {
        print_path(name, path, endings[i]);
        file_remove(name);
    }
}

/* Makes the new archive at `fresh`. */
static int rescue_into(const char *fresh, struct repair *repair, struct rescue *out)
{
    char copy[RESCUE_PATH_SIZE];
    print_path(copy, repair->path, ".mended");
    remove_database(copy);
    int error = look_whose(repair->path);
    if (!error)
        error = mend_head(repair, copy);
    if (!error)
        error = archive_error_of(
            repair->to,
            archive_open_file(fresh, &repair->to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE));
    if (!error)
        error = copy_all(repair, out);
    sqlite3_close(repair->to);
    remove_database(copy);
    return error;
}

/* --- All of it --- */

/* `path` has no links: what SQLite puts beside the file is beside that. */
static int rescue_file(const char *path, struct stopper *stopper, struct rescue *out)
{
    struct repair repair = {.path = path, .stopper = stopper};
    char fresh[RESCUE_PATH_SIZE];
    print_path(fresh, path, ".rescued");
    file_remove(fresh);
    int error = rescue_into(fresh, &repair, out);
    if (!error)
        error = give_second_name(path, out->aside);
    if (!error) {
        error = put_in_place(path, fresh);
        if (error)
            take_name_back(path, out->aside);
    }
    if (error)
        file_remove(fresh);
    return error;
}

int archive_rescue(const char *path, bool (*stop)(void *data), void *data, struct rescue *out)
{
    struct archive_lock lock;
    struct stopper stopper = {stop, data};
    char real[FILE_PATH_SIZE];
    *out = (struct rescue){0};
    int error = folder_resolve(path, real, sizeof real);
    if (error)
        return error;
    archive_lock_open(&lock, path);
    error =
        archive_lock_take(&lock, LOCK_FILE) ? rescue_file(real, &stopper, out) : FILE_ERROR_BUSY;
    archive_lock_close(&lock);
    return error;
}
