/* SPDX-License-Identifier: MIT */
/* The half of catalogue.h that looks for games. A filter becomes one statement, of only what is
 * asked for: it goes once through `entry`, the last row first, which is small enough for that; the
 * keys of positions, which are not, are read of no other games than those that fit otherwise. */
#include "store/archive_statements.h"
#include "store/archive_stop.h"
#include "store/game_facts.h"
#include "store/name_fold.h"
#include "store/position_key.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

enum {
    WORDS_MAX = 32, /* of a filter; more are not looked at */
    QUERY_SIZE = 4096,
};

void catalogue_found_finish(struct catalogue_found *found)
{
    free(found->games);
    *found = (struct catalogue_found){0};
}

/* --- The statement --- */

/* The words that a player is looked for by, parted in place. */
struct words {
    char text[FACTS_FOLD_SIZE];
    const char *words[WORDS_MAX];
    int count;
};

static void part_words(const char *player, struct words *out)
{
    char *rest = NULL;
    name_fold(player ? player : "", out->text, sizeof out->text);
    out->count = 0;
    for (char *word = strtok_r(out->text, " ", &rest); word && out->count < WORDS_MAX;
         word = strtok_r(NULL, " ", &rest))
        out->words[out->count++] = word;
}

static bool given(const char *text)
{
    return text && text[0];
}

static bool wants_entry(const struct catalogue_filter *filter, const struct words *words)
{
    return words->count > 0 || given(filter->rules) || given(filter->date) ||
           filter->result != CATALOGUE_ANY_RESULT;
}

/* The conditions, in the order in which bind_all fills their places. */
static void print_query(struct strbuf *out, const struct catalogue_filter *filter,
                        const struct words *words)
{
    bool entry = wants_entry(filter, words);
    if (!filter->position)
        strbuf_add(out, "SELECT game FROM entry WHERE true");
    else if (!entry)
        strbuf_add(out, "SELECT game FROM passage WHERE has_position(keys)");
    else
        strbuf_add(out, "SELECT entry.game FROM entry CROSS JOIN passage"
                        " ON passage.game = entry.game WHERE true");
    if (filter->result != CATALOGUE_ANY_RESULT)
        strbuf_add(out, " AND result = ?");
    if (given(filter->rules))
        strbuf_add(out, " AND rules = (SELECT id FROM ruleset WHERE text = ?)");
    if (given(filter->date))
        strbuf_add(out, " AND instr(date, ?) = 1");
    for (int i = 0; i < words->count; i++)
        strbuf_addf(out, " AND (instr(black_fold, ?%d) OR instr(white_fold, ?%d))", WORDS_MAX + i,
                    WORDS_MAX + i);
    if (filter->position && entry)
        strbuf_add(out, " AND has_position(keys)");
    strbuf_add(out, " ORDER BY 1 DESC");
}

static int bind_all(sqlite3_stmt *query, const struct catalogue_filter *filter,
                    const struct words *words)
{
    int code = SQLITE_OK, place = 0;
    if (filter->result != CATALOGUE_ANY_RESULT)
        code = sqlite3_bind_int(query, ++place, (int)filter->result);
    if (given(filter->rules) && code == SQLITE_OK)
        code = sqlite3_bind_text(query, ++place, filter->rules, -1, SQLITE_STATIC);
    if (given(filter->date) && code == SQLITE_OK)
        code = sqlite3_bind_text(query, ++place, filter->date, -1, SQLITE_STATIC);
    for (int i = 0; i < words->count && code == SQLITE_OK; i++)
        code = sqlite3_bind_text(query, WORDS_MAX + i, words->words[i], -1, SQLITE_STATIC);
    return code;
}

/* --- Positions --- */

/* As the table has them. */
struct sought_keys {
    unsigned char key[POSITION_KEY_BYTES], changed[POSITION_KEY_BYTES];
};

static void has_position(sqlite3_context *context, int count, sqlite3_value **values)
{
    const struct sought_keys *sought = sqlite3_user_data(context);
    const unsigned char *keys = sqlite3_value_blob(values[0]);
    int size = sqlite3_value_bytes(values[0]), has = 0;
    (void)count;
    for (int at = 0; at + POSITION_KEY_BYTES <= size && !has; at += POSITION_KEY_BYTES)
        has = memcmp(keys + at, sought->key, POSITION_KEY_BYTES) == 0 ||
              memcmp(keys + at, sought->changed, POSITION_KEY_BYTES) == 0;
    sqlite3_result_int(context, has);
}

static int seek_position(sqlite3 *db, const struct position *position, struct sought_keys *sought)
{
    struct position changed = position_with_colours_changed(position);
    position_key_write(position_key(position), sought->key);
    position_key_write(position_key(&changed), sought->changed);
    return sqlite3_create_function(db, "has_position", 1,
                                   SQLITE_UTF8 | SQLITE_DIRECTONLY | SQLITE_DETERMINISTIC, sought,
                                   has_position, NULL, NULL);
}

/* --- Looking --- */

static int collect(sqlite3_stmt *rows, struct catalogue_found *found)
{
    int code;
    while ((code = sqlite3_step(rows)) == SQLITE_ROW) {
        found->games = array_reserve(found->games, &found->capacity, (size_t)found->count + 1,
                                     sizeof *found->games);
        found->games[found->count++] = sqlite3_column_int64(rows, 0);
    }
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

static int count_all(struct archive *archive, struct catalogue_found *found)
{
    int code;
    int64_t total = 0;
    sqlite3_stmt *count = archive_statement(archive, ARCHIVE_COUNT_ENTRIES, &code);
    if (code == SQLITE_OK)
        code = archive_run_for_number(count, &total);
    found->total = (int)total;
    return code;
}

static int look(struct archive *archive, const struct catalogue_filter *filter,
                struct catalogue_found *found)
{
    char text[QUERY_SIZE];
    struct strbuf query = strbuf_init(text, sizeof text);
    struct sought_keys sought;
    struct words words;
    sqlite3_stmt *rows = NULL;
    int code = filter->position ? seek_position(archive->db, filter->position, &sought) : SQLITE_OK;
    part_words(filter->player, &words);
    print_query(&query, filter, &words);
    if (code == SQLITE_OK)
        code = archive_prepare(archive->db, text, 0, &rows);
    if (code == SQLITE_OK)
        code = bind_all(rows, filter, &words);
    if (code == SQLITE_OK)
        code = collect(rows, found);
    sqlite3_finalize(rows);
    return code;
}

int catalogue_find(struct archive *archive, const struct catalogue_filter *filter,
                   struct catalogue_found *found, bool (*stop)(void *data), void *data)
{
    struct stopper stopper = {stop, data};
    found->count = 0;
    archive_let_stop(archive->db, &stopper);
    int code = look(archive, filter, found);
    if (code == SQLITE_OK)
        code = count_all(archive, found);
    archive_let_stop(archive->db, NULL);
    return archive_error_of(archive->db, code);
}
