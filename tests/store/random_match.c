/* SPDX-License-Identifier: MIT */
#include "random_match.h"

#include "match/edits.h"
#include "random_play.h"
#include "rules/movegen.h"
#include "store/saved_match.h"
#include "tree_equal.h"

#include <stdio.h>
#include <string.h>

static struct handicap random_handicap(struct rng *rng)
{
    return (struct handicap){(int)rng_below(rng, 2), (int)rng_below(rng, HANDICAP_MOST + 1)};
}

static struct time_control random_control(struct rng *rng)
{
    struct time_control control = {(enum time_kind)rng_below(rng, TIME_KIND_COUNT)};
    for (int i = 0; i < PLAYER_COUNT && control.kind != TIME_NONE; i++)
        control.seconds[i] = 60 * (1 + (int)rng_below(rng, 3));
    if (control.kind == TIME_INCREMENT || control.kind == TIME_DELAY)
        control.more = (int)rng_below(rng, 4);
    return control;
}

void random_match_begin(struct match *match, struct rng *rng)
{
    struct match_setup setup = {.players = {{"Ada; \"=\""}, {"Бен"}},
                                .rules = random_ruleset(rng),
                                .starter = (enum starter_policy)rng_below(rng, STARTER_COUNT),
                                .first_starter = (int)rng_below(rng, 2),
                                .length = (int)rng_below(rng, 3) * 2,
                                .help = (enum help)rng_below(rng, HELP_COUNT)};
    struct position start = random_position(rng);
    setup.start = rng_below(rng, 3) == 0 ? &start : NULL;
    if (!setup.start)
        setup.handicap = random_handicap(rng);
    if (rng_below(rng, 2) == 0)
        setup.players[rng_below(rng, 2)].level = 1 + (int)rng_below(rng, PLAYER_MOST);
    setup.seed = rng_next(rng);
    setup.control = random_control(rng);
    match_init(match, &setup);
}

static bool reachable(const struct game_tree *tree, int node)
{
    while (node != NODE_ROOT && tree_is_linked(tree, node))
        node = tree_parent(tree, node);
    return node == NODE_ROOT;
}

static int random_node(const struct game *game, struct rng *rng)
{
    int node = (int)rng_below(rng, (uint32_t)game->tree.count);
    return reachable(&game->tree, node) ? node : NODE_ROOT;
}

/* The one to move thinks for a while; then the clock stands. */
static void think(struct match *match, struct rng *rng)
{
    uint64_t now = match->clock.clock.seen;
    match_run_clock(match, true, now);
    match_count_time(match, now + rng_below(rng, 3000));
    match_run_clock(match, false, match->clock.clock.seen);
    if (match_time_is_up(match))
        game_lose_on_time(&match->game, game_position(&match->game).side);
}

static void play(struct match *match, struct rng *rng)
{
    struct game *game = &match->game;
    struct movelist list;
    think(match, rng);
    int node = rng_below(rng, 8) ? game_node(game) : game_node_at(game, game->cursor / 2);
    if (game_over(game) && node == game_node(game))
        return;
    if (tree_state(&game->tree, node)->result.outcome != ONGOING)
        return;
    struct position position = tree_state(&game->tree, node)->position;
    movegen(&game->rules.rules, &position, &list);
    match_play(match, node, &list.moves[rng_below(rng, (uint32_t)list.count)]);
    think(match, rng);
}

static void decide(struct game *game, struct rng *rng)
{
    enum side side = (enum side)rng_below(rng, 2);
    if (rng_below(rng, 3) == 0)
        (rng_below(rng, 2) ? game_resign : game_lose_on_time)(game, side);
    else if (game_claim_draw(game) || !game_offer_draw(game, side))
        return;
    else if (rng_below(rng, 2))
        game_accept_draw(game);
}

