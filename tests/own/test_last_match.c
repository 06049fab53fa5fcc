/* SPDX-License-Identifier: MIT */
/* The last match as the settings file tells it. */
#include "notation/ruleset_text.h"
#include "own_settings.h"
#include "prose/names.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define W10 "WWWWWWWWWW"
#define A10 "a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301"

#define NO_SUCH_SET(name)                                                                          \
    "rules: column 1 of the rule set: There is no rule set '" name                                 \
    "'. Known: freejump, american, flying, classic, parlour, tournament, russian, brazilian, "     \
    "pool, italian, spanish, czech, thai.\n"

/* The last match as the file tells it. */
static const struct {
    const char *name, *line; /* in [match] */
    const char *said;
    enum last_match_entry entry;
    const char *text; /* what is remembered then */
} match_rows[] = {
    {"a name", "player-1 = Ada", "", LAST_PLAYER_1, "Ada"},
    {"another", "player-2 = \u738B\u5C0F\u660E", "", LAST_PLAYER_2, "\u738B\u5C0F\u660E"},
    {"a comment", "player-1 = Ada ; my sister", "", LAST_PLAYER_1, "Ada"},
    {"no comment", "player-1 = Ada \\; my sister", "", LAST_PLAYER_1, "Ada ; my sister"},
    {"a backslash", "player-1 = a\\\\b\\", "", LAST_PLAYER_1, "a\\b\\"},
    {"as many as a field takes", "player-1 = " W10 W10 W10 W10, "", LAST_PLAYER_1, W10 W10 W10 W10},
    {"one more", "player-1 = " W10 W10 W10 W10 "W",
     "settings.ini:2: player-1 must be a player's name. Characters at most: 40.\n", LAST_PLAYER_1,
     ""},
    {"bytes that are no text",
     "player-2 = a\xFF"
     "b",
     "settings.ini:2: player-2 must be a player's name. Characters at most: 40.\n", LAST_PLAYER_2,
     ""},
    {"a control character",
     "player-2 = a\x01"
     "b",
     "settings.ini:2: player-2 must be a player's name. Characters at most: 40.\n", LAST_PLAYER_2,
     ""},
    {"no name at all",
     "player-2 =", "settings.ini:2: player-2 must be a player's name. Characters at most: 40.\n",
     LAST_PLAYER_2, ""},
    {"an own rule set", "rules = Attic\n[rules]\nAttic = thai", "", LAST_RULES, "Attic"},
    {"one that is gone", "rules = Attic\n[rules]\nBarn = thai",
     "settings.ini:2: " NO_SUCH_SET("Attic"), LAST_RULES, "Attic"},
    {"no rule set", "rules = nonsense", "settings.ini:2: " NO_SUCH_SET("nonsense"), LAST_RULES,
     "nonsense"},
    {"a value that no field has", "rules = american, quiet=99999999999999",
     "settings.ini:2: rules: column 17 of the rule set: The field quiet cannot be "
     "'99999999999999'. Valid: 0, or 1 to 999.\n",
     LAST_RULES, "american, quiet=99999999999999"},
    {"rules of a line that is not the last", "starter = same\nrules = nonsense\nplayer-1 = Ada",
     "settings.ini:3: " NO_SUCH_SET("nonsense"), LAST_RULES, "nonsense"},
    {"a text", "rules = american, king=flying", "", LAST_RULES, "american, king=flying"},
    {"the first rules", "rules = american", "", LAST_RULES, ""},
    {"a starter", "starter = loser", "", LAST_STARTER, "loser"},
    {"the first starter", "starter = winner", "", LAST_STARTER, ""},
    {"no starter", "starter = nobody",
     "settings.ini:2: starter cannot be 'nobody'. Valid: winner, loser, alternate, same.\n",
     LAST_STARTER, ""},
    {"a length", "length = 5", "", LAST_LENGTH, "5"},
    {"no other length", "length = 999", "", LAST_LENGTH, "999"},
    {"without end", "length = 0", "", LAST_LENGTH, ""},
    {"too long", "length = 1000", "settings.ini:2: length cannot be '1000'. Valid: 0 - 999.\n",
     LAST_LENGTH, ""},
    {"no length", "length = long", "settings.ini:2: length cannot be 'long'. Valid: 0 - 999.\n",
     LAST_LENGTH, ""},
    {"help", "help = both", "", LAST_HELP, "both"},
    {"the first help", "help = hints", "", LAST_HELP, ""},
    {"a clock", "clock = 5,1:30+3", "", LAST_CLOCK, "5,1:30+3"},
    {"the first clock", "clock = no", "", LAST_CLOCK, ""},
    {"no clock", "clock = 5 minutes",
     "settings.ini:2: clock cannot be '5 minutes'. Valid: no, 5+3, 5d3, 30s, 5,1+3.\n", LAST_CLOCK,
     ""},
    {"no help", "help = all",
     "settings.ini:2: help cannot be 'all'. Valid: hints, both, warnings, none.\n", LAST_HELP, ""},
    {"another program", "computer-2 = 12", "", LAST_LEVEL_2, "12"},
    {"no level", "computer-2 = 17",
     "settings.ini:2: computer-2 cannot be '17'. Valid: no, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, "
     "13, 14, 15, 16.\n",
     LAST_LEVEL_2, ""},
    {"a page", "page = library", "", LAST_PAGE, "library"},
    {"the first page", "page = play", "", LAST_PAGE, ""},
    {"turned", "turned = yes", "", LAST_TURNED, "yes"},
    {"not turned", "turned = no", "", LAST_TURNED, ""},
    {"turned somehow", "turned = left",
     "settings.ini:2: turned cannot be 'left'. Valid: no, yes.\n", LAST_TURNED, ""},
    {"no entry", "player-3 = Cy", "settings.ini:2: There is no setting 'player-3' in [match].\n",
     LAST_PLAYER_1, ""},
};

