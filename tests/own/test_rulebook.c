/* SPDX-License-Identifier: MIT */
/* The players' own rule sets: names that are fit, order, replacing, renaming, removing. */
#include "base/strbuf.h"
#include "match/rulebook.h"
#include "prose/names.h"
#include "suite.h"

#include <string.h>

/* A book of the sets named in `names`, each made from the preset of the same index. */
static struct rulebook make_book(const char *const *names, int count)
{
    struct rulebook book = {0};
    for (int i = 0; i < count; i++)
        ck_assert_int_eq(rulebook_put(&book, names[i], &presets[i]), NAME_FIT);
    return book;
}

static void list_names(const struct rulebook *book, struct strbuf *out)
{
    for (int i = 0; i < book->count; i++)
        strbuf_addf(out, "%s%s", i ? "|" : "", book->sets[i]->name);
}

static void expect_names(const struct rulebook *book, const char *expected, const char *row)
{
    char memory[512];
    struct strbuf names = strbuf_init(memory, sizeof memory);
    list_names(book, &names);
    ck_assert_msg(strcmp(memory, expected) == 0, "%s: \"%s\", not \"%s\"", row, memory, expected);
}

/* Fifteen of them are more than a name may hold. */
#define LANE "the house at the end of the very long lane that leads to the sea, behind "

static const struct name_row {
    const char *row, *name;
    enum name_fault fault;
} name_rows[] = {
    {"plain", "Attic rules", NAME_FIT},
    {"a comma", "Mary, second", NAME_FIT},
    {"letters beyond ASCII", "Åsas regler", NAME_FIT},
    {"empty", "", NAME_EMPTY},
    {"only spaces", "  \t ", NAME_EMPTY},
    {"only bytes that are not UTF-8", "\xFF\xFE", NAME_EMPTY},
    {"equals sign", "a=b", NAME_SIGNS},
    {"colon", "a:b", NAME_SIGNS},
    {"semicolon", "a ;b", NAME_SIGNS},
    {"number sign", "#1", NAME_SIGNS},
    {"bracket", "[rules]", NAME_SIGNS},
    {"closing bracket", "a]", NAME_SIGNS},
    {"quote", "\"home\"", NAME_SIGNS},
    {"too long", LANE LANE LANE LANE LANE LANE LANE LANE LANE LANE LANE LANE LANE LANE LANE,
     NAME_LONG},
    {"a line end", "At\ntic", NAME_BYTES},
    {"a control character", "At\x01tic", NAME_BYTES},
    {"a byte that is no text", "Attic\xFF", NAME_BYTES},
    {"a letter cut off", "\xC3 Attic", NAME_BYTES},
    {"a preset's id", "freejump", NAME_SHIPPED},
    {"a preset's name", "Flying Kings", NAME_SHIPPED},
    {"a preset's name, other case, spaces", "  flying KINGS ", NAME_SHIPPED},
    {"reads as a preset's name", "free_jump", NAME_SHIPPED},
    {"nearly a preset's name", "Free Jumps", NAME_FIT},
    {"another's name", "Cellar", NAME_TAKEN},
    {"another's name, other case", "ceLLar", NAME_TAKEN},
};

START_TEST(names_are_checked)
{
    static const char *const names[] = {"Cellar", "Barn"};
    const struct name_row *row = &name_rows[_i];
    struct rulebook book = make_book(names, 2);
    enum name_fault fault = rulebook_check_name(&book, row->name, -1);
    ck_assert_msg(fault == row->fault, "%s: fault %d", row->row, (int)fault);
    ck_assert_msg((strlen(name_fault_sentence(fault)) == 0) == (fault == NAME_FIT), "%s", row->row);
    int barn = rulebook_find(&book, "barn");
    ck_assert_msg(rulebook_rename(&book, barn, row->name) == row->fault, "%s", row->row);
    if (row->fault != NAME_FIT)
        expect_names(&book, "Barn|Cellar", row->row);
    rulebook_finish(&book);
}
END_TEST

START_TEST(a_name_of_its_own_is_not_taken)
{
    static const char *const names[] = {"Cellar"};
    struct rulebook book = make_book(names, 1);
    ck_assert_int_eq(rulebook_rename(&book, 0, "CELLAR"), NAME_FIT);
    expect_names(&book, "CELLAR", "other case");
    rulebook_finish(&book);
}
END_TEST

START_TEST(sets_are_in_the_order_of_their_names)
{
    static const char *const names[] = {"Mill", "attic", "Zoo", "  Barn  ", "Åland"};
    struct rulebook book = make_book(names, 5);
    expect_names(&book, "attic|Barn|Mill|Zoo|Åland", "after adding");
    ck_assert_int_eq(rulebook_rename(&book, 0, "Nook"), NAME_FIT);
    expect_names(&book, "Barn|Mill|Nook|Zoo|Åland", "after renaming");
    ck_assert_str_eq(book.sets[rulebook_find(&book, "Nook")]->id, "american");
    rulebook_remove(&book, rulebook_find(&book, "zoo"));
    expect_names(&book, "Barn|Mill|Nook|Åland", "after removing");
    ck_assert_int_eq(rulebook_find(&book, "zoo"), -1);
    rulebook_finish(&book);
}
END_TEST

