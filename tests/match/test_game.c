/* SPDX-License-Identifier: MIT */
/* One game: decisions, offers, claims, undo and redo. */
#include "result_words.h"
#include "score_sheet.h"
#include "suite.h"

static void expect(const char *what, const struct game *game, enum outcome outcome,
                   enum reason reason)
{
    struct result result = game_result(game);
    ck_assert_msg(result.outcome == outcome && result.reason == reason,
                  "%s: ply %d: outcome %d (%s), expected %d (%s)", what, game->cursor,
                  (int)result.outcome, reason_text(result.reason), (int)outcome,
                  reason_text(reason));
}

static void begin(struct game *game, const char *rules, const char *start)
{
    struct named_ruleset named = sheet_rules(rules);
    struct position position;
    if (start)
        position = sheet_position(start);
    game_init(game, &named, start ? &position : NULL);
}

/* --- Decisions --- */

START_TEST(resigning)
{
    const struct named_ruleset *rules = &presets[_i / 2];
    enum side side = _i % 2 == 0 ? BLACK : WHITE;
    struct game game;
    game_init(&game, rules, NULL);
    sheet_play(rules->id, &game, "9-13 24-19", 2);
    ck_assert(game_resign(&game, side));
    expect(rules->id, &game, side == BLACK ? WHITE_WINS : BLACK_WINS, REASON_RESIGNED);
    ck_assert(!game_result(&game).giveaway);
    ck_assert(!game_resign(&game, WHITE));
    ck_assert(!game_offer_draw(&game, BLACK));
    expect(rules->id, &game, side == BLACK ? WHITE_WINS : BLACK_WINS, REASON_RESIGNED);
    game_finish(&game);
}
END_TEST

START_TEST(agreeing)
{
    const struct named_ruleset *rules = &presets[_i / 2];
    enum side side = _i % 2 == 0 ? BLACK : WHITE;
    struct game game;
    game_init(&game, rules, NULL);
    ck_assert(!game_accept_draw(&game));
    ck_assert(!game_decline_draw(&game));
    ck_assert(game_offer_draw(&game, side));
    ck_assert(game.offered && game.offered_by == side);
    ck_assert(!game_offer_draw(&game, side_other(side)));
    ck_assert(game.offered_by == side);
    expect(rules->id, &game, ONGOING, REASON_NONE);
    ck_assert(game_accept_draw(&game));
    expect(rules->id, &game, DRAW, REASON_AGREED);
    ck_assert(!game.offered);
    game_finish(&game);
}
END_TEST

START_TEST(offer_lapses)
{
    struct game game;
    begin(&game, "american", NULL);
    ck_assert(game_offer_draw(&game, BLACK));
    ck_assert(game_decline_draw(&game));
    ck_assert(!game.offered && !game_accept_draw(&game));
    ck_assert(game_offer_draw(&game, BLACK));
    sheet_play("a move declines", &game, "9-13", 1);
    ck_assert(!game.offered && !game_accept_draw(&game));
    ck_assert(game_offer_draw(&game, BLACK));
    ck_assert(game_undo(&game));
    ck_assert(!game.offered);
    ck_assert(game_offer_draw(&game, WHITE));
    ck_assert(game_redo(&game));
    ck_assert(!game.offered);
    ck_assert(game_offer_draw(&game, BLACK));
    ck_assert(game_resign(&game, WHITE));
    ck_assert(!game.offered && !game_accept_draw(&game));
    expect("resigned meanwhile", &game, BLACK_WINS, REASON_RESIGNED);
    game_finish(&game);
}
END_TEST

static const struct claim_row {
    const char *name;
    const char *rules;
    const char *start;
    const char *moves;
    int plies;
    enum reason claimable;
} claim_rows[] = {
    {"the second time", "tournament", "B:WK32,20:BK1,21", "2*(1-5 32-28 5-1 28-32)", 7,
     REASON_NONE},
    {"the third time", "tournament", "B:WK32,20:BK1,21", "2*(1-5 32-28 5-1 28-32)", 8,
     REASON_REPETITION},
    {"the fourth time", "tournament", "B:WK32,20:BK1,21", "3*(1-5 32-28 5-1 28-32)", 12,
     REASON_REPETITION},
    {"79 plies of kings", "tournament", "B:WK32,20:BK1,21", "~80", 79, REASON_NONE},
    {"80 plies of kings", "tournament", "B:WK32,20:BK1,21", "~80", 80, REASON_QUIET},
    {"81 plies of kings", "tournament", "B:WK32,20:BK1,21", "~81", 81, REASON_QUIET},
    {"a man's move resets", "tournament", "B:WK32,20:BK1,21", "~40 21-25 ~79", 120, REASON_NONE},
    {"80 plies after a man's move", "tournament", "B:WK32,20:BK1,21", "~40 21-25 ~80", 121,
     REASON_QUIET},
    {"a crowning is a man's move", "tournament", "B:WK32,20:BK1,25", "~60 25-29 ~79", 140,
     REASON_NONE},
    {"the draw passes unclaimed", "tournament", "B:WK32,20:BK1,21", "~80 21-25", 81, REASON_NONE},
    {"lone kings play on in tournament", "tournament", "B:WK4:B25", "25-30", 1, REASON_NONE},
    {"lone kings", "flying, draws=claim", "B:WK4:B25", "25-30", 1, REASON_LONE_KINGS},
    {"nothing to claim where draws are automatic", "classic", "B:WK32,20:BK1,21",
     "2*(1-5 32-28 5-1 28-32)", 8, REASON_NONE},
};

