/* SPDX-License-Identifier: MIT */
/* A position in the making: pieces are put, moved and taken away, one step after another, each of
 * which can be taken back. What is made may be impossible on the way; arrangement_check says
 * whether a game can begin from it. */
#ifndef MATCH_ARRANGEMENT_H
#define MATCH_ARRANGEMENT_H

#include "match/result.h"
#include "rules/position.h"

enum {
    ARRANGEMENT_STEPS = 256, /* that can be taken back; the oldest are forgotten */
};

/* A value: nothing to free. */
struct arrangement {
    struct position steps[ARRANGEMENT_STEPS + 1];
    int at;    /* the step that is shown */
    int count; /* behind it those that redo restores; from 1 */
};

/* Begins with this position; nothing can be taken back. */
void arrangement_begin(struct arrangement *arrangement, const struct position *position);

/* The position as it is now. Valid until the next step. */
const struct position *arrangement_now(const struct arrangement *arrangement);

/* Each is a step to take back, unless it changes nothing; true: it was one. */
bool arrangement_set(struct arrangement *arrangement, const struct position *position);
bool arrangement_put(struct arrangement *arrangement, int square, enum piece piece);
bool arrangement_move(struct arrangement *arrangement, int from,
                      int to); /* over what stands there */
bool arrangement_give_turn(struct arrangement *arrangement, enum side side);

/* The other side's view: every piece goes to the square opposite and to the other side, and so does
 * the turn. Twice is as before. */
bool arrangement_swap_sides(struct arrangement *arrangement);

bool arrangement_can_undo(const struct arrangement *arrangement);
bool arrangement_can_redo(const struct arrangement *arrangement);
bool arrangement_undo(struct arrangement *arrangement);
bool arrangement_redo(struct arrangement *arrangement);

/* Why no game can begin from a position, in the order in which it is told. */
enum arrangement_fault {
    ARRANGEMENT_PLAYABLE,
    ARRANGEMENT_EMPTY,
    ARRANGEMENT_MAN_ON_CROWNHEAD, /* `squares`, of both sides */
    ARRANGEMENT_TOO_MANY,         /* `side` has `count` */
    ARRANGEMENT_NO_PIECES,        /* `side` */
    ARRANGEMENT_OVER,             /* `result`: it has come already */
    ARRANGEMENT_FAULT_COUNT,
};

struct arrangement_report {
    enum arrangement_fault fault;
    squareset squares;
    enum side side;
    int count;
    struct result result;
};

/* Can a game under `rules` begin from it? The first fault if not. */
struct arrangement_report arrangement_check(const struct position *position,
                                            const struct ruleset *rules);

#endif
