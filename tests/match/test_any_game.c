/* SPDX-License-Identifier: MIT */
/* What holds for any game whatever: undo, redo and replaying give the very same values, and the
 * counts of the draws equal a recount. Random games under every preset. */
#include "result_words.h"
#include "rng.h"
#include "score_sheet.h"
#include "suite.h"

#include <inttypes.h>

enum {
    MAX_PLIES = 300,
    GAMES_PER_PRESET = 20,
};

/* Everything that a screen can ask of a game at one step. */
struct snapshot {
    struct position position;
    struct draw_state draws;
    struct result result;
    enum reason claimable;
    int cursor;
    bool decided;
};

static struct snapshot take_snapshot(const struct game *game)
{
    return (struct snapshot){
        .position = game_position(game),
        .draws = tree_state(&game->tree, game_node(game))->draws,
        .result = game_result(game),
        .claimable = game_claimable(game),
        .cursor = game->cursor,
        .decided = game->decided,
    };
}

static void expect_snapshot(const struct game *game, const struct snapshot *then, const char *where,
                            uint64_t seed)
{
    struct snapshot now = take_snapshot(game);
    bool same = position_equal(&now.position, &then->position) &&
                now.draws.quiet == then->draws.quiet &&
                now.draws.repetitions == then->draws.repetitions &&
                now.draws.lone_kings == then->draws.lone_kings &&
                result_equal(&now.result, &then->result) && now.claimable == then->claimable &&
                now.cursor == then->cursor && now.decided == then->decided;
    ck_assert_msg(same, "%s, %s, seed %" PRIu64 ": step %d differs in %s", game->rules.id, where,
                  seed, then->cursor, sheet_print(&then->position));
}

/* The move that takes back the mover's own last one, or NULL. */
static const struct move *find_return(const struct game *game, const struct movelist *list)
{
    if (game->cursor < 2)
        return NULL;
    const struct move *own = game_move_at(game, game->cursor - 2);
    uint8_t path[2] = {(uint8_t)move_to(own), (uint8_t)move_from(own)};
    return movelist_find(list, path, 2);
}

/* Half of the time a player goes back, where that is possible, so that positions repeat. */
static void play_random_move(struct game *game, struct rng *rng)
{
    struct position position = game_position(game);
    struct movelist list;
    movegen(&game->rules.rules, &position, &list);
    const struct move *back = find_return(game, &list);
    if (back && rng_below(rng, 2)) {
        game_play(game, back);
        return;
    }
    game_play(game, &list.moves[rng_below(rng, (uint32_t)list.count)]);
}

/* Ends a game that goes on in one of the ways that players have. */
static void decide_randomly(struct game *game, struct rng *rng)
{
    enum side side = rng_below(rng, 2) ? BLACK : WHITE;
    if (game_claim_draw(game))
        return;
    if (rng_below(rng, 2)) {
        ck_assert(game_resign(game, side));
        return;
    }
    ck_assert(game_offer_draw(game, side));
    ck_assert(game_accept_draw(game));
}

/* Plays a random game to an end, with a snapshot after each step, and before the first. */
static int play_random_game(struct game *game, struct snapshot *steps, struct rng *rng)
{
    int plies = 1 + (int)rng_below(rng, MAX_PLIES);
    int count = 0;
    steps[count++] = take_snapshot(game);
    while (!game_over(game) && game->cursor < plies) {
        play_random_move(game, rng);
        steps[count++] = take_snapshot(game);
    }
    if (!game_over(game)) {
        decide_randomly(game, rng);
        steps[count++] = take_snapshot(game);
    }
    return count;
}

/* Few kings on an open board: games in which positions come back and draws come. */
static struct position random_ending(struct rng *rng)
{
    struct position position = {.side = rng_below(rng, 2) ? BLACK : WHITE};
    int pieces = 2 + (int)rng_below(rng, 2);
    for (int piece = 0; piece < pieces; piece++)
        position_put(&position, 1 + (int)rng_below(rng, SQUARE_COUNT),
                     piece == 0 ? BLACK_KING : WHITE_KING);
    return position;
}

/* A game under a preset: every other one an ending, half of them giveaway, and every third with
 * draws that end nothing. */
