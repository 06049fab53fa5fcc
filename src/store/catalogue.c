/* SPDX-License-Identifier: MIT */
/* Searching and reading. A filter becomes one statement that has only the conditions which the
 * filter has. It goes once through `entry`, which is small enough for that, the last row first.
 * `passage` is not, so it is read only for games that meet the other conditions. */
#include "store/catalogue.h"

#include "base/array.h"
#include "store/archive_parts.h"

#include <stdlib.h>
#include <string.h>

enum {
    QUERY_SIZE = 16384,
    ORDER_SIZE = 200,
    GLANCE_GAMES = 20000,
};

void catalogue_found_finish(struct catalogue_found *found)
{
    free(found->games);
    *found = (struct catalogue_found){0};
}

/* --- The statement --- */

/* Cuts the first word off, or a name in quotation marks. Returns what is behind it. */
static char *cut_word(char *at, struct filter_words *out)
{
    char *end = *at == '"' ? strchr(at + 1, '"') : NULL;
    bool is_name = end && end > at + 1;
    if (!is_name)
        end = at + strcspn(at, " ");
    bool last = *end == '\0';
    *end = '\0';
    out->words[out->count] = is_name ? at + 1 : at;
    out->is_name[out->count++] = is_name;
    return last ? end : end + 1;
}

/* Finds the openings that are called like a word. */
static void find_openings(struct filter_words *words, int index)
{
    struct position positions[OPENINGS_FOUND];
    int count = words->is_name[index] ? 0 : openings_called(words->words[index], positions);
    words->opening_count[index] = count;
    for (int i = 0; i < count; i++)
        position_key_write(position_key(&positions[i]),
                           words->openings[index] + (size_t)i * POSITION_KEY_BYTES);
}

static void part_words(const char *text, struct filter_words *out)
{
    name_fold(text, out->text, sizeof out->text);
    out->count = 0;
    char *at = out->text + strspn(out->text, " ");
    while (*at && out->count < FILTER_WORDS) {
        at = cut_word(at, out);
        find_openings(out, out->count - 1);
        at += strspn(at, " ");
    }
}

/* Prints the conditions in the order in which bind_filter binds their parameters. */
static void print_conditions(struct strbuf *out, const struct library_filter *filter,
                             const struct filter_words *words)
{
    int parameter = 0;
    if (filter->result != LIBRARY_ANY_RESULT)
        strbuf_addf(out, " AND result = ?%d", ++parameter);
    if (filter->rules[0])
        strbuf_addf(out, " AND rules = (SELECT id FROM ruleset WHERE text = ?%d)", ++parameter);
    if (filter->date[0])
        strbuf_addf(out, " AND instr(date, ?%d) = 1", ++parameter);
    if (filter->versions)
        strbuf_addf(out,
                    " AND print IN (SELECT print FROM entry GROUP BY print"
                    " HAVING count(*) > 1 AND max(game) > ?%d)",
                    ++parameter);
    for (int i = 0; i < words->count; i++) {
        parameter++;
        strbuf_addf(out,
                    words->is_name[i]
                        ? " AND (black_fold = ?%d OR white_fold = ?%d)"
                        : " AND (names_have(?%d, black_fold, white_fold)"
                          " OR event IN (SELECT id FROM event WHERE instr(fold, ?%d))",
                    parameter, parameter);
        if (words->opening_count[i] > 0)
            strbuf_addf(out,
                        " OR entry.game IN (SELECT game FROM passage WHERE has_opening(keys, ?%d))",
                        ++parameter);
        strbuf_add(out, words->is_name[i] ? "" : ")");
    }
}

static void bind_filter(struct query *query, const struct library_filter *filter,
                        const struct filter_words *words)
{
    if (filter->result != LIBRARY_ANY_RESULT)
        query_bind(query, filter->result);
    if (filter->rules[0])
        query_bind_text(query, filter->rules);
    if (filter->date[0])
        query_bind_text(query, filter->date);
    if (filter->versions)
        query_bind(query, filter->since);
    for (int i = 0; i < words->count; i++) {
        query_bind_text(query, words->words[i]);
        if (words->opening_count[i] > 0)
            query_bind_bytes(query, words->openings[i],
                             words->opening_count[i] * POSITION_KEY_BYTES);
    }
}

