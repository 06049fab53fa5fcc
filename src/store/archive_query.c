/* SPDX-License-Identifier: MIT */
/* Statements, their errors, transactions, and stopping. */
#include "store/archive_parts.h"

#include "system/files.h"

#include <errno.h>

static const char *const texts[ARCHIVE_STATEMENT_COUNT] = {
#define STATEMENT(name, text) [name] = text,
#include "store/statements.inc"
#undef STATEMENT
};

/* --- Errors --- */

/* The last error of the system may be about another file, since SQLite has looked for several. */
static int why_barred(sqlite3 *db, int otherwise)
{
    const char *path = db ? sqlite3_db_filename(db, "main") : NULL;
    int error = path && path[0] ? file_barred(path) : 0;
    return error ? error : otherwise;
}

/* The last error of the file, or of its journal. */
static int error_of_file(sqlite3 *db, int which)
{
    sqlite3_file *file = NULL;
    int error = 0;
    if (sqlite3_file_control(db, "main", which, &file) == SQLITE_OK && file && file->pMethods)
        file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error);
    return error;
}

/* SQLite does not note the error of a commit. The journal is written first. */
static int system_error(sqlite3 *db)
{
    int error = db ? sqlite3_system_errno(db) : 0;
    if (error <= 0 && db)
        error = error_of_file(db, SQLITE_FCNTL_JOURNAL_POINTER);
    if (error <= 0 && db)
        error = error_of_file(db, SQLITE_FCNTL_FILE_POINTER);
    return error > 0 ? file_native_error(error) : EIO;
}

/* A damaged length makes SQLite ask for more memory than there is; no text of ours needs as much as
 * this. */
static bool memory_is_short(void)
{
    enum {
        MUCH = 32 << 20,
    };
    void *memory = sqlite3_malloc(MUCH);
    sqlite3_free(memory);
    return !memory;
}

int archive_error_of(sqlite3 *db, int code)
{
    switch (code & 0xFF) {
    case SQLITE_OK:
    case SQLITE_DONE:
    case SQLITE_ROW:
        return 0;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_CONSTRAINT: /* the tables are not as they were made */
    case SQLITE_MISMATCH:
        return FILE_ERROR_DAMAGED;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return FILE_ERROR_BUSY;
    case SQLITE_FULL:
        return ENOSPC;
    case SQLITE_NOMEM:
        return memory_is_short() ? ENOMEM : FILE_ERROR_DAMAGED;
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return why_barred(db, EACCES);
    case SQLITE_INTERRUPT:
        return ARCHIVE_STOPPED;
    case SQLITE_IOERR:
        return system_error(db);
    case SQLITE_CANTOPEN:
        return why_barred(db, system_error(db));
    }
    return EIO;
}

/* --- A query --- */

static void note(struct query *query, int code)
{
    if (!query->error)
        query->error = archive_error_of(sqlite3_db_handle(query->row), code);
}

/* If SQLite does not understand a text of ours, the tables are no longer those that were made. */
static int prepare(sqlite3 *db, const char *text, unsigned flags, sqlite3_stmt **out)
{
    int code = sqlite3_prepare_v3(db, text, -1, flags, out, NULL);
    return archive_error_of(db, (code & 0xFF) == SQLITE_ERROR ? SQLITE_CORRUPT : code);
}

struct query query_begin(struct archive *archive, enum archive_statement which)
{
    sqlite3_stmt **slot = &archive->statements[which];
    struct query query = {.kept = true};
    if (!*slot)
        query.error = prepare(archive->db, texts[which], SQLITE_PREPARE_PERSISTENT, slot);
    query.row = *slot;
    return query;
}

struct query query_begin_text(sqlite3 *db, const char *text)
{
    struct query query = {.kept = false};
    query.error = prepare(db, text, 0, &query.row);
    return query;
}

void query_bind(struct query *query, int64_t number)
{
    if (!query->error)
        note(query, sqlite3_bind_int64(query->row, ++query->bound, number));
}

