/* SPDX-License-Identifier: MIT */
/* The standing of a match, seen from its first side, and what it says about who is stronger. Games
 * come in pairs with the same opening, whose results depend on each other: conclusions are drawn
 * from pairs. */
#ifndef TOOLS_STANDING_H
#define TOOLS_STANDING_H

#include <stdbool.h>

/* The half points of a game. */
enum points {
    POINTS_LOSS,
    POINTS_DRAW,
    POINTS_WIN,
    POINTS_COUNT,
};

enum {
    PAIR_POINTS_COUNT = 5, /* a pair has 0 to 4 half points */
};

struct standing {
    int games[POINTS_COUNT];
    int pairs[PAIR_POINTS_COUNT];
};

/* Enters the points of a game; `other` are those of the other game of its pair, or negative. */
void standing_enter(struct standing *standing, enum points points, int other);

/* Prints a line each for games, wins, draws, losses, pairs by half points, and the share with its
 * error; without a game only the first. */
void standing_print(const struct standing *standing);

/* The share of the points, 0 to 1. In 95 of 100 cases the true share is within `error` of `mean`;
 * few pairs make `error` large. Both are 0 without a game. */
struct share {
    double mean, error;
};

struct share standing_share(const struct standing *standing);

/* Converts between a share and the difference in strength, in Elo, that leads to it. Shares below
 * 0.001 and above 0.999 count as these. */
double elo_of_share(double share);
double share_of_elo(double elo);

/* Returns the logarithm of the likelihood ratio of the pairs under differences of `elo1` and
 * `elo0`. Source: the generalized sequential probability ratio test as it is used for chess engines
 * (Michel Van den Bergh, "A practical introduction to the GSPRT"; Stockfish's fishtest),
 * approximated by a normal distribution. */
double standing_llr(const struct standing *standing, double elo0, double elo1);

/* A sequential test. Set `elo0` and `elo1`; the rest is zero at first. */
struct sprt {
    double elo0, elo1;
    double llr;  /* now, or when the test ended */
    int verdict; /* 1 for `elo1`, -1 for `elo0`, 0 while the test is open; final once it is not 0 */
};

/* Call after each pair. The test ends when the ratio leaves the range from -log 19 to log 19, with
 * 100 pairs or more. Each of the two answers is wrong in about 5 of 100 cases. */
void sprt_look(struct sprt *sprt, const struct standing *standing);

#endif
