/* SPDX-License-Identifier: MIT */
#include "suite.h"

#include "engine/score.h"
#include "engine/tt.h"

static const struct tt_entry entries[] = {
    {.score = 0, .depth = 0, .move = 0, .bound = BOUND_UPPER},
    {.score = SCORE_WIN, .depth = 99, .move = NO_MOVE, .bound = BOUND_EXACT},
    {.score = -SCORE_WIN, .depth = -3, .move = 251, .bound = BOUND_LOWER},
    {.score = -1, .depth = 127, .move = NO_MOVE - 1, .bound = BOUND_EXACT},
};

static void require_entry(const struct tt *tt, uint64_t key, const struct tt_entry *wanted)
{
    struct tt_entry found;
    ck_assert(tt_probe(tt, key, &found));
    ck_assert_int_eq(found.score, wanted->score);
    ck_assert_int_eq(found.depth, wanted->depth);
    ck_assert_int_eq(found.move, wanted->move);
    ck_assert_int_eq(found.bound, wanted->bound);
}

START_TEST(an_entry_comes_back_as_it_was)
{
    struct tt tt;
    struct tt_entry found;
    ck_assert(tt_init(&tt, 1 << 16));
    ck_assert(!tt_probe(&tt, 7, &found));
    tt_new_search(&tt);
    tt_store(&tt, 7, &entries[_i]);
    require_entry(&tt, 7, &entries[_i]);
    ck_assert(!tt_probe(&tt, 7 + (UINT64_C(1) << 40), &found));
    tt_clear(&tt);
    ck_assert(!tt_probe(&tt, 7, &found));
    tt_finish(&tt);
}
END_TEST

START_TEST(a_move_is_kept_where_none_is_known)
{
    struct tt tt;
    struct tt_entry bound = {.score = 3, .depth = 4, .move = NO_MOVE, .bound = BOUND_UPPER};
    struct tt_entry wanted = {.score = 3, .depth = 4, .move = 251, .bound = BOUND_UPPER};
    ck_assert(tt_init(&tt, 0));
    tt_store(&tt, 9, &entries[2]);
    tt_store(&tt, 9, &bound);
    require_entry(&tt, 9, &wanted);
    tt_finish(&tt);
}
END_TEST

/* One bucket: the deepest of this search stay, and what an old search has left goes first. */
START_TEST(the_least_worth_goes)
{
    struct tt tt;
    struct tt_entry found;
    ck_assert(tt_init(&tt, 0));
    for (int i = 0; i < BUCKET_SLOTS; i++) {
        struct tt_entry entry = {.depth = 10 + i, .move = NO_MOVE, .bound = BOUND_EXACT};
        tt_store(&tt, (uint64_t)i + 1, &entry);
    }
    struct tt_entry shallow = {.depth = 1, .move = NO_MOVE, .bound = BOUND_EXACT};
    tt_store(&tt, 100, &shallow);
    ck_assert(!tt_probe(&tt, 1, &found));
    ck_assert(tt_probe(&tt, 4, &found));
    for (int i = 0; i < 5; i++)
        tt_new_search(&tt);
    for (uint64_t key = 200; key < 204; key++)
        tt_store(&tt, key, &shallow);
    ck_assert(!tt_probe(&tt, 4, &found));
    tt_finish(&tt);
}
END_TEST

SUITE(tt)
{
    Suite *suite = suite_create("tt");
    TCase *tcase = tcase_create("table");
    tcase_add_loop_test(tcase, an_entry_comes_back_as_it_was, 0, ROWS(entries));
    tcase_add_test(tcase, a_move_is_kept_where_none_is_known);
    tcase_add_test(tcase, the_least_worth_goes);
    suite_add_tcase(suite, tcase);
    return suite;
}
