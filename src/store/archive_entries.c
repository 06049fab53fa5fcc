/* SPDX-License-Identifier: MIT */
#include "store/archive_parts.h"

#include "base/array.h"
#include "base/hash.h"

#include <stdlib.h>

/* --- Sums --- */

/* As long as this sum is right, the entry is not worked out again. */
static int64_t sum_of_entry(const struct game_facts *facts, int64_t game_sum)
{
    const struct library_row *entry = &facts->entry;
    uint64_t sum = hash_text(hash_text(HASH_EMPTY, entry->black), entry->white);
    sum = hash_text(hash_text(sum, facts->black), facts->white);
    sum = hash_text(hash_text(hash_text(sum, entry->date), entry->rules), facts->event);
    sum = key_mix(sum + (uint64_t)game_sum);
    sum = key_mix(sum + facts->print);
    sum = key_mix(sum + facts->version);
    sum = key_mix(sum + ((uint64_t)entry->plies << 32 | entry->result));
    for (int i = 0; i < facts->key_count; i++)
        sum = key_mix(sum + facts->keys[i]);
    return (int64_t)sum;
}

/* --- Writing --- */

/* The row of this text, which is added if need be. */
static int find_row(struct archive *archive, enum archive_statement finds,
                    enum archive_statement puts, const char *text, int64_t *id)
{
    *id = 0;
    struct query find = query_begin(archive, finds);
    query_bind_text(&find, text);
    int error = query_read(&find, id);
    if (error || *id != 0)
        return error;
    struct query put = query_begin(archive, puts);
    query_bind_text(&put, text);
    error = query_run(&put);
    *id = sqlite3_last_insert_rowid(archive->db);
    return error;
}

static int put_row(struct archive *archive, int64_t game, int64_t rules, int64_t event, int64_t sum,
                   const struct game_facts *facts)
{
    const struct library_row *entry = &facts->entry;
    struct query put = query_begin(archive, ARCHIVE_PUT_ENTRY);
    query_bind(&put, game);
    query_bind(&put, rules);
    query_bind(&put, entry->result);
    query_bind(&put, entry->plies);
    query_bind_text(&put, entry->date);
    query_bind_text(&put, entry->black);
    query_bind_text(&put, entry->white);
    query_bind_text(&put, facts->black);
    query_bind_text(&put, facts->white);
    query_bind(&put, (int64_t)facts->print);
    query_bind(&put, (int64_t)facts->version);
    query_bind(&put, event);
    query_bind(&put, sum);
    return query_run(&put);
}

static int put_passage(struct archive *archive, int64_t game, const struct game_facts *facts)
{
    int size = facts->key_count * POSITION_KEY_BYTES;
    unsigned char *bytes = array_zeroed((size_t)size + 1, 1);
    for (int i = 0; i < facts->key_count; i++)
        position_key_write(facts->keys[i], bytes + (size_t)i * POSITION_KEY_BYTES);
    struct query put = query_begin(archive, ARCHIVE_PUT_PASSAGE);
    query_bind(&put, game);
    query_bind_bytes(&put, bytes, size);
    int error = query_run(&put);
    free(bytes);
    return error;
}

int archive_put_entry(struct archive *archive, int64_t game, int64_t game_sum,
                      const struct game_facts *facts)
{
    int64_t rules, event = 0;
    int error =
        find_row(archive, ARCHIVE_FIND_RULESET, ARCHIVE_PUT_RULESET, facts->entry.rules, &rules);
    if (!error && facts->event[0])
        error = find_row(archive, ARCHIVE_FIND_EVENT, ARCHIVE_PUT_EVENT, facts->event, &event);
    if (!error)
        error = put_row(archive, game, rules, event, sum_of_entry(facts, game_sum), facts);
    return error ? error : put_passage(archive, game, facts);
}

/* Sets `*there` to false if there is no such game. */
static int read_facts(struct archive *archive, int64_t game, struct game_facts *facts,
                      int64_t *game_sum, bool *there)
{
    struct query query = query_begin(archive, ARCHIVE_READ_TEXT);
    query_bind(&query, game);
    *there = query_step(&query);
    if (*there) {
        game_facts_read(facts, column_text(query.row, 0));
        *game_sum = sqlite3_column_int64(query.row, 1);
    }
    return query_end(&query);
}

int archive_make_entry(struct archive *archive, int64_t game)
{
    struct game_facts facts = {0};
    int64_t game_sum;
    bool there;
    int error = read_facts(archive, game, &facts, &game_sum, &there);
    if (!error && there)
        error = archive_put_entry(archive, game, game_sum, &facts);
    game_facts_finish(&facts);
    return error;
}

