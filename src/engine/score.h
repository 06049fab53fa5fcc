/* SPDX-License-Identifier: MIT */
/* Scores: for the side to move, in hundredths of a man. */
#ifndef ENGINE_SCORE_H
#define ENGINE_SCORE_H

#include <stdbool.h>

enum {
    SCORE_DRAW = 0,
    SCORE_WIN = 30000,     /* won now; a win in N plies scores N less */
    SCORE_DECIDED = 28000, /* this or more is a win of known length */
    SCORE_KNOWN = 20000,   /* won by endgame tables that know no distance */
    SCORE_LIMIT = 15000,   /* evaluations lie between its negative and it */
    SCORE_NONE = 32000,    /* beyond all scores */
};

static inline bool score_is_win(int score)
{
    return score >= SCORE_DECIDED;
}

static inline bool score_is_loss(int score)
{
    return score <= -SCORE_DECIDED;
}

/* Returns true for a win or a loss of unknown length. */
static inline bool score_is_known(int score)
{
    int size = score > 0 ? score : -score;
    return size > SCORE_LIMIT && size < SCORE_DECIDED;
}

/* The score of a win or a loss in so many plies, of both sides. */
static inline int score_win_in(int plies)
{
    return SCORE_WIN - plies;
}

static inline int score_loss_in(int plies)
{
    return plies - SCORE_WIN;
}

/* Returns the length in plies. The score must be a win or a loss of known length. */
static inline int score_plies(int score)
{
    return SCORE_WIN - (score > 0 ? score : -score);
}

#endif
