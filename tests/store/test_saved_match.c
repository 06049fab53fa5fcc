/* SPDX-License-Identifier: MIT */
/* A match that is made of its rows is the same, under any rules: games and trees, the current
 * positions, the ledger, and where undo and redo lead. */
#include "random_match.h"
#include "store/saved_match.h"
#include "suite.h"

#include <inttypes.h>
#include <stdlib.h>

enum {
    MATCHES = 400,
    STEPS = 120,
};

static const struct rulebook no_book;

static struct match again(struct match *match, uint64_t seed)
{
    struct saved_match saved;
    struct resumed resumed;
    take_down(match, &saved);
    ck_assert_msg(saved_match_resume(&saved, &no_book, &resumed), "seed %" PRIu64 ": nothing",
                  seed);
    ck_assert_msg(resumed.whole, "seed %" PRIu64 ": not whole:\n%s", seed,
                  saved.games[saved.game_count - 1].text);
    ck_assert_msg(!resumed.opened, "seed %" PRIu64, seed);
    saved_match_finish(&saved);
    resumed_finish(&resumed);
    return resumed.match;
}

static void require_same(struct match *a, struct match *b, uint64_t seed, const char *when)
{
    const char *difference = match_difference(a, b);
    ck_assert_msg(!difference, "seed %" PRIu64 ": %s: %s", seed, when, difference);
}

START_TEST(any_match_is_the_same_again)
{
    uint64_t seed = (uint64_t)_i;
    struct rng rng = rng_init(seed);
    struct match match;
    random_match_begin(&match, &rng);
    for (int step = 0; step < STEPS; step++)
        random_match_step(&match, &rng);
    struct match copy = again(&match, seed);
    require_same(&match, &copy, seed, "taken up");
    match_finish(&copy);
    match_finish(&match);
}
END_TEST

/* Undoes everything but edits, which the copy does not know. */
static bool undo_step(struct match *match)
{
    return game_undo(&match->game) || (match->finished_count > 0 && match_undo(match));
}

static bool redo_step(struct match *match)
{
    return game_redo(&match->game) || match_redo(match);
}

/* Without edits, undo and redo lead to the same. */
START_TEST(undo_and_redo_lead_to_the_same)
{
    uint64_t seed = (uint64_t)_i;
    struct rng rng = rng_init(seed);
    struct match match;
    random_match_begin(&match, &rng);
    for (int step = 0; step < STEPS; step++) {
        random_match_step(&match, &rng);
        game_journal_finish(&match.game.journal);
    }
    struct match copy = again(&match, seed);
    while (undo_step(&match))
        ck_assert_msg(undo_step(&copy), "seed %" PRIu64 ": undo", seed);
    ck_assert(!undo_step(&copy));
    require_same(&match, &copy, seed, "all undone");
    while (redo_step(&match))
        ck_assert_msg(redo_step(&copy), "seed %" PRIu64 ": redo", seed);
    ck_assert(!redo_step(&copy));
    require_same(&match, &copy, seed, "all done again");
    match_finish(&copy);
    match_finish(&match);
}
END_TEST

/* --- What is not as it was saved --- */

static struct saved_match three_moves(void)
{
    static const char text[] = "[Event \"?\"] [GameType \"21\"] 1. 11-15 22-18 2. 15x22 *";
    struct saved_match saved = {.players = {"Ada", "Ben"}, .current = 7, .line_count = 1};
    *saved_match_grow(&saved) = (struct saved_game){.serial = 7,
                                                    .place = 1,
                                                    .black = 0,
                                                    .tip = 3,
                                                    .node = 2,
                                                    .end = NODE_NONE,
                                                    .text = strdup(text)};
    return saved;
}

static const struct odd_row {
    const char *name;
    int tip, node;
    bool decided;
    const char *text; /* NULL: as it is */
    int cursor;       /* then; -1: there is nothing */
    bool whole;
} odd_rows[] = {
    {"as it was saved", 3, 2, false, NULL, 2, true},
    {"a tip beyond the end", 4, 2, false, NULL, 3, false},
    {"a tip before the start", -1, -1, false, NULL, 3, false},
    {"a node behind the tip", 2, 3, false, NULL, 3, false},
    {"a decision that is none", 3, 3, true, NULL, 3, true},
    {"a text that ends early", 3, 2, false, "[GameType \"21\"] 1. 11-15 22-", 1, false},
    {"a move that is none", 3, 3, false, "[GameType \"21\"] 1. 11-15 22-99 *", 1, false},
    {"no game", 3, 2, false, "", -1, false},
    {"rules that are none", 3, 2, false, "[Rules \"nonsense\"] 1. 11-15 *", -1, false},
};

