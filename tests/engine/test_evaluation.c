/* SPDX-License-Identifier: MIT */
#include "random_rules.h"
#include "suite.h"

#include "engine/evaluation.h"
#include "engine/score.h"
#include "rules/generator.h"

#include <stdlib.h>
#include <string.h>

enum {
    GAMES = 300,
    PLIES = 60,
};

/* One drawn by lot that is as large as it can be. */
static int random_weight(struct rng *rng, int place)
{
    int most = weight_most(place);
    return (int)rng_below(rng, 2 * (uint32_t)most + 1) - most;
}

static unsigned char *random_weights(struct rng *rng)
{
    unsigned char *file = malloc(weights_size());
    for (int i = 0; i < weight_count(); i++) {
        int weights[PHASE_COUNT];
        for (int phase = 0; phase < PHASE_COUNT; phase++)
            weights[phase] = random_weight(rng, i);
        weights_enter(file, i, weights);
    }
    weights_seal(file, 1 + (int)rng_below(rng, GRAIN_MAX));
    return file;
}

static squareset turned(squareset squares)
{
    squareset out = 0;
    for (int s = squareset_next(squares, SQUARE_NONE); s; s = squareset_next(squares, s))
        out |= square_set(SQUARE_COUNT + 1 - s);
    return out;
}

/* The board turned by half, each piece the other side's. */
static struct position sides_changed(const struct position *position)
{
    return (struct position){
        .pieces = {turned(position->pieces[WHITE]), turned(position->pieces[BLACK])},
        .kings = turned(position->kings),
        .side = side_other(position->side),
    };
}

static int score_of(const struct evaluation *evaluation, const struct position *position)
{
    struct pattern_indices indices;
    evaluation_start(evaluation, position, &indices);
    return evaluation_score(evaluation, position, &indices);
}

static void require_position(const struct evaluation *evaluation, const struct position *position,
                             const struct pattern_indices *indices, unsigned long seed)
{
    struct pattern_indices fresh;
    struct position changed = sides_changed(position);
    evaluation_start(evaluation, position, &fresh);
    REQUIRE(memcmp(&fresh, indices, sizeof fresh) == 0, "seed %lu: indices moved astray", seed);
    int score = evaluation_score(evaluation, position, indices);
    REQUIRE(abs(score) <= SCORE_LIMIT, "seed %lu: a score of %d", seed, score);
    REQUIRE(score == score_of(evaluation, &changed), "seed %lu: sides are told apart", seed);
}

static void play(const struct evaluation *evaluation, unsigned long seed)
{
    static struct bare_list list;
    struct rng rng = rng_init(seed);
    struct ruleset rules = preset_or_random_rules(&rng);
    struct position position = seed % 2 ? random_position(&rng) : position_start(&rules);
    struct pattern_indices indices;
    evaluation_start(evaluation, &position, &indices);
    for (int ply = 0; ply < PLIES; ply++) {
        require_position(evaluation, &position, &indices, seed);
        generator_for(&rules)->movegen_bare(&rules, &position, &list);
        if (list.count == 0)
            return;
        const struct bare_move *move = &list.moves[rng_below(&rng, (uint32_t)list.count)];
        struct pattern_indices next;
        evaluation_move(evaluation, &position, move, &indices, &next);
        position = position_after_bare(&position, move);
        indices = next;
    }
}

START_TEST(indices_follow_moves_and_sides_are_alike)
{
    struct rng rng = rng_init(1);
    unsigned char *weights = random_weights(&rng);
    struct evaluation *evaluation = evaluation_create(weights, weights_size());
    for (unsigned long seed = 1; seed <= GAMES; seed++)
        play(evaluation, seed);
    evaluation_destroy(evaluation);
    free(weights);
}
END_TEST

static int two_bytes(const unsigned char *at)
{
    return at[0] | at[1] << 8;
}

