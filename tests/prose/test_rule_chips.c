/* SPDX-License-Identifier: MIT */
/* The rules in a few chips: what surprises comes first, and whatever changes the play has one. */
#include "notation/ruleset_text.h"
#include "prose/rule_words.h"
#include "suite.h"

#include <string.h>

static struct ruleset read_rules(const char *text)
{
    struct named_ruleset rules;
    struct text_error error;
    ck_assert_msg(ruleset_parse(text, &rules, &error), "%s", text);
    return rules.rules;
}

/* All chips of the rules, with bars between. */
static const char *chips_of(const struct ruleset *rules)
{
    static char text[RULE_CHIPS_MAX * sizeof(struct rule_chip)];
    struct strbuf out = strbuf_init(text, sizeof text);
    struct rule_chip chips[RULE_CHIPS_MAX];
    int count = rule_chips(rules, side_names_plain, chips);
    ck_assert(count >= RULE_CHIPS_LEAST && count <= RULE_CHIPS_MAX);
    for (int i = 0; i < count; i++)
        strbuf_addf(&out, "%s%s", i > 0 ? " | " : "", chips[i].text);
    return text;
}

/* The three of every rule set, where nothing of them is changed. */
#define STEPS "Kings move one square | Men capture forward"
#define USUAL "You must capture | " STEPS

static const struct {
    const char *rules, *chips;
} chip_rows[] = {
    {"american", USUAL},
    {"parlour", USUAL},
    {"freejump", "You do not have to capture | Kings move one square | Men capture forward"},
    {"flying", "You must capture | Kings fly | King against king is a draw | 25 moves in a row "
               "without a capture or a crowning are a draw | Men capture forward"},
    {"classic", "You must capture | The same position three times is a draw | 100 moves in a row "
                "without a capture are a draw | " STEPS},
    {"tournament",
     "You must capture | Draws do not come by themselves | The same position three "
     "times is a draw | 80 king moves in a row without a capture are a draw | " STEPS},
    {"russian", "You must capture | Kings fly | Men capture backward | A new king captures on at "
                "once | Kings land where they like | Captured pieces leave at the end"},
    {"brazilian", "You must capture | Kings fly | Men capture backward | You must capture the most "
                  "pieces | Men are crowned only where they stop | Kings land where they like"},
    {"italian", "You must capture | Men cannot capture kings | You must make the biggest capture "
                "| " STEPS},
    {"thai", "You must capture | Eight men each | Kings fly | Men capture forward"},
    {"russian, goal=lose, rows=2",
     "You win by losing all your pieces | You must capture | Eight men each | Kings fly | Men "
     "capture backward | A new king captures on at once"},
};

START_TEST(chips)
{
    struct ruleset rules = read_rules(chip_rows[_i].rules);
    const char *found = chips_of(&rules);
    ck_assert_msg(strcmp(found, chip_rows[_i].chips) == 0, "%s: %s", chip_rows[_i].rules, found);
}
END_TEST

/* Each value of a field beside which nothing else is unusual, but for what gives it a meaning; and
 * the chip that comes first then, or why there is none. */
