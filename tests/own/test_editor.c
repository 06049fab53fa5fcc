/* SPDX-License-Identifier: MIT */
/* A rule set in the making: changes, undo, saving, renaming, deleting, text; and the steps by which
 * every value of every field is reached. */
#include "base/rng.h"
#include "pages/rules_editor.h"
#include "prose/rule_words.h"
#include "suite.h"

#include <string.h>

static struct rules_editor editor;
static struct rulebook book;

static void begin(void)
{
    editor = (struct rules_editor){0};
    book = (struct rulebook){0};
    editor_start(&editor, &book, preset_find("american"));
}

static void end(void)
{
    rulebook_finish(&book);
}

static void type_name(const char *name)
{
    strcpy(editor.name, name);
}

static enum capture_duty capture(void)
{
    return editor.now.draft.rules.capture;
}

START_TEST(changes_are_undone_and_redone)
{
    ck_assert(!editor_undo(&editor));
    editor_set(&editor, FIELD_CAPTURE, CAPTURE_OPTIONAL);
    editor_set(&editor, FIELD_CAPTURE, CAPTURE_OPTIONAL); /* no change, nothing to undo */
    editor_set(&editor, FIELD_KING, KING_FLYING);
    ck_assert(editor_undo(&editor));
    ck_assert_int_eq(editor.now.draft.rules.king, KING_SHORT);
    ck_assert(editor_undo(&editor));
    ck_assert_int_eq(capture(), CAPTURE_MANDATORY);
    ck_assert(!editor_can_undo(&editor));
    ck_assert(editor_redo(&editor));
    ck_assert_int_eq(capture(), CAPTURE_OPTIONAL);
    editor_set(&editor, FIELD_ROWS, 2);
    ck_assert(!editor_can_redo(&editor));
}
END_TEST

START_TEST(starting_anew_is_undone)
{
    editor_set(&editor, FIELD_CAPTURE, CAPTURE_OPTIONAL);
    editor_start(&editor, &book, preset_find("russian"));
    ck_assert_str_eq(editor.name, "My Russian");
    ck_assert(editor_undo(&editor));
    ck_assert_str_eq(editor.now.draft.id, "american");
    ck_assert_int_eq(capture(), CAPTURE_OPTIONAL);
}
END_TEST

START_TEST(more_changes_than_are_kept)
{
    for (int i = 0; i < 3 * EDITS_MAX; i++)
        editor_set(&editor, FIELD_QUIET, i + 1);
    int undone = 0;
    while (editor_undo(&editor))
        undone++;
    ck_assert_int_eq(undone, EDITS_MAX);
    ck_assert_int_eq(editor.now.draft.rules.quiet, 2 * EDITS_MAX);
    while (editor_redo(&editor))
        undone--;
    ck_assert_int_eq(undone, 0);
    ck_assert_int_eq(editor.now.draft.rules.quiet, 3 * EDITS_MAX);
}
END_TEST

START_TEST(saved_under_a_name)
{
    editor_set(&editor, FIELD_CAPTURE, CAPTURE_OPTIONAL);
    type_name("Attic");
    ck_assert(!editor_saved(&editor, &book));
    editor_save(&editor, &book);
    ck_assert(!editor.warns);
    ck_assert(editor_saved(&editor, &book));
    ck_assert_int_eq(book.count, 1);
    editor_set(&editor, FIELD_ROWS, 2);
    ck_assert(!editor_saved(&editor, &book));
    editor_save(&editor, &book); /* its own name is not taken */
    ck_assert_int_eq(book.count, 1);
    ck_assert_int_eq(book.sets[0].rules.rows, 2);
    type_name("Barn");
    editor_save(&editor, &book);
    ck_assert_int_eq(book.count, 2);
    ck_assert_str_eq(editor.now.own, "Barn");
}
END_TEST

START_TEST(replacing_is_asked)
{
    rulebook_put(&book, "Attic", preset_find("thai"));
    type_name("attic");
    editor_save(&editor, &book);
    ck_assert(editor.warns);
    ck_assert(ruleset_equal(&book.sets[0].rules, &preset_find("thai")->rules));
    editor_save(&editor, &book);
    ck_assert(!editor.warns);
    ck_assert(ruleset_equal(&book.sets[0].rules, &preset_find("american")->rules));
    ck_assert_int_eq(book.count, 1);
}
END_TEST

START_TEST(a_change_takes_the_question_back)
{
    rulebook_put(&book, "Attic", preset_find("thai"));
    type_name("Attic");
    editor_save(&editor, &book);
    editor_set(&editor, FIELD_ROWS, 2);
    editor_save(&editor, &book);
    ck_assert(ruleset_equal(&book.sets[0].rules, &preset_find("thai")->rules));
}
END_TEST

START_TEST(unfit_names_are_refused)
{
    static const char *const names[] = {"", "  ", "a=b", "Russian"};
    for (int i = 0; i < ROWS(names); i++) {
        type_name(names[i]);
        editor_save(&editor, &book);
        ck_assert_msg(editor.warns && book.count == 0, "\"%s\"", names[i]);
    }
}
END_TEST

