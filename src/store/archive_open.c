/* SPDX-License-Identifier: MIT */
/* The half of archive.h that opens, and knows files. */
#include "store/archive.h"

#include "base/array.h"
#include "base/folders.h"
#include "base/strbuf.h"
#include "store/archive_schema.h"
#include "store/archive_statements.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Why nothing can be written in the folder of the file; 0: it can. */
static int folder_barred(const char *path)
{
    char *folder = array_copy_text(path);
    char *slash = strrchr(folder, '/');
    if (slash)
        slash[1] = '\0'; /* it stays: it may be all of the path */
    int error = access(slash ? folder : ".", W_OK) == 0 ? 0 : errno;
    free(folder);
    return error;
}

int archive_barred(const char *path)
{
    return access(path, W_OK) == 0 || errno == ENOENT ? folder_barred(path) : errno;
}

/* What the system has said of it last may be of another file: SQLite has looked for several. */
static int why_barred(sqlite3 *db, int otherwise)
{
    const char *path = db ? sqlite3_db_filename(db, "main") : NULL;
    int error = path && path[0] ? archive_barred(path) : 0;
    return error ? error : otherwise;
}

/* Of the file to which is written first. */
static int journal_error(sqlite3 *db)
{
    sqlite3_file *file = NULL;
    int error = 0;
    if (sqlite3_file_control(db, "main", SQLITE_FCNTL_JOURNAL_POINTER, &file) == SQLITE_OK &&
        file && file->pMethods)
        file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error);
    return error;
}

static int system_error(sqlite3 *db)
{
    int error = db ? sqlite3_system_errno(db) : 0;
    if (error <= 0 && db)
        error = journal_error(db);
    return error > 0 ? error : EIO;
}

