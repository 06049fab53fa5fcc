/* SPDX-License-Identifier: MIT */
/* Positions as texts of their own, with rules and without. */
#include "notation/fen.h"
#include "notation/ruleset_text.h"
#include "store/position_text.h"
#include "suite.h"

#include <string.h>

static struct named_ruleset rules_of(const char *text)
{
    struct named_ruleset rules;
    struct text_error error;
    REQUIRE(ruleset_parse(text, &rules, &error), "%s", text);
    return rules;
}

static struct position position_of(const char *text)
{
    struct position position;
    struct text_error error;
    REQUIRE(fen_parse(text, &position, &error), "%s", text);
    return position;
}

/* --- There and back --- */

static const struct written_row {
    const char *rules, *fen, *text;
} written_rows[] = {
    {"american", "W:WK3,18:B11", "W:WK3,18:B11\n[GameType \"21,B,8,8,N1,0\"]\n"},
    {"parlour", "B:W18:B11", "B:W18:B11\n[GameType \"21,B,8,8,N1,0\"]\n[Rules \"parlour\"]\n"},
    {"freejump", "B:W18:B11", "B:W18:B11\n[Rules \"freejump\"]\n"},
    {"american, king=flying, quiet=25", "B:W18:B11",
     "B:W18:B11\n[Rules \"american, king=flying, quiet=25\"]\n"},
    {"italian", "W:W32:B1", NULL},
    {"russian", "W:W32:B1", NULL},
    {"classic, corner=light", "W:W32:BK1", NULL},
};

START_TEST(it_comes_back_as_it_was)
{
    const struct written_row *row = &written_rows[_i];
    struct named_ruleset rules = rules_of(row->rules), usual = rules_of("classic");
    struct position position = position_of(row->fen);
    char memory[POSITION_TEXT_MAX];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    struct position_read read;
    struct text_error error;
    position_text_print(&text, &position, &rules);
    REQUIRE(!row->text || strcmp(memory, row->text) == 0, "%s: %s", row->rules, memory);
    REQUIRE(position_text_is(memory), "%s", row->rules);
    REQUIRE(position_text_parse(memory, &usual, &read, &error), "%s: %s", row->rules, memory);
    REQUIRE(position_equal(&read.position, &position), "%s: %s", row->rules, memory);
    REQUIRE(ruleset_equal(&read.rules.rules, &rules.rules), "%s: %s", row->rules, memory);
    REQUIRE(strcmp(read.rules.id, rules.id) == 0, "%s: %s", row->rules, read.rules.id);
}
END_TEST

static void set_longest(struct ruleset *rules, enum field field)
{
    int usual = ruleset_get(rules, field);
    for (int value = 999; value >= 0; value--)
        if (value != usual && field_allows(field, value)) {
            ruleset_set(rules, field, value);
            return;
        }
}

/* There is room for a rule set that differs in every field. */
START_TEST(the_longest_has_room)
{
    struct named_ruleset rules = rules_of("american");
    for (enum field field = 0; field < FIELD_COUNT; field++)
        set_longest(&rules.rules, field);
    char memory[POSITION_TEXT_MAX];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    struct position position = position_of("B:WK1,K3,K5,K7,K9,K11,K13,K15,K17,K19,K21,K23:BK2,K4,"
                                           "K6,K8,K10,K12,K14,K16,K18,K20,K22,K24");
    position_text_print(&text, &position, &rules);
    ck_assert(!text.truncated);
}
END_TEST

/* --- What others write --- */

static const struct read_row {
    const char *name, *text, *fen, *rules; /* NULL: it cannot be read */
    int line, column;
} read_rows[] = {
    {"alone", "W:W18:B11", "W:W18:B11", "classic", 0, 0},
    {"a mark of the byte order, and quoted", "\xEF\xBB\xBF\"W:W18:B11.\"\r\n", "W:W18:B11",
     "classic", 0, 0},
    {"with something behind it", "W:W18:B11\nfrom a book\n[Rules \"american\"]", "W:W18:B11",
     "classic", 0, 0},
    {"with other tags", "W:W18:B11\r\n[Event \"Cup\"]\r\n[Rules \"pool\"]\r\n", "W:W18:B11", "pool",
     0, 0},
    {"a game type", "W:W18:B11\n[GameType \"25\"]\n", "W:W18:B11", "russian", 0, 0},
    {"of a server", "?:WK18:B11:H0:F1\n[GameType \"25\"]\n", "W:WK18:B11", "russian", 0, 0},
    {"no rules", "\nW:W18:B11\n[Event \"Cup\"]\n[Rules \"american, king=fat\"]\n", NULL, NULL, 4,
     24},
    {"another board", "W:W18:B11\n[GameType \"20,W,10,10,N2,0\"]\n", NULL, NULL, 2, 12},
    {"no position", "W:W18:B18\n[Rules \"pool\"]\n", NULL, NULL, 1, 8},
};

START_TEST(what_others_write_is_read)
{
    const struct read_row *row = &read_rows[_i];
    struct named_ruleset usual = rules_of("classic");
    struct position_read read;
    struct text_error error;
    REQUIRE(position_text_is(row->text), "%s", row->name);
    bool good = position_text_parse(row->text, &usual, &read, &error);
    REQUIRE(good == (row->fen != NULL), "%s", row->name);
    if (!good) {
        REQUIRE(error.line == row->line && error.column == row->column, "%s: %d:%d", row->name,
                error.line, error.column);
        return;
    }
    struct position position = position_of(row->fen);
    REQUIRE(position_equal(&read.position, &position), "%s", row->name);
    REQUIRE(strcmp(read.rules.id, row->rules) == 0, "%s: %s", row->name, read.rules.id);
}
END_TEST

static const char *const other_texts[] = {"",           "1. 11-15 *", "[FEN \"W:W18:B11\"]",
                                          "Black wins", "B 11",       "{W:W18:B11}"};

START_TEST(a_game_is_none)
{
    REQUIRE(!position_text_is(other_texts[_i]), "%s", other_texts[_i]);
}
END_TEST

SUITE(position_text)
{
    Suite *suite = suite_create("position_text");
    TCase *tcase = tcase_create("position_text");
    tcase_add_loop_test(tcase, it_comes_back_as_it_was, 0, ROWS(written_rows));
    tcase_add_test(tcase, the_longest_has_room);
    tcase_add_loop_test(tcase, what_others_write_is_read, 0, ROWS(read_rows));
    tcase_add_loop_test(tcase, a_game_is_none, 0, ROWS(other_texts));
    suite_add_tcase(suite, tcase);
    return suite;
}
