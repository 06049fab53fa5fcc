/* SPDX-License-Identifier: MIT */
#include "match/match.h"

#include "base/array.h"
#include "match/edits.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const char *const starter_ids[STARTER_COUNT] = {
    [STARTER_WINNER] = "winner",
    [STARTER_LOSER] = "loser",
    [STARTER_ALTERNATE] = "alternate",
    [STARTER_SAME] = "same",
};

const char *const help_ids[HELP_COUNT] = {
    [HELP_HINTS] = "hints",
    [HELP_BOTH] = "both",
    [HELP_WARNINGS] = "warnings",
    [HELP_NONE] = "none",
};

static int other_player(int player)
{
    return 1 - player;
}

/* --- The start of a game --- */

/* Takes men off the back row, beginning in the single corner: a player with few pieces needs the
 * double corner most. */
struct position handicap_start(const struct ruleset *rules, enum side side, int men)
{
    struct position start = position_start(rules);
    assert(men >= 0 && men <= HANDICAP_MOST);
    for (int i = 0; i < men; i++)
        position_put(&start, side == BLACK ? 4 - i : 29 + i, PIECE_NONE);
    return start;
}

struct handicap match_handicap_of(const struct match *match, const struct game *game, int black)
{
    struct position whole = position_start(&match->rules.rules), start = game_position_at(game, 0);
    for (enum side side = BLACK; side <= WHITE && !match->own_start; side++) {
        int men = bits_count(whole.pieces[side] & ~start.pieces[side]);
        if (men > 0)
            return (struct handicap){side == BLACK ? black : other_player(black), men};
    }
    return (struct handicap){0};
}

/* Returns the start of the next game, in which the match's `black` has Black. */
static struct position next_start(const struct match *match)
{
    enum side side = match->handicap.player == match->black ? BLACK : WHITE;
    if (match->own_start)
        return match->start;
    return handicap_start(&match->rules.rules, side, match->handicap.men);
}

/* Begins a game. `starter` gets the colour that moves first in the start position. */
static void begin_game(struct match *match, int starter)
{
    bool black_first = match_next_first(match) == BLACK;
    match->serial = ++match->last_serial;
    match->given = (struct help_given){0};
    match->paused = false;
    match->starter = starter;
    match->black = black_first ? starter : other_player(starter);
    struct position start = next_start(match);
    game_init(&match->game, &match->rules, &start);
}

/* Seats a player; the name will not be empty. */
static void seat_player(struct match *match, int index, const struct player *who,
                        const struct player *stand_in)
{
    static const char *const numbers[] = {"1", "2"};
    struct player *player = &match->players[index];
    player->level = who->level;
    player_set_name(player, who->name);
    if (!player->name[0])
        player_set_name(player, stand_in->name);
    if (!player->name[0])
        player_set_name(player, numbers[index]);
}

static struct sat *sat_at(struct match *match, int place)
{
    return place == match->finished_count ? &match->sat : &match->kept[place].sat;
}

const struct player *match_player_in(const struct match *match, int place, int player)
{
    const struct sat *sat = place == match->finished_count ? &match->sat : &match->kept[place].sat;
    return sat->players[player] ? sat->players[player] : &match->players[player];
}

/* Another player takes a seat: the games that are over stay those of the one who leaves it. */
static void keep_who_sat(struct match *match, int player)
{
    for (int i = 0; i < match_game_count(match); i++) {
        struct player **sat = &sat_at(match, i)->players[player];
        if (*sat || (i == match->finished_count && !game_over(&match->game)))
            continue;
        *sat = array_zeroed(1, sizeof **sat);
        **sat = match->players[player];
    }
}

static void finish_sat(struct sat *sat)
{
    for (int i = 0; i < PLAYER_COUNT; i++)
        free(sat->players[i]);
    *sat = (struct sat){0};
}

void match_seat(struct match *match, int player, const struct player *who,
                const struct player *stand_in)
{
    if (who->level != match->players[player].level)
        keep_who_sat(match, player);
    seat_player(match, player, who, stand_in);
    players_tell_apart(match->players);
}

void match_init(struct match *match, const struct match_setup *setup)
{
    *match = (struct match){
        .rules = setup->rules,
        .policy = setup->starter,
        .length = setup->length,
        .help = setup->help,
        .handicap = setup->handicap,
        .own_start = setup->start != NULL,
        .seed = setup->seed,
        .control = setup->control,
    };
    if (setup->start)
        match->start = *setup->start;
    for (int i = 0; i < PLAYER_COUNT; i++)
        seat_player(match, i, &setup->players[i], &setup->stand_ins[i]);
    players_tell_apart(match->players);
    begin_game(match, setup->first_starter);
    match->given = setup->given;
}

