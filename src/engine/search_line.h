/* SPDX-License-Identifier: MIT */
/* The line that a search stands on, from the root to the position at `ply`: what is done on it, and
 * what is known of its end without looking further. Inside engine only. */
#ifndef ENGINE_SEARCH_LINE_H
#define ENGINE_SEARCH_LINE_H

#include "engine/searcher.h"

/* Makes `move` in the position at `ply`: the next frame is what comes of it. */
void line_enter(struct searcher *searcher, int ply, const struct bare_move *move);

/* The best line from `ply` is its move at `place`, then that of the next frame. */
void line_join(struct searcher *searcher, int ply, int place);

/* How often a position of the game must have been there before, so that coming to it again is a
 * draw. */
int line_times_before(const struct ruleset *rules);

/* The key under which a position is remembered: where a draw by quiet plies is within sight its
 * score depends on how many are left. */
uint64_t line_memory_key(const struct searcher *searcher, int ply);

/* Has a draw come that the rules know, or may it be claimed? Who cannot move has lost even so. */
bool line_is_drawn_by_rules(const struct searcher *searcher, int ply);

/* Is it to be searched as a draw: by the rules, or because the game goes round? */
bool line_is_drawn(const struct searcher *searcher, int ply);

bool line_can_capture(const struct searcher *searcher, int ply);

/* What the position is worth by its looks. */
int line_estimate(const struct searcher *searcher, int ply);

/* Who cannot move has lost; or has won, in giveaway. */
int line_score_without_moves(const struct searcher *searcher, int ply);

/* What perfect endings know of its score, with the draws in force. */
struct bounds line_known(const struct searcher *searcher, int ply);

/* The same where it is to be used in the search. */
struct bounds line_look_up(const struct searcher *searcher, int ply);

#endif
