/* SPDX-License-Identifier: MIT */
/* How good a move is: as it is kept, and as it is shown. */
#include "prose/strengths.h"
#include "suite.h"

#include <string.h>

static const struct {
    const char *kept, *shown, *next;
} rows[] = {
    {"", "", "!!"},        {"!!", "!!", "!"},     {"!", "!", "!?"},      {"!?", "!?", "?!"},
    {"?!", "?!", "?"},     {"?", "?", "??"},      {"??", "??", ""},      {"$1", "!", "!?"},
    {"$4", "??", ""},      {"$14", " $14", "!!"}, {"(?)", " (?)", "!!"}, {"! $14", "! $14", "!!"},
    {"!  $2", "!?", "!!"}, {" !", "!", "!!"},
};

START_TEST(shown)
{
    char memory[40];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    strengths_print(&out, rows[_i].kept);
    ck_assert_msg(strcmp(memory, rows[_i].shown) == 0, "\"%s\" is shown as \"%s\"", rows[_i].kept,
                  memory);
    ck_assert_msg(strcmp(strength_after(rows[_i].kept), rows[_i].next) == 0,
                  "\"%s\" comes after \"%s\"", strength_after(rows[_i].kept), rows[_i].kept);
}
END_TEST

SUITE(strengths)
{
    Suite *suite = suite_create("strengths");
    TCase *tcase = tcase_create("strengths");
    tcase_add_loop_test(tcase, shown, 0, ROWS(rows));
    suite_add_tcase(suite, tcase);
    return suite;
}
