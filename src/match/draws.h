/* SPDX-License-Identifier: MIT */
/* The three draws that a rule set may have (DESIGN 3: repetition, quiet, lone-kings): how near they
 * are, and whether one has come. */
#ifndef MATCH_DRAWS_H
#define MATCH_DRAWS_H

#include "match/result.h"
#include "rules/position.h"

#include <stdbool.h>

/* Kept for every ply under every rule set, so that a test or a screen may always ask. */
struct draw_state {
    int quiet;       /* quiet plies in a row, by both sides together */
    int repetitions; /* times this position, with this side to move, has occurred; from 1 */
    bool lone_kings; /* each side has exactly one piece and it is a king */
};

/* Before the first move: no ply yet, the position seen once. */
struct draw_state draw_state_start(const struct position *start);

/* After a legal `move` from `before` to `after`. `repetitions` counts `after` itself. */
struct draw_state draw_state_next(const struct draw_state *state, const struct ruleset *rules,
                                  const struct position *before, const struct move *move,
                                  const struct position *after, int repetitions);

/* Has this one of the three draws come under these rules? */
bool draw_has_come(const struct ruleset *rules, const struct draw_state *state, enum reason reason);

/* The draw that has come under these rules, or REASON_NONE. Whether it ends the game or may only
 * be claimed is the field `draws`. Where several have come, the plainest to see is named: lone
 * kings, then repetition, then quiet plies. */
enum reason draw_reason(const struct ruleset *rules, const struct draw_state *state);

/* The end by one of the three draws, which has come, with what it was counted to. */
struct result draw_result(const struct ruleset *rules, const struct draw_state *state,
                          enum reason reason);

/* How far the way to the nearest of the draws that are counted has been gone: `count` of `limit`,
 * from 0 (nothing counts yet) to all of it (a draw has come). REASON_NONE, 0 of 0: none is
 * counted. */
struct draw_nearness {
    enum reason reason;
    int count, limit;
};

struct draw_nearness draw_nearest(const struct ruleset *rules, const struct draw_state *state);

#endif