static void note_given(int *count)
{
    *count += *count < HELP_GIVEN_MOST;
}

void match_note_hint(struct match *match)
{
    note_given(&match->given.hints);
}

void match_note_warning(struct match *match)
{
    note_given(&match->given.warnings);
}

/* --- The clock --- */

static struct game_place place_of(const struct game *game)
{
    return (struct game_place){game_node(game), game->decided};
}

/* The clock of a game that has come from elsewhere stands until the players go on. */
static void begin_clock(struct match *match, int spent, bool off)
{
    match->clock = (struct match_clock){.clock = {.spent = spent},
                                        .game = match->serial,
                                        .place = place_of(&match->game),
                                        .off = off};
    match->paused = match_is_timed(match);
}

/* Returns the clock where the game stands now. After a decision it still says what was spent, but
 * not after that was taken back. */
static struct match_clock clock_here(const struct match *match)
{
    struct match_clock clock = match->clock;
    struct game_place place = place_of(&match->game);
    bool same_game = clock.game == match->serial;
    bool taken_back = clock.place.decided && !place.decided;
    if (!same_game || clock.place.node != place.node || taken_back)
        clock.clock.spent = clock.clock.ran = 0;
    clock.off &= same_game && !game_over(&match->game);
    clock.game = match->serial;
    clock.place = place;
    return clock;
}

static int spent_here(const struct match *match)
{
    struct match_clock clock = clock_here(match);
    return clock_spent(&clock.clock);
}

bool match_is_timed(const struct match *match)
{
    const struct game *game = &match->game;
    return match->control.kind != TIME_NONE && !clock_here(match).off && !game_over(game) &&
           tree_clock(&game->tree, game_node(game)) >= 0;
}

/* Returns what a player had when the game came to a node: what was left after the player's move
 * before it. */
static int time_had(const struct match *match, int node, int player)
{
    const struct game_tree *tree = &match->game.tree;
    int stood = time_at_start(&match->control, player), parent;
    for (; (parent = tree_parent(tree, node)) != NODE_NONE; node = parent) {
        enum side mover = tree_state(tree, parent)->position.side;
        if (match_player_of_side(match, mover) == player && tree_clock(tree, node) >= 0)
            return time_at_move(&match->control, player, tree_clock(tree, node));
    }
    return stood;
}

static int player_to_move(const struct match *match)
{
    return match_player_of_side(match, game_position(&match->game).side);
}

static int time_of_mover(const struct match *match)
{
    return time_had(match, game_node(&match->game), player_to_move(match));
}

/* Before the first move nothing has been spent, so nothing is added for it. */
static int time_after(const struct match *match)
{
    int had = time_of_mover(match);
    return match->game.cursor == 0 ? had : time_after_move(&match->control, had, spent_here(match));
}

void match_play(struct match *match, int node, const struct move *move)
{
    struct game *game = &match->game;
    bool over = game_over(game);
    if (game_go_on_at(game, node))
        match->clock = clock_here(match);
    match->clock.off |= over && match->control.kind != TIME_NONE;
    bool begins = game->cursor == 0 && match->control.kind != TIME_NONE && !match->clock.off;
    bool timed = begins || match_is_timed(match);
    int left = timed ? time_after(match) : -1;
    game_play(game, move);
    if (timed)
        tree_set_clock(&game->tree, game_node(game), left);
    match->paused = false;
    match->clock = clock_here(match);
}

void match_count_time(struct match *match, uint64_t now)
{
    match->clock = clock_here(match);
    int wait = match_clock_wait(match);
    if (!clock_count(&match->clock.clock, now, wait > 0 ? wait : 0))
        match->paused = true;
}

void match_run_clock(struct match *match, bool runs, uint64_t now)
{
    match->clock = clock_here(match);
    clock_set(&match->clock.clock, runs && !match->paused && match_is_timed(match), now);
}

int match_time_left(const struct match *match, int player)
{
    int had = time_had(match, game_node(&match->game), player);
    bool moves = player == player_to_move(match);
    struct result result = game_result(&match->game);
    enum side winner;
    if (result.reason == REASON_TIME && result_winner(&result, &winner) &&
        match_player_of_side(match, winner) != player)
        return 0;
    return moves ? time_left(&match->control, had, spent_here(match)) : had;
}

int match_thinking_time(const struct match *match, int usual, int most)
{
    if (!match_is_timed(match))
        return usual;
    return time_for_program(&match->control, time_of_mover(match), spent_here(match), most);
}

