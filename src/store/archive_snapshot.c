/* SPDX-License-Identifier: MIT */
#include "store/archive_snapshot.h"

#include "base/log.h"
#include "store/archive_parts.h"
#include "system/folders.h"

#include <errno.h>
#include <stdio.h>

enum {
    SLICE_PAGES = 64, /* that are copied between two questions whether to stop */
    FOLLOW_PATIENCE_MS = 200,
    PATIENCE_MS = 2000, /* with a program that has the last one open */
};

void archive_beside(sqlite3 *db, const char *ending, char out[ARCHIVE_BESIDE_SIZE])
{
    struct strbuf buf = strbuf_init(out, ARCHIVE_BESIDE_SIZE);
    strbuf_add(&buf, sqlite3_db_filename(db, "main"));
    strbuf_add(&buf, ending);
    if (buf.truncated)
        out[0] = '\0';
}

/* --- Is it time? --- */

static bool look_beside(const struct archive *archive, const char *ending, struct file_facts *facts)
{
    char path[ARCHIVE_BESIDE_SIZE];
    archive_beside(archive->db, ending, path);
    return file_look(path, facts) == 0;
}

/* A snapshot from the future does not count: the clock was wrong then, or is now. */
bool archive_snapshot_due(const struct archive *archive, int64_t now)
{
    struct file_facts snapshot, file, log;
    if (!look_beside(archive, ARCHIVE_SNAPSHOT, &snapshot))
        return true;
    bool changed = look_beside(archive, "", &file) && file.seconds >= snapshot.seconds;
    changed |=
        look_beside(archive, "-wal", &log) && log.size > 0 && log.seconds >= snapshot.seconds;
    bool old = now >= snapshot.seconds + SNAPSHOT_SECONDS || now < snapshot.seconds;
    return changed && old;
}

/* --- Copying --- */

void archive_snapshot_drop(struct archive *archive)
{
    char fresh[ARCHIVE_BESIDE_SIZE];
    if (!archive->copy)
        return;
    sqlite3_backup_finish(archive->backup);
    sqlite3_close(archive->copy);
    archive->backup = NULL;
    archive->copy = NULL;
    archive_beside(archive->db, ARCHIVE_SNAPSHOT_FRESH, fresh);
    file_remove(fresh);
    archive_lock_drop(&archive->lock, LOCK_SNAPSHOT);
}

static int begin(struct archive *archive)
{
    char fresh[ARCHIVE_BESIDE_SIZE];
    if (!archive_lock_take(&archive->lock, LOCK_SNAPSHOT))
        return FILE_ERROR_BUSY;
    archive_beside(archive->db, ARCHIVE_SNAPSHOT_FRESH, fresh);
    if (!fresh[0])
        return ENAMETOOLONG;
    file_remove(fresh);
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    int code = archive_open_file(fresh, &archive->copy, flags);
    if (code == SQLITE_OK) {
        archive->backup = sqlite3_backup_init(archive->copy, "main", archive->db, "main");
        code = archive->backup ? SQLITE_OK : sqlite3_errcode(archive->copy);
    }
    return archive_error_of(archive->copy, code);
}

/* While another program writes, SQLite begins with the first page again. */
static int copy_pages(struct archive *archive, const struct stopper *stopper)
{
    int code = SQLITE_OK;
    while (code == SQLITE_OK) {
        if (archive_is_stopped(stopper))
            return ARCHIVE_STOPPED;
        code = sqlite3_backup_step(archive->backup, SLICE_PAGES);
    }
    return code == SQLITE_DONE ? 0 : archive_error_of(archive->copy, code);
}

/* The copy is a file by itself, without a journal. */
static int end_copying(struct archive *archive)
{
    int code = sqlite3_backup_finish(archive->backup);
    archive->backup = NULL;
    int error = archive_error_of(archive->copy, code);
    return error ? error : archive_execute(archive->copy, "PRAGMA journal_mode = DELETE");
}

/* Games may have been deleted while the copy was being checked, so it follows the archive at last.
 */
static int put_in_place(struct archive *archive)
{
    char fresh[ARCHIVE_BESIDE_SIZE], path[ARCHIVE_BESIDE_SIZE];
    int code = sqlite3_close(archive->copy);
    archive_beside(archive->db, ARCHIVE_SNAPSHOT_FRESH, fresh);
    archive_beside(archive->db, ARCHIVE_SNAPSHOT, path);
    archive->copy = NULL;
    int error = code == SQLITE_OK ? 0 : EIO;
    if (!error)
        error = file_put_in_place(fresh, path, PATIENCE_MS);
    if (error)
        file_remove(fresh);
    else
        folder_sync_above(path);
    archive_lock_drop(&archive->lock, LOCK_SNAPSHOT);
    archive_snapshot_follow(archive);
    return error;
}

int archive_snapshot_make(struct archive *archive, bool (*stop)(void *data), void *data)
{
    struct stopper stopper = {stop, data};
    int error = archive->copy ? 0 : begin(archive);
    if (!error && archive->backup)
        error = copy_pages(archive, &stopper);
    if (!error && archive->backup)
        error = end_copying(archive);
    if (!error)
        error = archive_check_rows(archive->copy, &stopper);
    if (!error)
        return put_in_place(archive);
    if (error != ARCHIVE_STOPPED)
        archive_snapshot_drop(archive);
    return error;
}

void archive_snapshot_set_aside(const struct archive *archive)
{
    char path[ARCHIVE_BESIDE_SIZE], aside[ARCHIVE_BESIDE_SIZE + 8];
    archive_beside(archive->db, ARCHIVE_SNAPSHOT, path);
    if (file_back_up(path, aside, sizeof aside) == 0)
        file_remove(path);
}

/* --- Deletions --- */

/* Rows are few here: those that are marked as deleted have an index. */
static const char follow[] =
    "UPDATE game SET deleted = 1 WHERE deleted = 0"
    "  AND id IN (SELECT id FROM archive.game WHERE deleted <> 0);"
    "UPDATE game SET deleted = 0 WHERE deleted <> 0"
    "  AND id IN (SELECT id FROM archive.game AS now WHERE now.id = game.id AND now.deleted = 0);"
    "DELETE FROM game WHERE deleted <> 0"
    "  AND NOT EXISTS (SELECT 1 FROM archive.game AS now WHERE now.id = game.id)";

static int attach(sqlite3 *db, sqlite3 *archive)
{
    struct query query = query_begin_text(db, "ATTACH ?1 AS archive");
    query_bind_text(&query, sqlite3_db_filename(archive, "main"));
    return query_run(&query);
}

void archive_snapshot_follow(const struct archive *archive)
{
    char path[ARCHIVE_BESIDE_SIZE];
    sqlite3 *db;
    struct file_facts facts;
    archive_beside(archive->db, ARCHIVE_SNAPSHOT, path);
    if (file_look(path, &facts) != 0)
        return;
    int code = archive_open_file(path, &db, SQLITE_OPEN_READWRITE);
    int error = archive_error_of(db, code);
    sqlite3_busy_timeout(db, FOLLOW_PATIENCE_MS);
    if (!error)
        error = attach(db, archive->db);
    if (!error)
        error = archive_execute(db, follow);
    if (error)
        log_warning("%s does not follow what was deleted: error %d", path, error);
    sqlite3_close(db);
}