START_TEST(the_last_match_is_read)
{
    struct settings own = {0};
    char text[256], said[1024] = "";
    snprintf(text, sizeof text, "[match]\n%s\n", match_rows[_i].line);
    read_text(text, &own, said, sizeof said);
    const char *found = own.last.texts[match_rows[_i].entry];
    ck_assert_msg(strcmp(said, match_rows[_i].said) == 0, "%s: said \"%s\"", match_rows[_i].name,
                  said);
    ck_assert_msg(strcmp(found, match_rows[_i].text) == 0, "%s: \"%s\"", match_rows[_i].name,
                  found);
    settings_close(&own);
}
END_TEST

START_TEST(a_text_too_long_is_no_rule_set)
{
    static char text[4096];
    struct settings own = {0};
    char said[1024] = "";
    strcpy(text, "[match]\nrules = ");
    while (strlen(text) < 3000)
        strcat(text, "attic ");
    read_text(text, &own, said, sizeof said);
    ck_assert_str_eq(said, "settings.ini:2: The text is too long for a rule set.\n");
    ck_assert_str_eq(own.last.texts[LAST_RULES], "");
}
END_TEST

static bool same_last(const struct last_match *a, const struct last_match *b)
{
    bool same = true;
    for (int i = 0; i < LAST_MATCH_COUNT; i++)
        same &= strcmp(a->texts[i], b->texts[i]) == 0;
    return same;
}

static const struct time_control controls[STARTER_COUNT] = {
    {TIME_NONE},
    {TIME_INCREMENT, {300, 90}, 3},
    {TIME_DELAY, {300, 300}, 5},
    {TIME_MOVE, {30, 10}},
};

static struct last_match match_with(const char *first, const char *rules, enum starter_policy who,
                                    const struct rulebook *book)
{
    struct match match;
    struct match_setup setup = {
        .starter = who, .length = 3 * (int)who, .help = (enum help)who, .control = controls[who]};
    struct text_error error;
    int own = rulebook_find(book, rules);
    player_set_name(&setup.players[0], first);
    setup_name_players(&setup, NULL);
    if (own >= 0)
        setup.rules = own_ruleset_copy(book->sets[own]);
    else
        ck_assert_msg(ruleset_parse(rules, &setup.rules, &error), "%s", rules);
    match_init(&match, &setup);
    struct last_match last = last_match_of(&match, book);
    match_finish(&match);
    return last;
}

