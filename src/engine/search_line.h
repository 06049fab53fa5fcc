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

/* The key under which a position is remembered: near the end of the quiet plies its score depends
 * on how many are left. */
uint64_t line_memory_key(const struct searcher *searcher, int ply);

/* Has a draw come that is in force, or may be claimed? Who cannot move has lost even so. */
bool line_is_drawn(const struct searcher *searcher, int ply);

bool line_can_capture(const struct searcher *searcher, int ply);

/* What the position is worth by its looks. */
int line_estimate(const struct searcher *searcher, int ply);

/* Who cannot move has lost; or has won, in giveaway. */
int line_score_without_moves(const struct searcher *searcher, int ply);

/* What is known of a score. */
struct bounds {
    int least, most;
};

/* What perfect endings know of it. */
struct bounds line_look_up(const struct searcher *searcher, int ply);

#endif
