/* SPDX-License-Identifier: MIT */
/* A rule set in the making: changes, undo, saving, renaming, deleting, text; and the steps by which
 * every value of every field is reached. */
#include "match/draft.h"
#include "prose/rule_words.h"
#include "rng.h"
#include "suite.h"

#include <string.h>

static struct draft draft;
static struct rulebook book;

static void begin(void)
{
    draft = (struct draft){0};
    book = (struct rulebook){0};
    draft_start(&draft, &book, preset_find("american"), "My American");
}

static void end(void)
{
    rulebook_finish(&book);
}

static void expect_event(struct draft_report report, enum draft_event event)
{
    ck_assert_int_eq(report.event, event);
}

static void type_name(const char *name)
{
    strcpy(draft.name, name);
}

static enum capture_duty capture(void)
{
    return draft.now.rules.rules.capture;
}

START_TEST(changes_are_undone_and_redone)
{
    ck_assert(!draft_undo(&draft));
    draft_set(&draft, FIELD_CAPTURE, CAPTURE_OPTIONAL);
    draft_set(&draft, FIELD_CAPTURE, CAPTURE_OPTIONAL); /* no change, nothing to undo */
    draft_set(&draft, FIELD_KING, KING_FLYING);
    ck_assert(draft_undo(&draft));
    ck_assert_int_eq(draft.now.rules.rules.king, KING_SHORT);
    ck_assert(draft_undo(&draft));
    ck_assert_int_eq(capture(), CAPTURE_MANDATORY);
    ck_assert(!draft_can_undo(&draft));
    ck_assert(draft_redo(&draft));
    ck_assert_int_eq(capture(), CAPTURE_OPTIONAL);
    draft_set(&draft, FIELD_ROWS, 2);
    ck_assert(!draft_can_redo(&draft));
}
END_TEST

START_TEST(starting_anew_is_undone)
{
    draft_set(&draft, FIELD_CAPTURE, CAPTURE_OPTIONAL);
    draft_start(&draft, &book, preset_find("russian"), "My Russian");
    ck_assert_str_eq(draft.name, "My Russian");
    ck_assert(draft_undo(&draft));
    ck_assert_str_eq(draft.now.rules.id, "american");
    ck_assert_int_eq(capture(), CAPTURE_OPTIONAL);
}
END_TEST

START_TEST(more_changes_than_are_kept)
{
    for (int i = 0; i < 3 * EDITS_MAX; i++)
        draft_set(&draft, FIELD_QUIET, i + 1);
    int undone = 0;
    while (draft_undo(&draft))
        undone++;
    ck_assert_int_eq(undone, EDITS_MAX);
    ck_assert_int_eq(draft.now.rules.rules.quiet, 2 * EDITS_MAX);
    while (draft_redo(&draft))
        undone--;
    ck_assert_int_eq(undone, 0);
    ck_assert_int_eq(draft.now.rules.rules.quiet, 3 * EDITS_MAX);
}
END_TEST

START_TEST(saved_under_a_name)
{
    draft_set(&draft, FIELD_CAPTURE, CAPTURE_OPTIONAL);
    type_name("Attic");
    ck_assert(!draft_saved(&draft, &book));
    expect_event(draft_save(&draft, &book), DRAFT_SAVED);
    ck_assert(draft_saved(&draft, &book));
    ck_assert_int_eq(book.count, 1);
    draft_set(&draft, FIELD_ROWS, 2);
    ck_assert(!draft_saved(&draft, &book));
    expect_event(draft_save(&draft, &book), DRAFT_SAVED); /* its own name is not taken */
    ck_assert_int_eq(book.count, 1);
    ck_assert_int_eq(book.sets[0]->rules.rows, 2);
    type_name("Barn");
    draft_save(&draft, &book);
    ck_assert_int_eq(book.count, 2);
    ck_assert_str_eq(draft.now.own, "Barn");
}
END_TEST