/* A match as it is told, and what begins from that. */
START_TEST(a_match_comes_back)
{
    static const char *const rules[] = {"american", "thai", "american, goal=lose", "Attic"};
    struct rulebook book = {0};
    rulebook_put(&book, "Attic", preset_find("pool"));
    for (int i = 0; i < ROWS(rules) * STARTER_COUNT; i++) {
        enum starter_policy who = (enum starter_policy)(i % STARTER_COUNT);
        const char *text = rules[i / STARTER_COUNT];
        struct last_match last = match_with("Ada", text, who, &book);
        struct match_setup setup = {0};
        struct text_error error;
        ck_assert_str_eq(last.texts[LAST_RULES], strcmp(text, "american") == 0 ? "" : text);
        ck_assert(last_match_find_rules(&last, &book, &setup.rules, &error));
        last_match_set_up(&last, &setup);
        ck_assert_str_eq(setup.players[0].name, "Ada");
        ck_assert_str_eq(setup.players[1].name, ""); /* a stand-in is not kept */
        ck_assert_int_eq(setup.starter, who);
        ck_assert_int_eq(setup.length, 3 * (int)who);
        ck_assert_int_eq((int)setup.help, (int)who);
        ck_assert(time_control_equal(&setup.control, &controls[who]));
        struct last_match again = match_with("Ada", text, who, &book);
        ck_assert(same_last(&last, &again));
    }
    rulebook_finish(&book);
}
END_TEST

/* What tells two equal names apart makes the second longer than can be typed. */
static const struct {
    const char *name, *typed, *kept, *shown;
} alike_rows[] = {
    {"short", "Ada", "Ada (2)", "Ada (2)"},
    {"as long as may be", W10 W10 W10 "WWWWWW", W10 W10 W10 "WWWWWW (2)", W10 W10 W10 "WWWWWW (2)"},
    {"longer than that", W10 W10 W10 "WWWWWWW", W10 W10 W10 "WWWWWWW", W10 W10 W10 "WWWWWWW (2)"},
    {"as many as a field takes", W10 W10 W10 W10, W10 W10 W10 W10, W10 W10 W10 W10 " (2)"},
    {"letters with accents", A10 A10 A10 A10, A10 A10 A10 A10, A10 A10 A10 A10 " (2)"},
};

START_TEST(names_alike_come_back)
{
    struct settings own = {0}, again = {0};
    struct match_setup setup = {.rules = *preset_find("american")};
    char said[256] = "";
    for (int round = 0; round < 2; round++) { /* as typed, then as read */
        struct match match;
        for (int i = 0; i < PLAYER_COUNT && round == 0; i++)
            player_set_name(&setup.players[i], alike_rows[_i].typed);
        match_init(&match, &setup);
        own.last = last_match_of(&match, &own.rulebook);
        ck_assert_str_eq(own.last.texts[LAST_PLAYER_1], alike_rows[_i].typed);
        ck_assert_str_eq(own.last.texts[LAST_PLAYER_2], alike_rows[_i].kept);
        ck_assert_str_eq(match.players[1].name, alike_rows[_i].shown);
        char *text = settings_text(&own);
        ck_assert_msg(read_text(text, &again, said, sizeof said) == 0, "%s: %s",
                      alike_rows[_i].name, said);
        ck_assert(same_last(&own.last, &again.last));
        last_match_set_up(&again.last, &setup);
        free(text);
        match_finish(&match);
    }
}
END_TEST

/* Of another program's match nothing is lost that was not changed here. */
START_TEST(only_changes_are_followed)
{
    struct rulebook none = {0};
    struct last_match before = match_with("Ada", "thai", STARTER_WINNER, &none);
    struct last_match now = match_with("Eve", "thai", STARTER_WINNER, &none);
    struct last_match last = match_with("Cy", "pool", STARTER_LOSER, &none);
    last_match_follow(&last, &before, &now);
    ck_assert_str_eq(last.texts[LAST_PLAYER_1], "Eve");
    ck_assert_str_eq(last.texts[LAST_RULES], "pool");
    ck_assert_str_eq(last.texts[LAST_STARTER], "loser");
}
END_TEST

SUITE(last_match)
{
    Suite *suite = suite_create("last_match");
    TCase *match = tcase_create("match");
    tcase_add_loop_test(match, the_last_match_is_read, 0, ROWS(match_rows));
    tcase_add_test(match, a_text_too_long_is_no_rule_set);
    tcase_add_test(match, a_match_comes_back);
    tcase_add_loop_test(match, names_alike_come_back, 0, ROWS(alike_rows));
    tcase_add_test(match, only_changes_are_followed);
    suite_add_tcase(suite, match);
    return suite;
}
