/* SPDX-License-Identifier: MIT */
/* Leaf counts from the start position against the published tables; two independent generators
 * agree on all of them (american to depth 12: Aart Bik, Rein Halbersma). PERFT_DEPTH in the
 * environment says how deep, 8 without it. */
#include "rules/perft.h"
#include "suite.h"

#include <inttypes.h>
#include <stdlib.h>

enum {
    DEPTH = 8,
    MAX_DEPTH = 12,
};

/* The counts of american, and of all whose games begin alike. */
#define AS_AMERICAN 7, 49, 302, 1469, 7361, 36768, 179740, 845931

/* From depth 1; 0 where no table goes so far. */
static const struct perft_row {
    const char *id;
    uint64_t leaves[MAX_DEPTH];
} rows[] = {
    {"freejump", {7, 49, 379, 2872, 23582, 189143, 1583148}},
    {"american", {AS_AMERICAN, 3963680, 18391564, 85242128, 388623673}},
    {"flying", {AS_AMERICAN}},
    {"classic", {AS_AMERICAN, 3963680, 18391564, 85242128, 388623673}},
    {"parlour", {AS_AMERICAN, 3963680, 18391564, 85242128, 388623673}},
    {"tournament", {AS_AMERICAN, 3963680, 18391564, 85242128, 388623673}},
    {"russian", {7, 49, 302, 1469, 7482, 37986, 190146, 929905}},
    {"brazilian", {7, 49, 302, 1469, 7473, 37628, 187302, 907836}},
    {"pool", {7, 49, 302, 1469, 7482, 37986, 190146, 929902}},
    {"italian", {7, 49, 302, 1469, 7361, 36473, 177532, 828783}},
    {"spanish", {7, 49, 302, 1469, 7361, 36473, 177532, 828783}},
    {"czech", {AS_AMERICAN}},
    {"thai", {7, 49, 392, 3136, 26592, 218695, 1820189}},
};

static int wanted_depth(void)
{
    const char *text = getenv("PERFT_DEPTH");
    int depth = text ? atoi(text) : DEPTH;
    return depth > MAX_DEPTH ? MAX_DEPTH : depth;
}

START_TEST(perft_from_the_start)
{
    const struct perft_row *row = &rows[_i];
    const struct named_ruleset *preset = preset_find(row->id);
    ck_assert_msg(preset != NULL, "%s: no such rule set", row->id);
    struct position start = position_start(&preset->rules);
    for (int depth = 1; depth <= wanted_depth() && row->leaves[depth - 1]; depth++) {
        uint64_t leaves = perft(&preset->rules, &start, depth);
        ck_assert_msg(leaves == row->leaves[depth - 1],
                      "%s, depth %d: %" PRIu64 " leaves, expected %" PRIu64, row->id, depth, leaves,
                      row->leaves[depth - 1]);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("perft");
    TCase *tables = tcase_create("published tables");
    tcase_set_timeout(tables, 0);
    tcase_add_loop_test(tables, perft_from_the_start, 0, ROWS(rows));
    suite_add_tcase(suite, tables);
    return run_suite(suite);
}