START_TEST(what_can_be_read_is_there)
{
    const struct odd_row *row = &odd_rows[_i];
    struct saved_match saved = three_moves();
    struct resumed resumed;
    saved.games[0].tip = row->tip;
    saved.games[0].node = row->node;
    saved.games[0].decided = row->decided;
    if (row->text) {
        free(saved.games[0].text);
        saved.games[0].text = strdup(row->text);
    }
    bool there = saved_match_resume(&saved, &no_book, &resumed);
    ck_assert_msg(there == (row->cursor >= 0), "%s", row->name);
    if (there) {
        ck_assert_msg(resumed.whole == row->whole, "%s: whole", row->name);
        ck_assert_msg(resumed.match.game.cursor == row->cursor, "%s: %d", row->name,
                      resumed.match.game.cursor);
        match_finish(&resumed.match);
        resumed_finish(&resumed);
    }
    saved_match_finish(&saved);
}
END_TEST

/* A game that cannot be read is left out. */
START_TEST(a_lost_game_leaves_the_others)
{
    struct saved_match saved = three_moves();
    struct resumed resumed;
    saved.games[0].place = 2;
    *saved_match_grow(&saved) =
        (struct saved_game){.serial = 8, .place = 3, .tip = 1, .text = strdup("x")};
    saved.current = 8;
    ck_assert(saved_match_resume(&saved, &no_book, &resumed));
    ck_assert(!resumed.whole);
    ck_assert_int_eq(match_game_count(&resumed.match), 1);
    ck_assert_int_eq(resumed.match.serial, 7);
    match_finish(&resumed.match);
    resumed_finish(&resumed);
    saved_match_finish(&saved);
}
END_TEST

/* After another save, a match with a game that could not be read is whole. */
START_TEST(what_is_left_is_whole)
{
    struct saved_match saved = three_moves(), again;
    struct resumed resumed;
    saved.games[0].end = 9;
    *saved_match_grow(&saved) = (struct saved_game){
        .serial = 8, .place = 2, .end = NODE_NONE, .text = strdup(saved.games[0].text)};
    saved.line_count = 2;
    saved.current = 8;
    ck_assert(saved_match_resume(&saved, &no_book, &resumed));
    ck_assert(!resumed.whole);
    ck_assert_int_eq(match_score(&resumed.match).draws, 0);
    take_down(&resumed.match, &again);
    match_finish(&resumed.match);
    resumed_finish(&resumed);
    ck_assert(saved_match_resume(&again, &no_book, &resumed));
    ck_assert(resumed.whole);
    match_finish(&resumed.match);
    resumed_finish(&resumed);
    saved_match_finish(&again);
    saved_match_finish(&saved);
}
END_TEST

/* Game 9 has left the line of the match; the next game has another serial all the same. */
START_TEST(no_number_is_given_twice)
{
    struct saved_match saved = three_moves();
    struct resumed resumed;
    saved.last_serial = 9;
    ck_assert(saved_match_resume(&saved, &no_book, &resumed));
    ck_assert_int_eq(resumed.match.serial, 7);
    game_resign(&resumed.match.game, WHITE);
    match_next_game(&resumed.match);
    ck_assert_int_eq(resumed.match.serial, 10);
    match_finish(&resumed.match);
    resumed_finish(&resumed);
    saved_match_finish(&saved);
}
END_TEST

/* A rule set of the players has its name again. */
START_TEST(own_rules_have_their_name)
{
    struct rulebook book = {0};
    struct saved_match saved = three_moves();
    struct resumed resumed;
    ck_assert_int_eq(rulebook_put(&book, "At home", preset_find("american")), NAME_FIT);
    ck_assert(saved_match_resume(&saved, &book, &resumed));
    ck_assert_str_eq(resumed.match.rules.name, "At home");
    ck_assert_str_eq(resumed.match.game.rules.name, "At home");
    match_finish(&resumed.match);
    resumed_finish(&resumed);
    saved_match_finish(&saved);
    rulebook_finish(&book);
}
END_TEST

SUITE(saved_match)
{
    Suite *suite = suite_create("saved_match");
    TCase *tcase = tcase_create("matches");
    tcase_set_timeout(tcase, 400);
    tcase_add_loop_test(tcase, any_match_is_the_same_again, 0, MATCHES);
    tcase_add_loop_test(tcase, undo_and_redo_lead_to_the_same, 0, MATCHES);
    tcase_add_loop_test(tcase, what_can_be_read_is_there, 0, ROWS(odd_rows));
    tcase_add_test(tcase, a_lost_game_leaves_the_others);
    tcase_add_test(tcase, what_is_left_is_whole);
    tcase_add_test(tcase, no_number_is_given_twice);
    tcase_add_test(tcase, own_rules_have_their_name);
    suite_add_tcase(suite, tcase);
    return suite;
}