static void begin_random_game(struct game *game, int preset, int number, struct rng *rng)
{
    struct named_ruleset rules = presets[preset];
    if (number % 4 >= 2)
        rules.rules.goal = GOAL_LOSE;
    if (number % 3 == 0)
        rules.rules.draws = DRAWS_CLAIM;
    struct position ending = random_ending(rng);
    game_init(game, &rules, number % 2 ? &ending : NULL);
}

static void undo_to(struct game *game, const struct snapshot *steps, int from, int to,
                    uint64_t seed)
{
    for (int step = from - 1; step >= to; step--) {
        ck_assert(game_can_undo(game) && game_undo(game));
        expect_snapshot(game, &steps[step], "undone", seed);
    }
}

static void redo_to(struct game *game, const struct snapshot *steps, int from, int to,
                    uint64_t seed)
{
    for (int step = from + 1; step <= to; step++) {
        ck_assert(game_can_redo(game) && game_redo(game));
        expect_snapshot(game, &steps[step], "redone", seed);
    }
}

START_TEST(undo_restores_the_same_values)
{
    static struct snapshot steps[MAX_PLIES + 2];
    for (int number = 0; number < GAMES_PER_PRESET; number++) {
        uint64_t seed = (uint64_t)(_i * 1000 + number);
        struct rng rng = rng_init(seed);
        struct game game;
        begin_random_game(&game, _i, number, &rng);
        int last = play_random_game(&game, steps, &rng) - 1;
        undo_to(&game, steps, last, 0, seed);
        ck_assert(!game_can_undo(&game) && !game_undo(&game));
        redo_to(&game, steps, 0, last, seed);
        ck_assert(!game_can_redo(&game) && !game_redo(&game));
        game_finish(&game);
    }
}
END_TEST

START_TEST(replaying_gives_the_same_game)
{
    static struct snapshot steps[MAX_PLIES + 2];
    static struct move made[MAX_PLIES];
    for (int number = 0; number < GAMES_PER_PRESET; number++) {
        uint64_t seed = (uint64_t)(_i * 1000 + number);
        struct rng rng = rng_init(seed);
        struct game game;
        begin_random_game(&game, _i, number, &rng);
        int last = play_random_game(&game, steps, &rng) - 1;
        int moves = game.count;
        for (int ply = 0; ply < moves; ply++)
            made[ply] = *game_move_at(&game, ply);
        undo_to(&game, steps, last, (int)rng_below(&rng, (uint32_t)last + 1), seed);
        int nodes = game.tree.count;
        while (game.cursor < moves && !game.decided) {
            game_play(&game, &made[game.cursor]);
            ck_assert_msg(game.count == moves && game.tree.count == nodes,
                          "%s, seed %" PRIu64 ": made anew", game.rules.id, seed);
            ck_assert(move_equal(game_move_at(&game, game.cursor - 1), &made[game.cursor - 1]));
            expect_snapshot(&game, &steps[game.cursor], "replayed", seed);
        }
        game_finish(&game);
    }
}
END_TEST

/* The draw state after the moves in force, counted from nothing. */
static struct draw_state recount(const struct game *game)
{
    const struct ruleset *rules = &game->rules.rules;
    struct draw_state state = {0};
    for (int ply = 0; ply < game->cursor; ply++) {
        struct position before = game_position_at(game, ply);
        const struct move *move = game_move_at(game, ply);
        bool man = !(before.kings & square_set(move_from(move)));
        bool reset = move->captured != 0 || (man && rules->quiet_reset == RESET_CAPTURE_OR_MAN) ||
                     (move->crowns && rules->quiet_reset == RESET_CAPTURE_OR_CROWN);
        state.quiet = reset ? 0 : state.quiet + 1;
    }
    struct position now = game_position(game);
    for (int ply = 0; ply <= game->cursor; ply++) {
        struct position then = game_position_at(game, ply);
        state.repetitions += position_equal(&now, &then);
    }
    int pieces[3] = {0}; /* men, black kings, white kings */
    for (int square = 1; square <= SQUARE_COUNT; square++) {
        enum piece piece = position_piece(&now, square);
        if (piece != PIECE_NONE)
            pieces[piece == BLACK_KING ? 1 : piece == WHITE_KING ? 2 : 0]++;
    }
    state.lone_kings = pieces[0] == 0 && pieces[1] == 1 && pieces[2] == 1;
    return state;
}

