/* SPDX-License-Identifier: MIT */
#include "base/arena.h"
#include "rng.h"
#include "suite.h"

#include <stdint.h>
#include <string.h>

enum {
    PIECES = 400,
    ROUNDS = 5,
};

/* Pieces of every size stay where they are and keep what was written, round after round. */
START_TEST(nothing_moves_or_overlaps)
{
    struct arena arena = {0};
    struct rng rng = rng_init(77);
    for (int round = 0; round < ROUNDS; round++) {
        static unsigned char *pieces[PIECES];
        static size_t sizes[PIECES];
        for (int i = 0; i < PIECES; i++) {
            sizes[i] = rng_below(&rng, 20) ? rng_below(&rng, 300) : rng_below(&rng, 60000);
            pieces[i] = arena_take(&arena, sizes[i]);
            ck_assert_uint_eq((uintptr_t)pieces[i] % _Alignof(max_align_t), 0);
            memset(pieces[i], i % 251, sizes[i]);
        }
        for (int i = 0; i < PIECES; i++)
            for (size_t at = 0; at < sizes[i]; at++)
                REQUIRE(pieces[i][at] == i % 251, "round %d: piece %d is overwritten", round, i);
        arena_clear(&arena);
    }
    arena_finish(&arena);
}
END_TEST

START_TEST(texts)
{
    struct arena arena = {0};
    char original[] = "word";
    const char *copy = arena_copy(&arena, original);
    original[0] = 'W';
    struct strbuf text = arena_strbuf(&arena, 4);
    strbuf_add(&text, "abcdef");
    ck_assert_str_eq(copy, "word");
    ck_assert_str_eq(text.text, "abc");
    ck_assert(text.truncated);
    arena_finish(&arena);
    ck_assert_str_eq(arena_copy(&arena, "again"), "again");
    arena_finish(&arena);
}
END_TEST

SUITE(arena)
{
    Suite *suite = suite_create("arena");
    TCase *tcase = tcase_create("arena");
    tcase_add_test(tcase, nothing_moves_or_overlaps);
    tcase_add_test(tcase, texts);
    suite_add_tcase(suite, tcase);
    return suite;
}
