/* SPDX-License-Identifier: MIT */
#include "store/archive_entries.h"

#include "base/array.h"
#include "base/hash.h"
#include "store/archive_rows.h"
#include "store/archive_statements.h"
#include "store/position_key.h"

#include <stdlib.h>

/* --- Sums --- */

/* As long as it is right nothing has to be worked out again. */
static int64_t sum_of_entry(const struct game_facts *facts, int64_t game_sum)
{
    const struct catalogue_entry *entry = &facts->entry;
    uint64_t sum = hash_text(hash_text(HASH_EMPTY, entry->black), entry->white);
    sum = hash_text(hash_text(sum, facts->black), facts->white);
    sum = hash_text(hash_text(sum, entry->date), entry->rules);
    sum = key_mix(sum + (uint64_t)game_sum);
    sum = key_mix(sum + facts->print);
    sum = key_mix(sum + ((uint64_t)entry->plies << 32 | entry->result));
    for (int i = 0; i < facts->key_count; i++)
        sum = key_mix(sum + facts->keys[i]);
    return (int64_t)sum;
}

/* --- Writing --- */

/* The row of this rule set, which is made if need be. */
static int find_ruleset(struct archive *archive, const char *text, int64_t *id)
{
    int code;
    sqlite3_stmt *find = archive_statement(archive, ARCHIVE_FIND_RULESET, &code);
    *id = 0;
    if (code == SQLITE_OK)
        code = sqlite3_bind_text(find, 1, text, -1, SQLITE_STATIC);
    return code == SQLITE_OK ? archive_run_for_number(find, id) : code;
}

static int give_ruleset(struct archive *archive, const char *text, int64_t *id)
{
    int code = find_ruleset(archive, text, id);
    if (code != SQLITE_OK || *id != 0)
        return code;
    sqlite3_stmt *put = archive_statement(archive, ARCHIVE_PUT_RULESET, &code);
    if (code == SQLITE_OK)
        code = sqlite3_bind_text(put, 1, text, -1, SQLITE_STATIC);
    if (code == SQLITE_OK)
        code = archive_run(put);
    *id = sqlite3_last_insert_rowid(archive->db);
    return code;
}

static int put_row(struct archive *archive, int64_t game, int64_t rules, int64_t sum,
                   const struct game_facts *facts)
{
    const struct catalogue_entry *entry = &facts->entry;
    const char *const texts[] = {entry->date, entry->black, entry->white, facts->black,
                                 facts->white};
    const int64_t numbers[] = {game, rules, entry->result, entry->plies};
    int code, column = 0;
    sqlite3_stmt *put = archive_statement(archive, ARCHIVE_PUT_ENTRY, &code);
    for (int i = 0; i < 4 && code == SQLITE_OK; i++)
        code = sqlite3_bind_int64(put, ++column, numbers[i]);
    for (int i = 0; i < 5 && code == SQLITE_OK; i++)
        code = sqlite3_bind_text(put, ++column, texts[i], -1, SQLITE_STATIC);
    if (code == SQLITE_OK)
        code = sqlite3_bind_int64(put, ++column, (int64_t)facts->print);
    if (code == SQLITE_OK)
        code = sqlite3_bind_int64(put, ++column, sum);
    return code == SQLITE_OK ? archive_run(put) : code;
}

static int put_passage(struct archive *archive, int64_t game, const struct game_facts *facts)
{
    int code, size = facts->key_count * POSITION_KEY_BYTES;
    sqlite3_stmt *put = archive_statement(archive, ARCHIVE_PUT_PASSAGE, &code);
    unsigned char *bytes = array_zeroed((size_t)size + 1, 1);
    for (int i = 0; i < facts->key_count; i++)
        position_key_write(facts->keys[i], bytes + (size_t)i * POSITION_KEY_BYTES);
    if (code == SQLITE_OK)
        code = sqlite3_bind_int64(put, 1, game);
    if (code == SQLITE_OK)
        code = sqlite3_bind_blob(put, 2, bytes, size, SQLITE_STATIC);
    if (code == SQLITE_OK)
        code = archive_run(put);
    free(bytes);
    return code;
}

int archive_put_entry(struct archive *archive, int64_t game, int64_t game_sum,
                      const struct game_facts *facts)
{
    int64_t rules;
    int code = give_ruleset(archive, facts->entry.rules, &rules);
    if (code == SQLITE_OK)
        code = put_row(archive, game, rules, sum_of_entry(facts, game_sum), facts);
    return code == SQLITE_OK ? put_passage(archive, game, facts) : code;
}

/* SQLITE_DONE: there is no such game. */
static int read_facts(struct archive *archive, int64_t game, struct game_facts *facts,
                      int64_t *game_sum)
{
    int code;
    sqlite3_stmt *read = archive_statement(archive, ARCHIVE_READ_TEXT, &code);
    if (code == SQLITE_OK)
        code = sqlite3_bind_int64(read, 1, game);
    if (code != SQLITE_OK)
        return code;
    code = sqlite3_step(read);
    if (code == SQLITE_ROW) {
        game_facts_read(facts, archive_column_text(read, 0));
        *game_sum = sqlite3_column_int64(read, 1);
        code = SQLITE_OK;
    }
    sqlite3_reset(read);
    return code;
}