/* has_opening(keys, openings): one of the openings was among the first positions of a game. */
static void has_opening(sqlite3_context *context, int count, sqlite3_value **values)
{
    const unsigned char *keys = sqlite3_value_blob(values[0]);
    const unsigned char *openings = sqlite3_value_blob(values[1]);
    int size = sqlite3_value_bytes(values[0]), sought = sqlite3_value_bytes(values[1]);
    bool has = false;
    (void)count;
    if (size > (OPENING_PLIES + 1) * POSITION_KEY_BYTES)
        size = (OPENING_PLIES + 1) * POSITION_KEY_BYTES;
    for (int at = 0; at + POSITION_KEY_BYTES <= size && !has; at += POSITION_KEY_BYTES)
        for (int i = 0; i < sought && !has; i += POSITION_KEY_BYTES)
            has = memcmp(keys + at, openings + i, POSITION_KEY_BYTES) == 0;
    sqlite3_result_int(context, has);
}

/* names_have(word, name, name): a name has the word. One call of a function of C is quicker than
 * two of instr. */
static void names_have(sqlite3_context *context, int count, sqlite3_value **values)
{
    const char *word = (const char *)sqlite3_value_text(values[0]);
    bool has = false;
    for (int i = 1; i < count && !has; i++) {
        const char *name = (const char *)sqlite3_value_text(values[i]);
        has = word && name && strstr(name, word);
    }
    sqlite3_result_int(context, has);
}

static int learn(sqlite3 *db, const char *name, int count,
                 void (*function)(sqlite3_context *, int, sqlite3_value **))
{
    return archive_error_of(
        db, sqlite3_create_function(db, name, count,
                                    SQLITE_UTF8 | SQLITE_DIRECTONLY | SQLITE_DETERMINISTIC, NULL,
                                    function, NULL, NULL));
}

static int learn_words(sqlite3 *db)
{
    int error = learn(db, "names_have", 3, names_have);
    return error ? error : learn(db, "has_opening", 2, has_opening);
}

struct query query_begin_filter(struct archive *archive, const char *select,
                                const struct library_filter *filter, const char *order,
                                struct filter_words *words)
{
    char text[QUERY_SIZE];
    struct strbuf out = strbuf_init(text, sizeof text);
    part_words(filter->words, words);
    int error = words->count > 0 ? learn_words(archive->db) : 0;
    if (error)
        return (struct query){.error = error};
    strbuf_add(&out, select);
    print_conditions(&out, filter, words);
    strbuf_add(&out, order);
    struct query query = query_begin_text(archive->db, text);
    bind_filter(&query, filter, words);
    return query;
}

static bool needs_entry(const struct library_filter *filter)
{
    return filter->order != LIBRARY_ADDED || filter->words[strspn(filter->words, " ")] ||
           filter->rules[0] || filter->date[0] || filter->result != LIBRARY_ANY_RESULT ||
           filter->versions;
}

/* Returns true if the filter finds all games. */
static bool finds_all(const struct library_filter *filter)
{
    return !filter->by_position && !needs_entry(filter);
}

/* Where nothing but the position is asked the table `entry` is not needed. */
static const char *select_of(const struct library_filter *filter)
{
    if (!filter->by_position)
        return "SELECT game FROM entry WHERE true";
    return needs_entry(filter) ? "SELECT entry.game FROM entry CROSS JOIN passage"
                                 " ON passage.game = entry.game WHERE true"
                               : "SELECT game FROM passage WHERE true";
}

/* --- Positions --- */

/* The key of the position, and of the same with colours changed, as `passage` has them. */
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
    return archive_error_of(
        db, sqlite3_create_function(db, "has_position", 1,
                                    SQLITE_UTF8 | SQLITE_DIRECTONLY | SQLITE_DETERMINISTIC, sought,
                                    has_position, NULL, NULL));
}

/* --- Searching --- */

static int digits_at(const char *text, int at, int size)
{
    int end = at;
    while (end < size && text[end] >= '0' && text[end] <= '9')
        end++;
    return end - at;
}

/* Compares two numbers by their digits, the first of which are zeros or not. */
static int compare_digits(const char *a, int a_size, const char *b, int b_size)
{
    for (; a_size > 0 && *a == '0'; a_size--)
        a++;
    for (; b_size > 0 && *b == '0'; b_size--)
        b++;
    return a_size != b_size ? a_size - b_size : memcmp(a, b, (size_t)a_size);
}