START_TEST(the_same_name_replaces)
{
    static const char *const names[] = {"Attic", "Barn"};
    struct rulebook book = make_book(names, 2);
    ck_assert_int_eq(rulebook_put(&book, "attic", preset_find("thai")), NAME_FIT);
    expect_names(&book, "attic|Barn", "replaced");
    ck_assert(ruleset_equal(&book.sets[0]->rules, &preset_find("thai")->rules));
    /* A set of the book itself may be put under another name. */
    ck_assert_int_eq(rulebook_put(&book, "Copy", rulebook_at(&book, 0)), NAME_FIT);
    ck_assert(ruleset_equal(&book.sets[rulebook_find(&book, "Copy")]->rules,
                            &preset_find("thai")->rules));
    ck_assert_int_eq(rulebook_put(&book, "american", preset_find("thai")), NAME_SHIPPED);
    ck_assert_int_eq(book.count, 3);
    rulebook_finish(&book);
}
END_TEST

/* --- Two books that have grown from one --- */

/* Books told as text: "name=preset" with a letter each, such as "A=t B=r". */
static struct rulebook told(const char *text)
{
    struct rulebook book = {0};
    for (; *text; text += strcspn(text, " "), text += strspn(text, " ")) {
        char name[2] = {text[0], '\0'};
        int preset = text[2] - 'a';
        rulebook_put(&book, name, &presets[preset]);
    }
    return book;
}

static void tell(const struct rulebook *book, struct strbuf *out)
{
    for (int i = 0; i < book->count; i++) {
        int preset = 0;
        while (!ruleset_equal(&presets[preset].rules, &book->sets[i]->rules) ||
               strcmp(presets[preset].id, book->sets[i]->id) != 0)
            preset++;
        strbuf_addf(out, "%s%s=%c", i ? " " : "", book->sets[i]->name, 'a' + preset);
    }
}

static const struct {
    const char *row, *base, *mine, *theirs, *merged;
} merge_rows[] = {
    {"nothing", "", "", "", ""},
    {"nobody has changed anything", "A=a B=b", "A=a B=b", "A=a B=b", "A=a B=b"},
    {"I have added", "B=b", "A=a B=b C=c", "B=b", "A=a B=b C=c"},
    {"they have added", "B=b", "B=b", "A=a B=b C=c", "A=a B=b C=c"},
    {"both have added", "", "A=a C=c", "B=b D=d", "A=a B=b C=c D=d"},
    {"I have removed", "A=a B=b", "B=b", "A=a B=b", "B=b"},
    {"they have removed", "A=a B=b", "A=a B=b", "B=b", "B=b"},
    {"both have removed", "A=a B=b", "B=b", "B=b", "B=b"},
    {"I have changed", "A=a B=b", "A=c B=b", "A=a B=b", "A=c B=b"},
    {"they have changed", "A=a B=b", "A=a B=b", "A=c B=b", "A=c B=b"},
    {"both have changed: mine", "A=a", "A=b", "A=c", "A=b"},
    {"both have changed it to the same", "A=a", "A=b", "A=b", "A=b"},
    {"I have removed what they have changed", "A=a", "", "A=b", ""},
    {"they have removed what I have changed", "A=a", "A=b", "", "A=b"},
    {"both have added one of this name", "", "A=a", "A=b", "A=a A 2=b"},
    {"both have added the same", "", "A=a", "A=a", "A=a"},
    {"another case, mine", "A=a", "a=a", "A=a", "a=a"},
    {"another case, theirs", "A=a", "A=a", "a=a", "a=a"},
};

START_TEST(books_are_merged)
{
    struct rulebook base = told(merge_rows[_i].base), mine = told(merge_rows[_i].mine);
    struct rulebook theirs = told(merge_rows[_i].theirs);
    char memory[256];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    rulebook_merge(&mine, &base, &theirs);
    tell(&mine, &out);
    ck_assert_msg(strcmp(memory, merge_rows[_i].merged) == 0, "%s: %s", merge_rows[_i].row, memory);
    rulebook_finish(&base);
    rulebook_finish(&mine);
    rulebook_finish(&theirs);
}
END_TEST

/* The longest name there can be. */
static const char *longest_name(void)
{
    static char name[PLAYER_NAME_SIZE];
    memset(name, 'x', sizeof name - 1);
    return name;
}

START_TEST(a_longer_name_is_refused)
{
    char longer[PLAYER_NAME_SIZE + 1] = "";
    struct rulebook book = {0};
    memset(longer, 'x', PLAYER_NAME_SIZE);
    ck_assert_int_eq(rulebook_check_name(&book, longer, -1), NAME_LONG);
    ck_assert_int_eq(rulebook_check_name(&book, longest_name(), -1), NAME_FIT);
}
END_TEST

