/* SPDX-License-Identifier: MIT */
/* The computer as a player, without a window: when it thinks, what it chooses, and what of that is
 * out of date. */
#include "companion_stage.h"
#include "engine/level.h"
#include "notation/fen.h"
#include "notation/ruleset_text.h"
#include "prose/analysis_prose.h"
#include "rules/movegen.h"
#include "suite.h"

#include <SDL.h>
#include <stdlib.h>

enum {
    TRIES = 20000, /* of a millisecond each, more than any machine needs */
    MOVES = 12,    /* of a game, by each side */
};

static struct match_setup setup_of(const char *rules, const struct position *start, int first,
                                   int second, uint64_t seed)
{
    struct text_error error;
    struct match_setup setup = {
        .players = {{"Ada", first}, {"Ben", second}}, .seed = seed, .start = start};
    ck_assert(ruleset_parse(rules, &setup.rules, &error));
    return setup;
}

static void begin_at(const char *rules, const struct position *start, int first, int second,
                     uint64_t seed)
{
    struct match_setup setup = setup_of(rules, start, first, second, seed);
    preferences_init(&stage.preferences);
    stage_begin(&setup);
}

static void begin(const char *rules, int first, int second, uint64_t seed)
{
    begin_at(rules, NULL, first, second, seed);
}

static void play(const struct move *move)
{
    game_play(&stage.match.game, move);
    companion_look(&stage.companion);
}

static void play_any(void)
{
    stage_play_any();
    companion_look(&stage.companion);
}

/* --- When it thinks --- */

START_TEST(it_thinks_where_it_is_to_move)
{
    begin("american", PLAYER_PERSON, 2, 0);
    companion_look(&stage.companion);
    ck_assert(!stage.companion.view.thinks && stage.match.seed == 0);
    play_any();
    ck_assert(stage.companion.view.thinks && stage.match.seed != 0);
    stage_await();
    ck_assert(stage.companion.view.has_move && stage.companion.view.game == stage.match.serial);
    ck_assert_int_eq(stage.companion.view.node, game_node(&stage.match.game));
    ck_assert(stage_is_legal(&stage.companion.view.move));
    play(&stage.companion.view.move);
    ck_assert(!stage.companion.view.thinks && !stage.companion.view.has_move);
    stage_end();
}
END_TEST

/* A look that finds nothing new asks for nothing. */
START_TEST(it_thinks_once)
{
    begin("american", 1, PLAYER_PERSON, 7);
    stage_await();
    unsigned number = stage.companion.number;
    for (int i = 0; i < 5; i++)
        companion_look(&stage.companion);
    ck_assert_uint_eq(stage.companion.number, number);
    ck_assert(stage.companion.view.has_move);
    stage_end();
}
END_TEST

/* What was chosen for a position that is left is never shown. */
START_TEST(what_is_out_of_date_is_dropped)
{
    begin("american", PLAYER_PERSON, PLAYER_FULL, 7);
    play_any();
    ck_assert(stage.companion.view.thinks);
    game_undo(&stage.match.game);
    companion_look(&stage.companion);
    ck_assert(!stage.companion.view.thinks);
    jobs_drain(stage.jobs, LANE_THINKER);
    for (int i = 0; i < 300; i++) { /* the search that was stopped comes back */
        SDL_Delay(1);
        jobs_deliver(stage.jobs);
    }
    ck_assert(!stage.companion.view.has_move);
    stage_end();
}
END_TEST

START_TEST(move_now_ends_a_long_search)
{
    begin("american", PLAYER_FULL, PLAYER_PERSON, 7);
    companion_look(&stage.companion);
    companion_move_now(&stage.companion);
    stage_await();
    ck_assert(stage.companion.view.has_move && stage_is_legal(&stage.companion.view.move));
    stage_end();
}
END_TEST