/* The collation "by_number": round 9 stands before round 10. */
static int compare_naturally(void *data, int a_size, const void *a_text, int b_size,
                             const void *b_text)
{
    const char *a = a_text, *b = b_text;
    int i = 0, j = 0;
    (void)data;
    while (i < a_size && j < b_size) {
        int a_digits = digits_at(a, i, a_size), b_digits = digits_at(b, j, b_size);
        bool numbers = a_digits > 0 && b_digits > 0;
        int compared = numbers ? compare_digits(a + i, a_digits, b + j, b_digits)
                               : (unsigned char)a[i] - (unsigned char)b[j];
        if (compared)
            return compared;
        i += numbers ? a_digits : 1;
        j += numbers ? b_digits : 1;
    }
    return (i < a_size) - (j < b_size);
}

static int order_naturally(sqlite3 *db)
{
    return archive_error_of(
        db, sqlite3_create_collation(db, "by_number", SQLITE_UTF8, NULL, compare_naturally));
}

#define BY_EVENT                                                                                   \
    " ORDER BY event = 0, (SELECT fold FROM event WHERE event.id = entry.event)"                   \
    " COLLATE by_number, 1"

/* The first column is the id: games that are equal in the rest are ordered as they were added. */
static const char *const orders[LIBRARY_ORDERS] = {
    [LIBRARY_ADDED] = " ORDER BY 1 DESC",
    [LIBRARY_NEWEST] = " ORDER BY date DESC, 1 DESC",
    [LIBRARY_OLDEST] = " ORDER BY date = '', date, 1",
    [LIBRARY_BY_EVENT] = BY_EVENT,
    [LIBRARY_BY_PLAYER] = " ORDER BY black_fold = '', black_fold, white_fold = '', white_fold, 1",
    [LIBRARY_LONGEST] = " ORDER BY plies DESC, 1 DESC",
    [LIBRARY_SHORTEST] = " ORDER BY plies, 1",
};

static const char version_order[] =
    " ORDER BY (SELECT max(other.game) FROM entry AS other WHERE other.print = entry.print) DESC,"
    " entry.game DESC";

static void collect(struct query *query, struct catalogue_found *found)
{
    while (query_step(query)) {
        found->games = array_reserve(found->games, &found->capacity, (size_t)found->count + 1,
                                     sizeof *found->games);
        found->games[found->count++] = sqlite3_column_int64(query->row, 0);
    }
}

/* An opening is looked for in all games at once. */
static bool names_opening(const struct library_filter *filter)
{
    struct filter_words words = {.count = 0};
    part_words(filter->words, &words);
    for (int i = 0; i < words.count; i++)
        if (words.opening_count[i] > 0)
            return true;
    return false;
}

int catalogue_glance(struct archive *archive, const struct library_filter *filter, int count,
                     struct catalogue_found *found)
{
    struct filter_words words;
    char order[ORDER_SIZE];
    struct strbuf out = strbuf_init(order, sizeof order);
    found->count = found->total = 0;
    if (filter->by_position || filter->versions || filter->order != LIBRARY_ADDED ||
        names_opening(filter))
        return 0;
    strbuf_addf(&out, " AND game > (SELECT max(game) FROM entry) - %d%s LIMIT %d", GLANCE_GAMES,
                orders[LIBRARY_ADDED], count);
    struct query query = query_begin_filter(archive, select_of(filter), filter, order, &words);
    collect(&query, found);
    if (found->count < count)
        found->count = 0;
    return query_end(&query);
}

static int search(struct archive *archive, const struct library_filter *filter,
                  struct catalogue_found *found)
{
    struct sought_keys sought;
    struct filter_words words;
    int error = filter->by_position ? seek_position(archive->db, &filter->position, &sought) : 0;
    if (!error && filter->order == LIBRARY_BY_EVENT)
        error = order_naturally(archive->db);
    if (error)
        return error;
    char order[ORDER_SIZE];
    struct strbuf out = strbuf_init(order, sizeof order);
    strbuf_addf(&out, "%s%s", filter->by_position ? " AND has_position(keys)" : "",
                filter->versions ? version_order : orders[filter->order]);
    struct query query = query_begin_filter(archive, select_of(filter), filter, order, &words);
    collect(&query, found);
    return query_end(&query);
}

