/* SPDX-License-Identifier: MIT */
#include "match/game.h"

#include "base/array.h"

#include <assert.h>
#include <stdlib.h>

static const struct ply_state *state_at(const struct game *game, int ply)
{
    return tree_state(&game->tree, game_node_at(game, ply));
}

static int tip(const struct game *game)
{
    return game->line[game->count];
}

/* --- The current line --- */

static void write_line(struct game *game, int ply, int node)
{
    game->line =
        array_reserve(game->line, &game->line_capacity, (size_t)ply + 1, sizeof *game->line);
    game->line[ply] = node;
}

/* Extends the line along the first children. */
static void grow_line(struct game *game)
{
    int child;
    while ((child = tree_main_child(&game->tree, tip(game))) != NODE_NONE)
        write_line(game, ++game->count, child);
}

/* Takes down that the line or the main line has changed after `ply` moves. */
static void forget_main(struct game *game, int ply)
{
    if (game->main_count > ply)
        game->main_count = ply;
}

static bool at_ply(const struct game *game, int ply, int node)
{
    return ply <= game->count && game->line[ply] == node;
}

bool game_on_line(const struct game *game, int node)
{
    return at_ply(game, tree_state(&game->tree, node)->ply, node);
}

/* Makes the current line lead to `node`, and on along the first children, unless it leads there
 * already. The cursor does not change. */
static void lead_line(struct game *game, int node)
{
    int last = tree_state(&game->tree, node)->ply, ply = last;
    if (at_ply(game, last, node))
        return;
    for (; !at_ply(game, ply, node); ply--) {
        write_line(game, ply, node);
        node = tree_parent(&game->tree, node);
    }
    forget_main(game, ply);
    game->count = last;
    grow_line(game);
}

void game_follow_edit(struct game *game, int node)
{
    int before = tree_state(&game->tree, node)->ply - 1;
    forget_main(game, before);
    if (game_on_line(game, node) && !tree_is_linked(&game->tree, node))
        game->count = before;
    if (game->cursor > game->count) {
        game->cursor = game->count;
        game->decided = game->offered = false;
    }
    grow_line(game);
}

void game_make_main(struct game *game)
{
    struct game_tree *tree = &game->tree;
    for (; game->main_count < game->cursor; game->main_count++) {
        int node = game->line[game->main_count + 1], parent = game->line[game->main_count];
        if (tree_main_child(tree, parent) == node)
            continue;
        tree_unlink(tree, node);
        tree_link(tree, node, NODE_NONE);
        if (tree_ends(tree, parent))
            tree_note(tree, parent)->ends = false;
    }
}

void game_enter(struct game *game, int node)
{
    lead_line(game, node);
    game->cursor = tree_state(&game->tree, node)->ply;
    game->decided = game->offered = false;
}

/* --- Beginning and end --- */

/* Begins the line at the root, which must exist. */
static void begin_line(struct game *game)
{
    write_line(game, 0, NODE_ROOT);
    grow_line(game);
}

static struct position first_position(const struct named_ruleset *rules,
                                      const struct position *start)
{
    struct position first = start ? *start : position_start(&rules->rules);
    int fault_square;
    assert(position_check(&first, &fault_square) == POSITION_POSSIBLE);
    (void)fault_square;
    return first;
}

void game_init(struct game *game, const struct named_ruleset *rules, const struct position *start)
{
    struct position first = first_position(rules, start);
    *game = (struct game){.rules = *rules};
    tree_init(&game->tree, &rules->rules, &first);
    begin_line(game);
}

void game_finish(struct game *game)
{
    tree_finish(&game->tree);
    game_journal_finish(&game->journal);
    free(game->line);
    *game = (struct game){0};
}

/* --- Reading the line --- */

int game_node_at(const struct game *game, int ply)
{
    assert(ply >= 0 && ply <= game->count);
    return game->line[ply];
}

int game_node(const struct game *game)
{
    return game_node_at(game, game->cursor);
}

struct position game_position(const struct game *game)
{
    return game_position_at(game, game->cursor);
}

struct position game_position_at(const struct game *game, int ply)
{
    return state_at(game, ply)->position;
}

const struct move *game_move_at(const struct game *game, int ply)
{
    return tree_move(&game->tree, game_node_at(game, ply + 1));
}

struct result game_result(const struct game *game)
{
    return game->decided ? tree_decision(&game->tree, tip(game))
                         : state_at(game, game->cursor)->result;
}

bool game_over(const struct game *game)
{
    return game_result(game).outcome != ONGOING;
}

/* --- Playing --- */

/* Returns the node to which this move has led before, on the current line if possible, or
 * NODE_NONE. */
static int made_before(const struct game *game, const struct move *move)
{
    if (game->cursor < game->count && move_equal(game_move_at(game, game->cursor), move))
        return game_node_at(game, game->cursor + 1);
    return tree_find_child(&game->tree, game_node(game), move);
}

void game_play(struct game *game, const struct move *move)
{
    assert(!game_over(game));
    int node = made_before(game, move);
    if (node == NODE_NONE)
        node = tree_add(&game->tree, &game->rules.rules, game_node(game), move);
    lead_line(game, node);
    game->cursor++;
    game->offered = false;
    game_make_main(game);
}