/* A person takes the computer's seat, or the other way round, in the middle of the game. */
START_TEST(seats_may_change)
{
    struct player person = {.name = "Eva"}, computer = {.name = "C", .level = 1};
    begin("american", PLAYER_FULL, PLAYER_PERSON, 7);
    companion_look(&stage.companion);
    match_seat(&stage.match, 0, &person, &person);
    companion_look(&stage.companion);
    ck_assert(!stage.companion.view.thinks);
    match_seat(&stage.match, 0, &computer, &computer);
    companion_look(&stage.companion);
    ck_assert(stage.companion.view.thinks);
    stage_await();
    ck_assert(stage.companion.view.has_move);
    stage_end();
}
END_TEST

/* --- What it chooses --- */

struct line {
    struct move moves[2 * MOVES];
    int count;
};

static struct line play_line(const char *rules, int level, uint64_t seed)
{
    struct line line = {.count = 0};
    begin(rules, level, level, seed);
    while (line.count < 2 * MOVES && !game_over(&stage.match.game)) {
        stage_await();
        REQUIRE(stage.companion.view.has_move && stage_is_legal(&stage.companion.view.move),
                "%s, level %d: move %d", rules, level, line.count);
        line.moves[line.count++] = stage.companion.view.move;
        play(&line.moves[line.count - 1]);
    }
    stage_end();
    return line;
}

static bool same(const struct line *a, const struct line *b)
{
    bool same = a->count == b->count;
    for (int i = 0; i < a->count && same; i++)
        same = move_equal(&a->moves[i], &b->moves[i]);
    return same;
}

static const char *const rule_sets[] = {"american", "freejump", "flying",
                                        "classic",  "parlour",  "american, king=flying, quiet=20"};

/* Each level plays legal moves, the same ones again from the same seed, others from another one. */
START_TEST(levels_play_by_any_rules)
{
    const char *rules = rule_sets[_i];
    for (int level = 1; level <= 8; level += 3) {
        struct line first = play_line(rules, level, 11);
        struct line again = play_line(rules, level, 11);
        struct line other = play_line(rules, level, 12);
        REQUIRE(same(&first, &again), "%s, level %d: not the same again", rules, level);
        REQUIRE(!same(&first, &other), "%s, level %d: two games are alike", rules, level);
    }
}
END_TEST

/* Without weights it plays on, and says why it is weaker. */
START_TEST(without_weights_it_plays_on)
{
    begin("american", 5, PLAYER_PERSON, 7);
    ck_assert_int_eq(setenv("CROWNHEAD_ASSETS", "/nowhere", true), 0);
    stage.companion.complained = true; /* there is no page that could show the sentence */
    stage_await();
    ck_assert(stage.companion.view.has_move);
    ck_assert_int_ne(stage.companion.engines.of[ENGINE_LEVEL].weights.error, 0);
    stage_end();
}
END_TEST

/* Games of another match have the same numbers, nodes and positions. */
START_TEST(another_match_is_thought_about_anew)
{
    begin("american", 1, PLAYER_PERSON, 7);
    stage_await();
    ck_assert(stage.companion.view.has_move);
    companion_forget(&stage.companion);
    ck_assert(!stage.companion.view.has_move);
    match_finish(&stage.match);
    struct match_setup setup = setup_of("freejump", NULL, 1, PLAYER_PERSON, 7);
    match_init(&stage.match, &setup);
    companion_look(&stage.companion);
    ck_assert(stage.companion.view.thinks);
    stage_await();
    ck_assert(stage.companion.view.has_move && stage_is_legal(&stage.companion.view.move));
    stage_end();
}
END_TEST

/* Where a draw is offered after a start or an undo, it has not thought yet. */
static const struct {
    const char *fen;
    enum opinion opinion;
} offer_rows[] = {
    {"B:WK18,K19:BK7,K8", OPINION_WELCOME},
    {"B:WK14,K15,K18,K19:BK1", OPINION_UNWELCOME},
};