int catalogue_find(struct archive *archive, const struct library_filter *filter,
                   struct catalogue_found *found, bool (*stop)(void *data), void *data)
{
    struct stopper stopper = {stop, data};
    found->count = 0;
    archive_let_stop(archive->db, &stopper);
    int error = search(archive, filter, found);
    int64_t total = found->count;
    if (!error && !finds_all(filter))
        error = archive_read_number(archive, ARCHIVE_COUNT_ENTRIES, NO_NUMBERS, &total);
    archive_let_stop(archive->db, NULL);
    found->total = (int)total;
    return error;
}

/* --- A game --- */

/* What no search needs is not in the entry. */
static void read_text(const char *text, struct library_row *out)
{
    struct game_facts facts = {0};
    game_facts_read(&facts, text);
    memcpy(out->event, facts.entry.event, sizeof out->event);
    memcpy(out->site, facts.entry.site, sizeof out->site);
    memcpy(out->round, facts.entry.round, sizeof out->round);
    out->notes = facts.entry.notes;
    out->position = facts.entry.position;
    game_facts_finish(&facts);
}

static void read_row(sqlite3_stmt *row, int64_t game, struct library_row *out)
{
    int plies = sqlite3_column_int(row, 2);
    *out = (struct library_row){
        .game = game,
        .match = sqlite3_column_int64(row, 0),
        .serial = sqlite3_column_int(row, 8),
        .result = column_result(row, 1),
        .plies = plies > 0 ? plies : 0,
    };
    column_copy(row, 3, out->rules, sizeof out->rules);
    column_copy(row, 4, out->date, sizeof out->date);
    column_copy(row, 5, out->black, sizeof out->black);
    column_copy(row, 6, out->white, sizeof out->white);
    read_text(column_text(row, 7), out);
}

int catalogue_read(struct archive *archive, int64_t game, struct library_row *out)
{
    struct query query = query_begin(archive, ARCHIVE_READ_ENTRY);
    query_bind(&query, game);
    bool there = query_step(&query);
    if (there)
        read_row(query.row, game, out);
    int error = query_end(&query);
    return error || there ? error : ARCHIVE_NO_GAME;
}

int catalogue_find_of_match(struct archive *archive, int64_t key, int serial, int64_t *game)
{
    *game = 0;
    int error = archive_read_number(archive, ARCHIVE_FIND_OF_MATCH, NUMBERS(key, serial), game);
    return error || *game != 0 ? error : ARCHIVE_NO_GAME;
}

int catalogue_text(struct archive *archive, int64_t game, char **text)
{
    struct query query = query_begin(archive, ARCHIVE_READ_TEXT);
    query_bind(&query, game);
    *text = query_step(&query) ? array_copy_text(column_text(query.row, 0)) : NULL;
    int error = query_end(&query);
    return error || *text ? error : ARCHIVE_NO_GAME;
}

/* --- Rule sets and scores --- */

int catalogue_rules(struct archive *archive, struct library_rules out[LIBRARY_RULES], int *count,
                    bool (*stop)(void *data), void *data)
{
    struct stopper stopper = {stop, data};
    archive_let_stop(archive->db, &stopper);
    struct query query = query_begin(archive, ARCHIVE_COUNT_RULES);
    for (*count = 0; *count < LIBRARY_RULES && query_step(&query); (*count)++) {
        column_copy(query.row, 0, out[*count].text, sizeof out[*count].text);
        out[*count].games = sqlite3_column_int(query.row, 1);
    }
    int error = query_end(&query);
    archive_let_stop(archive->db, NULL);
    return error;
}

static void read_score(sqlite3_stmt *row, struct library_score *out)
{
    column_copy(row, 0, out->rules, sizeof out->rules);
    out->wins[0] = sqlite3_column_int(row, 1);
    out->wins[1] = sqlite3_column_int(row, 2);
    out->draws = sqlite3_column_int(row, 3);
}

/* Players without names have no score. */
int catalogue_score(struct archive *archive, const char *const names[PLAYER_COUNT],
                    struct library_score out[LIBRARY_SCORES], int *count)
{
    char folded[PLAYER_COUNT][FACTS_FOLD_SIZE];
    struct query query = query_begin(archive, ARCHIVE_COUNT_SCORE);
    for (int i = 0; i < PLAYER_COUNT; i++) {
        name_fold(names[i], folded[i], sizeof folded[i]);
        query_bind_text(&query, folded[i]);
    }
    bool known = folded[0][0] && folded[1][0];
    for (*count = 0; known && *count < LIBRARY_SCORES && query_step(&query); (*count)++)
        read_score(query.row, &out[*count]);
    return query_end(&query);
}
