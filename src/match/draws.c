/* SPDX-License-Identifier: MIT */
#include "match/draws.h"

static bool lone_kings(const struct position *position)
{
    return bits_count(position->pieces[BLACK]) == 1 && bits_count(position->pieces[WHITE]) == 1 &&
           position->kings == position_occupied(position);
}

/* Does this move, made in `before`, end a row of quiet plies? */
static bool resets_quiet(const struct ruleset *rules, const struct position *before,
                         const struct move *move)
{
    if (move_is_capture(move))
        return true;
    switch (rules->quiet_reset) {
    case RESET_CAPTURE_OR_CROWN:
        return move->crowns;
    case RESET_CAPTURE_OR_MAN:
        return !squareset_has(before->kings, move_from(move));
    case RESET_CAPTURE:
        break;
    }
    return false;
}

struct draw_state draw_state_start(const struct position *start)
{
    return (struct draw_state){.repetitions = 1, .lone_kings = lone_kings(start)};
}

struct draw_state draw_state_next(const struct draw_state *state, const struct ruleset *rules,
                                  const struct position *before, const struct move *move,
                                  const struct position *after, int repetitions)
{
    return (struct draw_state){
        .quiet = resets_quiet(rules, before, move) ? 0 : state->quiet + 1,
        .repetitions = repetitions,
        .lone_kings = lone_kings(after),
    };
}

enum reason draw_reason(const struct ruleset *rules, const struct draw_state *state)
{
    if (rules->lone_kings == YES && state->lone_kings)
        return REASON_LONE_KINGS;
    if (rules->repetition > 0 && state->repetitions >= rules->repetition)
        return REASON_REPETITION;
    if (rules->quiet > 0 && state->quiet >= rules->quiet)
        return REASON_QUIET;
    return REASON_NONE;
}

/* Is `a` further on its way than `b`? */
static bool nearer(struct draw_nearness a, struct draw_nearness b)
{
    return b.reason == REASON_NONE || (long)a.count * b.limit > (long)b.count * a.limit;
}

struct draw_nearness draw_nearest(const struct ruleset *rules, const struct draw_state *state)
{
    /* The first time that a position occurs is no step toward the last one. */
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