/* A weight of a phase, where evaluation.h says that it lies. */
static int weight_at(const unsigned char *file, int place, int phase)
{
    const unsigned char *patterns = file + 18 + FEATURE_COUNT * 2 * PHASE_COUNT;
    if (place < FEATURE_COUNT)
        return (int16_t)two_bytes(file + 18 + 2 * (PHASE_COUNT * place + phase));
    return (signed char)patterns[PHASE_COUNT * (place - FEATURE_COUNT) + phase];
}

/* What the weights are learned by is what the score is made of. */
START_TEST(the_list_of_weights_makes_the_score)
{
    struct rng rng = rng_init(2);
    unsigned char *weights = random_weights(&rng);
    struct evaluation *evaluation = evaluation_create(weights, weights_size());
    for (int i = 0; i < 2000; i++) {
        struct position position = random_position(&rng);
        struct pattern_indices indices;
        struct weighted list[WEIGHTED_MAX];
        evaluation_start(evaluation, &position, &indices);
        int count = evaluation_list(evaluation, &position, &indices, list);
        struct phase phase = phase_of(position_pieces(&position));
        int64_t sum = 0;
        for (int k = 0; k < count; k++) {
            ck_assert_int_lt(list[k].place, weight_count());
            int this = weight_at(weights, list[k].place, phase.first);
            int next = weight_at(weights, list[k].place, phase.first + 1);
            sum +=
                (int64_t)list[k].count * (this * phase.share + next * (PHASE_UNIT - phase.share));
        }
        int64_t score = sum * two_bytes(weights + 16) / (PHASE_UNIT * GRAIN_UNIT);
        if (llabs(score) < SCORE_LIMIT)
            ck_assert_int_eq(evaluation_score(evaluation, &position, &indices),
                             position.side == BLACK ? score : -score);
    }
    evaluation_destroy(evaluation);
    free(weights);
}
END_TEST

static const struct phase_row {
    int pieces, first, share; /* parts of 24 */
} phase_rows[] = {
    {24, 0, 24}, {23, 0, 21}, {17, 0, 3}, {16, 0, 0}, {13, 1, 12}, {11, 1, 4},
    {10, 1, 0},  {7, 2, 12},  {5, 2, 4},  {4, 2, 0},  {3, 2, 0},   {0, 2, 0},
};

START_TEST(phases)
{
    struct phase phase = phase_of(phase_rows[_i].pieces);
    ck_assert_int_eq(phase.first, phase_rows[_i].first);
    ck_assert_int_eq(phase.share, phase_rows[_i].share);
}
END_TEST

/* Any byte that is altered is seen, and so is a file that is cut or too long. */
START_TEST(damaged_weights_are_refused)
{
    struct rng rng = rng_init(3);
    unsigned char *weights = random_weights(&rng);
    ck_assert_ptr_null(evaluation_create(weights, weights_size() - 1));
    ck_assert_ptr_null(evaluation_create(weights, 0));
    for (int i = 0; i < 300; i++) {
        size_t at = i < 18 + 2 * PHASE_COUNT * FEATURE_COUNT
                        ? (size_t)i
                        : rng_below(&rng, (uint32_t)weights_size());
        weights[at] ^= 1;
        ck_assert_ptr_null(evaluation_create(weights, weights_size()));
        weights[at] ^= 1;
    }
    struct evaluation *evaluation = evaluation_create(weights, weights_size());
    ck_assert_ptr_nonnull(evaluation);
    evaluation_destroy(evaluation);
    free(weights);
}
END_TEST

SUITE(evaluation)
{
    Suite *suite = suite_create("evaluation");
    TCase *tcase = tcase_create("patterns");
    tcase_set_timeout(tcase, 120);
    tcase_add_test(tcase, indices_follow_moves_and_sides_are_alike);
    tcase_add_test(tcase, the_list_of_weights_makes_the_score);
    tcase_add_loop_test(tcase, phases, 0, ROWS(phase_rows));
    tcase_add_test(tcase, damaged_weights_are_refused);
    suite_add_tcase(suite, tcase);
    return suite;
}
