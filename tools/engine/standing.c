/* SPDX-License-Identifier: MIT */
#include "standing.h"

#include <math.h>
#include <stdio.h>

/* Log(0.95 / 0.05): Wald's bounds for 5 wrong answers in 100. */
#define SPRT_BOUND 2.94443897916644
/* 95 % of a normal distribution lie within this many standard deviations. */
#define DEVIATIONS_95 1.95996398454005
#define SHARE_LIMIT   0.999
/* Added to the number of pairs of each kind when the variance is computed. Without it few pairs, or
 * pairs that are all alike, would make the variance too small and the test too sure. */
#define PRIOR_PAIRS 0.5
#define LONE_GAME   0.5 /* counts as this many pairs while there is no pair */

enum {
    SPRT_PAIRS_MIN = 100, /* with fewer the variance is not known well enough */
};

/* Number of pairs, and mean and variance of the share of a pair. */
struct moments {
    double count, mean, variance;
};

/* `extra` is added to the number of pairs of each kind. */
static struct moments moments_of(const int pairs[PAIR_POINTS_COUNT], double extra)
{
    struct moments moments = {0, 0, 0};
    for (int i = 0; i < PAIR_POINTS_COUNT; i++) {
        moments.count += pairs[i] + extra;
        moments.mean += (pairs[i] + extra) * i / 4;
    }
    if (moments.count <= 0)
        return moments;
    moments.mean /= moments.count;
    for (int i = 0; i < PAIR_POINTS_COUNT; i++) {
        double distance = i / 4.0 - moments.mean;
        moments.variance += (pairs[i] + extra) * distance * distance / moments.count;
    }
    return moments;
}

void standing_enter(struct standing *standing, enum points points, int other)
{
    standing->games[points]++;
    if (other >= 0)
        standing->pairs[(int)points + other]++;
}

void standing_print(const struct standing *standing)
{
    const int *games = standing->games, *pairs = standing->pairs;
    int count = games[POINTS_WIN] + games[POINTS_DRAW] + games[POINTS_LOSS];
    struct share share = standing_share(standing);
    printf("games\t%d\n", count);
    if (count == 0)
        return;
    printf("wins\t%d\ndraws\t%d\nlosses\t%d\n", games[POINTS_WIN], games[POINTS_DRAW],
           games[POINTS_LOSS]);
    printf("pairs\t%d %d %d %d %d\n", pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
    printf("score\t%.4f\t+-%.4f\n", share.mean, share.error);
}

struct share standing_share(const struct standing *standing)
{
    struct share share = {0, 0};
    double pairs = moments_of(standing->pairs, 0).count;
    double variance = moments_of(standing->pairs, PRIOR_PAIRS).variance;
    int games = 0, points = 0;
    for (int i = 0; i < POINTS_COUNT; i++) {
        games += standing->games[i];
        points += standing->games[i] * i;
    }
    if (games == 0)
        return share;
    share.mean = points / 2.0 / games;
    share.error = DEVIATIONS_95 * sqrt(variance / fmax(pairs, LONE_GAME));
    return share;
}

double elo_of_share(double share)
{
    share = fmin(fmax(share, 1 - SHARE_LIMIT), SHARE_LIMIT);
    return 400 * log10(share / (1 - share));
}

double share_of_elo(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

double standing_llr(const struct standing *standing, double elo0, double elo1)
{
    double share0 = share_of_elo(elo0), share1 = share_of_elo(elo1);
    struct moments seen = moments_of(standing->pairs, 0);
    double variance = moments_of(standing->pairs, PRIOR_PAIRS).variance;
    return seen.count * (share1 - share0) * (2 * seen.mean - share0 - share1) / (2 * variance);
}

void sprt_look(struct sprt *sprt, const struct standing *standing)
{
    if (sprt->verdict != 0)
        return;
    sprt->llr = standing_llr(standing, sprt->elo0, sprt->elo1);
    if (moments_of(standing->pairs, 0).count >= SPRT_PAIRS_MIN)
        sprt->verdict = sprt->llr >= SPRT_BOUND ? 1 : sprt->llr <= -SPRT_BOUND ? -1 : 0;
}
