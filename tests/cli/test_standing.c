/* SPDX-License-Identifier: MIT */
/* What is concluded from the games of a match. The numbers are those of other programs: Elo as it
 * is defined, the likelihood ratio as fishtest's formula gives it when put into a calculator, half
 * a pair of each kind being added for the variance. */
#include "base/rng.h"
#include "standing.h"
#include "suite.h"

#include <math.h>

static const struct elo_row {
    double share, elo;
} elo_rows[] = {
    {0.5, 0}, {0.75, 190.848501}, {0.25, -190.848501}, {0.55, 34.860070}, {0.999, 1199.826195},
};

START_TEST(elo)
{
    const struct elo_row *row = &elo_rows[_i];
    ck_assert_double_eq_tol(elo_of_share(row->share), row->elo, 1e-5);
    ck_assert_double_eq_tol(share_of_elo(row->elo), row->share, 1e-8);
}
END_TEST

START_TEST(elo_is_limited)
{
    ck_assert_double_eq_tol(elo_of_share(1), 1199.826195, 1e-5);
    ck_assert_double_eq_tol(elo_of_share(0), -1199.826195, 1e-5);
}
END_TEST

static const struct standing_row {
    const char *name;
    struct standing standing;
    double mean, error;
    double elo0, elo1, llr;
    int verdict;
} standing_rows[] = {
    {"nothing yet", {{0, 0, 0}, {0, 0, 0, 0, 0}}, 0, 0, 0, 5, 0, 0},
    {"a game without its pair", {{0, 0, 1}, {0, 0, 0, 0, 0}}, 1, 0.9799820, 0, 5, 0, 0},
    {"even", {{100, 200, 100}, {10, 40, 100, 40, 10}}, 0.5000000, 0.0312754, 0, 5, -0.10166, 0},
    {"clearly stronger",
     {{200, 400, 400}, {20, 80, 180, 140, 80}},
     0.6000000,
     0.0231436,
     0,
     5,
     4.45856,
     1},
    {"clearly not stronger",
     {{1100, 2400, 1000}, {60, 550, 1080, 500, 60}},
     0.4888889,
     0.0085244,
     0,
     10,
     -9.69683,
     -1},
    {"too few to say", {{0, 40, 0}, {0, 0, 20, 0, 0}}, 0.5000000, 0.0516496, 0, 5, -0.03727, 0},
    {"a pair short", {{0, 99, 99}, {0, 0, 0, 99, 0}}, 0.7500000, 0.0133315, 0, 50, 330.96379, 0},
    {"enough", {{0, 100, 100}, {0, 0, 0, 100, 0}}, 0.7500000, 0.0132003, 0, 50, 337.57326, 1},
    {"all alike", {{0, 4000, 0}, {0, 0, 2000, 0, 0}}, 0.5000000, 0.0005475, 0, 5, -331.73704, -1},
    {"a pair and a half", {{1, 1, 1}, {0, 1, 0, 0, 0}}, 0.5000000, 0.6260875, 0, 5, -0.01788, 0},
};

START_TEST(standings)
{
    const struct standing_row *row = &standing_rows[_i];
    struct share share = standing_share(&row->standing);
    double llr = standing_llr(&row->standing, row->elo0, row->elo1);
    ck_assert_msg(fabs(share.mean - row->mean) < 1e-6, "%s: share %f", row->name, share.mean);
    ck_assert_msg(fabs(share.error - row->error) < 1e-6, "%s: error %f", row->name, share.error);
    ck_assert_msg(fabs(llr - row->llr) < 1e-4, "%s: llr %f", row->name, llr);
    struct sprt sprt = {.elo0 = row->elo0, .elo1 = row->elo1};
    sprt_look(&sprt, &row->standing);
    ck_assert_msg(sprt.verdict == row->verdict, "%s: verdict %d", row->name, sprt.verdict);
}
END_TEST

/* Few pairs, or pairs that are all alike, tell little. Of many usual ones the range is that of the
 * pairs alone, 0.0263868 of 200 and 0.0083442 of 2000, and little more. */
