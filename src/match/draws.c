/* SPDX-License-Identifier: MIT */
#include "match/draws.h"

#include "rules/movegen.h"

struct draw_state draw_state_start(const struct position *start)
{
    return (struct draw_state){.repetitions = 1, .lone_kings = position_has_lone_kings(start)};
}

struct draw_state draw_state_next(const struct draw_state *state, const struct ruleset *rules,
                                  const struct position *before, const struct move *move,
                                  const struct position *after, int repetitions)
{
    bool by_man = !squareset_has(before->kings, move_from(move));
    bool reset = ruleset_resets_quiet(rules, move_is_capture(move), move->crowns, by_man);
    return (struct draw_state){
        .quiet = reset ? 0 : state->quiet + 1,
        .repetitions = repetitions,
        .lone_kings = position_has_lone_kings(after),
    };
}

bool draw_has_come(const struct ruleset *rules, const struct draw_state *state, enum reason reason)
{
    switch (reason) {
    case REASON_LONE_KINGS:
        return rules->lone_kings == YES && state->lone_kings;
    case REASON_REPETITION:
        return rules->repetition > 0 && state->repetitions >= rules->repetition;
    case REASON_QUIET:
        return rules->quiet > 0 && state->quiet >= rules->quiet;
    case REASON_NONE:
    case REASON_NO_PIECES:
    case REASON_BLOCKED:
    case REASON_RESIGNED:
    case REASON_TIME:
    case REASON_AGREED:
    case REASON_COUNT:
        break;
    }
    return false;
}

enum reason draw_reason(const struct ruleset *rules, const struct draw_state *state)
{
    static const enum reason plainest_first[] = {REASON_LONE_KINGS, REASON_REPETITION,
                                                 REASON_QUIET};
    for (int i = 0; i < 3; i++)
        if (draw_has_come(rules, state, plainest_first[i]))
            return plainest_first[i];
    return REASON_NONE;
}

struct result draw_result(const struct ruleset *rules, const struct draw_state *state,
                          enum reason reason)
{
    struct result draw = result_draw(reason);
    if (reason == REASON_REPETITION)
        draw.count = state->repetitions;
    if (reason == REASON_QUIET) {
        draw.count = state->quiet;
        draw.quiet_reset = rules->quiet_reset;
    }
    return draw;
}

/* Returns true if `a` is nearer than `b`. */
static bool nearer(struct draw_nearness a, struct draw_nearness b)
{
    return b.reason == REASON_NONE || (long)a.count * b.limit > (long)b.count * a.limit;
}

struct draw_nearness draw_nearest(const struct ruleset *rules, const struct draw_state *state)
{
    /* The first occurrence of a position does not count. */
    struct draw_nearness counted[] = {
        {REASON_QUIET, state->quiet, rules->quiet},
        {REASON_REPETITION, state->repetitions - 1, rules->repetition - 1},
    };
    struct draw_nearness nearest = {REASON_NONE, 0, 0};
    enum reason come = draw_reason(rules, state);
    if (come != REASON_NONE)
        return (struct draw_nearness){come, 1, 1};
    for (int i = 0; i < 2; i++)
        if (counted[i].limit > 0 && nearer(counted[i], nearest))
            nearest = counted[i];
    return nearest;
}

bool draw_is_near(const struct draw_nearness *draw)
{
    return draw->reason != REASON_NONE && 2 * draw->count >= draw->limit;
}

struct result board_result(const struct ruleset *rules, const struct position *position,
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
    enum reason draw = draw_reason(rules, draws);
    if (draw != REASON_NONE && rules->draws == DRAWS_AUTOMATIC)
        return draw_result(rules, draws, draw);
    return (struct result){0};
}
