/* SPDX-License-Identifier: MIT */
/* The three draws that a rule set may have (DESIGN 3: repetition, quiet, lone-kings): how near they
 * are, whether one has come, and how the game stands by the board. */
#ifndef MATCH_DRAWS_H
#define MATCH_DRAWS_H

#include "match/result.h"
#include "rules/position.h"

#include <stdbool.h>

/* Kept for every ply under every rule set. */
struct draw_state {
    int quiet;       /* quiet plies in a row, by both sides together */
    int repetitions; /* occurrences of this position with this side to move, from 1 */
    bool lone_kings; /* each side has exactly one piece and it is a king */
};

/* Returns the state before the first move. */
struct draw_state draw_state_start(const struct position *start);

/* Returns the state after a legal `move` from `before` to `after`. `repetitions` includes `after`.
 */
struct draw_state draw_state_next(const struct draw_state *state, const struct ruleset *rules,
                                  const struct position *before, const struct move *move,
                                  const struct position *after, int repetitions);

/* Returns true if this one of the three draws has come under these rules. */
bool draw_has_come(const struct ruleset *rules, const struct draw_state *state, enum reason reason);

/* Returns the draw that has come under these rules, or REASON_NONE. The field `draws` says whether
 * it ends the game or must be claimed. Of several it is the most obvious one: lone kings, then
 * repetition, then quiet plies. */
enum reason draw_reason(const struct ruleset *rules, const struct draw_state *state);

/* Returns the result of one of the three draws, which must have come, with its count. */
struct result draw_result(const struct ruleset *rules, const struct draw_state *state,
                          enum reason reason);

/* How near the nearest counted draw is: `count` of `limit`, from 0 to all of it (a draw has come).
 * REASON_NONE, 0 of 0: no draw is counted. */
struct draw_nearness {
    enum reason reason;
    int count, limit;
};

struct draw_nearness draw_nearest(const struct ruleset *rules, const struct draw_state *state);

/* Returns true if it is at least half of the way near: less would only alarm. */
bool draw_is_near(const struct draw_nearness *draw);

/* Returns how the game stands by the board alone, whatever the players decide: the side to move has
 * no move, a draw has come that ends the game by itself, or it goes on. */
struct result board_result(const struct ruleset *rules, const struct position *position,
                           const struct draw_state *draws);

#endif