void query_bind_text(struct query *query, const char *text)
{
    if (!query->error)
        note(query, sqlite3_bind_text(query->row, ++query->bound, text, -1, SQLITE_STATIC));
}

void query_bind_bytes(struct query *query, const void *bytes, int size)
{
    if (!query->error)
        note(query, sqlite3_bind_blob(query->row, ++query->bound, bytes, size, SQLITE_STATIC));
}

bool query_step(struct query *query)
{
    int code = query->error ? SQLITE_DONE : sqlite3_step(query->row);
    note(query, code);
    return code == SQLITE_ROW;
}

int query_end(struct query *query)
{
    if (query->kept && query->row) {
        sqlite3_reset(query->row);
        sqlite3_clear_bindings(query->row);
    } else {
        sqlite3_finalize(query->row);
    }
    query->row = NULL;
    return query->error;
}

int query_run(struct query *query)
{
    query_step(query);
    return query_end(query);
}

/* A statement that writes and returns a row is done only behind that row. */
int query_read(struct query *query, int64_t *number)
{
    while (query_step(query))
        *number = sqlite3_column_int64(query->row, 0);
    return query_end(query);
}

static struct query begin_with(struct archive *archive, enum archive_statement which, size_t count,
                               const int64_t *numbers)
{
    struct query query = query_begin(archive, which);
    for (size_t i = 0; i < count; i++)
        query_bind(&query, numbers[i]);
    return query;
}

int archive_run(struct archive *archive, enum archive_statement which, size_t count,
                const int64_t *numbers)
{
    struct query query = begin_with(archive, which, count, numbers);
    return query_run(&query);
}

int archive_read_number(struct archive *archive, enum archive_statement which, size_t count,
                        const int64_t *numbers, int64_t *number)
{
    struct query query = begin_with(archive, which, count, numbers);
    return query_read(&query, number);
}

int archive_execute(sqlite3 *db, const char *text)
{
    return archive_error_of(db, sqlite3_exec(db, text, NULL, NULL, NULL));
}

const char *column_text(sqlite3_stmt *row, int column)
{
    const unsigned char *text = sqlite3_column_text(row, column);
    return text ? (const char *)text : "";
}

void column_copy(sqlite3_stmt *row, int column, char *out, size_t size)
{
    strbuf_copy(out, size, column_text(row, column));
}

enum library_result column_result(sqlite3_stmt *row, int column)
{
    int64_t result = sqlite3_column_int64(row, column);
    return result >= 0 && result < LIBRARY_RESULT_COUNT ? (enum library_result)result
                                                        : LIBRARY_UNFINISHED;
}

/* --- Transactions --- */

/* The rollback is prepared first: where memory is short no transaction is left open, in which
 * nothing could be saved any more. */
int archive_begin(struct archive *archive)
{
    struct query rollback = query_begin(archive, ARCHIVE_ROLL_BACK);
    int error = query_end(&rollback);
    return error ? error : archive_run(archive, ARCHIVE_BEGIN, NO_NUMBERS);
}

int archive_end(struct archive *archive, int error)
{
    if (!error)
        error = archive_run(archive, ARCHIVE_COMMIT, NO_NUMBERS);
    if (error)
        archive_run(archive, ARCHIVE_ROLL_BACK, NO_NUMBERS);
    return error;
}

void archive_finish_statements(struct archive *archive)
{
    for (int i = 0; i < ARCHIVE_STATEMENT_COUNT; i++) {
        sqlite3_finalize(archive->statements[i]);
        archive->statements[i] = NULL;
    }
}

/* --- Stopping --- */

enum {
    STEPS = 1000, /* of SQLite's machine, between two questions */
};

bool archive_is_stopped(const struct stopper *stopper)
{
    return stopper->stop && stopper->stop(stopper->data);
}

static int ask(void *stopper)
{
    return archive_is_stopped(stopper);
}

void archive_let_stop(sqlite3 *db, struct stopper *stopper)
{
    sqlite3_progress_handler(db, STEPS, stopper ? ask : NULL, stopper);
}
