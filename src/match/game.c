/* SPDX-License-Identifier: MIT */
#include "match/game.h"

#include "base/array.h"

#include <assert.h>
#include <stdlib.h>

static const struct game_state *current(const struct game *game)
{
    return &game->states[game->cursor];
}

/* The draw that has come. */
static struct result drawn(const struct ruleset *rules, const struct draw_state *draws)
{
    struct result draw = result_draw(draw_reason(rules, draws));
    if (draw.reason == REASON_REPETITION)
        draw.count = draws->repetitions;
    if (draw.reason == REASON_QUIET) {
        draw.count = draws->quiet;
        draw.quiet_reset = rules->quiet_reset;
    }
    return draw;
}

/* How the game stands by the board alone. */
static struct result board_result(const struct ruleset *rules, const struct position *position,
                                  const struct draw_state *draws)
{
    if (!movegen_any(rules, position)) {
        bool giveaway = rules->goal == GOAL_LOSE;
        enum side winner = giveaway ? position->side : side_other(position->side);
        bool pieces = position->pieces[position->side] != 0;
        struct result won = result_win(winner, pieces ? REASON_BLOCKED : REASON_NO_PIECES);
        won.giveaway = giveaway;
        return won;
    }
    if (draw_reason(rules, draws) != REASON_NONE && rules->draws == DRAWS_AUTOMATIC)
        return drawn(rules, draws);
    return (struct result){0};
}

/* Writes the state after `ply` moves. */
static void store_state(struct game *game, int ply, const struct position *position,
                        const struct draw_state *draws)
{
    game->states =
        array_reserve(game->states, &game->states_capacity, (size_t)ply + 1, sizeof *game->states);
    game->states[ply] = (struct game_state){
        .position = *position,
        .draws = *draws,
        .result = board_result(&game->rules.rules, position, draws),
    };
}

void game_init(struct game *game, const struct named_ruleset *rules, const struct position *start)
{
    struct position first = start ? *start : position_start(&rules->rules);
    int fault_square;
    assert(position_check(&first, &fault_square) == POSITION_POSSIBLE);
    (void)fault_square;
    *game = (struct game){.rules = *rules};
    struct draw_state draws = draw_state_start(&first);
    store_state(game, 0, &first, &draws);
}

void game_finish(struct game *game)
{
    free(game->moves);
    free(game->states);
    *game = (struct game){0};
}

struct position game_position(const struct game *game)
{
    return current(game)->position;
}

struct position game_position_at(const struct game *game, int ply)
{
    assert(ply >= 0 && ply <= game->count);
    return game->states[ply].position;
}

const struct move *game_move_at(const struct game *game, int ply)
{
    assert(ply >= 0 && ply < game->count);
    return &game->moves[ply].move;
}

bool game_move_in_full(const struct game *game, int ply)
{
    assert(ply >= 0 && ply < game->count);
    return game->moves[ply].in_full;
}

struct result game_result(const struct game *game)
{
    return game->decided ? game->decision : current(game)->result;
}

bool game_over(const struct game *game)
{
    return game_result(game).outcome != ONGOING;
}

struct draw_state game_draw_state_at(const struct game *game, int ply)
{
    assert(ply >= 0 && ply <= game->count);
    return game->states[ply].draws;
}

/* Is it one of the legal moves, whole? Only an assert asks. */
__attribute__((unused)) static bool is_listed(const struct movelist *list, const struct move *move)
{
    const struct move *found = movelist_find(list, move->path, move->steps + 1);
    return found && move_equal(found, move) && found->crowns == move->crowns;
}

/* How often `position`, about to follow the current one, will have occurred. The same side is to
 * move at every second ply. */
static int occurrences(const struct game *game, const struct position *position)
{
    int count = 1;
    for (int ply = game->cursor - 1; ply >= 0; ply -= 2)
        count += position_equal(&game->states[ply].position, position);
    return count;
}

/* Forgets what redo would have restored. */
static void drop_tail(struct game *game)
{
    game->count = game->cursor;
    game->decision = (struct result){0};
    game->decided = false;
    game->made++;
}

void game_play(struct game *game, const struct move *move)
{
    struct movelist legal;
    const struct game_state *before = current(game);
    movegen(&game->rules.rules, &before->position, &legal);
    assert(!game_over(game) && is_listed(&legal, move));
    struct position after = position_after(&before->position, move);
    struct draw_state draws = draw_state_next(&before->draws, &game->rules.rules, &before->position,
                                              move, &after, occurrences(game, &after));
    /* It may lie in the array that grows. */
    struct made_move made = {.move = *move, .in_full = movelist_shares_ends(&legal, move)};
    drop_tail(game);
    game->offered = false;
    game->count++;
    game->moves =
        array_reserve(game->moves, &game->moves_capacity, (size_t)game->count, sizeof *game->moves);
    game->moves[game->cursor] = made;
    game->cursor++;
    store_state(game, game->cursor, &after, &draws);
}

bool game_can_undo(const struct game *game)
{
    return game->decided || game->cursor > 0;
}

bool game_can_redo(const struct game *game)
{
    return game->cursor < game->count || (game->decision.outcome != ONGOING && !game->decided);
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

bool game_redo(struct game *game)
{
    if (!game_can_redo(game))
        return false;
    if (game->cursor < game->count)
        game->cursor++;
    else
        game->decided = true;
    game->offered = false;
    return true;
}

/* Ends the game, which goes on, by what the players want. */
static bool decide(struct game *game, struct result decision)
{
    drop_tail(game);
    game->offered = false;
    game->decision = decision;
    game->decided = true;
    return true;
}

bool game_resign(struct game *game, enum side side)
{
    return !game_over(game) && decide(game, result_win(side_other(side), REASON_RESIGNED));
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
    /* An automatic draw has ended the game already. */
    if (game_over(game))
        return REASON_NONE;
    return draw_reason(&game->rules.rules, &current(game)->draws);
}

bool game_claim_draw(struct game *game)
{
    return game_claimable(game) != REASON_NONE &&
           decide(game, drawn(&game->rules.rules, &current(game)->draws));
}

/* --- Games put away --- */

struct game_record game_put_away(struct game *game)
{
    struct game_record record = {
        .moves = game->moves,
        .moves_capacity = game->moves_capacity,
        .count = game->count,
        .cursor = game->cursor,
        .decision = game->decision,
        .decided = game->decided,
    };
    game->moves = NULL;
    game_finish(game);
    return record;
}

/* What is known of each ply follows from the moves: they are made once more. */
void game_take_out(struct game *game, const struct named_ruleset *rules,
                   const struct position *start, struct game_record *record)
{
    game_init(game, rules, start);
    for (int ply = 0; ply < record->count; ply++)
        game_play(game, &record->moves[ply].move);
    game->cursor = record->cursor;
    game->decision = record->decision;
    game->decided = record->decided;
    game_record_finish(record);
}

void game_record_finish(struct game_record *record)
{
    free(record->moves);
    *record = (struct game_record){0};
}
