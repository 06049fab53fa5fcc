/* SPDX-License-Identifier: MIT */
/* The legal moves of a position as a list, and questions about it: which pieces may move, which
 * square may come next. Legality is decided once, in this list; everything else filters it. */
#ifndef RULES_MOVELIST_H
#define RULES_MOVELIST_H

#include "rules/move.h"
#include "rules/ruleset.h"

/* Four times the largest number found: hill climbing over positions of 12 against 12 under all
 * rules of kings, landing, crowning and removal reached 252 moves (flying kings that land freely,
 * captured pieces removed at once: B:W7,K8,K9,K10,K16,17,K18,K19,K25,26,K27:BK21,K22), and no
 * capture search of more than a thousand calls, 30 microseconds. A full list drops further moves;
 * those in it are legal. */
enum {
    MOVELIST_MAX = 1024,
};

/* Captures come first, then plain moves. */
struct movelist {
    int count;
    bool lands_freely;  /* flying kings may */
    squareset occupied; /* squares of all pieces */
    struct move moves[MOVELIST_MAX];
};

/* Returns true if the side to move must capture. `list` has its moves under these rules. */
static inline bool movelist_must_capture(const struct movelist *list, const struct ruleset *rules)
{
    return rules->capture == CAPTURE_MANDATORY && list->count > 0 &&
           move_is_capture(&list->moves[0]);
}

/* Returns the squares of the pieces that may move. */
squareset movelist_starts(const struct movelist *list);

/* A path given here has the squares on which the piece really lands. A move's own path has only one
 * of several where a flying king lands freely and goes straight on or back (move.h). These
 * functions know the others, so a square is accepted exactly if the piece may land there. */

/* Returns the squares on which the piece may land as square `index`, 0 to its steps, of `move`, a
 * move of `list`. From each the capture can go on as the move does. */
squareset movelist_landings(const struct movelist *list, const struct move *move, int index);

/* Returns true if `move`, a move of `list`, can begin with the first `length` squares of `path`. */
bool movelist_begins(const struct movelist *list, const struct move *move, const uint8_t *path,
                     int length);

/* Returns the first move of the list that can begin so, or NULL. */
const struct move *movelist_first(const struct movelist *list, const uint8_t *path, int length);

/* Returns the squares that may follow `path`, the first `length` squares of a move. */
squareset movelist_next(const struct movelist *list, const uint8_t *path, int length);

/* Returns the move that visits exactly these squares, or NULL. There is at most one. */
const struct move *movelist_find(const struct movelist *list, const uint8_t *path, int length);

/* Returns true if another move of the list has the same start and end as `move`. */
bool movelist_shares_ends(const struct movelist *list, const struct move *move);

#endif
