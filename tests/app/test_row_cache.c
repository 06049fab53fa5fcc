/* SPDX-License-Identifier: MIT */
/* Blocks of rows are kept while they are looked at; the one looked at least recently gives way. */
#include "app/library/row_cache.h"
#include "suite.h"

#include <stdlib.h>

static struct row_cache *cache;

static void setup(void)
{
    cache = calloc(1, sizeof *cache);
    ck_assert_ptr_nonnull(cache);
}

static void teardown(void)
{
    free(cache);
}

/* Adds the block of this number; its first row is that of game NUMBER. */
static void add(int number)
{
    static struct row_block block;
    block = (struct row_block){.first = number * ROW_BLOCK, .count = ROW_BLOCK};
    block.rows[0].game = number;
    row_cache_add(cache, &block);
}

static bool has(int number)
{
    const struct library_row *row = row_cache_find(cache, number * ROW_BLOCK);
    ck_assert(!row || row->game == number);
    return row != NULL;
}

START_TEST(the_newest_block_is_there)
{
    for (int number = 1; number <= 3 * ROW_CACHE_BLOCKS; number++) {
        add(number);
        ck_assert_msg(has(number), "block %d", number);
        ck_assert_msg(number == 1 || has(number - 1), "block %d after %d", number - 1, number);
    }
}
END_TEST

START_TEST(what_is_looked_at_stays)
{
    add(1);
    for (int number = 2; number <= 3 * ROW_CACHE_BLOCKS; number++) {
        add(number);
        ck_assert_msg(has(1), "the first one, after block %d", number);
    }
}
END_TEST

START_TEST(what_nobody_looks_at_goes)
{
    for (int number = 1; number <= ROW_CACHE_BLOCKS; number++)
        add(number);
    ck_assert(has(1));
    add(ROW_CACHE_BLOCKS + 1);
    ck_assert(!has(2) && has(1) && has(3));
}
END_TEST

START_TEST(a_block_that_comes_again_takes_one_place)
{
    for (int number = 1; number <= ROW_CACHE_BLOCKS; number++)
        add(number);
    add(ROW_CACHE_BLOCKS);
    for (int number = 1; number <= ROW_CACHE_BLOCKS; number++)
        ck_assert_msg(has(number), "block %d", number);
    row_cache_clear(cache);
    ck_assert(!has(1) && !has(ROW_CACHE_BLOCKS));
}
END_TEST

SUITE(row_cache)
{
    Suite *suite = suite_create("row cache");
    TCase *tcase = tcase_create("blocks");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, the_newest_block_is_there);
    tcase_add_test(tcase, what_is_looked_at_stays);
    tcase_add_test(tcase, what_nobody_looks_at_goes);
    tcase_add_test(tcase, a_block_that_comes_again_takes_one_place);
    suite_add_tcase(suite, tcase);
    return suite;
}
