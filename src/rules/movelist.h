/* SPDX-License-Identifier: MIT */
/* The legal moves of a position as a list, and what may be asked of it: which piece may start, what
 * may come next. Whoever speaks of legality filters this list; nobody decides it again. */
#ifndef RULES_MOVELIST_H
#define RULES_MOVELIST_H

#include "rules/move.h"

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
    bool lands_freely;  /* flying kings do */
    squareset occupied; /* in the position whose moves these are */
    struct move moves[MOVELIST_MAX];
};

/* The squares of the pieces that may move. */
squareset movelist_starts(const struct movelist *list);

/* Paths are what a player names: the squares where a piece really comes down. A move's own path
 * names but one of them where a flying king lands freely and goes straight on or back (move.h);
 * these know the others too, so a square is accepted exactly if the piece may land there. */

/* The squares where the piece may come down as square number `index`, 0 to its steps, of `move`, a
 * move of `list`: all of which let the capture go on as the move does. */
squareset movelist_landings(const struct movelist *list, const struct move *move, int index);

/* Can `move`, a move of `list`, begin with the first `length` squares of `path`? */
bool movelist_begins(const struct movelist *list, const struct move *move, const uint8_t *path,
                     int length);

/* The squares that may come next after `path`, the first `length` squares of a move. */
squareset movelist_next(const struct movelist *list, const uint8_t *path, int length);

/* The move that visits just these squares, or NULL; there is never more than one. */
const struct move *movelist_find(const struct movelist *list, const uint8_t *path, int length);

/* Has another move of the list the same start and end? Then only the whole path tells `move`. */
bool movelist_shares_ends(const struct movelist *list, const struct move *move);

#endif
