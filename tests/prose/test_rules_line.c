/* SPDX-License-Identifier: MIT */
/* What tells a rule set from American, in a line. */
#include "notation/ruleset_text.h"
#include "prose/rule_words.h"
#include "suite.h"

#include <string.h>

enum {
    ALL = FIELD_COUNT,
};

static const struct {
    const char *rules;
    int most;
    const char *line;
} lines[] = {
    {"american", ALL, "You must capture, men capture forward, kings move one square"},
    {"american", 1, "You must capture"},
    {"parlour", ALL, "Plays like American"},
    {"freejump", ALL, "You do not have to capture"},
    {"flying", 2, "Kings fly, king against king is a draw"},
    {"flying", ALL,
     "Kings fly, king against king is a draw, 25 moves in a row without a capture or a "
     "crowning are a draw, a crowning starts the count again"},
    {"classic", ALL,
     "The same position three times is a draw, 100 moves in a row without a capture are a draw"},
    {"tournament", 1, "Draws do not come by themselves"},
    {"tournament", 3,
     "Draws do not come by themselves, the same position three times is a draw, 80 king "
     "moves in a row without a capture are a draw"},
    {"russian", 3, "A new king captures on at once, men capture backward, kings fly"},
    {"brazilian", 2, "You must capture the most pieces, men are crowned only where they stop"},
    {"pool", 3, "Men are crowned only where they stop, men capture backward, kings fly"},
    {"italian", ALL,
     "You must make the biggest capture, men cannot capture kings, the dark corner "
     "is at the right, "
     "White begins"},
    {"spanish", 1, "You must capture the most, kings first"},
    {"czech", ALL,
     "Kings must capture before men, kings fly, kings land where they like, captured pieces leave "
     "at the end, White begins, squares are called a1 to h8"},
    {"thai", ALL, "Eight men each, kings fly, square 1 is at the bottom right"},
    {"american, goal=lose", ALL, "You win by losing all your pieces"},
    {"american, squares=top-right", ALL, "Square 1 is at the top right"},
    {"american, squares=bottom-left", ALL, "Square 1 is at the bottom left"},
    {"american, quiet=1, quiet-reset=capture-or-man", ALL,
     "1 king move without a capture is a draw, a man's move starts the count again"},
    {"american, capture=optional, priority=king", ALL,
     "You do not have to capture, if you capture, a king comes before a man"},
    {"american, capture=optional, priority=most", ALL,
     "You do not have to capture, if you capture, it must be the most pieces"},
    {"american, capture=optional, priority=most-kings", ALL,
     "You do not have to capture, if you capture, it must be the most, kings first"},
    {"american, capture=optional, priority=italian", ALL,
     "You do not have to capture, if you capture, it must be the biggest capture"},
    /* What does nothing is not told. */
    {"american, landing=free, removal=after", ALL, "Plays like American"},
    {"american, quiet-reset=capture-or-man, draws=claim, rows=2", ALL, "Eight men each"},
};

START_TEST(a_rule_set_in_a_line)
{
    struct named_ruleset rules;
    struct text_error error;
    char memory[1200];
    struct strbuf line = strbuf_init(memory, sizeof memory);
    ck_assert(ruleset_parse(lines[_i].rules, &rules, &error));
    if (strcmp(lines[_i].line, "Plays like American") == 0)
        strcpy(rules.name, "Attic");
    rules_line_print(&line, &rules, lines[_i].most, side_names_plain);
    ck_assert_msg(strcmp(memory, lines[_i].line) == 0, "%s: \"%s\"", lines[_i].rules, memory);
}
END_TEST

/* Each field that can be seen to differ does: the line leaves nothing out. */
START_TEST(every_value_is_told)
{
    enum field field = (enum field)_i;
    struct named_ruleset rules = *preset_find("american");
    rules.rules.king = KING_FLYING; /* or landing and removal would do nothing, */
    rules.rules.quiet = 40;         /* nor would the others, */
    if (field == FIELD_CROWNING)
        rules.rules.man_capture = MAN_CAPTURES_ANY; /* nor could a man capture on from there */
    for (int value = 0; value <= field_infos[field].high; value++) {
        char memory[1200];
        struct strbuf line = strbuf_init(memory, sizeof memory);
        enum field fields[FIELD_COUNT];
        if (!field_allows(field, value))
            continue;
        ruleset_set(&rules.rules, field, value);
        int count = telling_fields(&rules.rules, fields);
        rules_line_print(&line, &rules, ALL, side_names_plain);
        ck_assert_msg(!line.truncated && !strchr(memory, '{'), "%s", memory);
        for (int i = 0; i < count; i++)
            ck_assert_msg(!field_idle(&rules.rules, fields[i]), "%s", field_infos[field].name);
        bool usual = value == ruleset_get(usual_rules(), field);
        bool told = false;
        for (int i = 0; i < count; i++)
            told |= fields[i] == field;
        ck_assert_msg(told != usual, "%s=%d", field_infos[field].name, value);
    }
}
END_TEST

SUITE(rules_line)
{
    Suite *suite = suite_create("rules line");
    TCase *tcase = tcase_create("lines");
    tcase_add_loop_test(tcase, a_rule_set_in_a_line, 0, ROWS(lines));
    tcase_add_loop_test(tcase, every_value_is_told, 0, FIELD_COUNT);
    suite_add_tcase(suite, tcase);
    return suite;
}
