/* SPDX-License-Identifier: MIT */
/* Names of openings: each is that of the position behind its moves. */
#include "base/translate.h"
#include "match/game.h"
#include "match/opening.h"
#include "rules/movegen.h"
#include "rules/ruleset.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

static const struct opening_row {
    const char *moves, *name;
} openings[] = {
#define OPENING(moves, name) {moves, name},
#include "match/openings.inc"
#undef OPENING
};

static struct move find_move(const struct ruleset *rules, const struct position *position, int from,
                             int to)
{
    struct movelist list;
    movegen(rules, position, &list);
    for (int i = 0; i < list.count; i++)
        if (list.moves[i].path[0] == from && move_to(&list.moves[i]) == to)
            return list.moves[i];
    ck_abort_msg("%d-%d is no move", from, to);
    return list.moves[0];
}

/* Returns the position behind the moves, and how many they are. */
static struct position behind(const struct ruleset *rules, const char *moves, int *plies)
{
    struct position position = position_start(rules);
    int from, to, length;
    for (*plies = 0; sscanf(moves, "%d%*[x-]%d%n", &from, &to, &length) == 2; ++*plies) {
        struct move move = find_move(rules, &position, from, to);
        position = position_after(&position, &move);
        moves += length;
    }
    return position;
}

static const char *name_of(const struct ruleset *rules, const struct position *position)
{
    return opening_name(rules, &(struct opening_line){{position}, 1});
}

START_TEST(a_name_is_that_of_its_moves)
{
    const struct opening_row *row = &openings[_i];
    const struct ruleset *rules = &preset_find("american")->rules;
    int plies, others;
    struct position position = behind(rules, row->moves, &plies);
    ck_assert_int_le(plies, OPENING_PLIES);
    ck_assert_str_eq(name_of(rules, &position), row->name);
    for (int other = 0; other < _i; other++) {
        struct position another = behind(rules, openings[other].moves, &others);
        ck_assert_msg(!position_equal(&another, &position), "%s: %s", row->moves,
                      openings[other].moves);
        ck_assert_int_le(others, plies);
    }
}
END_TEST

static const struct {
    const char *rules, *moves, *name;
} other_ways[] = {
    {"american", "9-14 22-17 11-15 23-19 5-9", "Fife"},
    {"tournament", "11-15 23-19 8-11 22-17 4-8", "Old Fourteenth"},
    {"american", "", NULL},
    {"american", "11-15 23-19", NULL},
    {"freejump", "11-15 23-19 8-11 22-17 4-8", NULL},
    {"pool", "11-15", NULL},
};

START_TEST(it_holds_for_a_position)
{
    const struct ruleset *rules = &preset_find(other_ways[_i].rules)->rules;
    int plies;
    struct position position = behind(rules, other_ways[_i].moves, &plies);
    const char *name = name_of(rules, &position);
    ck_assert_msg(other_ways[_i].name ? name && strcmp(name, other_ways[_i].name) == 0 : !name,
                  "%s: %s", other_ways[_i].moves, name ? name : "none");
}
END_TEST

static const struct {
    const char *word;
    int found;
} words[] = {
    {"glasgow", 2}, {"lady", 2},  {"whilter", 2}, {"octo", 2},      {"cracker", 1},
    {"gl", 0},      {"asgow", 0}, {"nobody", 0},  {"edinburgh", 3}, {"wilderness", 2},
};

START_TEST(it_is_found_by_a_word)
{
    struct position found[OPENINGS_FOUND];
    int count = openings_called(words[_i].word, found);
    ck_assert_msg(count == words[_i].found, "%s: %d", words[_i].word, count);
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
    static const int moves[][2] = {{11, 15}, {23, 19}, {8, 11},  {22, 17}, {4, 8},  {17, 13},
                                   {15, 18}, {24, 20}, {11, 15}, {28, 24}, {8, 11}, {26, 23}};
    struct game game;
    game_init(&game, preset_find("american"), NULL);
    ck_assert_ptr_null(tree_opening(&game.tree, &game.rules.rules, NODE_ROOT));
    for (int i = 0; i < ROWS(moves); i++) {
        struct position position = game_position(&game);
        struct move move = find_move(&game.rules.rules, &position, moves[i][0], moves[i][1]);
        game_play(&game, &move);
    }
    for (int i = 0; i < ROWS(names); i++)
        ck_assert_str_eq(
            tree_opening(&game.tree, &game.rules.rules, game_node_at(&game, names[i].plies)),
            names[i].name);
    game_finish(&game);
}
END_TEST

SUITE(opening)
{
    Suite *suite = suite_create("opening");
    TCase *tcase = tcase_create("opening");
    tcase_add_loop_test(tcase, a_name_is_that_of_its_moves, 0, ROWS(openings));
    tcase_add_loop_test(tcase, it_holds_for_a_position, 0, ROWS(other_ways));
    tcase_add_loop_test(tcase, it_is_found_by_a_word, 0, ROWS(words));
    tcase_add_test(tcase, it_stays_with_a_line);
    suite_add_tcase(suite, tcase);
    return suite;
}