int archive_make_entry(struct archive *archive, int64_t game)
{
    struct game_facts facts = {0};
    int64_t game_sum = 0;
    int code = read_facts(archive, game, &facts, &game_sum);
    if (code == SQLITE_OK)
        code = archive_put_entry(archive, game, game_sum, &facts);
    game_facts_finish(&facts);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

int archive_drop_entry(struct archive *archive, int64_t game)
{
    int code = archive_run_with(archive, ARCHIVE_DROP_ENTRY, 1, &game);
    return code == SQLITE_OK ? archive_run_with(archive, ARCHIVE_DROP_PASSAGE, 1, &game) : code;
}

/* --- The same game twice --- */

int archive_is_known(struct archive *archive, uint64_t print, bool *known)
{
    int code;
    int64_t game = 0;
    sqlite3_stmt *find = archive_statement(archive, ARCHIVE_FIND_PRINT, &code);
    if (code == SQLITE_OK)
        code = sqlite3_bind_int64(find, 1, (int64_t)print);
    if (code == SQLITE_OK)
        code = archive_run_for_number(find, &game);
    *known = game != 0;
    return code;
}

int archive_has_twin(struct archive *archive, int64_t game, bool *twin)
{
    struct game_facts facts = {0};
    int64_t game_sum = 0;
    int code = read_facts(archive, game, &facts, &game_sum);
    *twin = false;
    if (code == SQLITE_OK)
        code = archive_is_known(archive, facts.print, twin);
    game_facts_finish(&facts);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

/* --- Holding it against the games --- */

static void read_keys(sqlite3_stmt *row, int column, struct game_facts *facts)
{
    const unsigned char *bytes = sqlite3_column_blob(row, column);
    facts->key_count = sqlite3_column_bytes(row, column) / POSITION_KEY_BYTES;
    facts->keys = array_reserve(facts->keys, &facts->capacity, (size_t)facts->key_count + 1,
                                sizeof *facts->keys);
    for (int i = 0; i < facts->key_count; i++)
        facts->keys[i] = position_key_read(bytes + (size_t)i * POSITION_KEY_BYTES);
}

/* Is what stands in a row of ARCHIVE_READ_ENTRIES what was written of this game? */
static bool entry_fits(sqlite3_stmt *row, struct game_facts *facts)
{
    struct catalogue_entry *entry = &facts->entry;
    const struct {
        char *text;
        size_t size;
        int column;
    } texts[] = {
        {entry->rules, sizeof entry->rules, 2}, {entry->date, sizeof entry->date, 5},
        {entry->black, sizeof entry->black, 6}, {entry->white, sizeof entry->white, 7},
        {facts->black, sizeof facts->black, 8}, {facts->white, sizeof facts->white, 9},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        archive_read_text(row, texts[i].column, texts[i].text, texts[i].size);
    entry->result = (enum catalogue_result)sqlite3_column_int(row, 3);
    entry->plies = sqlite3_column_int(row, 4);
    facts->print = (uint64_t)sqlite3_column_int64(row, 10);
    read_keys(row, 11, facts);
    return sqlite3_column_type(row, 12) != SQLITE_NULL &&
           sqlite3_column_int64(row, 3) == (int64_t)entry->result &&
           sqlite3_column_int64(row, 4) == entry->plies &&
           sum_of_entry(facts, sqlite3_column_int64(row, 1)) == sqlite3_column_int64(row, 12);
}

static int count_strays(struct archive *archive, int64_t *strays)
{
    int code;
    sqlite3_stmt *count = archive_statement(archive, ARCHIVE_COUNT_STRAYS, &code);
    return code == SQLITE_OK ? archive_run_for_number(count, strays) : code;
}

int archive_find_unfit(struct archive *archive, struct unfit_games *out)
{
    struct game_facts facts = {0};
    int code = count_strays(archive, &out->strays);
    sqlite3_stmt *rows =
        code == SQLITE_OK ? archive_statement(archive, ARCHIVE_READ_ENTRIES, &code) : NULL;
    while (code == SQLITE_OK && (code = sqlite3_step(rows)) == SQLITE_ROW) {
        code = SQLITE_OK;
        if (entry_fits(rows, &facts))
            continue;
        out->games =
            array_reserve(out->games, &out->capacity, (size_t)out->count + 1, sizeof *out->games);
        out->games[out->count++] = sqlite3_column_int64(rows, 0);
    }
    sqlite3_reset(rows);
    game_facts_finish(&facts);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

int archive_drop_strays(struct archive *archive)
{
    static const enum archive_statement statements[] = {
        ARCHIVE_UNDO_ODD_DELETIONS,
        ARCHIVE_DROP_STRAY_ENTRIES,
        ARCHIVE_DROP_STRAY_PASSAGES,
    };
    int code = SQLITE_OK;
    for (size_t i = 0; i < sizeof statements / sizeof *statements && code == SQLITE_OK; i++)
        code = archive_run_with(archive, statements[i], 0, NULL);
    return code;
}

int archive_mend_entries(struct archive *archive)
{
    struct unfit_games unfit = {0};
    int code = archive_drop_strays(archive);
    if (code == SQLITE_OK)
        code = archive_find_unfit(archive, &unfit);
    for (int i = 0; i < unfit.count && code == SQLITE_OK; i++)
        code = archive_make_entry(archive, unfit.games[i]);
    free(unfit.games);
    return code;
}