START_TEST(renamed)
{
    type_name("Attic");
    editor_rename(&editor, &book); /* nothing is saved yet */
    ck_assert_int_eq(book.count, 0);
    editor_save(&editor, &book);
    rulebook_put(&book, "Barn", preset_find("thai"));
    type_name("Barn");
    editor_rename(&editor, &book);
    ck_assert(editor.warns);
    type_name("Cellar");
    editor_rename(&editor, &book);
    ck_assert(!editor.warns);
    ck_assert_int_eq(rulebook_find(&book, "Attic"), -1);
    ck_assert_str_eq(editor.now.own, "Cellar");
    ck_assert(editor_saved(&editor, &book));
}
END_TEST

START_TEST(deleting_is_asked_and_the_draft_stays)
{
    type_name("Attic");
    editor_set(&editor, FIELD_ROWS, 2);
    editor_save(&editor, &book);
    editor_delete(&editor, &book);
    ck_assert_int_eq(book.count, 1);
    editor_delete(&editor, &book);
    ck_assert_int_eq(book.count, 0);
    ck_assert_int_eq(editor.now.draft.rules.rows, 2);
    editor_save(&editor, &book);
    ck_assert_int_eq(rulebook_find(&book, "Attic"), 0);
}
END_TEST

START_TEST(pasted_text)
{
    editor_set(&editor, FIELD_ROWS, 2);
    editor_paste(&editor, "russian, capture=perhaps");
    ck_assert(editor.warns);
    ck_assert_ptr_nonnull(strstr(editor.message, "column 18"));
    ck_assert_str_eq(editor.now.draft.id, "american");
    ck_assert_int_eq(editor.now.draft.rules.rows, 2);
    editor_paste(&editor, "russian, capture=optional");
    ck_assert(!editor.warns);
    ck_assert_str_eq(editor.now.draft.id, "russian");
    ck_assert(editor_undo(&editor));
    ck_assert_str_eq(editor.now.draft.id, "american");
    ck_assert_int_eq(editor.now.draft.rules.rows, 2);
}
END_TEST

static const struct number_row {
    enum field field;
    const char *typed;
    int value; /* after it; the fields begin at 0 */
    bool warns;
} number_rows[] = {
    {FIELD_QUIET, "37", 37, false},    {FIELD_QUIET, "999", 999, false},
    {FIELD_QUIET, "1000", 0, true},    {FIELD_QUIET, "-3", 0, true},
    {FIELD_QUIET, "x", 0, true},       {FIELD_QUIET, "12a", 0, true},
    {FIELD_QUIET, "", 0, false},       {FIELD_REPETITION, "1", 0, true},
    {FIELD_REPETITION, "7", 7, false},
};

START_TEST(typed_numbers)
{
    const struct number_row *row = &number_rows[_i];
    editor.hand = (int)row->field;
    strcpy(editor.number, row->typed);
    editor_type_number(&editor);
    ck_assert_msg(ruleset_get(&editor.now.draft.rules, row->field) == row->value, "\"%s\"",
                  row->typed);
    ck_assert_msg((editor.warns && editor.message[0]) == row->warns, "\"%s\"", row->typed);
    ck_assert_str_eq(editor.number, row->typed);
}
END_TEST

START_TEST(a_typed_number_is_one_change)
{
    static const char *const typed[] = {"1", "12", "120", "12"};
    editor.hand = FIELD_QUIET;
    editor_set(&editor, FIELD_QUIET, 40);
    for (int i = 0; i < ROWS(typed); i++) {
        strcpy(editor.number, typed[i]);
        editor_type_number(&editor);
    }
    ck_assert_int_eq(editor.now.draft.rules.quiet, 12);
    ck_assert(editor_undo(&editor));
    ck_assert_int_eq(editor.now.draft.rules.quiet, 40);
    ck_assert(editor_redo(&editor));
    ck_assert_int_eq(editor.now.draft.rules.quiet, 12);
    /* The same number again is no change, and what comes then is one of its own. */
    strcpy(editor.number, "12");
    editor_type_number(&editor);
    strcpy(editor.number, "125");
    editor_type_number(&editor);
    ck_assert(editor_undo(&editor));
    ck_assert_int_eq(editor.now.draft.rules.quiet, 12);
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
        rule_value_print(&words, field, value);
        REQUIRE(words.length > 0, "%s=%d has no words", info->name, value);
        editor.hand = (int)field;
        snprintf(editor.number, sizeof editor.number, "%d", value);
        if (!info->values)
            editor_type_number(&editor);
        else
            editor_set(&editor, field, value);
        REQUIRE(ruleset_get(&editor.now.draft.rules, field) == value, "%s=%d", info->name, value);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("editor");
    TCase *tcase = tcase_create("editor");
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
    tcase_add_test(tcase, pasted_text);
    tcase_add_loop_test(tcase, typed_numbers, 0, ROWS(number_rows));
    tcase_add_test(tcase, a_typed_number_is_one_change);
    tcase_add_loop_test(tcase, every_value_is_reached, 0, FIELD_COUNT);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}
