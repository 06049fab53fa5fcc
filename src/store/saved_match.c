/* SPDX-License-Identifier: MIT */
#include "store/saved_match.h"

#include "base/array.h"
#include "store/game_load.h"
#include "store/game_text.h"
#include "store/results.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void saved_match_finish(struct saved_match *saved)
{
    for (int i = 0; i < saved->game_count; i++)
        free(saved->games[i].text);
    free(saved->games);
    *saved = (struct saved_match){0};
}

struct saved_game *saved_match_grow(struct saved_match *saved)
{
    saved->games = array_reserve(saved->games, &saved->capacity, (size_t)saved->game_count + 1,
                                 sizeof *saved->games);
    struct saved_game *game = &saved->games[saved->game_count++];
    *game = (struct saved_game){0};
    return game;
}

/* --- Making rows of a match --- */

void saved_match_begin(struct saved_match *saved, const struct match *match, bool turned,
                       const char *page)
{
    *saved = (struct saved_match){
        .starter = match->policy,
        .current = match->serial,
        .last_serial = match->last_serial,
        .turned = turned,
        .line_count = match_game_count(match),
    };
    for (int i = 0; i < PLAYER_COUNT; i++)
        strbuf_copy(saved->players[i], PLAYER_NAME_SIZE, match->players[i].name);
    strbuf_copy(saved->page, sizeof saved->page, page);
}

/* How a line ends on the board is found out again, but not what the players decided. */
static void print_ending(struct strbuf *out, const struct game_tree *tree,
                         const struct game_stamp *sight)
{
    if (sight->end != NODE_NONE && tree_state(tree, sight->end)->result.outcome == ONGOING)
        decision_print(out, &sight->result, true);
}

void saved_match_add(struct saved_match *saved, const struct match *match, int place,
                     const struct game *game, int starter, int black,
                     const struct game_extras *extras)
{
    struct game_stamp sight = match_stamp(match, place);
    struct game_stand stand = game_stand(game);
    struct saved_game *row = saved_match_grow(saved);
    *row = (struct saved_game){
        .serial = sight.serial,
        .place = place + 1,
        .starter = starter,
        .black = black,
        .tip = game_text_place(&game->tree, stand.tip),
        .node = game_text_place(&game->tree, stand.node),
        .decided = stand.decided,
        .end = game_text_place(&game->tree, sight.end),
        .opened = extras->opened,
        .text = game_text_print(game, extras->tags, extras->result),
    };
    struct strbuf ending = strbuf_init(row->ending, sizeof row->ending);
    print_ending(&ending, &game->tree, &sight);
    strbuf_copy(row->date, sizeof row->date, extras->date);
}

/* --- What has changed --- */

void saved_state_finish(struct saved_state *state)
{
    free(state->stamps);
    *state = (struct saved_state){0};
}

void saved_state_note(struct saved_state *state, const struct match *match, bool turned,
                      const char *page)
{
    state->count = match_game_count(match);
    state->stamps =
        array_reserve(state->stamps, &state->capacity, (size_t)state->count, sizeof *state->stamps);
    for (int i = 0; i < state->count; i++)
        state->stamps[i] = match_stamp(match, i);
    state->current = match->serial;
    state->turned = turned;
    strbuf_copy(state->page, sizeof state->page, page);
    memcpy(state->players, match->players, sizeof state->players);
    state->seed = match->seed;
    state->help = match->help;
    state->handicap = match->handicap;
}

/* Returns true if what stands in the texts of all games has changed. */
static bool tags_differ(const struct saved_state *state, const struct match *match)
{
    for (int i = 0; i < PLAYER_COUNT; i++)
        if (strcmp(state->players[i].name, match->players[i].name) != 0 ||
            state->players[i].level != match->players[i].level)
            return true;
    return state->seed != match->seed || state->help != match->help ||
           !handicap_equal(state->handicap, match->handicap);
}

bool saved_state_game_differs(const struct saved_state *state, const struct match *match, int place)
{
    struct game_stamp stamp = match_stamp(match, place);
    return place >= state->count || tags_differ(state, match) ||
           !game_stamp_equal(&stamp, &state->stamps[place]);
}

bool saved_state_differs(const struct saved_state *state, const struct match *match, bool turned,
                         const char *page)
{
    bool differs = state->current != match->serial || state->count != match_game_count(match) ||
                   state->turned != turned || strcmp(state->page, page) != 0 ||
                   tags_differ(state, match);
    for (int i = 0; i < match_game_count(match) && !differs; i++)
        differs = saved_state_game_differs(state, match, i);
    return differs;
}

