/* SPDX-License-Identifier: MIT */
/* The legal moves once more, for tests only: an 8x8 array, every path walked square by square,
 * written from the meanings of the fields and from nothing else. Slow, and meant to be plainly
 * right: the generator in rules/ is held against it. */
#ifndef TESTS_PLAIN_H
#define TESTS_PLAIN_H

#include "rules/position.h"
#include "rules/ruleset.h"

#include <stdbool.h>
#include <stddef.h>

enum {
    PLAIN_MAX_CAPTURES = 12,
};

struct place {
    int row, column; /* from 0, as the diagram shows the board */
};

struct plain_board {
    enum piece at[8][8];
};

struct plain_move {
    int length; /* of the path: squares visited, start and end included */
    struct place path[PLAIN_MAX_CAPTURES + 1];
    int captures;
    struct place victims[PLAIN_MAX_CAPTURES]; /* in the order of capture */
    bool victim_is_king[PLAIN_MAX_CAPTURES];
    bool by_king; /* made by a piece that was a king before the move */
    struct plain_board after;
};

/* Starts as {0}; the owner ends with plain_list_finish. */
struct plain_list {
    struct plain_move *moves;
    size_t count, capacity;
};

struct plain_board plain_board_of(const struct position *position);

/* Adds every legal move of `side`, each once, to an empty list. */
void plain_moves(const struct ruleset *rules, const struct plain_board *board, enum side side,
                 struct plain_list *list);

/* The same, but every way of making them: the path is where the piece really comes down, so that
 * several ways may be one move. */
void plain_ways(const struct ruleset *rules, const struct plain_board *board, enum side side,
                struct plain_list *list);

/* Adds every way in which the piece on `square` can be moved or can capture, were no capture
 * demanded or preferred to another. */
void plain_ways_from(const struct ruleset *rules, const struct plain_board *board, int square,
                     struct plain_list *list);

void plain_list_finish(struct plain_list *list);

/* The number of a square, 1 to 32, and its place. */
int plain_square(struct place place);
struct place plain_place(int square);

#endif