START_TEST(it_thinks_about_an_offer)
{
    struct position start;
    struct text_error error;
    ck_assert(fen_parse(offer_rows[_i].fen, &start, &error));
    begin_at("american", &start, PLAYER_PERSON, 5, 7);
    companion_look(&stage.companion);
    ck_assert(!stage.companion.view.thinks);
    ck_assert_int_eq(stage.companion.view.of_draw[WHITE], OPINION_NONE);
    ck_assert(game_offer_draw(&stage.match.game, BLACK));
    companion_look(&stage.companion);
    ck_assert(stage.companion.view.thinks);
    stage_await();
    ck_assert(!stage.companion.view.has_move);
    ck_assert_int_eq(stage.companion.view.of_draw[WHITE], offer_rows[_i].opinion);
    ck_assert(game_decline_draw(&stage.match.game));
    companion_look(&stage.companion);
    ck_assert_int_eq(stage.companion.view.of_draw[WHITE], offer_rows[_i].opinion);
    ck_assert(!stage.companion.view.thinks);
    stage_end();
}
END_TEST

/* What it thinks of a draw counts until its next move, and not after Undo. */
START_TEST(opinions_go_with_their_position)
{
    begin("american", PLAYER_PERSON, 1, 7);
    play_any();
    stage_await();
    stage.companion.view.of_draw[WHITE] = OPINION_WELCOME;
    play(&stage.companion.view.move);
    ck_assert_int_eq(stage.companion.view.of_draw[WHITE], OPINION_WELCOME);
    play_any();
    ck_assert_int_eq(stage.companion.view.of_draw[WHITE], OPINION_WELCOME);
    match_undo(&stage.match);
    companion_look(&stage.companion);
    ck_assert_int_eq(stage.companion.view.of_draw[WHITE], OPINION_NONE);
    stage_end();
}
END_TEST

/* --- Warnings --- */

static void await_warnings(void)
{
    companion_look(&stage.companion);
    for (int i = 0; i < TRIES && !stage.companion.view.warnings.found; i++) {
        SDL_Delay(1);
        jobs_deliver(stage.jobs);
        companion_look(&stage.companion);
    }
    ck_assert(stage.companion.view.warnings.found);
    ck_assert_int_eq(stage.companion.view.warnings.game, stage.match.serial);
    ck_assert_int_eq(stage.companion.view.warnings.node, game_node(&stage.match.game));
}

/* At each position where a person is to move, under any rules; and no longer. */
START_TEST(people_are_warned)
{
    begin(rule_sets[_i], PLAYER_PERSON, PLAYER_PERSON, 1);
    stage.match.help = HELP_WARNINGS;
    for (int i = 0; i < 2 * MOVES && !game_over(&stage.match.game); i++) {
        await_warnings();
        unsigned number = stage.companion.number;
        companion_look(&stage.companion);
        ck_assert_uint_eq(stage.companion.number, number);
        for (int j = 0; j < stage.companion.view.warnings.warnings.count; j++)
            ck_assert(stage_is_legal(&stage.companion.view.warnings.warnings.list[j].moves[0]));
        play_any();
        ck_assert(!stage.companion.view.warnings.found);
    }
    stage_end();
}
END_TEST

/* Only who wants it, and never the computer. A hint that is asked for meanwhile is found. */
START_TEST(nobody_else_is_warned)
{
    begin("american", PLAYER_PERSON, 2, 7);
    companion_look(&stage.companion);
    ck_assert(!stage.companion.task.warns);
    stage.match.help = HELP_BOTH;
    companion_look(&stage.companion);
    ck_assert(stage.companion.task.warns);
    companion_find_hint(&stage.companion, NODE_ROOT);
    await_warnings();
    ck_assert(stage.companion.view.hint.found);
    play_any();
    ck_assert(!stage.companion.task.warns && stage.companion.view.thinks);
    stage_await();
    ck_assert(!stage.companion.view.warnings.found);
    play(&stage.companion.view.move);
    await_warnings();
    stage.match.help = HELP_HINTS;
    companion_look(&stage.companion);
    ck_assert(!stage.companion.view.warnings.found);
    stage_end();
}
END_TEST

/* --- The analysis of the game on the board --- */

static bool is_analysed(const struct game *game)
{
    return tree_text(&game->tree, NODE_ROOT, TEXT_ANALYSIS)[0];
}

static void write_found(void *found, struct game *game)
{
    analysis_apply(found, game, better_line_print);
}

static void take_found(void *owner, const struct game_origin *origin, struct analysis *found)
{
    ck_assert(match_edit(owner, origin->serial, write_found, found));
}

