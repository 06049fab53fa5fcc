/* SPDX-License-Identifier: MIT */
/* Who played the games that a filter finds, and how these went for each. */
#include "store/archive_parts.h"
#include "store/catalogue.h"

#include <string.h>

/* What the filter finds is listed once for each side. The conditions of the filter stand between
 * the two texts. Names that differ only in case are one
 * player: of "ADA" and "Ada" the second is told. */
static const char found[] =
    "WITH found AS MATERIALIZED (SELECT black, black_fold, white, white_fold, result FROM entry"
    " WHERE true";

#define PLAYERS                                                                                    \
    ") SELECT max(name), count(*) AS games, sum(result = own) AS wins, sum(result = 3) AS draws,"  \
    " sum(result = 3 - own) AS losses, count(*) OVER () FROM"                                      \
    " (SELECT black_fold AS fold, black AS name, result, 1 AS own FROM found UNION ALL"            \
    " SELECT white_fold, white, result, 2 FROM found) WHERE fold <> '' GROUP BY fold ORDER BY "

static const char *const orders[LIBRARY_PLAYER_ORDERS] = {
    [LIBRARY_MOST_GAMES] = PLAYERS "games DESC, fold LIMIT ",
    [LIBRARY_MOST_POINTS] = PLAYERS "2 * wins + draws DESC, games, fold LIMIT ",
    [LIBRARY_BY_NAME] = PLAYERS "fold LIMIT ",
};

static void read_player(sqlite3_stmt *row, struct library_player *out)
{
    column_copy(row, 0, out->name, sizeof out->name);
    out->games = sqlite3_column_int(row, 1);
    out->wins = sqlite3_column_int(row, 2);
    out->draws = sqlite3_column_int(row, 3);
    out->losses = sqlite3_column_int(row, 4);
}

int catalogue_players(struct archive *archive, const struct library_filter *filter,
                      enum library_player_order order, struct library_players *out,
                      bool (*stop)(void *data), void *data)
{
    struct stopper stopper = {stop, data};
    struct filter_words words;
    char rest[1024];
    struct strbuf text = strbuf_init(rest, sizeof rest);
    strbuf_addf(&text, "%s%d", orders[order], LIBRARY_PLAYERS);
    out->count = out->total = 0;
    archive_let_stop(archive->db, &stopper);
    struct query query = query_begin_filter(archive, found, filter, rest, &words);
    while (query_step(&query) && out->count < LIBRARY_PLAYERS) {
        read_player(query.row, &out->players[out->count++]);
        out->total = sqlite3_column_int(query.row, 5);
    }
    int error = query_end(&query);
    archive_let_stop(archive->db, NULL);
    return error;
}
