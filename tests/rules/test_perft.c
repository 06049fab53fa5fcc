/* SPDX-License-Identifier: MIT */
/* Leaf counts from the start position against the published tables; two independent generators
 * agree on all of them (american to depth 12: Aart Bik, Rein Halbersma). PERFT_DEPTH in the
 * environment says how deep, 8 without it. */
#include "rules/generator.h"
#include "rules/perft.h"
#include "suite.h"
#include "text.h"

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

/* Positions where kings move and capture from the first ply on. The counts are the plain
 * generator's. */
static const struct kings_row {
    const char *id, *position;
    int depth;
    uint64_t leaves;
} kings_rows[] = {
    {"freejump", "B:W18,24,27,28,K5,K10:B12,16,20,K14,K29,K31", 6, 297900},
    {"freejump", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 266737},
    {"american", "B:W18,24,27,28,K5,K10:B12,16,20,K14,K29,K31", 6, 5410},
    {"american", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 27533},
    {"flying", "B:W18,24,27,28,K5,K10:B12,16,20,K14,K29,K31", 6, 22648},
    {"flying", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 100932},
    {"russian", "B:W18,24,27,28,K5,K10:B12,16,20,K14,K29,K31", 6, 42547},
    {"russian", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 36419},
    {"brazilian", "B:W18,24,27,28,K5,K10:B12,16,20,K14,K29,K31", 6, 23878},
    {"brazilian", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 36404},
    {"pool", "B:W18,24,27,28,K5,K10:B12,16,20,K14,K29,K31", 6, 42547},
    {"pool", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 36419},
    {"italian", "B:W18,24,27,28,K5,K10:B12,16,20,K14,K29,K31", 6, 1488},
    {"italian", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 41110},
    {"spanish", "B:W18,24,27,28,K5,K10:B12,16,20,K14,K29,K31", 6, 15182},
    {"spanish", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 155836},
    {"czech", "B:W18,24,27,28,K5,K10:B12,16,20,K14,K29,K31", 6, 39245},
    {"czech", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 162897},
    {"thai", "B:W18,24,27,28,K5,K10:B12,16,20,K14,K29,K31", 6, 22648},
    {"thai", "W:W21,22,26,30,31,K2:B3,4,8,12,K25,K28", 6, 100932},
};

/* Which instance of the generator plays which preset. */
static const struct instance_row {
    const char *id;
    const struct generator *generator;
} instance_rows[] = {
    {"freejump", &generator_freejump}, {"american", &generator_american},
    {"flying", &generator_flying},     {"classic", &generator_american},
    {"parlour", &generator_american},  {"tournament", &generator_american},
    {"russian", &generator_russian},   {"thai", &generator_flying},
    {"brazilian", &generator_generic}, {"italian", &generator_generic},
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

START_TEST(perft_with_kings)
{
    const struct kings_row *row = &kings_rows[_i];
    struct ruleset rules = text_rules(row->id);
    struct position position = text_position(row->position);
    uint64_t leaves = perft(&rules, &position, row->depth);
    ck_assert_msg(leaves == row->leaves, "%s, %s: %" PRIu64 " leaves, expected %" PRIu64, row->id,
                  row->position, leaves, row->leaves);
}
END_TEST

START_TEST(instance_of_preset)
{
    const struct instance_row *row = &instance_rows[_i];
    const struct generator *found = generator_for(&preset_find(row->id)->rules);
    ck_assert_msg(found == row->generator, "%s: another instance plays it", row->id);
}
END_TEST

SUITE(perft)
{
    Suite *suite = suite_create("perft");
    TCase *tables = tcase_create("published tables");
    tcase_set_timeout(tables, 0);
    tcase_add_loop_test(tables, perft_from_the_start, 0, ROWS(rows));
    tcase_add_loop_test(tables, perft_with_kings, 0, ROWS(kings_rows));
    suite_add_tcase(suite, tables);
    TCase *instances = tcase_create("instances");
    tcase_add_loop_test(instances, instance_of_preset, 0, ROWS(instance_rows));
    suite_add_tcase(suite, instances);
    return suite;
}