START_TEST(a_name_with_a_number_is_not_cut)
{
    struct rulebook base = {0}, mine = {0}, theirs = {0};
    ck_assert_int_eq(rulebook_put(&mine, longest_name(), &presets[0]), NAME_FIT);
    ck_assert_int_eq(rulebook_put(&theirs, longest_name(), &presets[1]), NAME_FIT);
    rulebook_merge(&mine, &base, &theirs);
    ck_assert_int_eq(mine.count, 2);
    int other = 1 - rulebook_find(&mine, longest_name());
    const char *end = mine.sets[other]->name + strlen(mine.sets[other]->name) - 2;
    ck_assert_str_eq(end, " 2");
    rulebook_finish(&mine);
    rulebook_finish(&theirs);
}
END_TEST

/* The count of changes tells a book that has stayed from one that has not. */
START_TEST(changes_are_counted)
{
    struct rulebook book = {0};
    unsigned before = book.changes;
    rulebook_put(&book, "A", &presets[0]);
    ck_assert_uint_ne(book.changes, before);
    before = book.changes;
    rulebook_find(&book, "A");
    rulebook_check_name(&book, "B", -1);
    ck_assert_uint_eq(book.changes, before);
    rulebook_rename(&book, 0, "B");
    ck_assert_uint_ne(book.changes, before);
    before = book.changes;
    rulebook_remove(&book, 0);
    ck_assert_uint_ne(book.changes, before);
    rulebook_finish(&book);
}
END_TEST

START_TEST(many_sets)
{
    struct rulebook book = {0};
    for (int i = 0; i < 200; i++) {
        char name[16];
        struct strbuf out = strbuf_init(name, sizeof name);
        strbuf_addf(&out, "set %d", i * 37 % 200);
        REQUIRE(rulebook_put(&book, name, &presets[i % PRESET_COUNT]) == NAME_FIT, "%s", name);
    }
    ck_assert_int_eq(book.count, 200);
    for (int i = 1; i < book.count; i++)
        REQUIRE(strcmp(book.sets[i - 1]->name, book.sets[i]->name) < 0, "%s", book.sets[i]->name);
    rulebook_finish(&book);
}
END_TEST

static const struct join_row {
    const char *book[4], *fresh[4], *joined;
} joins[] = {
    {{0}, {0}, ""},
    {{"A", "C"}, {0}, "A|C"},
    {{0}, {"C", "A"}, "A|C"},
    {{"A", "C"}, {"b", "D", "0"}, "0|A|b|C|D"},
    {{"M", "N"}, {"A", "B"}, "A|B|M|N"},
    {{"A", "B"}, {"M", "N"}, "A|B|M|N"},
};

static int name_count(const char *const names[4])
{
    int count = 0;
    while (count < 4 && names[count])
        count++;
    return count;
}

START_TEST(fresh_sets_join_in_order)
{
    const struct join_row *row = &joins[_i];
    struct rulebook book = make_book(row->book, name_count(row->book));
    struct rulebook fresh = make_book(row->fresh, name_count(row->fresh));
    unsigned before = book.changes;
    bool any = fresh.count > 0;
    rulebook_join(&book, &fresh);
    expect_names(&book, row->joined, "joined");
    ck_assert_int_eq(fresh.count, 0);
    ck_assert_int_eq(book.changes != before, any);
    ck_assert_int_eq(rulebook_put(&fresh, "Z", &presets[0]), NAME_FIT); /* it can be used on */
    rulebook_finish(&fresh);
    rulebook_finish(&book);
}
END_TEST

START_TEST(a_set_is_known_as_a_whole)
{
    struct rulebook book = make_book((const char *const[]){"B", "A"}, 2);
    const struct named_ruleset *whole = rulebook_at(&book, 1);
    ck_assert_str_eq(whole->name, "B");
    ck_assert_str_eq(whole->id, presets[0].id);
    ck_assert(ruleset_equal(&whole->rules, &presets[0].rules));
    ck_assert_ptr_eq(rulebook_at(&book, 1), whole);
    rulebook_finish(&book);
}
END_TEST

SUITE(rulebook)
{
    Suite *suite = suite_create("rulebook");
    TCase *tcase = tcase_create("names");
    tcase_add_loop_test(tcase, names_are_checked, 0, ROWS(name_rows));
    tcase_add_test(tcase, a_name_of_its_own_is_not_taken);
    tcase_add_loop_test(tcase, books_are_merged, 0, ROWS(merge_rows));
    tcase_add_test(tcase, a_longer_name_is_refused);
    tcase_add_test(tcase, a_name_with_a_number_is_not_cut);
    tcase_add_test(tcase, changes_are_counted);
    suite_add_tcase(suite, tcase);
    TCase *book = tcase_create("book");
    tcase_add_test(book, sets_are_in_the_order_of_their_names);
    tcase_add_test(book, the_same_name_replaces);
    tcase_add_test(book, many_sets);
    tcase_add_loop_test(book, fresh_sets_join_in_order, 0, ROWS(joins));
    tcase_add_test(book, a_set_is_known_as_a_whole);
    suite_add_tcase(suite, book);
    return suite;
}