bool match_is_worth_saving(const struct match *match)
{
    const struct game_tree *tree = &match->game.tree;
    return match_game_count(match) > 1 || tree->count > 1 || tree->note_count > 0;
}

/* --- Making a match of rows --- */

/* Returns true if the node is on the way from the root to `tip`. */
static bool leads_to(const struct game_tree *tree, int node, int tip)
{
    while (tip != NODE_NONE && tip != node)
        tip = tree_parent(tree, tip);
    return tip == node;
}

/* Moves the game to where the row says. Returns false if there is no such place; the game is at the
 * end of the main line then. */
static bool take_stand(struct game *game, const struct saved_game *row)
{
    const struct game_tree *tree = &game->tree;
    bool there = row->tip >= 0 && row->tip < tree->count && row->node >= 0 &&
                 row->node <= row->tip && leads_to(tree, row->node, row->tip);
    bool decided = there && row->decided && row->node == row->tip &&
                   tree_decision(tree, row->node).outcome != ONGOING;
    struct game_stand stand = {row->tip, row->node, decided};
    if (there)
        game_take_stand(game, &stand);
    while (!there && game_redo(game))
        ;
    return there;
}

static struct result result_at_end(const struct game *game, const struct saved_game *row)
{
    const struct ply_state *state = tree_state(&game->tree, row->end);
    struct result result;
    bool ends;
    if (!row->ending[0] || !decision_parse(row->ending, &result, &ends))
        return state->result;
    return result.outcome == DRAW && result.reason != REASON_AGREED
               ? draw_result(&game->rules.rules, &state->draws, result.reason)
               : result;
}

void resumed_finish(struct resumed *resumed)
{
    for (int i = 0; i < resumed->details_count; i++)
        game_tags_finish(&resumed->details[i]);
    free(resumed->details);
    resumed->details = NULL;
    resumed->details_count = 0;
}

/* All tags, and the result, that the first game of the match had when it was opened. */
static void take_all_tags(struct game_load *load, struct resumed *out, struct game_tags *details)
{
    out->opened = true;
    *details = load->reader.tags;
    load->reader.tags = (struct game_tags){0};
    strbuf_copy(out->result, sizeof out->result, load->reader.result);
}

/* The tags of a game that was played here which the match does not make again. */
static void take_details(const struct game_tags *tags, int place, struct game_tags *details)
{
    static const char *const names[] = {"Date", "Event", "Site", "Round"};
    char round[16];
    snprintf(round, sizeof round, "%d", place);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = game_tags_get(tags, names[i], "");
        bool made = strcmp(names[i], "Round") == 0 && strcmp(value, round) == 0;
        bool dated = strcmp(names[i], "Date") == 0; /* also one that nobody knows */
        if (dated ? value[0] : tag_value_known(value)[0] && !made)
            game_tags_set(details, names[i], value);
    }
}

/* What all games of the match say alike. */
static void take_tags(const struct game_tags *tags, int black, struct resumed *out)
{
    out->levels[black] = game_tags_level(tags, "Black");
    out->levels[1 - black] = game_tags_level(tags, "White");
    game_tags_seats(tags, out->levels);
    out->seed = game_tags_seed(tags);
    out->length = game_tags_length(tags);
    out->help = game_tags_help(tags);
    out->handicap = game_tags_handicap(tags, "MatchHandicap", black);
    out->control = game_tags_control(tags, black);
}

/* Returns who had the colour, as the tags say. */
static struct player *who_sat(const struct game_tags *tags, const char *colour)
{
    struct player *who = array_zeroed(1, sizeof *who);
    player_set_name(who, tag_value_known(game_tags_get(tags, colour, "?")));
    who->level = game_tags_level(tags, colour);
    return who;
}

/* Drops those who still have their seats. A person without a name is not told from another one. */
static void keep_only_left(struct sat *sat, const struct match *match)
{
    for (int i = 0; i < PLAYER_COUNT; i++) {
        struct player *who = sat->players[i];
        const struct player *now = &match->players[i];
        bool same =
            who->level == now->level && (!who->name[0] || strcmp(who->name, now->name) == 0);
        if (same) {
            free(who);
            sat->players[i] = NULL;
        } else if (!who->name[0]) {
            player_set_name(who, "?");
        }
    }
}

