/* SPDX-License-Identifier: MIT */
/* What a position is worth to the side to move, in hundredths of a man. */
#ifndef ENGINE_SCORE_H
#define ENGINE_SCORE_H

#include <stdbool.h>

enum {
    SCORE_DRAW = 0,
    SCORE_WIN = 30000,     /* the game is won; a win in N plies is N less */
    SCORE_DECIDED = 28000, /* from here on a score is a win, whose length is known */
    SCORE_KNOWN = 20000,   /* tables say that it is won, but not how soon */
    SCORE_LIMIT = 15000,   /* what is estimated lies within these */
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

/* Won or lost, as tables say, nobody knows how soon. */
static inline bool score_is_known(int score)
{
    int size = score > 0 ? score : -score;
    return size > SCORE_LIMIT && size < SCORE_DECIDED;
}

/* Won, or lost, in so many plies, the opponent's included. */
static inline int score_win_in(int plies)
{
    return SCORE_WIN - plies;
}

static inline int score_loss_in(int plies)
{
    return plies - SCORE_WIN;
}

/* How many plies a win or a loss takes; the score is one of these. */
static inline int score_plies(int score)
{
    return SCORE_WIN - (score > 0 ? score : -score);
}

#endif
