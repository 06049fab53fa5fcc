/* SPDX-License-Identifier: MIT */
/* The shelf of all rule sets: every one is found by its key, whatever lies beside it; what is gone
 * is not found, and what is nobody's is the match's. */
#include "match/shelf.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

enum {
    OWN = 100, /* more than any list was ever made for */
};

static struct rulebook book;
static struct named_ruleset played;
static struct shelf shelf;

static void begin(void)
{
    book = (struct rulebook){0};
    played = *preset_find("american");
    shelf = (struct shelf){&book, &played};
    for (int i = 0; i < OWN; i++) {
        char name[16];
        struct named_ruleset rules = *preset_find("russian");
        snprintf(name, sizeof name, "Set %d", i);
        rules.rules.quiet = i + 1;
        ck_assert_int_eq(rulebook_put(&book, name, &rules), NAME_FIT);
    }
}

static void end(void)
{
    rulebook_finish(&book);
}

START_TEST(every_key_finds_its_rules)
{
    ck_assert_int_eq(shelf_count(&shelf), OWN + PRESET_COUNT);
    for (int place = 0; place < shelf_count(&shelf); place++) {
        struct shelf_entry entry = shelf_at(&shelf, place);
        struct rules_key key = shelf_key(&shelf, entry.rules);
        ck_assert_ptr_eq(shelf_find(&shelf, &entry.key), entry.rules);
        ck_assert_msg(rules_key_equal(&key, &entry.key), "%s", entry.rules->name);
        ck_assert_int_eq(entry.key.origin, place < OWN ? RULES_OWN : RULES_SHIPPED);
        ck_assert_int_eq(shelf_place(&shelf, &entry.key), place);
    }
}
END_TEST

START_TEST(keys_stay_when_the_book_changes)
{
    struct rules_key key = rules_key_own("Set 61");
    rulebook_remove(&book, rulebook_find(&book, "Set 1"));
    ck_assert_int_eq(shelf_find(&shelf, &key)->rules.quiet, 62);
    rulebook_remove(&book, rulebook_find(&book, "Set 61"));
    ck_assert_ptr_null(shelf_find(&shelf, &key));
    key = rules_key_shipped("thai");
    ck_assert_ptr_eq(shelf_find(&shelf, &key), preset_find("thai"));
}
END_TEST

static const struct key_row {
    const char *name;
    struct rules_key key;
} absent[] = {
    {"no rule set", {RULES_NONE, ""}},
    {"no rule set has an id", {RULES_NONE, "thai"}},
    {"an own one of a shipped one's name", {RULES_OWN, "thai"}},
    {"a shipped one of an own one's name", {RULES_SHIPPED, "Set 1"}},
};

START_TEST(absent_keys_find_nothing)
{
    ck_assert_msg(!shelf_find(&shelf, &absent[_i].key), "%s", absent[_i].name);
    ck_assert_msg(shelf_place(&shelf, &absent[_i].key) < 0, "%s", absent[_i].name);
}
END_TEST

START_TEST(what_is_nobodys_is_the_matchs)
{
    int known = shelf_count(&shelf);
    played.rules.rows = 2; /* as given by text: american, rows=2 */
    ck_assert_int_eq(shelf_count(&shelf), known + 1);
    struct shelf_entry last = shelf_at(&shelf, known);
    ck_assert_int_eq(last.key.origin, RULES_PLAYED);
    ck_assert_ptr_eq(last.rules, &played);
    ck_assert_ptr_eq(shelf_find(&shelf, &last.key), &played);
    ck_assert_int_eq(shelf_place(&shelf, &last.key), known);
    /* One of its fields but another name is another one. */
    played = own_ruleset_copy(book.sets[3]);
    ck_assert_int_eq(shelf_count(&shelf), known);
    ck_assert_int_eq(shelf_place(&shelf, &last.key), -1);
    strcpy(played.name, "Elsewhere");
    ck_assert_int_eq(shelf_key(&shelf, &played).origin, RULES_PLAYED);
    ck_assert_int_eq(shelf_count(&shelf), known + 1);
}
END_TEST

SUITE(shelf)
{
    Suite *suite = suite_create("shelf");
    TCase *tcase = tcase_create("shelf");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, every_key_finds_its_rules);
    tcase_add_test(tcase, keys_stay_when_the_book_changes);
    tcase_add_loop_test(tcase, absent_keys_find_nothing, 0, ROWS(absent));
    tcase_add_test(tcase, what_is_nobodys_is_the_matchs);
    suite_add_tcase(suite, tcase);
    return suite;
}
