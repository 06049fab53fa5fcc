/* SPDX-License-Identifier: MIT */
/* Opening, closing, and the files of an archive. */
#include "store/archive_head.h"
#include "store/archive_parts.h"
#include "store/archive_snapshot.h"

#include "base/array.h"
#include "base/strbuf.h"
#include "system/files.h"
#include "system/folders.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Refuses what is no ordinary file: SQLite would wait for a pipe for ever, and write to a device.
 */
static int look_at_file(const char *path, bool *there)
{
    struct file_facts facts;
    int error = file_look(path, &facts);
    *there = !error;
    if (error)
        return error == ENOENT ? 0 : error;
    return facts.kind == FILE_ORDINARY ? 0 : FILE_ERROR_KIND;
}

/* SQLite's own pauses grow to a tenth of a second. A program that imports lets others save only for
 * a few milliseconds between two transactions, so the pauses here are short. */
static int wait_for_other(void *data, int times)
{
    struct patience *patience = data;
    if (times == 0)
        patience->until = 0;
    return patience_wait(patience);
}

void archive_set_patience(struct archive *archive, int patience_ms)
{
    archive->patience = (struct patience){.ms = patience_ms};
    sqlite3_busy_handler(archive->db, wait_for_other, &archive->patience);
}

static int prepare_reading(struct archive *archive, int patience_ms)
{
    static const char reading[] = "PRAGMA trusted_schema = OFF;"
                                  "PRAGMA cell_size_check = ON;";
    sqlite3_extended_result_codes(archive->db, 1);
    archive_set_patience(archive, patience_ms);
    return archive_execute(archive->db, reading);
}

/* Where two programs change the kind of journal at once, SQLite gives up without asking whether to
 * wait. */
static int set_journal(sqlite3 *db, int patience_ms)
{
    struct patience patience = {.ms = patience_ms};
    int error;
    do
        error = archive_execute(db, ARCHIVE_SHRINKS_NOT "PRAGMA journal_mode = WAL");
    while (error == FILE_ERROR_BUSY && patience_wait(&patience));
    return error;
}

/* Looks whose file it is before setting the kind of journal, which is written to the file. */
static int prepare_writing(struct archive *archive, bool make, int patience_ms)
{
    static const char writing[] = "PRAGMA synchronous = FULL;"
                                  "PRAGMA cache_size = -1000;";
    int error = prepare_reading(archive, patience_ms);
    if (!error)
        error = archive_schema_look(archive->db);
    if (!error)
        error = set_journal(archive->db, patience_ms);
    if (!error)
        error = archive_execute(archive->db, writing);
    archive->older = !error && !make && archive_schema_is_older(archive->db);
    return error || archive->older ? error : archive_schema_migrate(archive->db);
}

static int note_file(struct archive *archive, const char *path)
{
    struct file_facts facts;
    int error = file_look(path, &facts);
    archive->device = facts.device;
    archive->number = facts.number;
    return error;
}

int archive_open_file(const char *path, sqlite3 **db, int flags)
{
    char native[FILE_NATIVE_SIZE];
    file_native(path, native, sizeof native);
    *db = NULL;
    return native[0] ? sqlite3_open_v2(native, db, flags, NULL) : SQLITE_CANTOPEN;
}

static int open_database(struct archive *archive, const char *path, bool make, int patience_ms)
{
    int flags = SQLITE_OPEN_READWRITE | (make ? SQLITE_OPEN_CREATE : 0);
    int code = archive_open_file(path, &archive->db, flags);
    int error = code == SQLITE_OK ? prepare_writing(archive, make, patience_ms)
                                  : archive_error_of(archive->db, code);
    if (error == ENOENT && make) /* it could not be made */
        error = EACCES;
    archive->read_only = !error && sqlite3_db_readonly(archive->db, "main") == 1;
    return error;
}

static bool look_beside(const char *path, const char *ending, struct file_facts *facts)
{
    size_t size = strlen(path) + strlen(ending) + 1;
    char *name = array_zeroed(size, 1);
    snprintf(name, size, "%s%s", path, ending);
    bool there = file_look(name, facts) == 0;
    free(name);
    return there;
}

static void add_to_uri(struct strbuf *uri, unsigned char byte)
{
    if (isalnum(byte) || strchr("/._-", byte))
        strbuf_addch(uri, (char)byte);
    else
        strbuf_addf(uri, "%%%02X", byte);
}

/* SQLite takes "immutable" only in a URI. */
static int open_immutable(const char *path, sqlite3 **db)
{
    char native[FILE_NATIVE_SIZE], memory[3 * FILE_NATIVE_SIZE + 32];
    struct strbuf uri = strbuf_init(memory, sizeof memory);
    file_native(path, native, sizeof native);
    strbuf_add(&uri, native[0] == '/' ? "file://" : "file:");
    for (const char *at = native; *at; at++)
        add_to_uri(&uri, (unsigned char)*at);
    strbuf_add(&uri, "?immutable=1");
    int code = sqlite3_open_v2(memory, db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL);
    return archive_error_of(*db, code);
}

