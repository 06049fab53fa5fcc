/* SPDX-License-Identifier: MIT */
/* A position that is being set up: pieces are put, moved and removed in steps with undo. The
 * position may be impossible meanwhile; arrangement_check says whether a game can begin from it. */
#ifndef MATCH_ARRANGEMENT_H
#define MATCH_ARRANGEMENT_H

#include "match/result.h"
#include "rules/position.h"

enum {
    ARRANGEMENT_STEPS = 256, /* that can be undone; older ones are dropped */
};

/* A value: nothing to free. */
struct arrangement {
    struct position steps[ARRANGEMENT_STEPS + 1];
    int at;    /* the step that is shown */
    int count; /* including the steps of redo; at least 1 */
};

/* Begins with this position and nothing to undo. */
void arrangement_begin(struct arrangement *arrangement, const struct position *position);

/* Returns the current position. Valid until the next step. */
const struct position *arrangement_now(const struct arrangement *arrangement);

/* Each is a step. Returns false if it changes nothing, which is no step. */
bool arrangement_set(struct arrangement *arrangement, const struct position *position);
bool arrangement_put(struct arrangement *arrangement, int square, enum piece piece);
bool arrangement_move(struct arrangement *arrangement, int from,
                      int to); /* replaces the piece there */
bool arrangement_give_turn(struct arrangement *arrangement, enum side side);

/* Turns the board and swaps the sides of all pieces and the turn. Doing it twice changes nothing.
 */
bool arrangement_swap_sides(struct arrangement *arrangement);

bool arrangement_can_undo(const struct arrangement *arrangement);
bool arrangement_can_redo(const struct arrangement *arrangement);
bool arrangement_undo(struct arrangement *arrangement);
bool arrangement_redo(struct arrangement *arrangement);

/* Why no game can begin from a position, the first reason that applies. */
enum arrangement_fault {
    ARRANGEMENT_PLAYABLE,
    ARRANGEMENT_EMPTY,
    ARRANGEMENT_MAN_ON_CROWNHEAD, /* `squares`, of both sides */
    ARRANGEMENT_TOO_MANY,         /* `side` has `count` */
    ARRANGEMENT_NO_PIECES,        /* `side` */
    ARRANGEMENT_OVER,             /* the game would be over, with `result` */
    ARRANGEMENT_FAULT_COUNT,
};

struct arrangement_report {
    enum arrangement_fault fault;
    squareset squares;
    enum side side;
    int count;
    struct result result;
};

/* Returns whether a game under `rules` can begin from the position, or the first fault. */
struct arrangement_report arrangement_check(const struct position *position,
                                            const struct ruleset *rules);

#endif
