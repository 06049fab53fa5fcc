/* SPDX-License-Identifier: MIT */
/* Names of openings: each is that of the position behind its moves. */
#include "base/strbuf.h"
#include "base/translate.h"
#include "match/game.h"
#include "match/opening.h"
#include "notation/move_text.h"
#include "rules/ruleset.h"
#include "suite.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const struct opening_row {
    const char *rules, *moves, *name;
} openings[] = {
#define OPENING(rules, moves, name) {#rules, moves, name},
#include "match/openings.inc"
#undef OPENING
};

static struct move read_move(const struct named_ruleset *rules, const struct position *position,
                             const char *text)
{
    struct move move;
    struct text_error error;
    struct square_names names = square_names_for(&rules->rules, SQUARES_NUMBER);
    ck_assert_msg(move_parse(text, rules, position, names, &move, &error), "%s", text);
    return move;
}

/* Returns the position behind the moves, and how many they are. */
static struct position behind(const char *rules, const char *moves, int *plies)
{
    const struct named_ruleset *preset = preset_find(rules);
    struct position position = position_start(&preset->rules);
    char text[8];
    int length;
    for (*plies = 0; sscanf(moves, "%7s%n", text, &length) == 1; ++*plies) {
        struct move move = read_move(preset, &position, text);
        position = position_after(&position, &move);
        moves += length;
    }
    return position;
}

/* In English; NULL: it has none. */
static const char *name_of(const char *rules, const struct position *position)
{
    const char *name =
        opening_name(&preset_find(rules)->rules, &(struct opening_line){{position}, 1});
    return name ? tr_english(name) : NULL;
}

START_TEST(a_name_is_that_of_its_moves)
{
    const struct opening_row *row = &openings[_i];
    int plies, others;
    struct position position = behind(row->rules, row->moves, &plies);
    ck_assert_int_le(plies, OPENING_PLIES);
    ck_assert_str_eq(name_of(row->rules, &position), tr_english(row->name));
    for (int other = 0; other < _i; other++) {
        const struct opening_row *before = &openings[other];
        struct position another = behind(before->rules, before->moves, &others);
        ck_assert_msg(!position_equal(&another, &position), "%s: %s", row->moves, before->moves);
        ck_assert(strcmp(before->rules, row->rules) != 0 || others <= plies);
    }
}
END_TEST

/* Where several positions have one name. */
static const struct {
    const char *name;
    int positions;
} shared[] = {
    {"Octopus", 2},
    {"Whilter", 2},
    {"City Game", 2},
    {"Reverse Crossroads Refused", 2},
};

START_TEST(few_share_a_name)
{
    int alike = 0, may = 1;
    for (int i = 0; i < ROWS(openings); i++)
        alike += strcmp(openings[i].name, openings[_i].name) == 0;
    for (int i = 0; i < ROWS(shared); i++)
        if (strcmp(shared[i].name, tr_english(openings[_i].name)) == 0)
            may = shared[i].positions;
    ck_assert_msg(alike == may, "%s: %d", openings[_i].name, alike);
}
END_TEST

static const struct {
    const char *rules, *moves, *name;
} other_ways[] = {
    {"american", "9-14 22-17 11-15 23-19 5-9", "Fife"},
    {"american", "11-15 23-19 7-11 22-17 9-14", "Whilter"},
    {"russian", "c3-b4 f6-e5 g3-h4 e5-f4 e3xg5 h6xf4", "Reverse Kol"},
    {"russian", "c3-d4", NULL},
    {"brazilian", "c3-d4 b6-a5 d4-c5 d6xb4 a3xc5", NULL},
    {"tournament", "11-15 23-19 8-11 22-17 4-8", "Old Fourteenth"},
    {"american", "", NULL},
    {"american", "11-15 23-19", NULL},
    {"freejump", "11-15 23-19 8-11 22-17 4-8", NULL},
    {"pool", "11-15", NULL},
};

START_TEST(it_holds_for_a_position)
{
    int plies;
    struct position position = behind(other_ways[_i].rules, other_ways[_i].moves, &plies);
    const char *name = name_of(other_ways[_i].rules, &position);
    ck_assert_msg(other_ways[_i].name ? name && strcmp(name, other_ways[_i].name) == 0 : !name,
                  "%s: %s", other_ways[_i].moves, name ? name : "none");
}
END_TEST

static const struct {
    const char *word;
    int found;
} words[] = {
    {"glasgow", 1}, {"lady", 2},  {"whilter", 2}, {"octo", 2},      {"cracker", 1},
    {"gl", 0},      {"asgow", 0}, {"nobody", 0},  {"edinburgh", 3}, {"wilderness", 2},
    {"kol", 2},     {"city", 3},  {"game", 7},    {"filippov", 1},
};

START_TEST(it_is_found_by_a_word)
{
    struct position found[OPENINGS_FOUND];
    int count = openings_called(words[_i].word, found);
    ck_assert_msg(count == words[_i].found, "%s: %d", words[_i].word, count);
}
END_TEST

/* No word finds so many that some are left out. */
START_TEST(a_word_finds_all)
{
    char name[80];
    struct position found[OPENINGS_FOUND];
    strbuf_copy(name, sizeof name, openings[_i].name);
    for (char *at = name; *at; at++)
        *at = (char)tolower(*at);
    for (char *word = strtok(name, " -"); word; word = strtok(NULL, " -"))
        if (strlen(word) >= OPENING_WORD)
            ck_assert_int_lt(openings_called(word, found), OPENINGS_FOUND);
}
END_TEST

/* The one that was reached last, until the game has gone on for long. */
START_TEST(it_stays_with_a_line)
{
    static const struct {
        int plies;
        const char *name;
    } names[] = {
        {1, "Old Faithful"}, {3, "Old Faithful"}, {5, "Old Fourteenth"}, {12, "Old Fourteenth"}};
    static const char *const moves[] = {"11-15", "23-19", "8-11",  "22-17", "4-8",  "17-13",
                                        "15-18", "24-20", "11-15", "28-24", "8-11", "26-23"};
    struct game game;
    game_init(&game, preset_find("american"), NULL);
    ck_assert_ptr_null(tree_opening(&game.tree, &game.rules.rules, NODE_ROOT));
    for (int i = 0; i < ROWS(moves); i++) {
        struct position position = game_position(&game);
        struct move move = read_move(&game.rules, &position, moves[i]);
        game_play(&game, &move);
    }
    for (int i = 0; i < ROWS(names); i++)
        ck_assert_str_eq(tr_english(tree_opening(&game.tree, &game.rules.rules,
                                                 game_node_at(&game, names[i].plies))),
                         names[i].name);
    game_finish(&game);
}
END_TEST

SUITE(opening)
{
    Suite *suite = suite_create("opening");
    TCase *tcase = tcase_create("opening");
    tcase_add_loop_test(tcase, a_name_is_that_of_its_moves, 0, ROWS(openings));
    tcase_add_loop_test(tcase, few_share_a_name, 0, ROWS(openings));
    tcase_add_loop_test(tcase, a_word_finds_all, 0, ROWS(openings));
    tcase_add_loop_test(tcase, it_holds_for_a_position, 0, ROWS(other_ways));
    tcase_add_loop_test(tcase, it_is_found_by_a_word, 0, ROWS(words));
    tcase_add_test(tcase, it_stays_with_a_line);
    suite_add_tcase(suite, tcase);
    return suite;
}