int archive_drop_entry(struct archive *archive, int64_t game)
{
    int error = archive_run(archive, ARCHIVE_DROP_ENTRY, NUMBERS(game));
    return error ? error : archive_run(archive, ARCHIVE_DROP_PASSAGE, NUMBERS(game));
}

/* --- The same game twice --- */

int archive_find_twin(struct archive *archive, const struct game_facts *facts,
                      enum archive_twin *twin)
{
    int64_t which = TWIN_NONE;
    int error =
        archive_read_number(archive, ARCHIVE_FIND_TWIN,
                            NUMBERS((int64_t)facts->print, (int64_t)facts->version), &which);
    *twin = (enum archive_twin)which;
    return error;
}

int archive_find_twin_of(struct archive *archive, int64_t game, enum archive_twin *twin)
{
    struct game_facts facts = {0};
    int64_t game_sum;
    bool there;
    int error = read_facts(archive, game, &facts, &game_sum, &there);
    *twin = TWIN_NONE;
    if (!error && there)
        error = archive_find_twin(archive, &facts, twin);
    game_facts_finish(&facts);
    return error;
}

/* --- Checking them --- */

static void read_keys(sqlite3_stmt *row, int column, struct game_facts *facts)
{
    const unsigned char *bytes = sqlite3_column_blob(row, column);
    facts->key_count = sqlite3_column_bytes(row, column) / POSITION_KEY_BYTES;
    facts->keys = array_reserve(facts->keys, &facts->capacity, (size_t)facts->key_count + 1,
                                sizeof *facts->keys);
    for (int i = 0; i < facts->key_count; i++)
        facts->keys[i] = position_key_read(bytes + (size_t)i * POSITION_KEY_BYTES);
}

/* Returns true if a row of ARCHIVE_READ_ENTRIES has what was written of its game. */
static bool entry_fits(sqlite3_stmt *row, struct game_facts *facts)
{
    struct library_row *entry = &facts->entry;
    const struct {
        char *text;
        size_t size;
        int column;
    } texts[] = {
        {entry->rules, sizeof entry->rules, 2},  {entry->date, sizeof entry->date, 5},
        {entry->black, sizeof entry->black, 6},  {entry->white, sizeof entry->white, 7},
        {facts->black, sizeof facts->black, 8},  {facts->white, sizeof facts->white, 9},
        {facts->event, sizeof facts->event, 14},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        column_copy(row, texts[i].column, texts[i].text, texts[i].size);
    entry->result = (enum library_result)sqlite3_column_int(row, 3);
    entry->plies = sqlite3_column_int(row, 4);
    facts->print = (uint64_t)sqlite3_column_int64(row, 10);
    facts->version = (uint64_t)sqlite3_column_int64(row, 11);
    read_keys(row, 12, facts);
    return sqlite3_column_type(row, 13) != SQLITE_NULL &&
           sqlite3_column_int64(row, 3) == (int64_t)entry->result &&
           sqlite3_column_int64(row, 4) == entry->plies &&
           sum_of_entry(facts, sqlite3_column_int64(row, 1)) == sqlite3_column_int64(row, 13);
}

int archive_find_unfit(struct archive *archive, struct unfit_games *out)
{
    struct game_facts facts = {0};
    int error = archive_read_number(archive, ARCHIVE_COUNT_STRAYS, NO_NUMBERS, &out->strays);
    if (error)
        return error;
    struct query query = query_begin(archive, ARCHIVE_READ_ENTRIES);
    while (query_step(&query)) {
        if (entry_fits(query.row, &facts))
            continue;
        out->games =
            array_reserve(out->games, &out->capacity, (size_t)out->count + 1, sizeof *out->games);
        out->games[out->count++] = sqlite3_column_int64(query.row, 0);
    }
    game_facts_finish(&facts);
    return query_end(&query);
}

int archive_drop_strays(struct archive *archive)
{
    static const enum archive_statement statements[] = {
        ARCHIVE_UNDO_ODD_DELETIONS,
        ARCHIVE_DROP_STRAY_ENTRIES,
        ARCHIVE_DROP_STRAY_PASSAGES,
    };
    int error = 0;
    for (size_t i = 0; i < sizeof statements / sizeof *statements && !error; i++)
        error = archive_run(archive, statements[i], NO_NUMBERS);
    return error;
}

int archive_mend_entries(struct archive *archive)
{
    struct unfit_games unfit = {0};
    int error = archive_drop_strays(archive);
    if (!error)
        error = archive_find_unfit(archive, &unfit);
    for (int i = 0; i < unfit.count && !error; i++)
        error = archive_make_entry(archive, unfit.games[i]);
    free(unfit.games);
    return error;
}
