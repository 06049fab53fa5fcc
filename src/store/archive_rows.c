/* SPDX-License-Identifier: MIT */
#include "store/archive_parts.h"

#include "base/array.h"
#include "base/hash.h"

#include <limits.h>
#include <string.h>

/* --- Sums --- */

/* Sums are in files, so the lowest byte comes first on every machine. */
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

/* The place is left out: it is cleared when another game takes it. */
int64_t archive_sum_of_game(const struct saved_game *game)
{
    uint64_t sum = hash_text(hash_text(HASH_EMPTY, game->ending), game->date);
    const int numbers[] = {game->serial, game->starter, game->black, game->tip,
                           game->node,   game->decided, game->end,   game->opened};
    return (int64_t)add_numbers(hash_text(sum, game->text), sizeof numbers / sizeof *numbers,
                                numbers);
}

/* --- Binding --- */

void query_bind_match(struct query *query, const struct saved_match *saved)
{
    query_bind_text(query, saved->players[0]);
    query_bind_text(query, saved->players[1]);
    query_bind_text(query, starter_ids[saved->starter]);
    query_bind(query, saved->current);
    query_bind(query, saved->turned);
    query_bind_text(query, saved->page);
    query_bind(query, sum_of_match(saved));
    query_bind(query, saved->key);
}

void query_bind_game(struct query *query, int64_t match, const struct saved_game *game)
{
    query_bind(query, match);
    query_bind(query, game->serial);
    query_bind(query, game->place);
    query_bind(query, game->starter);
    query_bind(query, game->black);
    query_bind(query, game->tip);
    query_bind(query, game->node);
    query_bind(query, game->decided);
    query_bind(query, game->end);
    query_bind_text(query, game->ending);
    query_bind(query, game->opened);
    query_bind_text(query, game->date);
    query_bind_text(query, game->text);
    query_bind(query, archive_sum_of_game(game));
}

/* --- Reading --- */

static enum starter_policy starter_of(const char *id)
{
    int policy = 0;
    while (policy < STARTER_COUNT && strcmp(id, starter_ids[policy]) != 0)
        policy++;
    return policy < STARTER_COUNT ? (enum starter_policy)policy : STARTER_WINNER;
}

bool archive_read_match(sqlite3_stmt *row, struct saved_match *out)
{
    column_copy(row, 0, out->players[0], PLAYER_NAME_SIZE);
    column_copy(row, 1, out->players[1], PLAYER_NAME_SIZE);
    out->starter = starter_of(column_text(row, 2));
    out->current = sqlite3_column_int(row, 3);
    out->turned = sqlite3_column_int(row, 4) != 0;
    column_copy(row, 5, out->page, sizeof out->page);
    out->key = sqlite3_column_int64(row, 7);
    return sum_of_match(out) == sqlite3_column_int64(row, 6);
}

/* 0: no game has such a serial. There may be more imported games, whose match is 0, than games in
 * any match. */
static int read_serial(sqlite3_stmt *row)
{
    int64_t serial = sqlite3_column_int64(row, 0);
    int most = sqlite3_column_int64(row, 13) == 0 ? INT_MAX : SAVED_SERIAL_MOST;
    return serial >= 1 && serial <= most ? (int)serial : 0;
}

bool archive_read_game(sqlite3_stmt *row, struct saved_game *out)
{
    *out = (struct saved_game){
        .serial = read_serial(row),
        .place = sqlite3_column_int(row, 1),
        .starter = sqlite3_column_int(row, 2) != 0,
        .black = sqlite3_column_int(row, 3) != 0,
        .tip = sqlite3_column_int(row, 4),
        .node = sqlite3_column_int(row, 5),
        .decided = sqlite3_column_int(row, 6) != 0,
        .end = sqlite3_column_int(row, 7),
        .opened = sqlite3_column_int(row, 9) != 0,
        .text = array_copy_text(column_text(row, 11)),
    };
    column_copy(row, 8, out->ending, sizeof out->ending);
    column_copy(row, 10, out->date, sizeof out->date);
    return out->serial > 0 && archive_sum_of_game(out) == sqlite3_column_int64(row, 12);
}