static const struct range_row {
    const char *name;
    struct standing standing;
    double least, most;
} range_rows[] = {
    {"a lost game", {{1, 0, 0}, {0, 0, 0, 0, 0}}, 0.5, 1},
    {"2 lost games", {{2, 0, 0}, {1, 0, 0, 0, 0}}, 0.5, 1},
    {"2 won games", {{0, 0, 2}, {0, 0, 0, 0, 1}}, 0.5, 1},
    {"22 draws", {{0, 22, 0}, {0, 0, 11, 0, 0}}, 0.05, 0.1},
    {"2 pairs that differ", {{1, 3, 0}, {0, 1, 1, 0, 0}}, 0.3, 0.5},
    {"200 usual pairs", {{86, 228, 86}, {6, 34, 120, 34, 6}}, 0.0263869, 0.0263868 * 1.05},
    {"2000 usual pairs",
     {{860, 2280, 860}, {60, 340, 1200, 340, 60}},
     0.0083443,
     0.0083442 * 1.005},
};

START_TEST(ranges)
{
    const struct range_row *row = &range_rows[_i];
    double error = standing_share(&row->standing).error;
    ck_assert_msg(error >= row->least && error <= row->most, "%s: error %f", row->name, error);
}
END_TEST

START_TEST(a_verdict_stays)
{
    struct sprt sprt = {.elo0 = 0, .elo1 = 10};
    struct standing standing = {{0}, {0, 0, 0, 100, 0}};
    sprt_look(&sprt, &standing);
    ck_assert_int_eq(sprt.verdict, 1);
    double llr = sprt.llr;
    standing.pairs[1] = 200;
    sprt_look(&sprt, &standing);
    ck_assert_int_eq(sprt.verdict, 1);
    ck_assert_double_eq(sprt.llr, llr);
}
END_TEST

/* Half points of a pair of equal engines. */
static int draw_pair(struct rng *rng)
{
    static const uint32_t percent[PAIR_POINTS_COUNT] = {3, 17, 60, 17, 3};
    uint32_t lot = rng_below(rng, 100);
    int points = 0;
    while (lot >= percent[points])
        lot -= percent[points++];
    return points;
}

static int verdict_on_equals(struct rng *rng, double elo0, double elo1)
{
    struct sprt sprt = {.elo0 = elo0, .elo1 = elo1};
    struct standing standing = {{0}, {0}};
    while (sprt.verdict == 0) {
        standing.pairs[draw_pair(rng)]++;
        sprt_look(&sprt, &standing);
    }
    return sprt.verdict;
}

/* In 5 of 100 runs the wrong answer is allowed; 8 of 100 in 200 runs are two deviations more. */
static const struct error_row {
    const char *name;
    double elo0, elo1;
    int wrong;
} error_rows[] = {
    {"said to be stronger", 0, 10, 1},
    {"said to be weaker", -10, 0, -1},
    {"far bounds", 0, 100, 1},
};

START_TEST(wrong_answers)
{
    const struct error_row *row = &error_rows[_i];
    struct rng rng = rng_init(1);
    int wrong = 0;
    for (int run = 0; run < 200; run++)
        wrong += verdict_on_equals(&rng, row->elo0, row->elo1) == row->wrong;
    ck_assert_msg(wrong <= 16, "%s: wrong in %d of 200", row->name, wrong);
}
END_TEST

SUITE(standing)
{
    Suite *suite = suite_create("standing");
    TCase *tables = tcase_create("standings");
    tcase_add_loop_test(tables, elo, 0, ROWS(elo_rows));
    tcase_add_test(tables, elo_is_limited);
    tcase_add_loop_test(tables, standings, 0, ROWS(standing_rows));
    tcase_add_loop_test(tables, ranges, 0, ROWS(range_rows));
    tcase_add_test(tables, a_verdict_stays);
    tcase_add_loop_test(tables, wrong_answers, 0, ROWS(error_rows));
    suite_add_tcase(suite, tables);
    return suite;
}
