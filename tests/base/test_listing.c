/* SPDX-License-Identifier: MIT */
/* What a folder holds: its order, and names that are no text. */
#include "base/listing.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

/* In the order in which they belong. */
static const struct listed sorted[] = {
    {.name = "10", .folder = true},
    {.name = "Games", .folder = true},
    {.name = "zoo", .folder = true},
    {.name = ".pdn"},
    {.name = "a.pdn"},
    {.name = "B.pdn"},
    {.name = "game 02 b.pdn"},
    {.name = "game 2 c.pdn"},
    {.name = "game 10.pdn"},
    {.name = "game 10000000000000000000000.pdn"},
    {.name = "game x.pdn"},
    {.name = "Game x.pdn.pdn"},
};

START_TEST(folders_come_first_and_numbers_count)
{
    struct listing listing = {0};
    for (int i = ROWS(sorted) - 1; i >= 0; i--) {
        struct listed entry = sorted[i];
        entry.date = "";
        listing_add(&listing, &entry);
    }
    listing_sort(&listing);
    for (int i = 0; i < ROWS(sorted); i++)
        ck_assert_str_eq(listing.entries[i].name, sorted[i].name);
    listing_finish(&listing);
}
END_TEST

static const struct shown_row {
    const char *name, *shown;
} shown_rows[] = {
    {"Ada.pdn", "Ada.pdn"},
    {"Åsa", "Åsa"},
    {"b\xE4"
     "d",
     "b\uFFFDd"},
    {"two\nlines", "two\uFFFDlines"},
    {"\xFF", "\uFFFD"},
    {"a\u202Eb", "a\uFFFDb"},
};

START_TEST(names_can_be_shown)
{
    char memory[100];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    listing_show_name(&out, shown_rows[_i].name);
    ck_assert_str_eq(memory, shown_rows[_i].shown);
}
END_TEST

START_TEST(thousands_take_no_time)
{
    struct listing listing = {0};
    for (int i = 0; i < 50000; i++) {
        char name[32];
        snprintf(name, sizeof name, "%d.pdn", i * 7919 % 50000);
        listing_add(&listing, &(struct listed){.name = name, .date = "2026-11-22"});
    }
    listing_sort(&listing);
    for (int i = 0; i < 50000; i++) {
        char name[32];
        snprintf(name, sizeof name, "%d.pdn", i);
        REQUIRE(strcmp(listing.entries[i].name, name) == 0, "%d", i);
    }
    listing_finish(&listing);
}
END_TEST

SUITE(listing)
{
    Suite *suite = suite_create("listing");
    TCase *tcase = tcase_create("listing");
    tcase_add_test(tcase, folders_come_first_and_numbers_count);
    tcase_add_loop_test(tcase, names_can_be_shown, 0, ROWS(shown_rows));
    tcase_add_test(tcase, thousands_take_no_time);
    suite_add_tcase(suite, tcase);
    return suite;
}