/* Opens a file that cannot be written. SQLite reads it only if it is told that nobody writes to it;
 * that is true if there is nothing in the journal. */
static int open_barred(struct archive *archive, const char *path, int patience_ms, int barred)
{
    struct file_facts log;
    sqlite3_close(archive->db);
    archive->db = NULL;
    if (look_beside(path, "-wal", &log) && log.size > 0)
        return barred;
    archive->read_only = true;
    int error = open_immutable(path, &archive->db);
    if (!error)
        error = prepare_reading(archive, patience_ms);
    if (!error)
        error = archive_schema_fits(archive->db);
    return error > 0 || error == FILE_ERROR_OLDER ? barred : error;
}

/* If the file could not be opened because nothing can be written, opens it to be read. */
static int finish_opening(struct archive *archive, const char *path, int patience_ms, int error)
{
    int barred = error > 0 || error == FILE_ERROR_OLDER ? file_barred(path) : 0;
    if (barred)
        error = open_barred(archive, path, patience_ms, barred);
    return error ? error : note_file(archive, path);
}

/* Keeps other programs from purging deleted games while the archive is open; waits for one that is
 * purging now. */
static bool share_deleted(struct archive_lock *lock, int patience_ms)
{
    struct patience patience = {.ms = patience_ms};
    bool shared;
    do
        shared = archive_lock_share(lock, LOCK_DELETED);
    while (!shared && patience_wait(&patience));
    return shared;
}

int archive_open(struct archive *archive, const char *path, bool make, int patience_ms)
{
    bool there;
    *archive = (struct archive){0};
    int error = look_at_file(path, &there);
    if (!error && there)
        error = archive_head_look(path);
    else if (!error)
        error = make ? folder_make_above(path, FOLDER_PRIVATE) : ENOENT;
    if (error)
        return error;
    archive_lock_open(&archive->lock, path);
    bool repaired =
        !archive_lock_share(&archive->lock, LOCK_FILE); /* another program is rescuing it */
    error = repaired || !share_deleted(&archive->lock, patience_ms)
                ? FILE_ERROR_BUSY
                : open_database(archive, path, make, patience_ms);
    error = finish_opening(archive, path, patience_ms, error);
    if (error)
        archive_close(archive);
    else if (!there)
        archive_snapshot_set_aside(archive);
    return error;
}

/* Does not check the first bytes: closing the file would drop the locks that SQLite has on it. */
int archive_open_to_read(struct archive *archive, const char *path, int patience_ms)
{
    bool there;
    *archive = (struct archive){0};
    int error = look_at_file(path, &there);
    if (error || !there)
        return error ? error : ENOENT;
    int code = archive_open_file(path, &archive->db, SQLITE_OPEN_READONLY);
    error = archive_error_of(archive->db, code);
    if (!error)
        error = prepare_reading(archive, patience_ms);
    if (!error)
        error = archive_schema_fits(archive->db);
    error = finish_opening(archive, path, patience_ms, error);
    if (error)
        archive_close(archive);
    return error;
}

void archive_close(struct archive *archive)
{
    archive_finish_statements(archive);
    archive_snapshot_drop(archive);
    sqlite3_close(archive->db);
    archive_lock_close(&archive->lock);
    *archive = (struct archive){0};
}

/* The journal is beside the file while it is open. If the file is only read, there must be nothing
 * in a journal: it is read as if nobody wrote to it. */
static bool has_its_log(const struct archive *archive, const char *path)
{
    struct file_facts log;
    bool there = look_beside(path, "-wal", &log);
    return archive->read_only ? !there || log.size == 0 : there;
}

bool archive_error_clings(int error)
{
    return error == EROFS || error == EACCES || error == EPERM || error == EIO || error == EBADF ||
           error == ENODEV;
}

bool archive_in_place(const struct archive *archive, const char *path)
{
    struct file_facts facts;
    bool is = file_look(path, &facts) == 0 && facts.device == archive->device &&
              facts.number == archive->number && has_its_log(archive, path);
    return is && archive_lock_in_place(&archive->lock, path);
}

bool archive_is_file(const char *archive_path, const char *path)
{
    static const char *const endings[] = {"",      "-wal",           "-shm",
                                          "-lock", ARCHIVE_SNAPSHOT, ARCHIVE_SNAPSHOT_FRESH};
    struct file_facts facts, other;
    if (file_look(path, &facts) != 0)
        return false;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (look_beside(archive_path, endings[i], &other) && file_same(&facts, &other))
            return true;
    return false;
}

int archive_migrate(struct archive *archive)
{
    int error = archive->older ? archive_schema_migrate(archive->db) : 0;
    archive->older &= error != 0;
    return error;
}
