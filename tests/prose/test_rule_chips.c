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
    int count = rule_chips(rules, chips);
    ck_assert(count >= RULE_CHIPS_LEAST && count <= RULE_CHIPS_MAX);
    for (int i = 0; i < count; i++)
        strbuf_addf(&out, "%s%s", i > 0 ? " | " : "", chips[i].text);
    return text;
}

/* The three of every rule set, where nothing of them is changed. */
#define USUAL "must capture | kings one step | men capture forward"

static const struct {
    const char *rules, *chips;
} chip_rows[] = {
    {"american", USUAL},
    {"parlour", USUAL},
    {"freejump", "may capture | kings one step | men capture forward"},
    {"flying",
     "kings fly | lone kings: draw | 25 quiet moves: draw | must capture | men capture forward"},
    {"classic", "same 3 times: draw | 100 quiet moves: draw | " USUAL},
    {"tournament", "same 3 times: draw | 80 quiet moves: draw | draws are claimed | " USUAL},
    {"russian", "kings fly | men capture any way | new kings capture on | kings land freely | "
                "captured leave last | must capture"},
    {"brazilian", "kings fly | men capture any way | capture the most | crowned only at rest | "
                  "kings land freely | captured leave last"},
    {"italian", "men spare kings | strict capture order | " USUAL},
    {"thai", "eight men each | kings fly | must capture | men capture forward"},
    {"russian, goal=lose, rows=2", "lose all to win | eight men each | kings fly | men capture any "
                                   "way | new kings capture on | kings land freely"},
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
    {"american, goal=lose", FIELD_GOAL, "lose all to win", NULL},
    {"american, capture=optional", FIELD_CAPTURE, "may capture", NULL},
    {"american, rows=2", FIELD_ROWS, "eight men each", NULL},
    {"american, king=flying", FIELD_KING, "kings fly", NULL},
    {"american, man-capture=any", FIELD_MAN_CAPTURE, "men capture any way", NULL},
    {"american, man-takes-king=no", FIELD_MAN_TAKES_KING, "men spare kings", NULL},
    {"american, priority=king", FIELD_PRIORITY, "kings capture first", NULL},
    {"american, priority=most", FIELD_PRIORITY, "capture the most", NULL},
    {"american, priority=most-kings", FIELD_PRIORITY, "capture the most", NULL},
    {"american, priority=italian", FIELD_PRIORITY, "strict capture order", NULL},
    {"american, crowning=continues", FIELD_CROWNING, "new kings capture on", NULL},
    {"american, man-capture=any, crowning=at-rest", FIELD_CROWNING, "crowned only at rest", NULL},
    {"american, crowning=at-rest", FIELD_CROWNING, NULL,
     "a man that captures forward only cannot go on from there"},
    {"american, king=flying, landing=free", FIELD_LANDING, "kings land freely", NULL},
    {"american, king=flying, removal=after", FIELD_REMOVAL, "captured leave last", NULL},
    {"american, lone-kings=yes", FIELD_LONE_KINGS, "lone kings: draw", NULL},
    {"american, repetition=4", FIELD_REPETITION, "same 4 times: draw", NULL},
    {"american, quiet=1", FIELD_QUIET, "1 quiet move: draw", NULL},
    {"american, quiet=30", FIELD_QUIET, "30 quiet moves: draw", NULL},
    {"american, quiet=30, draws=claim", FIELD_DRAWS, "draws are claimed", NULL},
    {"american, first=white", FIELD_FIRST, NULL, "who begins stands below the chips"},
    {"american, corner=light", FIELD_CORNER, NULL, "the board shows it"},
    {"american, squares=top-right", FIELD_SQUARES, NULL, "the board shows it"},
    {"american, squares=bottom-left", FIELD_SQUARES, NULL, "the board shows it"},
    {"american, squares=bottom-right", FIELD_SQUARES, NULL, "the board shows it"},
    {"american, squares=algebraic", FIELD_SQUARES, NULL, "the board shows it"},
    {"american, quiet=30, quiet-reset=capture-or-crown", FIELD_QUIET_RESET, NULL,
     "the draw meter says it when it matters"},
    {"american, quiet=30, quiet-reset=capture-or-man", FIELD_QUIET_RESET, NULL,
     "the draw meter says it when it matters"},
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