static void begin_analysed(void)
{
    begin("american", PLAYER_PERSON, PLAYER_PERSON, 7);
    play_any();
    play_any();
    const struct game_origin origin = {.match = 1, .serial = stage.match.serial};
    companion_analyse(&stage.companion, &stage.match.game, origin, take_found, &stage.match);
    ck_assert(stage.companion.view.analysis.running);
    ck_assert(game_origin_equal(&stage.companion.view.analysis.origin, &origin));
    ck_assert_int_eq(stage.companion.view.analysis.count, 3);
}

static void await_analysis(void)
{
    int done = 0;
    for (int i = 0; i < TRIES && stage.companion.view.analysis.running; i++) {
        SDL_Delay(1);
        jobs_deliver(stage.jobs);
        companion_look(&stage.companion);
        ck_assert_int_ge(
            stage.companion.view.analysis.running ? stage.companion.view.analysis.done : 3, done);
        done = stage.companion.view.analysis.done;
    }
    ck_assert(!stage.companion.view.analysis.running);
}

START_TEST(a_game_is_analysed_while_it_goes_on)
{
    begin_analysed();
    play_any();
    await_analysis();
    ck_assert(is_analysed(&stage.match.game));
    ck_assert(
        *tree_text(&stage.match.game.tree, game_node_at(&stage.match.game, 2), TEXT_ANALYSIS));
    ck_assert(
        !*tree_text(&stage.match.game.tree, game_node_at(&stage.match.game, 3), TEXT_ANALYSIS));
    ck_assert(match_undo(&stage.match) && !is_analysed(&stage.match.game) &&
              stage.match.game.cursor == 3);
    stage_end();
}
END_TEST

/* What is found belongs to the game that was asked for, wherever in the match it lies then. */
START_TEST(a_game_is_analysed_after_the_next_one_began)
{
    begin_analysed();
    game_resign(&stage.match.game, BLACK);
    match_next_game(&stage.match);
    play_any();
    await_analysis();
    ck_assert(!is_analysed(&stage.match.game));
    while (stage.match.finished_count > 0)
        ck_assert(match_undo(&stage.match));
    ck_assert(is_analysed(&stage.match.game) && stage.match.game.cursor == 2);
    stage_end();
}
END_TEST

/* Nothing is written after Stop. */
START_TEST(an_analysis_ends)
{
    begin_analysed();
    companion_stop_analysis(&stage.companion);
    ck_assert(!stage.companion.view.analysis.running);
    for (int i = 0; i < 300; i++) {
        SDL_Delay(1);
        jobs_deliver(stage.jobs);
    }
    ck_assert(!is_analysed(&stage.match.game));
    stage_end();
}
END_TEST

/* A move of the computer and a hint need not wait for it. */
START_TEST(an_analysis_lets_others_go_first)
{
    begin_analysed();
    companion_find_hint(&stage.companion, NODE_ROOT);
    for (int i = 0; i < TRIES && !stage.companion.view.hint.found; i++) {
        SDL_Delay(1);
        jobs_deliver(stage.jobs);
    }
    ck_assert(stage.companion.view.hint.found && stage.companion.view.analysis.running);
    await_analysis();
    ck_assert(is_analysed(&stage.match.game));
    stage_end();
}
END_TEST

/* --- Live analysis --- */

static const struct companion_live *look_live(int node)
{
    stage.shell.desk.wish = (struct live_wish){node == NODE_NONE ? NULL : &stage.match.game, node};
    companion_look_live(&stage.companion);
    return &stage.companion.view.live;
}

static void await_live(void)
{
    for (int i = 0; i < TRIES && !stage.companion.view.live.known; i++) {
        SDL_Delay(1);
        jobs_deliver(stage.jobs);
        companion_look_live(&stage.companion);
    }
    ck_assert(stage.companion.view.live.known);
}

