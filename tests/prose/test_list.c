/* SPDX-License-Identifier: MIT */
#include "prose/list.h"
#include "suite.h"

#include <string.h>

static const struct {
    const char *name;
    const char *items[4]; /* up to NULL */
    enum list_sign sign;
    enum list_kind kind;
    const char *alone, *joined; /* without and with a word before the last item */
} rows[] = {
    {"one", {"a"}, LIST_COMMAS, LIST_OR, "a", "a"},
    {"two", {"a", "b"}, LIST_COMMAS, LIST_OR, "a, b", "a or b"},
    {"three", {"a", "b", "c"}, LIST_COMMAS, LIST_AND, "a, b, c", "a, b and c"},
    {"items with commas",
     {"3,6", "4,5", "5,4"},
     LIST_SEMICOLONS,
     LIST_OR,
     "3,6; 4,5; 5,4",
     "3,6; 4,5 or 5,4"},
    {"an item with braces",
     {"a", "{items}", "{item}"},
     LIST_COMMAS,
     LIST_AND,
     "a, {items}, {item}",
     "a, {items} and {item}"},
};

START_TEST(items_are_joined)
{
    const char *const *items = rows[_i].items;
    char alone[64], others[64] = "", joined[64];
    struct strbuf list = strbuf_init(alone, sizeof alone);
    struct strbuf before = strbuf_init(others, sizeof others);
    struct strbuf out = strbuf_init(joined, sizeof joined);
    int count = 0;
    for (; items[count]; count++) {
        list_add(&list, items[count], rows[_i].sign);
        if (items[count + 1])
            list_add(&before, items[count], rows[_i].sign);
    }
    list_join(&out, others, count > 2, items[count - 1], rows[_i].kind);
    ck_assert_msg(strcmp(alone, rows[_i].alone) == 0, "%s: %s", rows[_i].name, alone);
    ck_assert_msg(strcmp(joined, rows[_i].joined) == 0, "%s: %s", rows[_i].name, joined);
}
END_TEST

SUITE(list)
{
    Suite *suite = suite_create("list");
    TCase *tcase = tcase_create("list");
    tcase_add_loop_test(tcase, items_are_joined, 0, sizeof rows / sizeof rows[0]);
    suite_add_tcase(suite, tcase);
    return suite;
}