static void edit(struct game *game, struct rng *rng)
{
    static const char *const texts[] = {"", "a comment", "{ two } ; lines", "!", "[%end 1-0 x]"};
    int node = random_node(game, rng);
    switch (rng_below(rng, 4)) {
    case 0:
        game_promote(game, node);
        break;
    case 1:
        if (node != NODE_ROOT && rng_below(rng, 2))
            game_delete(game, node);
        break;
    case 2:
        game_go_on_at(game, node);
        break;
    default:
        game_set_text(game, node, TEXT_AFTER, texts[rng_below(rng, 5)]);
    }
}

/* Another player takes a seat, or the same one by another name. */
static void seat(struct match *match, struct rng *rng)
{
    static const struct player stand_in = {"Somebody"};
    static const char *const names[] = {"", "Ada", "Ben", "Cyd"};
    struct player who = {.level = (int)rng_below(rng, 3)};
    strcpy(who.name, names[rng_below(rng, 4)]);
    match_seat(match, (int)rng_below(rng, PLAYER_COUNT), &who, &stand_in);
}

void random_match_step(struct match *match, struct rng *rng)
{
    struct game *game = &match->game;
    uint32_t chance = rng_below(rng, 21);
    if (chance == 20) {
        if (rng_below(rng, 8) == 0)
            seat(match, rng);
        else if (rng_below(rng, 4) == 0 && !match->own_start)
            match->handicap = random_handicap(rng);
        else
            (rng_below(rng, 2) ? match_note_hint : match_note_warning)(match);
        return;
    }
    if (chance < 10)
        play(match, rng);
    else if (chance < 13)
        match_undo(match);
    else if (chance < 15)
        match_redo(match);
    else if (chance == 15)
        decide(game, rng);
    else if (chance < 18)
        edit(game, rng);
    else if (game_over(game) && !match_decided(match))
        match_next_game(match);
}

/* --- Differences --- */

static const char *stand_difference(const struct game *a, const struct game *b)
{
    struct result left = game_result(a), right = game_result(b);
    if (!tree_equal(&a->tree, &b->tree))
        return "a tree";
    if (a->cursor != b->cursor || a->count != b->count || a->decided != b->decided)
        return "where a game stands";
    if (!result_equal(&left, &right))
        return "a result";
    for (int ply = 0; ply <= a->count; ply++) {
        struct position x = game_position_at(a, ply), y = game_position_at(b, ply);
        if (!position_equal(&x, &y))
            return "a line";
    }
    return NULL;
}

struct side_by_side {
    const struct game *game;
    int starter, black;
    struct match *match;
    int place;
    const char *difference;
};

static void compare_second(void *data, const struct game *game, int starter, int black)
{
    struct side_by_side *first = data;
    if (starter != first->starter || black != first->black)
        first->difference = "who starts a game";
    else
        first->difference = stand_difference(first->game, game);
}

static void compare_first(void *data, const struct game *game, int starter, int black)
{
    struct side_by_side *self = data;
    self->game = game;
    self->starter = starter;
    self->black = black;
    match_visit(self->match, self->place, compare_second, self);
}

static bool same_entry(const struct ledger_entry *a, const struct ledger_entry *b)
{
    return a->number == b->number && a->starter == b->starter && a->black == b->black &&
           result_equal(&a->result, &b->result) && a->plies == b->plies &&
           handicap_equal(a->handicap, b->handicap) && a->given.hints == b->given.hints &&
           a->given.warnings == b->given.warnings && position_equal(&a->last, &b->last);
}

static const char *ledger_difference(const struct match *a, const struct match *b)
{
    if (match_ledger_count(a) != match_ledger_count(b))
        return "how many games are over";
    for (int i = 0; i < match_ledger_count(a); i++) {
        struct ledger_entry x = match_ledger_entry(a, i), y = match_ledger_entry(b, i);
        if (!same_entry(&x, &y))
            return "an entry of the ledger";
    }
    return NULL;
}