static const struct field_row {
    const char *rules;
    enum field field;
    const char *chip, *why_none;
} field_rows[] = {
    {"american, goal=lose", FIELD_GOAL, "You win by losing all your pieces", NULL},
    {"american, capture=optional", FIELD_CAPTURE, "You do not have to capture", NULL},
    {"american, rows=2", FIELD_ROWS, "Eight men each", NULL},
    {"american, king=flying", FIELD_KING, "Kings fly", NULL},
    {"american, man-capture=any", FIELD_MAN_CAPTURE, "Men capture backward", NULL},
    {"american, man-takes-king=no", FIELD_MAN_TAKES_KING, "Men cannot capture kings", NULL},
    {"american, priority=king", FIELD_PRIORITY, "Kings must capture before men", NULL},
    {"american, priority=most", FIELD_PRIORITY, "You must capture the most pieces", NULL},
    {"american, priority=most-kings", FIELD_PRIORITY, "You must capture the most, kings first",
     NULL},
    {"american, priority=italian", FIELD_PRIORITY, "You must make the biggest capture", NULL},
    {"american, crowning=continues", FIELD_CROWNING, "A new king captures on at once", NULL},
    {"american, man-capture=any, crowning=at-rest", FIELD_CROWNING,
     "Men are crowned only where they stop", NULL},
    {"american, crowning=at-rest", FIELD_CROWNING, NULL,
     "a man that captures forward only cannot go on from there"},
    {"american, king=flying, landing=free", FIELD_LANDING, "Kings land where they like", NULL},
    {"american, king=flying, removal=after", FIELD_REMOVAL, "Captured pieces leave at the end",
     NULL},
    {"american, lone-kings=yes", FIELD_LONE_KINGS, "King against king is a draw", NULL},
    {"american, repetition=4", FIELD_REPETITION, "The same position 4 times is a draw", NULL},
    {"american, quiet=1", FIELD_QUIET, "1 move without a capture is a draw", NULL},
    {"american, quiet=30", FIELD_QUIET, "30 moves in a row without a capture are a draw", NULL},
    {"american, quiet=30, quiet-reset=capture-or-crown", FIELD_QUIET_RESET,
     "30 moves in a row without a capture or a crowning are a draw", NULL},
    {"american, quiet=1, quiet-reset=capture-or-crown", FIELD_QUIET,
     "1 move without a capture or a crowning is a draw", NULL},
    {"american, quiet=30, quiet-reset=capture-or-man", FIELD_QUIET_RESET,
     "30 king moves in a row without a capture are a draw", NULL},
    {"american, quiet=30, draws=claim", FIELD_DRAWS, "Draws do not come by themselves", NULL},
    {"american, first=white", FIELD_FIRST, NULL, "who begins stands below the chips"},
    {"american, corner=light", FIELD_CORNER, NULL, "the board shows it"},
    {"american, squares=top-right", FIELD_SQUARES, NULL, "the board shows it"},
    {"american, squares=bottom-left", FIELD_SQUARES, NULL, "the board shows it"},
    {"american, squares=bottom-right", FIELD_SQUARES, NULL, "the board shows it"},
    {"american, squares=algebraic", FIELD_SQUARES, NULL, "the board shows it"},
};

START_TEST(a_field_has_a_chip)
{
    const struct field_row *row = &field_rows[_i];
    struct ruleset rules = read_rules(row->rules), usual = rules;
    ruleset_set(&usual, row->field, ruleset_get(&preset_find("american")->rules, row->field));
    char without[RULE_CHIPS_MAX * sizeof(struct rule_chip)];
    strcpy(without, chips_of(&usual));
    const char *with = chips_of(&rules);
    if (row->why_none)
        ck_assert_msg(strcmp(with, without) == 0, "%s: %s, though %s", row->rules, with,
                      row->why_none);
    else
        ck_assert_msg(strstr(with, row->chip) && !strstr(without, row->chip), "%s: %s", row->rules,
                      with);
}
END_TEST

/* Is there a row with this value? Any but nought does for a number that is counted. */
static bool has_row(enum field field, int value)
{
    for (int i = 0; i < ROWS(field_rows); i++) {
        struct ruleset rules = read_rules(field_rows[i].rules);
        bool counted = field == FIELD_REPETITION || field == FIELD_QUIET;
        if (field_rows[i].field == field && (counted || ruleset_get(&rules, field) == value))
            return true;
    }
    return false;
}

START_TEST(every_value_has_a_row)
{
    enum field field = (enum field)_i;
    const struct field_info *info = &field_infos[field];
    int usual = ruleset_get(&preset_find("american")->rules, field);
    for (int value = info->low; value <= info->high; value++)
        ck_assert_msg(value == usual || has_row(field, value), "%s: no row for %d", info->name,
                      value);
}
END_TEST

SUITE(rule_chips)
{
    Suite *suite = suite_create("chips");
    TCase *tcase = tcase_create("chips");
    tcase_add_loop_test(tcase, chips, 0, ROWS(chip_rows));
    tcase_add_loop_test(tcase, a_field_has_a_chip, 0, ROWS(field_rows));
    tcase_add_loop_test(tcase, every_value_has_a_row, 0, FIELD_COUNT);
    suite_add_tcase(suite, tcase);
    return suite;
}
