/* SPDX-License-Identifier: MIT */
/* What rule sets, players and policies are called, and why a name is not fit. */
#include "notation/ruleset_text.h"
#include "prose/names.h"
#include "suite.h"

#include <string.h>

static const struct title_row {
    const char *rules;
    const char *name; /* NULL: as read */
    const char *title;
} title_rows[] = {
    {"american", NULL, "American"},
    {"freejump", NULL, "Free Jump"},
    {"american, capture=mandatory", NULL, "American"},
    {"american, king=flying", NULL, "American, changed"},
    {"flying, quiet=30", NULL, "Flying Kings, changed"},
    {"american, king=flying", "Ours", "Ours"},
    {"american", "Ours", "Ours"},
    {"american", "Flying Kings", "Flying Kings"},
};

START_TEST(titles)
{
    const struct title_row *row = &title_rows[_i];
    struct named_ruleset rules;
    struct text_error error;
    ck_assert(ruleset_parse(row->rules, &rules, &error));
    if (row->name)
        strcpy(rules.name, row->name);
    ck_assert_str_eq(ruleset_title(&rules).text, row->title);
}
END_TEST

static const struct {
    enum starter_policy policy;
    const char *label;
} starter_rows[] = {
    {STARTER_WINNER, "Winner starts (revenge)"},
    {STARTER_LOSER, "Loser starts"},
    {STARTER_ALTERNATE, "Players start in turn"},
    {STARTER_SAME, "The same player always starts"},
};

START_TEST(starters_have_labels)
{
    ck_assert_int_eq(ROWS(starter_rows), STARTER_COUNT);
    ck_assert_str_eq(starter_label(starter_rows[_i].policy), starter_rows[_i].label);
}
END_TEST

static const struct {
    int length;
    const char *label;
} length_rows[] = {{0, "Without end"}, {1, "First to 1 point"}, {10, "First to 10 points"}};

START_TEST(lengths_have_labels)
{
    ck_assert_str_eq(length_label(length_rows[_i].length).text, length_rows[_i].label);
}
END_TEST

START_TEST(players_have_stand_ins)
{
    struct match_setup setup = {.rules = presets[0], .players = {{"Ada"}}};
    struct match match;
    setup_name_players(&setup, NULL);
    match_init(&match, &setup);
    ck_assert_str_eq(match.players[0].name, "Ada");
    ck_assert_str_eq(match.players[1].name, "Player 2");
    match_finish(&match);
}
END_TEST

static const struct {
    enum name_fault fault;
    const char *sentence;
} fault_rows[] = {
    {NAME_FIT, ""},
    {NAME_EMPTY, "A rule set needs a name."},
    {NAME_SIGNS, "A name cannot contain = : ; # [ ] or quotes."},
    {NAME_LONG, "This name is too long."},
    {NAME_BYTES, "This name contains characters that cannot be saved."},
    {NAME_SHIPPED, "A rule set that comes with the program has this name."},
    {NAME_TAKEN, "Another of your rule sets has this name."},
};

START_TEST(faults_have_sentences)
{
    ck_assert_int_eq(ROWS(fault_rows), NAME_FAULT_COUNT);
    ck_assert_str_eq(name_fault_sentence(fault_rows[_i].fault), fault_rows[_i].sentence);
}
END_TEST

SUITE(names)
{
    Suite *suite = suite_create("names");
    TCase *names = tcase_create("names");
    tcase_add_loop_test(names, titles, 0, ROWS(title_rows));
    tcase_add_loop_test(names, starters_have_labels, 0, ROWS(starter_rows));
    tcase_add_loop_test(names, lengths_have_labels, 0, ROWS(length_rows));
    tcase_add_test(names, players_have_stand_ins);
    tcase_add_loop_test(names, faults_have_sentences, 0, ROWS(fault_rows));
    suite_add_tcase(suite, names);
    return suite;
}
