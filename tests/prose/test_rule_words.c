/* SPDX-License-Identifier: MIT */
/* The words of the editor and of the comparison: values, differences, counts, lists of squares. */
#include "notation/ruleset_text.h"
#include "prose/compare_prose.h"
#include "prose/draft_prose.h"
#include "prose/rule_words.h"
#include "prose/square_list.h"
#include "suite.h"

#include <string.h>

enum {
    TEXT_SIZE = 320,
};

static char memory[TEXT_SIZE];

static struct strbuf begin(void)
{
    return strbuf_init(memory, sizeof memory);
}

static struct ruleset read_rules(const char *text)
{
    struct named_ruleset rules;
    struct text_error error;
    ck_assert_msg(ruleset_parse(text, &rules, &error), "%s", text);
    return rules.rules;
}

static const struct {
    const char *value; /* a field and its value, as text */
    enum field field;
    const char *words;
} value_rows[] = {
    {"first=black", FIELD_FIRST, "Black"},
    {"first=white", FIELD_FIRST, "White"},
    {"corner=dark", FIELD_CORNER, "Dark at the left"},
    {"corner=light", FIELD_CORNER, "Light at the left"},
    {"squares=top-left", FIELD_SQUARES, "1 at the top left"},
    {"squares=top-right", FIELD_SQUARES, "1 at the top right"},
    {"squares=bottom-left", FIELD_SQUARES, "1 at the bottom left"},
    {"squares=bottom-right", FIELD_SQUARES, "1 at the bottom right"},
    {"squares=algebraic", FIELD_SQUARES, "a1 to h8"},
    {"rows=2", FIELD_ROWS, "2 rows, 8 men"},
    {"rows=3", FIELD_ROWS, "3 rows, 12 men"},
    {"capture=mandatory", FIELD_CAPTURE, "Must capture"},
    {"capture=optional", FIELD_CAPTURE, "May capture"},
    {"man-capture=forward", FIELD_MAN_CAPTURE, "Forward"},
    {"man-capture=any", FIELD_MAN_CAPTURE, "Forward and backward"},
    {"man-takes-king=no", FIELD_MAN_TAKES_KING, "Never"},
    {"man-takes-king=yes", FIELD_MAN_TAKES_KING, "May capture"},
    {"king=short", FIELD_KING, "Short"},
    {"king=flying", FIELD_KING, "Flying"},
    {"landing=behind", FIELD_LANDING, "Right behind"},
    {"landing=free", FIELD_LANDING, "Anywhere behind"},
    {"crowning=ends", FIELD_CROWNING, "The move ends"},
    {"crowning=continues", FIELD_CROWNING, "Goes on as a king"},
    {"crowning=at-rest", FIELD_CROWNING, "Goes on as a man"},
    {"removal=at-once", FIELD_REMOVAL, "Leave at once"},
    {"removal=after", FIELD_REMOVAL, "Leave at the end"},
    {"priority=none", FIELD_PRIORITY, "Any"},
    {"priority=king", FIELD_PRIORITY, "A king's first"},
    {"priority=most", FIELD_PRIORITY, "Most pieces"},
    {"priority=most-kings", FIELD_PRIORITY, "Most, then kings"},
    {"priority=italian", FIELD_PRIORITY, "Italian order"},
    {"goal=win", FIELD_GOAL, "Capture or block"},
    {"goal=lose", FIELD_GOAL, "Giveaway"},
    {"repetition=0", FIELD_REPETITION, "Never"},
    {"repetition=3", FIELD_REPETITION, "3 times"},
    {"quiet=0", FIELD_QUIET, "Never"},
    {"quiet=1", FIELD_QUIET, "1 move"},
    {"quiet=25", FIELD_QUIET, "25 moves"},
    {"quiet-reset=capture", FIELD_QUIET_RESET, "A capture"},
    {"quiet-reset=capture-or-crown", FIELD_QUIET_RESET, "Capture or crowning"},
    {"quiet-reset=capture-or-man", FIELD_QUIET_RESET, "Capture or man"},
    {"lone-kings=no", FIELD_LONE_KINGS, "Play on"},
    {"lone-kings=yes", FIELD_LONE_KINGS, "A draw"},
    {"draws=automatic", FIELD_DRAWS, "By themselves"},
    {"draws=claim", FIELD_DRAWS, "When claimed"},
};

