/* SPDX-License-Identifier: MIT */
/* Packed outcomes come back as they were; what nobody reads comes back as anything, but always as
 * the same. */
#include "rng.h"
#include "suite.h"

#include "engine/endgame_pack.h"

#include <stdlib.h>
#include <string.h>

enum {
    MOST = 3 * PACK_BLOCK, /* entries */
};

/* Packs the values and compares each with what comes back. Returns the bytes without marks. */
static size_t require_back(const char *name, const uint8_t *given, uint32_t count)
{
    static uint8_t values[MOST];
    struct packer packer;
    uint8_t *packed = malloc(pack_size_most(count));
    uint32_t decided = 0, all;
    ck_assert_ptr_nonnull(packed);
    memcpy(values, given, count);
    packer_begin(&packer, packed, count);
    for (uint32_t at = 0; at < count; at += PACK_BLOCK)
        packer_add(&packer, values + at);
    size_t size = packer_finish(&packer);
    REQUIRE(size <= pack_size_most(count), "%s: %zu bytes", name, size);
    REQUIRE(pack_fits(packed, size, count, &all), "%s: it has another form", name);
    for (uint32_t i = 0; i < count; i++) {
        enum pack_value found = pack_value(packed, count, i);
        REQUIRE(found == (enum pack_value)values[i], "%s: value %u comes back as %d, not as %d",
                name, (unsigned)i, found, values[i]);
        REQUIRE(found != PACK_ANY, "%s: value %u is nothing", name, (unsigned)i);
        REQUIRE(given[i] == PACK_ANY || given[i] == values[i], "%s: value %u is changed", name,
                (unsigned)i);
        REQUIRE(pack_decided_before(packed, count, i) == decided, "%s: %u before %u, not %u", name,
                (unsigned)pack_decided_before(packed, count, i), (unsigned)i, (unsigned)decided);
        decided += found != PACK_DRAW;
    }
    REQUIRE(all == decided && packer.decided == decided, "%s: %u are decided", name,
            (unsigned)decided);
    free(packed);
    return packer.size;
}

/* Values by letters: e(ven), o(dd), d(raw), a(ny); a number before one repeats it. */
static const struct {
    const char *name, *values;
    int bytes;
} rows[] = {
    {"one", "o", 1},
    {"five", "eodae", 1},
    {"six alike at the end", "6e", 1},
    {"ten alike, and others", "10o eodeo", 2},
    {"nine alike, and others", "9o eodeode", 4},
    {"a whole block", "1024d", 2},
    {"nobody reads any", "1024a", 2},
    {"what nobody reads joins what is before", "20e 30a eo", 3},
    {"and what comes after", "30a 20o", 1},
    {"a run of 641", "641e", 2},
    {"a longer one ends the block", "383o", 1},
    {"a run over the end of a block", "1023e 2o e", 7 + 1},
    {"a run that a block ends", "1030d", 2 + 1},
};

static uint32_t expand(const char *text, uint8_t *values)
{
    uint32_t count = 0;
    for (; *text; text++) {
        int times = 0;
        while (*text >= '0' && *text <= '9')
            times = 10 * times + *text++ - '0';
        if (*text == ' ')
            continue;
        for (int i = 0; i < (times ? times : 1); i++)
            values[count++] = (uint8_t)(strchr("eoda", *text) - "eoda");
    }
    return count;
}

START_TEST(runs_and_fives)
{
    uint8_t values[MOST];
    uint32_t count = expand(rows[_i].values, values);
    size_t size = require_back(rows[_i].name, values, count);
    ck_assert_msg((int)size == rows[_i].bytes, "%s: %zu bytes", rows[_i].name, size);
}
END_TEST

/* Runs of random lengths, about as long as in tables, short ones, and noise. */
START_TEST(random_values)
{
    struct rng rng = rng_init((uint64_t)_i + 1);
    uint32_t longest = _i % 3 == 0 ? 1 : _i % 3 == 1 ? 12 : 400;
    static uint8_t values[MOST];
    for (int try = 0; try < 20; try++) {
        uint32_t count = 1 + rng_below(&rng, MOST);
        for (uint32_t at = 0; at < count;) {
            uint32_t run = 1 + rng_below(&rng, longest);
            uint8_t value = (uint8_t)rng_below(&rng, 4);
            for (; run > 0 && at < count; run--)
                values[at++] = value;
        }
        require_back("random", values, count);
    }
}
END_TEST

/* Bytes that nothing has packed are not read beyond their end. */
START_TEST(any_bytes)
{
    struct rng rng = rng_init(1);
    int fitting = 0;
    for (int try = 0; try < 20000; try++) {
        uint32_t count = 1 + rng_below(&rng, 2 * PACK_BLOCK), decided;
        size_t size = 1 + rng_below(&rng, 60);
        uint8_t *bytes = malloc(size);
        for (size_t i = 0; i < size; i++) /* marks of small numbers may ascend */
            bytes[i] =
                (uint8_t)rng_below(&rng, i % 4 || i >= 24 ? rng_below(&rng, 2) ? 1 : 256 : 9);
        bool fits = pack_fits(bytes, size, count, &decided);
        fitting += fits;
        for (uint32_t i = 0; i < count && fits; i += 1 + rng_below(&rng, 50)) {
            ck_assert_int_le(pack_value(bytes, count, i), PACK_ANY);
            pack_decided_before(bytes, count, i);
        }
        free(bytes);
    }
    ck_assert_int_gt(fitting, 10);
}
END_TEST

SUITE(endgame_pack)
{
    Suite *suite = suite_create("endgame pack");
    TCase *tests = tcase_create("blocks");
    tcase_add_loop_test(tests, runs_and_fives, 0, ROWS(rows));
    tcase_add_loop_test(tests, random_values, 0, 9);
    tcase_add_test(tests, any_bytes);
    suite_add_tcase(suite, tests);
    return suite;
}
