/* SPDX-License-Identifier: MIT */
#include "store/archive_statements.h"

#include "store/archive_rows.h"

static const char *const texts[ARCHIVE_STATEMENT_COUNT] = {
#define STATEMENT(name, text) [name] = text,
#include "store/statements.inc"
#undef STATEMENT
};

int archive_prepare(sqlite3 *db, const char *text, unsigned flags, sqlite3_stmt **out)
{
    int code = sqlite3_prepare_v3(db, text, -1, flags, out, NULL);
    return (code & 0xFF) == SQLITE_ERROR ? SQLITE_CORRUPT : code;
}

sqlite3_stmt *archive_statement(struct archive *archive, enum archive_statement which, int *code)
{
    sqlite3_stmt **slot = &archive->statements[which];
    *code = SQLITE_OK;
    if (!*slot)
        *code = archive_prepare(archive->db, texts[which], SQLITE_PREPARE_PERSISTENT, slot);
    return *slot;
}

int archive_run(sqlite3_stmt *bound)
{
    int code = sqlite3_step(bound);
    sqlite3_reset(bound);
    sqlite3_clear_bindings(bound);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

int archive_run_with(struct archive *archive, enum archive_statement which, int count,
                     const int64_t *numbers)
{
    int code;
    sqlite3_stmt *bound = archive_statement(archive, which, &code);
    for (int i = 0; bound && i < count && code == SQLITE_OK; i++)
        code = sqlite3_bind_int64(bound, i + 1, numbers[i]);
    return code == SQLITE_OK ? archive_run(bound) : code;
}

int archive_run_for_number(sqlite3_stmt *bound, int64_t *number)
{
    int code = sqlite3_step(bound);
    if (code == SQLITE_ROW) {
        *number = sqlite3_column_int64(bound, 0);
        code = sqlite3_step(bound);
    }
    sqlite3_reset(bound);
    sqlite3_clear_bindings(bound);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

int archive_begin(struct archive *archive)
{
    int code;
    archive_statement(archive, ARCHIVE_ROLL_BACK, &code);
    return code == SQLITE_OK ? archive_run_with(archive, ARCHIVE_BEGIN, 0, NULL) : code;
}

int archive_end(struct archive *archive, int code)
{
    if (code == SQLITE_OK)
        code = archive_run_with(archive, ARCHIVE_COMMIT, 0, NULL);
    int error = archive_error_of(archive->db, code);
    if (error)
        archive_run_with(archive, ARCHIVE_ROLL_BACK, 0, NULL);
    return error;
}

void archive_finish_statements(struct archive *archive)
{
    for (int i = 0; i < ARCHIVE_STATEMENT_COUNT; i++) {
        sqlite3_finalize(archive->statements[i]);
        archive->statements[i] = NULL;
    }
}
