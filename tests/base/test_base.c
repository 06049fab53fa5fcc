/* SPDX-License-Identifier: MIT */
#include "base/array.h"
#include "base/bits.h"
#include "base/rng.h"
#include "base/strbuf.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

static const struct strbuf_row {
    const char *name;
    size_t capacity;
    const char *pieces[3];
    const char *expected;
    bool truncated;
} strbuf_rows[] = {
    {"fits", 16, {"abc", "def", ""}, "abcdef", false},
    {"fills to the last byte", 7, {"abc", "def", ""}, "abcdef", false},
    {"one byte short", 6, {"abc", "def", ""}, "abcde", true},
    {"no room at all", 1, {"abc", "", ""}, "", true},
    {"a two-byte character is not split", 4, {"ab", "\xC3\xB6", ""}, "ab", true},
    {"a three-byte character is not split", 4, {"a", "\xE2\x80\xA6", ""}, "a", true},
    {"a whole character at the end stays", 4, {"a", "\xC3\xB6", "z"}, "a\xC3\xB6", true},
};

START_TEST(strbuf_appends)
{
    const struct strbuf_row *row = &strbuf_rows[_i];
    for (int formatted = 0; formatted < 2; formatted++) {
        char memory[16];
        struct strbuf buf = strbuf_init(memory, row->capacity);
        for (int i = 0; i < 3; i++)
            if (formatted)
                strbuf_addf(&buf, "%s", row->pieces[i]);
            else
                strbuf_add(&buf, row->pieces[i]);
        ck_assert_msg(strcmp(buf.text, row->expected) == 0, "%s: \"%s\"", row->name, buf.text);
        ck_assert_msg(buf.length == strlen(row->expected), "%s: length", row->name);
        ck_assert_msg(buf.truncated == row->truncated, "%s: truncated", row->name);
    }
}
END_TEST

START_TEST(bits_walk_a_set)
{
    uint32_t set = 0x80010004;
    int seen[3], count = 0;
    for (; set; set = bits_rest(set))
        seen[count++] = bits_lowest(set);
    ck_assert_int_eq(count, 3);
    ck_assert_int_eq(seen[0], 2);
    ck_assert_int_eq(seen[1], 16);
    ck_assert_int_eq(seen[2], 31);
    ck_assert_uint_eq(bits_rotl(0x80000001, 1), 3);
    ck_assert_uint_eq(bits_rotl(3, -1), 0x80000001);
    ck_assert_uint_eq(bits_rotl(5, 0), 5);
}
END_TEST

START_TEST(rng_repeats)
{
    struct rng a = rng_init(42), b = rng_init(42), other = rng_init(43);
    ck_assert_uint_eq(rng_next(&a), rng_next(&b));
    ck_assert_uint_ne(rng_next(&a), rng_next(&other));
    bool seen[6] = {false};
    for (int i = 0; i < 1000; i++) {
        uint32_t number = rng_below(&a, 6);
        ck_assert_uint_lt(number, 6);
        seen[number] = true;
    }
    for (int i = 0; i < 6; i++)
        ck_assert_msg(seen[i], "%d never came in 1000 draws", i);
}
END_TEST

START_TEST(array_keeps_its_items)
{
    size_t capacity = 0;
    int *items = NULL;
    for (int i = 0; i < 1000; i++) {
        items = array_reserve(items, &capacity, (size_t)i + 1, sizeof *items);
        items[i] = i;
    }
    ck_assert_uint_ge(capacity, 1000);
    for (int i = 0; i < 1000; i++)
        ck_assert_int_eq(items[i], i);
    free(items);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("base");
    TCase *strbuf = tcase_create("strbuf");
    tcase_add_loop_test(strbuf, strbuf_appends, 0, ROWS(strbuf_rows));
    suite_add_tcase(suite, strbuf);
    TCase *rest = tcase_create("bits, rng, array");
    tcase_add_test(rest, bits_walk_a_set);
    tcase_add_test(rest, rng_repeats);
    tcase_add_test(rest, array_keeps_its_items);
    suite_add_tcase(suite, rest);
    return run_suite(suite);
}