int game_add_ply(struct game *game, int node, const struct move *move)
{
    int added = tree_add(&game->tree, &game->rules.rules, node, move);
    if (node == tip(game))
        grow_line(game);
    return added;
}

bool game_add_decision(struct game *game, int node, const struct result *decision, bool ends)
{
    bool in_force = game->decided && node == tip(game);
    if (in_force || !tree_set_decision(&game->tree, &game->rules.rules, node, decision, ends))
        return false;
    grow_line(game);
    return true;
}

bool game_end_is_told(const struct game *game)
{
    const struct game_tree *tree = &game->tree;
    int end = tree_main_end(tree);
    enum reason reason = tree_decision(tree, end).reason;
    bool told = reason == REASON_NONE || reason == REASON_RESIGNED || reason == REASON_TIME ||
                reason == REASON_AGREED;
    return told && tree_state(tree, end)->result.outcome == ONGOING &&
           tree_first_child(tree, end) == NODE_NONE;
}

void game_tell_end(struct game *game, enum outcome outcome)
{
    int end = tree_main_end(&game->tree);
    struct tree_note *note = tree_note(&game->tree, end);
    assert(game_end_is_told(game) && !game->decided);
    note->decision = (struct result){.outcome = ONGOING};
    note->ends = false;
    if (outcome == ONGOING)
        return;
    enum side winner = outcome == BLACK_WINS ? BLACK : WHITE;
    struct result decision =
        outcome == DRAW ? result_draw(REASON_AGREED) : result_win(winner, REASON_RESIGNED);
    tree_set_decision(&game->tree, &game->rules.rules, end, &decision, true);
}

bool game_can_undo(const struct game *game)
{
    return game->decided || game->cursor > 0;
}

bool game_can_redo(const struct game *game)
{
    return game->cursor < game->count ||
           (tree_decision(&game->tree, tip(game)).outcome != ONGOING && !game->decided);
}

bool game_undo(struct game *game)
{
    if (!game_can_undo(game))
        return false;
    if (game->decided)
        game->decided = false;
    else
        game->cursor--;
    game->offered = false;
    return true;
}

/* Puts the decision of the current node in force: the line ends there, even if it has children. */
static void put_in_force(struct game *game)
{
    game->count = game->cursor;
    tree_note(&game->tree, tip(game))->ends = true;
    game->decided = true;
}

bool game_redo(struct game *game)
{
    if (!game_can_redo(game))
        return false;
    if (game->cursor < game->count)
        game->cursor++;
    else
        put_in_force(game);
    game->offered = false;
    return true;
}

/* Ends the game, which must be going on, by a decision of the players. */
static bool decide(struct game *game, struct result decision)
{
    tree_set_decision(&game->tree, &game->rules.rules, game_node(game), &decision, true);
    game->offered = false;
    put_in_force(game);
    game_make_main(game);
    return true;
}

bool game_resign(struct game *game, enum side side)
{
    return !game_over(game) && decide(game, result_win(side_other(side), REASON_RESIGNED));
}

bool game_lose_on_time(struct game *game, enum side side)
{
    return !game_over(game) && decide(game, result_win(side_other(side), REASON_TIME));
}

bool game_offer_draw(struct game *game, enum side side)
{
    if (game_over(game) || game->offered)
        return false;
    game->offered = true;
    game->offered_by = side;
    return true;
}

bool game_accept_draw(struct game *game)
{
    return game->offered && decide(game, result_draw(REASON_AGREED));
}

bool game_decline_draw(struct game *game)
{
    bool stood = game->offered;
    game->offered = false;
    return stood;
}

enum reason game_claimable(const struct game *game)
{
    /* An automatic draw has ended the game. */
    if (game_over(game))
        return REASON_NONE;
    return draw_reason(&game->rules.rules, &state_at(game, game->cursor)->draws);
}

bool game_claim_draw(struct game *game)
{
    enum reason claimed = game_claimable(game);
    const struct draw_state *draws = &state_at(game, game->cursor)->draws;
    return claimed != REASON_NONE && decide(game, draw_result(&game->rules.rules, draws, claimed));
}

/* --- Where the game stands --- */

struct game_stand game_stand(const struct game *game)
{
    return (struct game_stand){tip(game), game_node(game), game->decided};
}

void game_take_stand(struct game *game, const struct game_stand *stand)
{
    lead_line(game, stand->tip);
    game->cursor = tree_state(&game->tree, stand->node)->ply;
    game->decided = game->offered = false;
    if (stand->decided)
        put_in_force(game);
}

/* --- Games put away --- */

struct game_record game_put_away(struct game *game)
{
    struct game_record record = {
        .start = game_position_at(game, 0),
        .tree = game->tree,
        .journal = game->journal,
        .stand = game_stand(game),
    };
    tree_pack(&record.tree);
    free(game->line);
    *game = (struct game){0};
    return record;
}

void game_take_out(struct game *game, const struct named_ruleset *rules, struct game_record *record)
{
    *game = (struct game){.rules = *rules, .tree = record->tree, .journal = record->journal};
    tree_unpack(&game->tree, &rules->rules, &record->start);
    begin_line(game);
    game_take_stand(game, &record->stand);
    *record = (struct game_record){0};
}

void game_record_finish(struct game_record *record)
{
    tree_finish(&record->tree);
    game_journal_finish(&record->journal);
    *record = (struct game_record){0};
}