START_TEST(replacing_is_asked)
{
    rulebook_put(&book, "Attic", preset_find("thai"));
    type_name("attic");
    expect_event(draft_save(&draft, &book), DRAFT_ASKED_REPLACE);
    ck_assert(ruleset_equal(&book.sets[0]->rules, &preset_find("thai")->rules));
    expect_event(draft_save(&draft, &book), DRAFT_SAVED);
    ck_assert(ruleset_equal(&book.sets[0]->rules, &preset_find("american")->rules));
    ck_assert_int_eq(book.count, 1);
}
END_TEST

START_TEST(a_change_takes_the_question_back)
{
    rulebook_put(&book, "Attic", preset_find("thai"));
    type_name("Attic");
    draft_save(&draft, &book);
    draft_set(&draft, FIELD_ROWS, 2);
    draft_save(&draft, &book);
    ck_assert(ruleset_equal(&book.sets[0]->rules, &preset_find("thai")->rules));
}
END_TEST

START_TEST(unfit_names_are_refused)
{
    static const struct {
        const char *name;
        enum name_fault fault;
    } names[] = {
        {"", NAME_EMPTY}, {"  ", NAME_EMPTY}, {"a=b", NAME_SIGNS}, {"Russian", NAME_SHIPPED}};
    for (int i = 0; i < ROWS(names); i++) {
        type_name(names[i].name);
        struct draft_report report = draft_save(&draft, &book);
        ck_assert_msg(report.event == DRAFT_NAME_UNFIT && report.fault == names[i].fault, "\"%s\"",
                      names[i].name);
        ck_assert_int_eq(book.count, 0);
    }
}
END_TEST

START_TEST(renamed)
{
    type_name("Attic");
    expect_event(draft_rename(&draft, &book), DRAFT_CHANGED); /* nothing is saved yet */
    ck_assert_int_eq(book.count, 0);
    draft_save(&draft, &book);
    rulebook_put(&book, "Barn", preset_find("thai"));
    type_name("Barn");
    expect_event(draft_rename(&draft, &book), DRAFT_NAME_UNFIT);
    type_name("Cellar");
    struct draft_report report = draft_rename(&draft, &book);
    expect_event(report, DRAFT_RENAMED);
    ck_assert_str_eq(report.before, "Attic");
    ck_assert_str_eq(report.name, "Cellar");
    ck_assert_int_eq(rulebook_find(&book, "Attic"), -1);
    ck_assert_str_eq(draft.now.own, "Cellar");
    ck_assert(draft_saved(&draft, &book));
}
END_TEST

START_TEST(deleting_is_asked_and_the_draft_stays)
{
    type_name("Attic");
    draft_set(&draft, FIELD_ROWS, 2);
    draft_save(&draft, &book);
    expect_event(draft_delete(&draft, &book), DRAFT_ASKED_DELETE);
    ck_assert_int_eq(book.count, 1);
    expect_event(draft_delete(&draft, &book), DRAFT_DELETED);
    ck_assert_int_eq(book.count, 0);
    ck_assert_int_eq(draft.now.rules.rules.rows, 2);
    draft_save(&draft, &book);
    ck_assert_int_eq(rulebook_find(&book, "Attic"), 0);
}
END_TEST

/* Undo brings back rules, not a set that the book no longer has, or calls otherwise. */
START_TEST(undo_follows_the_book)
{
    type_name("Attic");
    draft_save(&draft, &book);
    draft_set(&draft, FIELD_ROWS, 2);
    type_name("Barn");
    expect_event(draft_rename(&draft, &book), DRAFT_RENAMED);
    ck_assert(draft_undo(&draft));
    ck_assert_str_eq(draft.now.own, "Barn");
    ck_assert(draft_redo(&draft));
    ck_assert_str_eq(draft.now.own, "Barn");
    draft_delete(&draft, &book);
    expect_event(draft_delete(&draft, &book), DRAFT_DELETED);
    ck_assert(draft_undo(&draft));
    ck_assert_str_eq(draft.now.own, "");
}
END_TEST

