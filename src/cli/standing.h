/* SPDX-License-Identifier: MIT */
/* How a match stands, seen from its first side, and what can be said of who is stronger. Games come
 * in pairs of one opening, whose results depend on each other: it is pairs that are counted where
 * something is concluded. */
#ifndef CLI_STANDING_H
#define CLI_STANDING_H

#include <stdbool.h>

/* Of one game, in half points. */
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

/* The share of the points, 0 to 1, and within which distance of it the true one lies in 95 of 100
 * cases, by the pairs: wide while they are few. There is at least one game, or else both are 0. */
struct share {
    double mean, error;
};

struct share standing_share(const struct standing *standing);

/* The difference in strength that leads to this share, in Elo; limited to what 0.999 tells. */
double elo_of_share(double share);
double share_of_elo(double elo);

/* The logarithm of how much better the pairs are explained by a difference of `elo1` than by
 * `elo0`. Source: the generalized sequential probability ratio test as chess engines are tested by
 * it (Michel Van den Bergh, "A practical introduction to the GSPRT"; Stockfish's fishtest), in its
 * approximation by a normal distribution. */
double standing_llr(const struct standing *standing, double elo0, double elo1);

/* A sequential test: `elo0` and `elo1` are put in, the rest is zero at its beginning. */
struct sprt {
    double elo0, elo1;
    double llr;  /* as it stands, or stood when the test was over */
    int verdict; /* 1 for `elo1`, -1 for `elo0`, 0 while it is open; it stays once it is given */
};

/* To be called behind each pair. The test is over where the ratio leaves -log 19 to log 19, with
 * 100 pairs or more. Each of the two answers is wrong in about 5 of 100 cases. */
void sprt_look(struct sprt *sprt, const struct standing *standing);

#endif