static void take_game(struct game_load *load, const struct saved_game *row, struct resumed *out,
                      struct restored_game *restored)
{
    bool wrong = load->report->wrong && !row->opened;
    const struct game_tags *tags = &load->reader.tags;
    struct sat sat = {{who_sat(tags, row->black == 0 ? "Black" : "White"),
                       who_sat(tags, row->black == 0 ? "White" : "Black")}};
    struct help_given given = game_tags_given(tags);
    int spent = game_tags_spent(tags);
    bool off = game_tags_clock_off(tags);
    take_tags(tags, row->black, out);
    struct game_tags *details = &out->details[out->details_count++];
    if (row->opened && row->place == 1)
        take_all_tags(load, out, details);
    else
        take_details(tags, row->place, details);
    *restored = (struct restored_game){.game = game_load_take(load),
                                       .serial = row->serial,
                                       .starter = row->starter,
                                       .black = row->black,
                                       .sat = sat,
                                       .given = given,
                                       .spent = spent,
                                       .off = off,
                                       .end = NODE_NONE};
    out->whole &= take_stand(&restored->game, row) && !wrong;
    bool ends = row->end >= 0 && row->end < restored->game.tree.count;
    out->whole &= ends || row->end == NODE_NONE;
    if (ends) {
        restored->end = row->end;
        restored->result = result_at_end(&restored->game, row);
    }
}

/* Returns true if the game can follow `first` in a match: both have the same rules and begin from
 * the same position, or as the rules say, but for a handicap. `usual`: the game begins so. */
static bool goes_with(const struct game *game, bool usual, const struct game *first,
                      const struct resumed *out)
{
    struct position start = game_position_at(game, 0), firsts = game_position_at(first, 0);
    return memcmp(&game->rules.rules, &first->rules.rules, sizeof game->rules.rules) == 0 &&
           usual == out->usual_start && (usual || position_equal(&start, &firsts));
}

/* Reads the game behind the `count` games that were read before. Returns false if the text has no
 * game, or one that does not go with the first. */
static bool read_game(const struct saved_game *row, struct game_load *load, struct resumed *out,
                      struct restored_game *games, int count)
{
    const struct game *game = &load->reader.game;
    game_load_begin_text(load, row->text);
    /* A text about something else is a game without a move. */
    bool there = load->report && load->reader.playable && (game->tree.count > 1 || row->tip <= 0);
    if (there) {
        struct position start = game_position_at(game, 0);
        bool usual = game_tags_usual_start(&load->reader.tags, &game->rules.rules, &start);
        if (count == 0)
            out->usual_start = usual;
        else
            there = goes_with(game, usual, &games[0].game, out);
    }
    if (there)
        take_game(load, row, out, &games[count]);
    game_load_finish(load);
    return there;
}

/* Reads the games that can be read and go together; returns their number. `*current` is the place
 * of the game that is played, or of the last one if it is missing. */
static int read_games(const struct saved_match *saved, struct resumed *out,
                      struct restored_game *games, int *current)
{
    struct game_load *load = array_zeroed(1, sizeof *load);
    int count = 0;
    *current = -1;
    for (int i = 0; i < saved->game_count; i++) {
        bool there = read_game(&saved->games[i], load, out, games, count);
        out->whole &=
            there && saved->games[i].place == i + 1; /* else a game before it is missing */
        if (there && games[count].serial == saved->current)
            *current = count;
        count += there;
    }
    free(load);
    if (*current < 0)
        *current = count - 1;
    return count;
}

static void begin_match(struct resumed *out, const struct saved_match *saved,
                        const struct named_ruleset *rules, const struct game *game)
{
    struct match_setup setup = {.rules = *rules,
                                .starter = saved->starter,
                                .length = out->length,
                                .help = out->help,
                                .handicap = out->handicap,
                                .control = out->control,
                                .seed = out->seed};
    struct position start = game_position_at(game, 0);
    setup.start = out->usual_start ? NULL : &start;
    for (int i = 0; i < PLAYER_COUNT; i++) {
        player_set_name(&setup.players[i], saved->players[i]);
        setup.players[i].level = out->levels[i];
    }
    match_init(&out->match, &setup);
}

bool saved_match_resume(const struct saved_match *saved, const struct rulebook *book,
                        struct resumed *out)
{
    struct restored_game *games = array_zeroed((size_t)saved->game_count + 1, sizeof *games);
    int current;
    *out = (struct resumed){.whole = true};
    out->details = array_zeroed((size_t)saved->game_count + 1, sizeof *out->details);
    int count = read_games(saved, out, games, &current);
    if (count > 0) {
        struct named_ruleset rules = rulebook_known(book, &games[0].game.rules);
        begin_match(out, saved, &rules, &games[0].game);
        for (int i = 0; i < count; i++) {
            games[i].game.rules = rules;
            keep_only_left(&games[i].sat, &out->match);
        }
        match_restore(&out->match, games, count, current);
        if (out->match.last_serial < saved->last_serial)
            out->match.last_serial = saved->last_serial;
    } else {
        resumed_finish(out);
    }
    free(games);
    return count > 0;
}