START_TEST(values)
{
    char text[80];
    struct strbuf rules = strbuf_init(text, sizeof text), out = begin();
    strbuf_addf(&rules, "american, %s", value_rows[_i].value);
    struct ruleset read = read_rules(text);
    rule_value_print(&out, value_rows[_i].field, ruleset_get(&read, value_rows[_i].field),
                     side_names_plain);
    ck_assert_msg(strcmp(memory, value_rows[_i].words) == 0, "%s: \"%s\"", value_rows[_i].value,
                  memory);
}
END_TEST

static const struct {
    const char *rules, *usual;
    enum field field;
    const char *sentence;
} difference_rows[] = {
    {"american, king=flying", "american", FIELD_KING, "Kings: Flying (tournament: Short)"},
    {"american", "american, king=flying", FIELD_KING, "Kings: Short (tournament: Flying)"},
    {"flying", "american", FIELD_LANDING,
     "Where a king lands: Right behind (not used in tournaments)"},
};

START_TEST(differences)
{
    struct strbuf out = begin();
    struct ruleset rules = read_rules(difference_rows[_i].rules);
    struct ruleset usual = read_rules(difference_rows[_i].usual);
    difference_print(&out, &rules, &usual, difference_rows[_i].field, side_names_plain);
    ck_assert_str_eq(memory, difference_rows[_i].sentence);
}
END_TEST

static const struct {
    int count, only;
    const char *sentence;
} count_rows[] = {
    {1, 0, "1 move"},
    {9, 0, "9 moves"},
    {9, 2, "9 moves, only here: 2"},
    {1, 1, "1 move, only here: 1"},
};

START_TEST(counts)
{
    struct strbuf out = begin();
    move_count_print(&out, count_rows[_i].count, count_rows[_i].only);
    ck_assert_str_eq(memory, count_rows[_i].sentence);
}
END_TEST

static const struct {
    enum square_style style;
    int squares[3];
    enum list_kind kind;
    const char *list;
} list_rows[] = {
    {SQUARES_NUMBER, {11}, LIST_AND, "11"},
    {SQUARES_NUMBER, {11, 14}, LIST_AND, "11 and 14"},
    {SQUARES_NUMBER, {11, 14, 15}, LIST_OR, "11, 14 or 15"},
    {SQUARES_ALGEBRAIC, {29, 4, 11}, LIST_AND, "h8, f6 and a1"},
    {SQUARES_ROW_COLUMN, {11}, LIST_OR, "3,6"},
    {SQUARES_ROW_COLUMN, {11, 4, 29}, LIST_OR, "1,8; 3,6 or 8,1"},
};

START_TEST(lists)
{
    squareset set = 0;
    struct square_names names =
        square_names_for(&preset_find("american")->rules, list_rows[_i].style);
    for (int i = 0; i < 3 && list_rows[_i].squares[i]; i++)
        set |= square_set(list_rows[_i].squares[i]);
    ck_assert_str_eq(square_list(set, list_rows[_i].kind, names).text, list_rows[_i].list);
}
END_TEST

SUITE(rule_words)
{
    Suite *suite = suite_create("words of rules");
    TCase *tcase = tcase_create("words");
    tcase_add_loop_test(tcase, values, 0, ROWS(value_rows));
    tcase_add_loop_test(tcase, differences, 0, ROWS(difference_rows));
    tcase_add_loop_test(tcase, counts, 0, ROWS(count_rows));
    tcase_add_loop_test(tcase, lists, 0, ROWS(list_rows));
    suite_add_tcase(suite, tcase);
    return suite;
}
