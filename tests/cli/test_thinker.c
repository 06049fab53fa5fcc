/* SPDX-License-Identifier: MIT */
/* How much memory the engine is given, on machines of any size. */
#include "suite.h"

#include "cli/thinker.h"

static const struct {
    const char *name;
    int megabytes;
    size_t last, bytes;
} rows[] = {
    {"little", 1, SIZE_MAX, (size_t)1 << 20},
    {"usual", THINKER_MEGABYTES, SIZE_MAX, (size_t)64 << 20},
    {"usual, 32 bits", THINKER_MEGABYTES, UINT32_MAX, (size_t)64 << 20},
    {"most, 32 bits", 2047, UINT32_MAX, (size_t)2047 << 20},
    {"half of the addresses", 2048, UINT32_MAX, 0},
    {"nothing is left of it", THINKER_MEGABYTES_MAX, UINT32_MAX, 0},
#if SIZE_MAX > UINT32_MAX
    {"most", THINKER_MEGABYTES_MAX, SIZE_MAX, (size_t)4096 << 20},
#endif
};

START_TEST(memory)
{
    size_t bytes = thinker_bytes(rows[_i].megabytes, rows[_i].last);
    REQUIRE(bytes == rows[_i].bytes, "%s: %zu", rows[_i].name, bytes);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("thinker");
    TCase *tcase = tcase_create("memory");
    tcase_add_loop_test(tcase, memory, 0, ROWS(rows));
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}
