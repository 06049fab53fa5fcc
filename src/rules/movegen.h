/* SPDX-License-Identifier: MIT */
/* The legal moves of a position under a rule set. Everything else that speaks of legality filters
 * this list; nobody decides it again. */
#ifndef RULES_MOVEGEN_H
#define RULES_MOVEGEN_H

#include "rules/move.h"
#include "rules/position.h"
#include "rules/ruleset.h"

/* Four times what was ever found: hill climbing over positions of 12 against 12 under all rules of
 * kings, landing, crowning and removal reached 252 moves (flying kings that land freely, captured
 * pieces leaving at once: B:W7,K8,K9,K10,K16,17,K18,K19,K25,26,K27:BK21,K22), and no search for
 * captures longer than a thousand calls, 30 microseconds. A list that is full takes no more: what
 * it holds stays legal. */
enum {
    MOVELIST_MAX = 1024,
};

/* Captures come first, then plain moves. */
struct movelist {
    int count;
    struct move moves[MOVELIST_MAX];
};

/* Every legal move of a sound position (position_check), each once. Neither allocates nor keeps
 * state: any number of threads may call it. */
void movegen(const struct ruleset *rules, const struct position *position, struct movelist *out);

/* Has the side to move any legal move? */
bool movegen_any(const struct ruleset *rules, const struct position *position);

/* --- Filters over the list --- */

/* The squares of the pieces that may move. */
squareset movelist_starts(const struct movelist *list);

/* The squares that may come next after `path`, the first `length` squares of a move. */
squareset movelist_next(const struct movelist *list, const uint8_t *path, int length);

/* The move with exactly this path, or NULL. */
const struct move *movelist_find(const struct movelist *list, const uint8_t *path, int length);

bool move_begins(const struct move *move, const uint8_t *path, int length);

#endif
