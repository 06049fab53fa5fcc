/* SPDX-License-Identifier: MIT */
/* Leaf counts from the start position against the published tables; two independent generators
 * agree on all of them (american to depth 12: Aart Bik, Rein Halbersma). */
#include "rules/perft.h"
#include "suite.h"

#include <inttypes.h>

enum {
    DEPTH = 7,
};

static const struct perft_row {
    const char *id;
    uint64_t leaves[DEPTH];
} rows[] = {
    {"freejump", {7, 49, 379, 2872, 23582, 189143, 1583148}},
    {"american", {7, 49, 302, 1469, 7361, 36768, 179740}},
    {"flying", {7, 49, 302, 1469, 7361, 36768, 179740}},
    {"classic", {7, 49, 302, 1469, 7361, 36768, 179740}},
    {"parlour", {7, 49, 302, 1469, 7361, 36768, 179740}},
    {"tournament", {7, 49, 302, 1469, 7361, 36768, 179740}},
    {"russian", {7, 49, 302, 1469, 7482, 37986, 190146}},
    {"brazilian", {7, 49, 302, 1469, 7473, 37628, 187302}},
    {"pool", {7, 49, 302, 1469, 7482, 37986, 190146}},
    {"italian", {7, 49, 302, 1469, 7361, 36473, 177532}},
    {"spanish", {7, 49, 302, 1469, 7361, 36473, 177532}},
    {"czech", {7, 49, 302, 1469, 7361, 36768, 179740}},
    {"thai", {7, 49, 392, 3136, 26592, 218695, 1820189}},
};

START_TEST(perft_from_the_start)
{
    const struct perft_row *row = &rows[_i];
    const struct named_ruleset *preset = preset_find(row->id);
    ck_assert_msg(preset != NULL, "%s: no such rule set", row->id);
    struct position start = position_start(&preset->rules);
    for (int depth = 1; depth <= DEPTH; depth++) {
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
    tcase_set_timeout(tables, 60);
    tcase_add_loop_test(tables, perft_from_the_start, 0, ROWS(rows));
    suite_add_tcase(suite, tables);
    return run_suite(suite);
}
