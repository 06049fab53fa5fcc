/* SPDX-License-Identifier: MIT */
#include "store/archive_rows.h"

#include "base/array.h"
#include "base/hash.h"

#include <limits.h>
#include <sqlite3.h>
#include <string.h>

/* --- Sums --- */

/* The lowest byte first on every machine: sums are in files. */
static uint64_t add_numbers(uint64_t sum, int count, const int *numbers)
{
    for (int i = 0; i < count; i++)
        for (int bits = 0; bits < 32; bits += 8)
            sum = hash_bytes(sum, &(unsigned char){(uint32_t)numbers[i] >> bits & 0xFF}, 1);
    return sum;
}

static int64_t sum_of_match(const struct saved_match *saved)
{
    uint64_t sum = hash_text(hash_text(HASH_EMPTY, saved->players[0]), saved->players[1]);
    sum = hash_text(hash_text(sum, starter_ids[saved->starter]), saved->page);
    return (int64_t)add_numbers(sum, 2, (int[]){saved->current, saved->turned});
}

/* Without its place, which is cleared when another game takes it. */
int64_t archive_sum_of_game(const struct saved_game *game)
{
    uint64_t sum = hash_text(hash_text(HASH_EMPTY, game->ending), game->date);
    const int numbers[] = {game->serial, game->starter, game->black, game->tip,
                           game->node,   game->decided, game->end,   game->opened};
    return (int64_t)add_numbers(hash_text(sum, game->text), sizeof numbers / sizeof *numbers,
                                numbers);
}

/* --- Binding --- */

/* What stands in the columns of a row, one after another. */
struct binder {
    sqlite3_stmt *statement;
    int column; /* the last one */
    int code;
};

static void bind_text(struct binder *binder, const char *text)
{
    if (binder->code == SQLITE_OK)
        binder->code =
            sqlite3_bind_text(binder->statement, ++binder->column, text, -1, SQLITE_STATIC);
}

static void bind_number(struct binder *binder, int64_t number)
{
    if (binder->code == SQLITE_OK)
        binder->code = sqlite3_bind_int64(binder->statement, ++binder->column, number);
}

int archive_bind_match(sqlite3_stmt *statement, const struct saved_match *saved)
{
    struct binder binder = {.statement = statement};
    bind_text(&binder, saved->players[0]);
    bind_text(&binder, saved->players[1]);
    bind_text(&binder, starter_ids[saved->starter]);
    bind_number(&binder, saved->current);
    bind_number(&binder, saved->turned);
    bind_text(&binder, saved->page);
    bind_number(&binder, sum_of_match(saved));
    bind_number(&binder, saved->key);
    return binder.code;
}

int archive_bind_game(sqlite3_stmt *statement, int64_t match, const struct saved_game *game)
{
    struct binder binder = {.statement = statement};
    bind_number(&binder, match);
    bind_number(&binder, game->serial);
    bind_number(&binder, game->place);
    bind_number(&binder, game->starter);
    bind_number(&binder, game->black);
    bind_number(&binder, game->tip);
    bind_number(&binder, game->node);
    bind_number(&binder, game->decided);
    bind_number(&binder, game->end);
    bind_text(&binder, game->ending);
    bind_number(&binder, game->opened);
    bind_text(&binder, game->date);
    bind_text(&binder, game->text);
    bind_number(&binder, archive_sum_of_game(game));
    return binder.code;
}

/* --- Reading --- */

const char *archive_column_text(sqlite3_stmt *statement, int column)
{
    const unsigned char *text = sqlite3_column_text(statement, column);
    return text ? (const char *)text : "";
}

void archive_read_text(sqlite3_stmt *statement, int column, char *out, size_t size)
{
    strbuf_copy(out, size, archive_column_text(statement, column));
}

static enum starter_policy starter_of(const char *id)
{
    int policy = 0;
    while (policy < STARTER_COUNT && strcmp(id, starter_ids[policy]) != 0)
        policy++;
    return policy < STARTER_COUNT ? (enum starter_policy)policy : STARTER_WINNER;
}

bool archive_read_match(sqlite3_stmt *statement, struct saved_match *out)
{
    archive_read_text(statement, 0, out->players[0], PLAYER_NAME_SIZE);
    archive_read_text(statement, 1, out->players[1], PLAYER_NAME_SIZE);
    out->starter = starter_of(archive_column_text(statement, 2));
    out->current = sqlite3_column_int(statement, 3);
    out->turned = sqlite3_column_int(statement, 4) != 0;
    archive_read_text(statement, 5, out->page, sizeof out->page);
    out->key = sqlite3_column_int64(statement, 7);
    return sum_of_match(out) == sqlite3_column_int64(statement, 6);
}

/* 0: it is none that a game can have. Those from files, of match 0, may be more than any match has.
 */
static int read_serial(sqlite3_stmt *statement)
{
    int64_t serial = sqlite3_column_int64(statement, 0);
    int most = sqlite3_column_int64(statement, 13) == 0 ? INT_MAX : SAVED_SERIAL_MOST;
    return serial >= 1 && serial <= most ? (int)serial : 0;
}

bool archive_read_game(sqlite3_stmt *statement, struct saved_game *out)
{
    *out = (struct saved_game){
        .serial = read_serial(statement),
        .place = sqlite3_column_int(statement, 1),
        .starter = sqlite3_column_int(statement, 2) != 0,
        .black = sqlite3_column_int(statement, 3) != 0,
        .tip = sqlite3_column_int(statement, 4),
        .node = sqlite3_column_int(statement, 5),
        .decided = sqlite3_column_int(statement, 6) != 0,
        .end = sqlite3_column_int(statement, 7),
        .opened = sqlite3_column_int(statement, 9) != 0,
        .text = array_copy_text(archive_column_text(statement, 11)),
    };
    archive_read_text(statement, 8, out->ending, sizeof out->ending);
    archive_read_text(statement, 10, out->date, sizeof out->date);
    return out->serial > 0 && archive_sum_of_game(out) == sqlite3_column_int64(statement, 12);
}