START_TEST(draw_state_equals_a_recount)
{
    int repeated = 0;
    for (int number = 0; number < GAMES_PER_PRESET; number++) {
        uint64_t seed = (uint64_t)(_i * 1000 + number);
        struct rng rng = rng_init(seed);
        struct game game;
        begin_random_game(&game, _i, number, &rng);
        while (!game_over(&game) && game.cursor < MAX_PLIES) {
            play_random_move(&game, &rng);
            struct draw_state stored = tree_state(&game.tree, game_node(&game))->draws;
            struct draw_state counted = recount(&game);
            struct position now = game_position(&game);
            ck_assert_msg(
                stored.quiet == counted.quiet && stored.repetitions == counted.repetitions &&
                    stored.lone_kings == counted.lone_kings,
                "%s, seed %" PRIu64 ", ply %d: %d %d %d, expected %d %d %d in %s", game.rules.id,
                seed, game.cursor, stored.quiet, stored.repetitions, stored.lone_kings,
                counted.quiet, counted.repetitions, counted.lone_kings, sheet_print(&now));
            repeated += stored.repetitions > 1;
        }
        game_finish(&game);
    }
    ck_assert_msg(repeated > 0, "%s: no position came back: nothing was tried", presets[_i].id);
}
END_TEST

/* What a move adds to what its side has captured is what it took from the board, in the order of
 * its steps; the rest stays as it was. */
static void expect_captured(const struct game *game, const struct captured before[2])
{
    struct position then = game_position_at(game, game->cursor - 1);
    const struct move *move = game_move_at(game, game->cursor - 1);
    for (int side = 0; side < 2; side++) {
        struct captured now = tree_captured(&game->tree, game_node(game), (enum side)side);
        int new = (int)then.side == side &&move_is_capture(move) ? move->steps : 0;
        ck_assert_int_eq(now.count, before[side].count + new);
        for (int i = 0; i < now.count; i++)
            ck_assert_int_eq(
                now.pieces[i],
                i < before[side].count
                    ? before[side].pieces[i]
                    : position_piece(&then, move_captured_by_step(move, i - before[side].count)));
    }
}

START_TEST(captured_pieces_are_those_taken_from_the_board)
{
    int captured = 0;
    for (int number = 0; number < GAMES_PER_PRESET; number++) {
        struct rng rng = rng_init((uint64_t)(_i * 2000 + number));
        struct game game;
        begin_random_game(&game, _i, number, &rng);
        while (!game_over(&game) && game.cursor < MAX_PLIES) {
            struct captured before[2];
            for (int side = 0; side < 2; side++)
                before[side] = tree_captured(&game.tree, game_node(&game), (enum side)side);
            play_random_move(&game, &rng);
            expect_captured(&game, before);
            captured += before[BLACK].count > 1;
        }
        game_finish(&game);
    }
    ck_assert_msg(captured > 0, "%s: nothing was captured twice", presets[_i].id);
}
END_TEST

/* Why no order is needed between lone kings and a blocked side: the two never meet. */
START_TEST(lone_kings_never_block)
{
    for (int black = 1; black <= SQUARE_COUNT; black++)
        for (int white = 1; white <= SQUARE_COUNT; white++) {
            struct position position = {0};
            position_put(&position, white, WHITE_KING);
            position_put(&position, black, BLACK_KING);
            for (position.side = BLACK; position.side <= WHITE; position.side++)
                ck_assert_msg(black == white || movegen_any(&presets[_i].rules, &position),
                              "%s: blocked: %s", presets[_i].id, sheet_print(&position));
        }
}
END_TEST

SUITE(any_game)
{
    Suite *suite = suite_create("any game");
    TCase *any = tcase_create("any game");
    tcase_set_timeout(any, 60);
    tcase_add_loop_test(any, undo_restores_the_same_values, 0, PRESET_COUNT);
    tcase_add_loop_test(any, replaying_gives_the_same_game, 0, PRESET_COUNT);
    tcase_add_loop_test(any, draw_state_equals_a_recount, 0, PRESET_COUNT);
    tcase_add_loop_test(any, captured_pieces_are_those_taken_from_the_board, 0, PRESET_COUNT);
    tcase_add_loop_test(any, lone_kings_never_block, 0, PRESET_COUNT);
    suite_add_tcase(suite, any);
    return suite;
}