int match_clock_wait(const struct match *match)
{
    bool runs = match->clock.clock.runs && match_is_timed(match) && !match_time_is_up(match);
    return runs ? time_to_next_digit(&match->control, time_of_mover(match), spent_here(match)) : -1;
}

bool match_time_is_up(const struct match *match)
{
    return match_is_timed(match) && match_time_left(match, player_to_move(match)) == 0;
}

void match_take_game(struct match *match, const struct game *game)
{
    assert(match->finished_count == 0 && match->later_count == 0);
    game_finish(&match->game);
    match->game = *game;
    begin_clock(match, 0, false);
}

/* Frees the games after the current one. */
static void forget_later(struct match *match)
{
    for (; match->later_count > 0; match->later_count--) {
        struct kept_game *last = &match->kept[match->finished_count + match->later_count];
        game_record_finish(&last->record);
        finish_sat(&last->sat);
    }
}

void match_finish(struct match *match)
{
    forget_later(match);
    while (match->finished_count > 0) {
        struct kept_game *last = &match->kept[--match->finished_count];
        game_record_finish(&last->record);
        finish_sat(&last->sat);
    }
    game_finish(&match->game);
    finish_sat(&match->sat);
    free(match->kept);
    *match = (struct match){0};
}

/* Returns the ledger entry of the current game as it is now. */
static struct ledger_entry current_entry(const struct match *match)
{
    return (struct ledger_entry){
        .number = match->finished_count + 1,
        .starter = match->starter,
        .black = match->black,
        .result = game_result(&match->game),
        .plies = match->game.cursor,
        .given = match->given,
        .handicap = match_handicap_of(match, &match->game, match->black),
        .last = game_position(&match->game),
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

/* --- The end --- */

bool match_decided(const struct match *match)
{
    if (match->length == 0 || !game_over(&match->game))
        return false;
    struct score score = match_score(match);
    int needed = 2 * match->length;
    return score.half_points[0] >= needed || score.half_points[1] >= needed;
}

int match_winner(const struct match *match)
{
    struct score score = match_score(match);
    assert(match_decided(match));
    if (score.half_points[0] == score.half_points[1])
        return -1;
    return score.half_points[0] > score.half_points[1] ? 0 : 1;
}

enum outcome match_outcome(const struct match *match)
{
    if (!match_decided(match))
        return game_result(&match->game).outcome;
    int winner = match_winner(match);
    if (winner < 0)
        return DRAW;
    return winner == match->black ? BLACK_WINS : WHITE_WINS;
}

/* Returns how many games the player has won in a row, since these two have had their seats. */
static int wins_in_a_row(const struct match *match, int winner)
{
    int count = match_ledger_count(match), wins = 0;
    for (; wins < count; wins++) {
        struct ledger_entry entry = match_ledger_entry(match, count - 1 - wins);
        bool others =
            entry.players[0] != &match->players[0] || entry.players[1] != &match->players[1];
        if (others || ledger_winner(&entry) != winner)
            break;
    }
    return wins;
}

/* Returns the handicap that helps the loser more than the present one. */
static struct handicap other_handicap(const struct match *match, int winner)
{
    struct handicap now = match->handicap;
    if (now.men > 0 && now.player != winner)
        return (struct handicap){now.player, now.men - 1};
    return (struct handicap){winner, now.men + 1};
}

/* Chooses what to suggest after so many wins in a row. */
static void choose_odds(const struct match *match, struct odds *odds)
{
    bool computer_won = match->players[odds->winner].level != PLAYER_PERSON;
    odds->handicap = other_handicap(match, odds->winner);
    odds->computer = match->players[0].level == PLAYER_PERSON;
    odds->level = match->players[odds->computer].level + (computer_won ? -1 : 1);
    bool comes_back = odds->handicap.player != odds->winner;
    bool level = match_people(match) == 1 && odds->level > 0 && odds->level <= PLAYER_FULL &&
                 match->players[odds->computer].level < PLAYER_PEER;
    bool handicap = !match->own_start && odds->handicap.men <= HANDICAP_MOST;
    if (comes_back || (handicap && !level))
        odds->kind = ODDS_HANDICAP;
    else if (level)
        odds->kind = ODDS_LEVEL;
}

struct odds match_odds(const struct match *match)
{
    struct ledger_entry last = current_entry(match);
    struct odds odds = {.winner = ledger_winner(&last)};
    if (match_people(match) == 0 || !game_over(&match->game) || odds.winner < 0)
        return odds;
    odds.wins = wins_in_a_row(match, odds.winner);
    if (odds.wins > 0 && odds.wins % ODDS_WINS == 0 &&
        handicap_equal(last.handicap, match->handicap))
        choose_odds(match, &odds);
    return odds;
}

void match_take_odds(struct match *match, const struct odds *odds, const struct player *stand_in)
{
    if (odds->kind == ODDS_LEVEL)
        match_seat(match, odds->computer, &(struct player){.level = odds->level}, stand_in);
    else if (odds->kind == ODDS_HANDICAP)
        match->handicap = odds->handicap;
}

struct match_setup match_revenge(const struct match *match)
{
    assert(match_decided(match));
    struct match_setup setup = {
        .rules = match->rules,
        .starter = match->policy,
        .first_starter = match_next_starter(match),
        .length = match->length,
        .help = match->help,
        .start = match->own_start ? &match->start : NULL,
        .handicap = match->handicap,
        .control = match->control,
    };
    memcpy(setup.players, match->players, sizeof setup.players);
    return setup;
}

/* --- From game to game --- */

/* Returns true if redo leads from the end of the current game to the next one. */
static bool leads_on(const struct match *match)
{
    if (match->later_count == 0 || !game_over(&match->game))
        return false;
    const struct kept_game *place = &match->kept[match->finished_count];
    struct result result = game_result(&match->game);
    return game_node(&match->game) == place->end && result_equal(&result, &place->result);
}

/* Puts the current game away at its place. */
static struct kept_game *keep_current(struct match *match)
{
    match->kept = array_reserve(match->kept, &match->kept_capacity,
                                (size_t)match->finished_count + 1, sizeof *match->kept);
    struct kept_game *place = &match->kept[match->finished_count];
    place->serial = match->serial;
    place->entry = current_entry(match);
    place->record = game_put_away(&match->game);
    place->sat = match->sat;
    match->sat = (struct sat){0};
    return place;
}

/* Takes out the game that is kept at the place of the current one. */
static void take_out_current(struct match *match)
{
    struct kept_game *kept = &match->kept[match->finished_count];
    match->serial = kept->serial;
    match->starter = kept->entry.starter;
    match->black = kept->entry.black;
    match->given = kept->entry.given;
    match->sat = kept->sat;
    kept->sat = (struct sat){0};
    game_take_out(&match->game, &match->rules, &kept->record);
}

/* Goes to the kept game before the current one (-1) or after it (1). */
static void go_to_kept(struct match *match, int step)
{
    keep_current(match);
    match->finished_count += step;
    match->later_count -= step;
    take_out_current(match);
}

void match_next_game(struct match *match)
{
    if (leads_on(match)) {
        go_to_kept(match, 1);
        return;
    }
    assert(!match_decided(match));
    int starter = match_next_starter(match);
    forget_later(match);
    game_make_main(&match->game); /* it was played, even if other lines were played later */
    struct kept_game *place = keep_current(match);
    place->end = place->record.stand.node;
    place->result = place->entry.result;
    match->finished_count++;
    begin_game(match, starter);
}

bool match_can_undo(const struct match *match)
{
    return game_edit_is_last(&match->game) || game_can_undo(&match->game) ||
           match->finished_count > 0;
}

bool match_can_redo(const struct match *match)
{
    return game_edit_is_next(&match->game) || game_can_redo(&match->game) || leads_on(match);
}

bool match_undo(struct match *match)
{
    if (game_edit_is_last(&match->game))
        return game_undo_edit(&match->game);
    if (game_undo(&match->game))
        return true;
    if (match->finished_count == 0)
        return false;
    go_to_kept(match, -1);
    return true;
}

bool match_redo(struct match *match)
{
    if (game_edit_is_next(&match->game))
        return game_redo_edit(&match->game);
    if (game_redo(&match->game))
        return true;
    if (!leads_on(match))
        return false;
    go_to_kept(match, 1);
    return true;
}

/* --- Saving and restoring --- */

void match_restore(struct match *match, const struct restored_game *games, int count, int current)
{
    assert(match->finished_count == 0 && match->later_count == 0);
    assert(current >= 0 && current < count);
    game_finish(&match->game);
    match->last_serial = 0;
    for (; match->finished_count < count; match->finished_count++) {
        const struct restored_game *restored = &games[match->finished_count];
        match->game = restored->game;
        match->serial = restored->serial;
        match->starter = restored->starter;
        match->black = restored->black;
        match->sat = restored->sat;
        match->given = restored->given;
        struct kept_game *place = keep_current(match);
        place->end = restored->end;
        place->result = restored->result;
        if (match->last_serial < restored->serial)
            match->last_serial = restored->serial;
    }
    match->finished_count = current;
    match->later_count = count - 1 - current;
    take_out_current(match);
    begin_clock(match, games[current].spent, games[current].off);
}

int match_game_count(const struct match *match)
{
    return match->finished_count + 1 + match->later_count;
}

static struct game_stamp current_stamp(const struct match *match)
{
    struct match_clock clock = clock_here(match);
    return (struct game_stamp){
        .serial = match->serial,
        .revision = match->game.tree.revision,
        .stand = game_stand(&match->game),
        .given = match->given,
        .spent = clock.clock.spent,
        .off = clock.off,
    };
}

static struct game_stamp kept_stamp(const struct kept_game *kept)
{
    return (struct game_stamp){
        .serial = kept->serial,
        .revision = kept->record.tree.revision,
        .stand = kept->record.stand,
        .given = kept->entry.given,
    };
}

struct game_stamp match_stamp(const struct match *match, int place)
{
    struct game_stamp stamp =
        place == match->finished_count ? current_stamp(match) : kept_stamp(&match->kept[place]);
    bool followed = place < match_game_count(match) - 1;
    stamp.end = followed ? match->kept[place].end : NODE_NONE;
    if (followed)
        stamp.result = match->kept[place].result;
    return stamp;
}

bool game_stamp_equal(const struct game_stamp *a, const struct game_stamp *b)
{
    return a->serial == b->serial && a->revision == b->revision && a->stand.tip == b->stand.tip &&
           a->stand.node == b->stand.node && a->stand.decided == b->stand.decided &&
           a->given.hints == b->given.hints && a->given.warnings == b->given.warnings &&
           a->end == b->end && result_equal(&a->result, &b->result) && a->spent == b->spent &&
           a->off == b->off;
}

void match_visit(struct match *match, int place, match_visitor *see, void *data)
{
    if (place == match->finished_count) {
        see(data, &match->game, match->starter, match->black);
        return;
    }
    struct kept_game *kept = &match->kept[place];
    struct game game;
    game_take_out(&game, &match->rules, &kept->record);
    see(data, &game, kept->entry.starter, kept->entry.black);
    kept->record = game_put_away(&game);
}

bool match_edit(struct match *match, int serial, match_editor *edit, void *data)
{
    if (serial == match->serial) {
        edit(data, &match->game);
        return true;
    }
    for (int place = 0; place < match_game_count(match); place++) {
        struct kept_game *kept = &match->kept[place];
        if (place == match->finished_count || kept->serial != serial)
            continue;
        struct game game;
        game_take_out(&game, &match->rules, &kept->record);
        edit(data, &game);
        kept->record = game_put_away(&game);
        return true;
    }
    return false;
}

/* --- The ledger --- */

int match_player_of_side(const struct match *match, enum side side)
{
    return side == BLACK ? match->black : other_player(match->black);
}

int match_level_of_side(const struct match *match, enum side side)
{
    return match->players[match_player_of_side(match, side)].level;
}

bool match_computer_moves(const struct match *match)
{
    return !game_over(&match->game) &&
           match_level_of_side(match, game_position(&match->game).side) != PLAYER_PERSON;
}

enum side match_person_side(const struct match *match)
{
    bool white = match_people(match) == 1 && match_level_of_side(match, WHITE) == PLAYER_PERSON;
    return white ? WHITE : BLACK;
}

int match_people(const struct match *match)
{
    return (match->players[0].level == PLAYER_PERSON) + (match->players[1].level == PLAYER_PERSON);
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
    struct ledger_entry entry =
        index < match->finished_count ? match->kept[index].entry : current_entry(match);
    for (int i = 0; i < PLAYER_COUNT; i++)
        entry.players[i] = match_player_in(match, index, i);
    return entry;
}

void score_add(struct score *score, const struct ledger_entry *entry)
{
    int winner = ledger_winner(entry);
    if (winner >= 0)
        score->wins[winner]++;
    else if (entry->result.outcome == DRAW) /* a damaged game may have lost its result */
        score->draws++;
    for (int player = 0; player < PLAYER_COUNT; player++)
        score->half_points[player] = 2 * score->wins[player] + score->draws;
}

struct score match_score_after(const struct match *match, int count)
{
    struct score score = {0};
    for (int i = 0; i < count; i++) {
        struct ledger_entry entry = match_ledger_entry(match, i);
        score_add(&score, &entry);
    }
    return score;
}

struct score match_score(const struct match *match)
{
    return match_score_after(match, match_ledger_count(match));
}

struct score match_score_before(const struct match *match)
{
    return match_score_after(match, match->finished_count);
}

void score_print(struct strbuf *out, int half_points)
{
    if (half_points != 1)
        strbuf_addf(out, "%d", half_points / 2);
    if (half_points % 2 != 0)
        strbuf_add(out, "½");
}