int archive_error_of(sqlite3 *db, int code)
{
    switch (code) {
    case ARCHIVE_SCHEMA_NEWER:
        return FILE_ERROR_NEWER;
    case ARCHIVE_SCHEMA_FOREIGN:
        return FILE_ERROR_FOREIGN;
    case ARCHIVE_SCHEMA_OLDER:
        return ESTALE;
    }
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
        return why_barred(db, EACCES);
    case SQLITE_INTERRUPT:
        return EINTR;
    case SQLITE_NOTFOUND:
        return ESTALE;
    case SQLITE_IOERR:
        return system_error(db);
    case SQLITE_CANTOPEN:
        return why_barred(db, system_error(db));
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

enum {
    STEP_MS = 2, /* of waiting for another program */
};

/* SQLite's own pauses grow to a tenth of a second, and who takes games in lets others save for a
 * few milliseconds only, again and again. */
static int wait_for_other(void *patience_ms, int times)
{
    if (times * STEP_MS >= (int)(intptr_t)patience_ms)
        return 0;
    sqlite3_sleep(STEP_MS);
    return 1;
}

static void set_patience(sqlite3 *db, int patience_ms)
{
    sqlite3_busy_handler(db, wait_for_other, (void *)(intptr_t)patience_ms);
}

static int prepare_reading(struct archive *archive, int patience_ms)
{
    static const char reading[] = "PRAGMA trusted_schema = OFF;"
                                  "PRAGMA cell_size_check = ON;";
    sqlite3_extended_result_codes(archive->db, 1);
    set_patience(archive->db, patience_ms);
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
    return archive_error_of(archive->db, code);
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
    archive->read_only = !error && sqlite3_db_readonly(archive->db, "main") == 1;
    return error;
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

static void add_to_uri(struct strbuf *uri, unsigned char byte)
{
    if (isalnum(byte) || strchr("/._-", byte))
        strbuf_addch(uri, (char)byte);
    else
        strbuf_addf(uri, "%%%02X", byte);
}

/* By a URI, as it cannot be asked for otherwise. */
static int open_immutable(const char *path, sqlite3 **db)
{
    size_t size = 3 * strlen(path) + sizeof "file://?immutable=1";
    char *memory = array_zeroed(size, 1);
    struct strbuf uri = strbuf_init(memory, size);
    strbuf_add(&uri, path[0] == '/' ? "file://" : "file:");
    for (const char *at = path; *at; at++)
        add_to_uri(&uri, (unsigned char)*at);
    strbuf_add(&uri, "?immutable=1");
    int code = sqlite3_open_v2(memory, db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL);
    free(memory);
    return code;
}

/* Where it cannot write SQLite reads only what it is told that nobody else writes to: so it is
 * where nothing lies beside the file that is to come into it. */
static int open_barred(struct archive *archive, const char *path, int patience_ms, int barred)
{
    struct stat about;
    sqlite3_close(archive->db);
    archive->db = NULL;
    if (look_beside(path, "-wal", &about) && about.st_size > 0)
        return barred;
    archive->read_only = true;
    int code = open_immutable(path, &archive->db);
    if (code == SQLITE_OK)
        code = prepare_reading(archive, patience_ms);
    if (code == SQLITE_OK)
        code = archive_schema_fits(archive->db);
    int error = archive_error_of(archive->db, code);
    return error > 0 ? barred : error;
}

/* What has been opened, or could not be, and whether it is there to be read at least. */
static int finish_opening(struct archive *archive, const char *path, int patience_ms, int error)
{
    int barred = error > 0 ? archive_barred(path) : 0;
    if (barred)
        error = open_barred(archive, path, patience_ms, barred);
    return error ? error : note_file(archive, path);
}

/* While the archive is open no other program takes away for good what has been deleted; one that
 * does so now is waited for. */
static bool share_deleted(struct archive_lock *lock, int patience_ms)
{
    bool shared = archive_lock_share(lock, LOCK_DELETED);
    for (int waited = 0; !shared && waited < patience_ms; waited += STEP_MS) {
        sqlite3_sleep(STEP_MS);
        shared = archive_lock_share(lock, LOCK_DELETED);
    }
    return shared;
}

int archive_open(struct archive *archive, const char *path, bool make, int patience_ms)
{
    bool there;
    *archive = (struct archive){0};
    int error = look_at_file(path, &there);
    if (!error && there)
        error = look_at_head(path);
    else if (!error)
        error = make ? folders_make_above(path, FOLDERS_PRIVATE) : ENOENT;
    if (error)
        return error;
    archive_lock_open(&archive->lock, path);
    bool repaired = !archive_lock_share(&archive->lock, LOCK_FILE); /* at this moment */
    error = repaired || !share_deleted(&archive->lock, patience_ms)
                ? FILE_ERROR_BUSY
                : open_database(archive, path, make, patience_ms);
    error = finish_opening(archive, path, patience_ms, error);
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
    error = finish_opening(archive, path, patience_ms, archive_error_of(archive->db, code));
    if (error)
        archive_close(archive);
    return error;
}

void archive_close(struct archive *archive)
{
    archive_finish_statements(archive);
    sqlite3_close(archive->db);
    archive_lock_close(&archive->lock);
    *archive = (struct archive){0};
}

static bool same_file(const struct stat *a, const struct stat *b)
{
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

/* What goes into the file lies beside it while it is open. Of one that can only be read nothing
 * may: it is read as if nobody wrote to it. */
static bool has_its_log(const struct archive *archive, const char *path)
{
    struct stat about;
    bool there = look_beside(path, "-wal", &about);
    return archive->read_only ? !there || about.st_size == 0 : there;
}

bool archive_in_place(const struct archive *archive, const char *path)
{
    struct stat about, lock;
    bool is = stat(path, &about) == 0 && (uint64_t)about.st_dev == archive->device &&
              (uint64_t)about.st_ino == archive->number && has_its_log(archive, path);
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

void archive_set_patience(struct archive *archive, int patience_ms)
{
    set_patience(archive->db, patience_ms);
}
