/* SPDX-License-Identifier: MIT */
/* A puzzle is a game from a position in which one way wins. Its main line is that way, the solver's
 * moves and the best defence. Every other move of the solver is a variation, a *try*, which goes on
 * until it has been refuted. So a puzzle is written as PDN, and any program can show it. */
#ifndef MATCH_PUZZLE_H
#define MATCH_PUZZLE_H

#include "match/game.h"

enum {
    PUZZLE_PLIES_MAX = 15, /* of the solution */
    PUZZLE_GRADES = 5,
};

struct puzzle {
    enum side solver; /* the side that moves first */
    int plies;        /* of the solution; odd, as the solver makes the first and the last move */
    int pieces;       /* that the solution wins, those that it gives counted off; or it wins */
    bool wins;        /* the game */
    int grade;        /* 1 to PUZZLE_GRADES: how many of the solver's moves are to be foreseen */
};

/* Returns false if the game is no puzzle: its main line has one move, too many, or ends with a move
 * of the other side, or it wins neither a piece nor the game. */
bool puzzle_read(const struct game *game, struct puzzle *out);

/* Returns how many pieces `side` has won from `before` to `now`, those that it has lost counted
 * off. */
int pieces_won(const struct position *before, const struct position *now, enum side side);

/* Returns true if nothing can be captured by the side to move. */
bool position_rests(const struct ruleset *rules, const struct position *position);

/* Returns true if solving one helps to solve the other: they end in the same way, or begin from
 * nearly the same position, both seen from the solver's side. Both must be puzzles. */
bool puzzles_alike(const struct game *a, const struct game *b);

/* --- Which have been solved --- */

enum {
    SOLVED_MAX = 256,         /* of a set; beyond that the first ones are forgotten */
    PUZZLE_ID_MAX = 0xFFFFFF, /* two of 60 have the same once in 10,000 sets */
};

/* By their ids, the puzzle that was solved last at the end. All zero: none. */
struct solved {
    uint32_t ids[SOLVED_MAX];
    int count;
};

/* Returns a number, 0 to PUZZLE_ID_MAX, by which a puzzle is known again; it depends on its first
 * position alone. Settings store it, so it must not change. */
uint32_t puzzle_id(const struct game *game);

bool solved_has(const struct solved *solved, uint32_t id);

/* Adds the id unless it is there. */
void solved_add(struct solved *solved, uint32_t id);

#endif
