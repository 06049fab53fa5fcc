/* SPDX-License-Identifier: MIT */
/* The half of catalogue.h that tells of games that are known by their rows. */
#include "store/catalogue.h"

#include "base/array.h"
#include "store/archive_rows.h"
#include "store/archive_statements.h"
#include "store/game_facts.h"
#include "store/name_fold.h"

#include <errno.h>

enum catalogue_result catalogue_result_of(enum outcome outcome)
{
    static const enum catalogue_result results[] = {
        [ONGOING] = CATALOGUE_UNFINISHED,
        [BLACK_WINS] = CATALOGUE_BLACK_WON,
        [WHITE_WINS] = CATALOGUE_WHITE_WON,
        [DRAW] = CATALOGUE_DRAWN,
    };
    return results[outcome];
}

/* Whatever the column holds. */
static enum catalogue_result read_result(sqlite3_stmt *row, int column)
{
    int64_t result = sqlite3_column_int64(row, column);
    return result >= 0 && result < CATALOGUE_RESULT_COUNT ? (enum catalogue_result)result
                                                          : CATALOGUE_UNFINISHED;
}

static int count_of(sqlite3_stmt *row, int column)
{
    int count = sqlite3_column_int(row, column);
    return count > 0 ? count : 0;
}

static void read_entry(sqlite3_stmt *row, int64_t game, struct catalogue_entry *out)
{
    *out = (struct catalogue_entry){
        .game = game,
        .match = sqlite3_column_int64(row, 0),
        .result = read_result(row, 1),
        .plies = count_of(row, 2),
    };
    archive_read_text(row, 3, out->rules, sizeof out->rules);
    archive_read_text(row, 4, out->date, sizeof out->date);
    archive_read_text(row, 5, out->black, sizeof out->black);
    archive_read_text(row, 6, out->white, sizeof out->white);
}

/* Makes the first step of a statement about one game; 0, or ENOENT where it has no row. */
static int step_to_game(struct archive *archive, enum archive_statement which, int64_t game,
                        sqlite3_stmt **row)
{
    int code;
    *row = archive_statement(archive, which, &code);
    if (code == SQLITE_OK)
        code = sqlite3_bind_int64(*row, 1, game);
    if (code == SQLITE_OK)
        code = sqlite3_step(*row);
    return code == SQLITE_DONE ? ENOENT : archive_error_of(archive->db, code);
}

int catalogue_read(struct archive *archive, int64_t game, struct catalogue_entry *out)
{
    sqlite3_stmt *row;
    int error = step_to_game(archive, ARCHIVE_READ_ENTRY, game, &row);
    if (!error)
        read_entry(row, game, out);
    sqlite3_reset(row);
    return error;
}

int catalogue_text(struct archive *archive, int64_t game, char **text)
{
    sqlite3_stmt *row;
    int error = step_to_game(archive, ARCHIVE_READ_TEXT, game, &row);
    *text = error ? NULL : array_copy_text(archive_column_text(row, 0));
    sqlite3_reset(row);
    return error;
}

int catalogue_rules(struct archive *archive, catalogue_see_rules *see, void *data)
{
    int code;
    sqlite3_stmt *rows = archive_statement(archive, ARCHIVE_COUNT_RULES, &code);
    while (code == SQLITE_OK && (code = sqlite3_step(rows)) == SQLITE_ROW) {
        see(data, archive_column_text(rows, 0), sqlite3_column_int(rows, 1));
        code = SQLITE_OK;
    }
    sqlite3_reset(rows);
    return archive_error_of(archive->db, code);
}

int catalogue_score(struct archive *archive, const char *const names[PLAYER_COUNT],
                    catalogue_see_score *see, void *data)
{
    char folded[PLAYER_COUNT][FACTS_FOLD_SIZE] = {{0}};
    int code;
    sqlite3_stmt *rows = archive_statement(archive, ARCHIVE_COUNT_SCORE, &code);
    for (int i = 0; i < PLAYER_COUNT && code == SQLITE_OK; i++) {
        name_fold(names[i], folded[i], sizeof folded[i]);
        code = sqlite3_bind_text(rows, i + 1, folded[i], -1, SQLITE_STATIC);
    }
    bool known = folded[0][0] && folded[1][0]; /* of two whom nobody knows there is no score */
    while (known && code == SQLITE_OK && (code = sqlite3_step(rows)) == SQLITE_ROW) {
        int wins[PLAYER_COUNT] = {sqlite3_column_int(rows, 1), sqlite3_column_int(rows, 2)};
        see(data, archive_column_text(rows, 0), wins, sqlite3_column_int(rows, 3));
        code = SQLITE_OK;
    }
    sqlite3_reset(rows);
    sqlite3_clear_bindings(rows);
    return archive_error_of(archive->db, code);
}