/* Its line is one of legal moves from the position that was asked for. */
START_TEST(a_position_is_analysed_live)
{
    begin("american", PLAYER_PERSON, PLAYER_PERSON, 7);
    play_any();
    ck_assert(!look_live(NODE_ROOT)->known);
    await_live();
    const struct companion_live *live = look_live(NODE_ROOT);
    ck_assert(live->known && live->node == NODE_ROOT && live->game == &stage.match.game);
    struct position position = tree_state(&stage.match.game.tree, NODE_ROOT)->position;
    for (int i = 0; i < live->line.count; i++) {
        struct movelist list;
        const struct move *move = &live->line.moves[i];
        movegen(&stage.match.rules.rules, &position, &list);
        ck_assert(movelist_find(&list, move->path, move->steps + 1));
        position = position_after(&position, move);
    }
    ck_assert_int_gt(live->line.count, 1);
    ck_assert(!look_live(game_node(&stage.match.game))->known);
    await_live();
    ck_assert_int_eq(stage.companion.view.live.node, game_node(&stage.match.game));
    stage_end();
}
END_TEST

/* Nothing is found any more once the wish has gone, or the window is hidden. */
START_TEST(live_analysis_ends)
{
    begin("american", PLAYER_PERSON, PLAYER_PERSON, 7);
    look_live(NODE_ROOT);
    await_live();
    if (_i == 0)
        stage.shell.desk.wish.game = NULL;
    stage.companion.hidden = _i == 1;
    companion_look_live(&stage.companion);
    ck_assert(!stage.companion.view.live.known);
    for (int i = 0; i < 300; i++) {
        SDL_Delay(1);
        jobs_deliver(stage.jobs);
        companion_look_live(&stage.companion);
    }
    ck_assert(!stage.companion.view.live.known);
    stage.companion.hidden = false;
    stage.shell.desk.wish = (struct live_wish){0};
    stage_end();
}
END_TEST

/* Both end before they are complete where others want the lane, but not for each other. */
START_TEST(live_analysis_and_warnings_are_both_found)
{
    begin("american", PLAYER_PERSON, PLAYER_PERSON, 7);
    stage.match.help = HELP_BOTH;
    look_live(NODE_ROOT);
    await_warnings();
    await_live();
    stage.shell.desk.wish = (struct live_wish){0};
    stage_end();
}
END_TEST

SUITE(companion)
{
    Suite *suite = suite_create("companion");
    TCase *when = tcase_create("when it thinks");
    tcase_add_test(when, it_thinks_where_it_is_to_move);
    tcase_add_test(when, another_match_is_thought_about_anew);
    tcase_add_loop_test(when, it_thinks_about_an_offer, 0, ROWS(offer_rows));
    tcase_add_test(when, opinions_go_with_their_position);
    tcase_add_test(when, it_thinks_once);
    tcase_add_test(when, what_is_out_of_date_is_dropped);
    tcase_add_test(when, move_now_ends_a_long_search);
    tcase_add_test(when, seats_may_change);
    suite_add_tcase(suite, when);
    TCase *what = tcase_create("what it chooses");
    tcase_set_timeout(what, 120);
    tcase_add_loop_test(what, levels_play_by_any_rules, 0, ROWS(rule_sets));
    tcase_add_test(what, without_weights_it_plays_on);
    suite_add_tcase(suite, what);
    TCase *warns = tcase_create("whom it warns");
    tcase_set_timeout(warns, 120);
    tcase_add_loop_test(warns, people_are_warned, 0, ROWS(rule_sets));
    tcase_add_test(warns, nobody_else_is_warned);
    suite_add_tcase(suite, warns);
    TCase *analysis = tcase_create("the analysis of a game");
    tcase_set_timeout(analysis, 120);
    tcase_add_test(analysis, a_game_is_analysed_while_it_goes_on);
    tcase_add_test(analysis, a_game_is_analysed_after_the_next_one_began);
    tcase_add_test(analysis, an_analysis_ends);
    tcase_add_test(analysis, an_analysis_lets_others_go_first);
    suite_add_tcase(suite, analysis);
    TCase *live = tcase_create("live analysis");
    tcase_set_timeout(live, 120);
    tcase_add_test(live, a_position_is_analysed_live);
    tcase_add_loop_test(live, live_analysis_ends, 0, 2);
    tcase_add_test(live, live_analysis_and_warnings_are_both_found);
    suite_add_tcase(suite, live);
    return suite;
}