const char *match_difference(struct match *a, struct match *b)
{
    if (match_game_count(a) != match_game_count(b) || a->finished_count != b->finished_count)
        return "the games";
    if (a->policy != b->policy || strcmp(a->players[0].name, b->players[0].name) != 0 ||
        strcmp(a->players[1].name, b->players[1].name) != 0 ||
        a->players[0].level != b->players[0].level || a->players[1].level != b->players[1].level)
        return "the players";
    if (a->seed != b->seed || a->length != b->length || a->help != b->help)
        return "the seed, the length or the help";
    if (a->own_start != b->own_start || !handicap_equal(a->handicap, b->handicap))
        return "the handicap";
    match_count_time(a, a->clock.clock.seen);
    match_count_time(b, b->clock.clock.seen);
    if (!time_control_equal(&a->control, &b->control) || a->clock.off != b->clock.off)
        return "the clock";
    for (int player = 0; player < PLAYER_COUNT; player++)
        if (match_time_left(a, player) != match_time_left(b, player))
            return "a player's time";
    for (int i = 0; i < match_game_count(a); i++) {
        struct side_by_side both = {.match = b, .place = i};
        for (int player = 0; player < PLAYER_COUNT; player++) {
            const struct player *x = match_player_in(a, i, player);
            const struct player *y = match_player_in(b, i, player);
            if (x->level != y->level || strcmp(x->name, y->name) != 0)
                return "who played a game";
        }
        struct game_stamp left = match_stamp(a, i), right = match_stamp(b, i);
        if (left.serial != right.serial)
            return "a serial";
        if (left.given.hints != right.given.hints || left.given.warnings != right.given.warnings)
            return "the help that was given";
        match_visit(a, i, compare_first, &both);
        if (both.difference)
            return both.difference;
    }
    return ledger_difference(a, b);
}

/* --- Making rows --- */

struct taking {
    struct match *match;
    struct saved_match *saved;
    int place;
};

void random_match_tag_players(struct game_tags *tags, const struct match *match, int place,
                              int black)
{
    for (int i = 0; i < PLAYER_COUNT; i++) {
        const char *colour = i == black ? "Black" : "White";
        const struct player *who = match_player_in(match, place, i);
        game_tags_set(tags, colour, who->name);
        game_tags_set_level(tags, colour, who->level);
    }
}

static void take_game(void *data, const struct game *game, int starter, int black)
{
    struct taking *taking = data;
    struct game_tags tags = {0};
    struct game_extras extras = {.tags = &tags, .date = "2026.01.02"};
    random_match_tag_players(&tags, taking->match, taking->place, black);
    game_tags_set_seats(&tags,
                        (int[]){taking->match->players[0].level, taking->match->players[1].level});
    game_tags_set_seed(&tags, taking->match->seed);
    if (taking->match->length > 0)
        game_tags_set_length(&tags, taking->match->length);
    game_tags_set_help(&tags, taking->match->help);
    game_tags_set_given(&tags, match_stamp(taking->match, taking->place).given);
    game_tags_set_handicap(&tags, "Handicap", black, match_handicap_of(taking->match, game, black));
    game_tags_set_handicap(&tags, "MatchHandicap", black, taking->match->handicap);
    struct game_stamp stamp = match_stamp(taking->match, taking->place);
    game_tags_set_control(&tags, black, &taking->match->control);
    game_tags_set_clock(&tags, stamp.spent, stamp.off);
    saved_match_add(taking->saved, taking->match, taking->place, game, starter, black, &extras);
    game_tags_finish(&tags);
}

void take_down(struct match *match, struct saved_match *out)
{
    match_count_time(match, match->clock.clock.seen); /* as each pass does before a save */
    saved_match_begin(out, match, true, "ledger");
    for (int i = 0; i < match_game_count(match); i++) {
        struct taking taking = {match, out, i};
        match_visit(match, i, take_game, &taking);
    }
}
