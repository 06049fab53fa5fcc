/* SPDX-License-Identifier: MIT */
#include "suite.h"

#include "engine/score.h"
#include "engine/transpositions.h"

static const struct fact facts[] = {
    {.score = 0, .depth = 0, .move = 0, .bound = BOUND_UPPER},
    {.score = SCORE_WIN, .depth = 99, .move = NO_MOVE, .bound = BOUND_EXACT},
    {.score = -SCORE_WIN, .depth = -3, .move = 251, .bound = BOUND_LOWER},
    {.score = -1, .depth = 127, .move = NO_MOVE - 1, .bound = BOUND_EXACT},
};

static void require_fact(const struct transpositions *table, uint64_t key,
                         const struct fact *wanted)
{
    struct fact found;
    ck_assert(transpositions_find(table, key, &found));
    ck_assert_int_eq(found.score, wanted->score);
    ck_assert_int_eq(found.depth, wanted->depth);
    ck_assert_int_eq(found.move, wanted->move);
    ck_assert_int_eq(found.bound, wanted->bound);
}

START_TEST(a_fact_comes_back_as_it_was)
{
    struct transpositions table;
    struct fact found;
    ck_assert(transpositions_init(&table, 1 << 16));
    ck_assert(!transpositions_find(&table, 7, &found));
    transpositions_put(&table, 7, &facts[_i]);
    require_fact(&table, 7, &facts[_i]);
    ck_assert(!transpositions_find(&table, 7 + (UINT64_C(1) << 40), &found));
    transpositions_clear(&table);
    ck_assert(!transpositions_find(&table, 7, &found));
    transpositions_finish(&table);
}
END_TEST

START_TEST(a_move_is_kept_where_none_is_known)
{
    struct transpositions table;
    struct fact bound = {.score = 3, .depth = 4, .move = NO_MOVE, .bound = BOUND_UPPER};
    struct fact wanted = {.score = 3, .depth = 4, .move = 251, .bound = BOUND_UPPER};
    ck_assert(transpositions_init(&table, 0));
    transpositions_put(&table, 9, &facts[2]);
    transpositions_put(&table, 9, &bound);
    require_fact(&table, 9, &wanted);
    transpositions_finish(&table);
}
END_TEST

/* One bucket: the deepest of this search stay, and what an old search has left goes first. */
START_TEST(the_least_worth_goes)
{
    struct transpositions table;
    struct fact found;
    ck_assert(transpositions_init(&table, 0));
    for (int i = 0; i < BUCKET_PLACES; i++) {
        struct fact fact = {.depth = 10 + i, .move = NO_MOVE, .bound = BOUND_EXACT};
        transpositions_put(&table, (uint64_t)i + 1, &fact);
    }
    struct fact shallow = {.depth = 1, .move = NO_MOVE, .bound = BOUND_EXACT};
    transpositions_put(&table, 100, &shallow);
    ck_assert(!transpositions_find(&table, 1, &found));
    ck_assert(transpositions_find(&table, 4, &found));
    for (int i = 0; i < 5; i++)
        transpositions_new_search(&table);
    for (uint64_t key = 200; key < 204; key++)
        transpositions_put(&table, key, &shallow);
    ck_assert(!transpositions_find(&table, 4, &found));
    transpositions_finish(&table);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("transpositions");
    TCase *tcase = tcase_create("table");
    tcase_add_loop_test(tcase, a_fact_comes_back_as_it_was, 0, ROWS(facts));
    tcase_add_test(tcase, a_move_is_kept_where_none_is_known);
    tcase_add_test(tcase, the_least_worth_goes);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}
