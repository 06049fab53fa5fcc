/* SPDX-License-Identifier: MIT */
#include "match/match.h"

#include "base/array.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const char *const starter_ids[STARTER_COUNT] = {
    [STARTER_WINNER] = "winner",
    [STARTER_LOSER] = "loser",
    [STARTER_ALTERNATE] = "alternate",
    [STARTER_SAME] = "same",
};

static int other_player(int player)
{
    return 1 - player;
}

/* Begins a game that `starter` starts, with the colour that moves first in its start position. */
static void begin_game(struct match *match, int starter)
{
    game_init(&match->game, &match->rules, match->own_start ? &match->start : NULL);
    match->starter = starter;
    bool black_first = game_position_at(&match->game, 0).side == BLACK;
    match->black = black_first ? starter : other_player(starter);
}

/* A name to speak of: it is not empty. */
static void name_player(struct match *match, int index, const struct player *name,
                        const struct player *stand_in)
{
    static const char *const numbers[] = {"1", "2"};
    struct player *player = &match->players[index];
    player_set_name(player, name->name);
    if (!player->name[0])
        player_set_name(player, stand_in->name);
    if (!player->name[0])
        player_set_name(player, numbers[index]);
}

void match_rename(struct match *match, int player, const struct player *name,
                  const struct player *stand_in)
{
    name_player(match, player, name, stand_in);
    players_tell_apart(match->players);
}

void match_init(struct match *match, const struct match_setup *setup)
{
    *match = (struct match){
        .rules = setup->rules,
        .policy = setup->starter,
        .own_start = setup->start != NULL,
    };
    if (setup->start)
        match->start = *setup->start;
    for (int i = 0; i < PLAYER_COUNT; i++)
        name_player(match, i, &setup->players[i], &setup->stand_ins[i]);
    players_tell_apart(match->players);
    begin_game(match, 0);
}

void match_finish(struct match *match)
{
    game_finish(&match->game);
    free(match->finished);
    *match = (struct match){0};
}

/* The entry of the current game, as it stands. */
static struct ledger_entry current_entry(const struct match *match)
{
    return (struct ledger_entry){
        .number = match->finished_count + 1,
        .starter = match->starter,
        .black = match->black,
        .result = game_result(&match->game),
        .plies = match->game.cursor,
    };
}

int ledger_winner(const struct ledger_entry *entry)
{
    enum side winner;
    if (!result_winner(&entry->result, &winner))
        return -1;
    return winner == BLACK ? entry->black : other_player(entry->black);
}

int match_next_starter(const struct match *match)
{
    assert(game_over(&match->game));
    struct ledger_entry last = current_entry(match);
    int winner = ledger_winner(&last);
    bool drawn = winner < 0;
    switch (match->policy) {
    case STARTER_WINNER:
        return drawn ? other_player(last.starter) : winner;
    case STARTER_LOSER:
        return other_player(drawn ? last.starter : winner);
    case STARTER_ALTERNATE:
        return other_player(last.starter);
    case STARTER_SAME:
    case STARTER_COUNT:
        break;
    }
    return last.starter;
}

enum side match_next_first(const struct match *match)
{
    return match->own_start ? match->start.side : match->rules.rules.first;
}

void match_next_game(struct match *match)
{
    int starter = match_next_starter(match);
    struct ledger_entry entry = current_entry(match);
    match->finished = array_reserve(match->finished, &match->finished_capacity,
                                    (size_t)match->finished_count + 1, sizeof *match->finished);
    match->finished[match->finished_count++] = entry;
    game_finish(&match->game);
    begin_game(match, starter);
}

int match_player_of_side(const struct match *match, enum side side)
{
    return side == BLACK ? match->black : other_player(match->black);
}

const char *match_name_of_side(const struct match *match, enum side side)
{
    return match->players[match_player_of_side(match, side)].name;
}

int match_ledger_count(const struct match *match)
{
    return match->finished_count + game_over(&match->game);
}

struct ledger_entry match_ledger_entry(const struct match *match, int index)
{
    assert(index >= 0 && index < match_ledger_count(match));
    return index < match->finished_count ? match->finished[index] : current_entry(match);
}

struct score match_score(const struct match *match)
{
    struct score score = {0};
    for (int i = 0; i < match_ledger_count(match); i++) {
        struct ledger_entry entry = match_ledger_entry(match, i);
        int winner = ledger_winner(&entry);
        if (winner >= 0)
            score.wins[winner]++;
        else
            score.draws++;
    }
    for (int player = 0; player < PLAYER_COUNT; player++)
        score.half_points[player] = 2 * score.wins[player] + score.draws;
    return score;
}

void score_print(struct strbuf *out, int half_points)
{
    if (half_points != 1)
        strbuf_addf(out, "%d", half_points / 2);
    if (half_points % 2 != 0)
        strbuf_add(out, "½");
}