START_TEST(rules_put_in_its_place)
{
    struct named_ruleset other = *preset_find("russian");
    other.rules.capture = CAPTURE_OPTIONAL;
    draft_set(&draft, FIELD_ROWS, 2);
    expect_event(draft_replace(&draft, &other), DRAFT_REPLACED);
    ck_assert_str_eq(draft.now.rules.id, "russian");
    ck_assert_int_eq(capture(), CAPTURE_OPTIONAL);
    ck_assert(draft_undo(&draft));
    ck_assert_str_eq(draft.now.rules.id, "american");
    ck_assert_int_eq(draft.now.rules.rules.rows, 2);
}
END_TEST

START_TEST(a_typed_number_is_one_change)
{
    static const int typed[] = {1, 12, 120, 12};
    draft_set(&draft, FIELD_QUIET, 40);
    for (int i = 0; i < ROWS(typed); i++)
        draft_type(&draft, FIELD_QUIET, typed[i]);
    ck_assert_int_eq(draft.now.rules.rules.quiet, 12);
    ck_assert(draft_undo(&draft));
    ck_assert_int_eq(draft.now.rules.rules.quiet, 40);
    ck_assert(draft_redo(&draft));
    ck_assert_int_eq(draft.now.rules.rules.quiet, 12);
    /* The same number again is no change, and what comes then is one of its own. */
    draft_type(&draft, FIELD_QUIET, 12);
    draft_type(&draft, FIELD_QUIET, 125);
    ck_assert(draft_undo(&draft));
    ck_assert_int_eq(draft.now.rules.rules.quiet, 12);
}
END_TEST

/* Stepping goes through every value of a choice; typing reaches every number. */
START_TEST(every_value_is_reached)
{
    enum field field = (enum field)_i;
    const struct field_info *info = &field_infos[field];
    for (int value = 0; value <= info->high; value++) {
        if (!field_allows(field, value))
            continue;
        int steps[STEPS_MAX], count = rule_steps(field, value, steps), found = 0;
        REQUIRE(count > 1 && count <= STEPS_MAX, "%s: %d steps", info->name, count);
        for (int i = 0; i < count; i++) {
            REQUIRE(field_allows(field, steps[i]), "%s=%d", info->name, steps[i]);
            REQUIRE(i == 0 || steps[i] > steps[i - 1], "%s: not in order", info->name);
            found += steps[i] == value;
        }
        REQUIRE(found == 1, "%s=%d is no step", info->name, value);
        REQUIRE(!info->values || count == info->count, "%s: %d steps", info->name, count);
        char memory[64];
        struct strbuf words = strbuf_init(memory, sizeof memory);
        rule_value_print(&words, field, value, side_names_plain);
        REQUIRE(words.length > 0, "%s=%d has no words", info->name, value);
        if (!info->values)
            draft_type(&draft, field, value);
        else
            draft_set(&draft, field, value);
        REQUIRE(ruleset_get(&draft.now.rules.rules, field) == value, "%s=%d", info->name, value);
    }
}
END_TEST

SUITE(draft)
{
    Suite *suite = suite_create("draft");
    TCase *tcase = tcase_create("draft");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, changes_are_undone_and_redone);
    tcase_add_test(tcase, starting_anew_is_undone);
    tcase_add_test(tcase, more_changes_than_are_kept);
    tcase_add_test(tcase, saved_under_a_name);
    tcase_add_test(tcase, replacing_is_asked);
    tcase_add_test(tcase, a_change_takes_the_question_back);
    tcase_add_test(tcase, unfit_names_are_refused);
    tcase_add_test(tcase, renamed);
    tcase_add_test(tcase, deleting_is_asked_and_the_draft_stays);
    tcase_add_test(tcase, undo_follows_the_book);
    tcase_add_test(tcase, rules_put_in_its_place);
    tcase_add_test(tcase, a_typed_number_is_one_change);
    tcase_add_loop_test(tcase, every_value_is_reached, 0, FIELD_COUNT);
    suite_add_tcase(suite, tcase);
    return suite;
}