START_TEST(claiming)
{
    const struct claim_row *row = &claim_rows[_i];
    struct game game;
    begin(&game, row->rules, row->start);
    sheet_play(row->name, &game, row->moves, row->plies);
    struct result before = game_result(&game);
    enum reason claimable = game_claimable(&game);
    ck_assert_msg(claimable == row->claimable, "%s: claimable: %s, expected %s", row->name,
                  reason_text(claimable), reason_text(row->claimable));
    ck_assert_msg(game_claim_draw(&game) == (row->claimable != REASON_NONE), "%s", row->name);
    if (row->claimable != REASON_NONE) {
        ck_assert_msg(before.outcome == ONGOING, "%s: ended by itself", row->name);
        expect(row->name, &game, DRAW, row->claimable);
    }
    game_finish(&game);
}
END_TEST

/* --- Undo and redo --- */

START_TEST(decision_is_a_step)
{
    struct game game;
    begin(&game, "american", NULL);
    sheet_play("opening", &game, "9-13 24-19", 2);
    ck_assert(game_resign(&game, BLACK));
    ck_assert(game_can_undo(&game) && !game_can_redo(&game));
    ck_assert(game_undo(&game));
    expect("decision undone", &game, ONGOING, REASON_NONE);
    ck_assert_int_eq(game.cursor, 2);
    ck_assert(game_undo(&game));
    ck_assert_int_eq(game.cursor, 1);
    ck_assert(game_redo(&game));
    expect("move restored, not yet the decision", &game, ONGOING, REASON_NONE);
    ck_assert(game_redo(&game));
    expect("decision restored", &game, WHITE_WINS, REASON_RESIGNED);
    ck_assert(!game_redo(&game));
    ck_assert(game_undo(&game));
    sheet_play("other move", &game, "11-15", 3);
    ck_assert_msg(!game_can_redo(&game), "the undone decision is dropped");
    expect("played on", &game, ONGOING, REASON_NONE);
    game_finish(&game);
}
END_TEST

START_TEST(decision_drops_the_tail)
{
    struct game game;
    begin(&game, "american", NULL);
    sheet_play("opening", &game, "9-13 24-19 11-15", 3);
    ck_assert(game_undo(&game));
    ck_assert(game_undo(&game));
    ck_assert(game_offer_draw(&game, WHITE));
    ck_assert(game_accept_draw(&game));
    ck_assert(!game_can_redo(&game));
    ck_assert_int_eq(game.count, 1);
    ck_assert(game_undo(&game));
    expect("undone", &game, ONGOING, REASON_NONE);
    ck_assert(game_redo(&game));
    expect("redone", &game, DRAW, REASON_AGREED);
    game_finish(&game);
}
END_TEST

START_TEST(nothing_to_undo)
{
    struct game game;
    begin(&game, "american", NULL);
    ck_assert(!game_can_undo(&game) && !game_can_redo(&game));
    ck_assert(!game_undo(&game));
    ck_assert(!game_redo(&game));
    ck_assert_int_eq(game.cursor, 0);
    game_finish(&game);
}
END_TEST

/* The move to be made may lie in the game's own array, also when that must grow for it. */
START_TEST(replaying_from_its_own_moves)
{
    struct game game;
    begin(&game, "american", "B:WK32,12:BK1,21");
    sheet_play("to and fro", &game, "1-5 32-28 5-1 28-32", 4);
    for (int ply = 4; ply < 100; ply++) {
        struct move before = *game_move_at(&game, ply - 4);
        game_play(&game, game_move_at(&game, ply - 4));
        ck_assert_msg(move_equal(game_move_at(&game, game.cursor - 1), &before), "ply %d", ply);
    }
    game_finish(&game);
}
END_TEST

/* Of a game that is put away no more is kept than its moves need. */
START_TEST(put_away_it_is_small)
{
    struct game game;
    begin(&game, "american", NULL);
    sheet_play("opening", &game, "9-13 24-19 11-15 22-18 15x22 25x18 8-11 26-22 11-16", 9);
    ck_assert(game_undo(&game) && game_undo(&game));
    ck_assert(game_resign(&game, BLACK));
    struct game_record record = game_put_away(&game);
    ck_assert_int_eq(record.tree.count, 10);
    ck_assert_uint_eq(record.tree.nodes_capacity, 10);
    ck_assert_uint_eq(record.tree.notes_capacity, 1);
    ck_assert_ptr_null(record.tree.states);
    ck_assert_ptr_null(record.tree.counts.slots);
    ck_assert_uint_le(sizeof *record.tree.nodes, 40);
    game_record_finish(&record);
}
END_TEST

SUITE(game)
{
    Suite *suite = suite_create("game");
    TCase *decisions = tcase_create("decisions");
    tcase_add_loop_test(decisions, resigning, 0, HOUSE_PRESET_COUNT * 2);
    tcase_add_loop_test(decisions, agreeing, 0, HOUSE_PRESET_COUNT * 2);
    tcase_add_test(decisions, offer_lapses);
    tcase_add_loop_test(decisions, claiming, 0, ROWS(claim_rows));
    suite_add_tcase(suite, decisions);
    TCase *undo = tcase_create("undo and redo");
    tcase_add_test(undo, decision_is_a_step);
    tcase_add_test(undo, decision_drops_the_tail);
    tcase_add_test(undo, nothing_to_undo);
    tcase_add_test(undo, replaying_from_its_own_moves);
    tcase_add_test(undo, put_away_it_is_small);
    suite_add_tcase(suite, undo);
    return suite;
}
