/* SPDX-License-Identifier: MIT */
/* A match: who starts, who has which colour, the ledger and the score. */
#include "match/match.h"
#include "result_words.h"
#include "rng.h"
#include "score_sheet.h"
#include "suite.h"

#include <inttypes.h>
#include <string.h>

static void begin(struct match *match, const char *rules, enum starter_policy policy)
{
    struct match_setup setup = {
        .players = {{"Ada"}, {"Ben"}},
        .rules = sheet_rules(rules),
        .starter = policy,
    };
    match_init(match, &setup);
}

/* Ends the current game: '1' or '2' wins, '=' is a draw. */
static void end_game(struct match *match, char how)
{
    if (how == '=') {
        ck_assert(game_offer_draw(&match->game, BLACK));
        ck_assert(game_accept_draw(&match->game));
        return;
    }
    int loser = how == '1' ? 1 : 0;
    ck_assert(game_resign(&match->game, loser == match->black ? BLACK : WHITE));
}

/* --- Who starts --- */

/* Players are 1 and 2 here. `starters` and `black` hold one more than `results`: the next game. */
static const struct policy_row {
    enum starter_policy policy;
    const char *rules;
    const char *results;
    const char *starters;
    const char *black;
} policy_rows[] = {
    /* flying:31, and the challenger has Black: flying:4 */
    {STARTER_WINNER, "flying", "1", "11", "11"},
    {STARTER_WINNER, "flying", "2", "12", "12"},
    {STARTER_WINNER, "american", "2212", "12212", "12212"},
    {STARTER_WINNER, "american", "=", "12", "12"},
    {STARTER_WINNER, "american", "1=2==1", "1122121", "1122121"},
    {STARTER_LOSER, "american", "1", "12", "12"},
    {STARTER_LOSER, "american", "2", "11", "11"},
    {STARTER_LOSER, "american", "1=2==1", "1211212", "1211212"},
    {STARTER_ALTERNATE, "american", "1=2==1", "1212121", "1212121"},
    {STARTER_SAME, "american", "1=2==1", "1111111", "1111111"},
    /* White moves first: the starter has White. */
    {STARTER_WINNER, "russian", "1=2==1", "1122121", "2211212"},
    {STARTER_LOSER, "russian", "1=2==1", "1211212", "2122121"},
    {STARTER_ALTERNATE, "russian", "1=2==1", "1212121", "2121212"},
    {STARTER_SAME, "russian", "1=2==1", "1111111", "2222222"},
    /* Giveaway changes who wins, not who starts. */
    {STARTER_WINNER, "american, goal=lose", "1=2==1", "1122121", "1122121"},
};

static void expect_colours(const struct policy_row *row, const struct match *match, size_t game)
{
    int starter = row->starters[game] - '1';
    int black = row->black[game] - '1';
    ck_assert_msg(match->starter == starter && match->black == black,
                  "%s, %s, %s: game %zu: starter %d, black %d", starter_ids[row->policy],
                  row->rules, row->results, game + 1, match->starter + 1, match->black + 1);
    ck_assert_int_eq(match_player_of_side(match, BLACK), black);
    ck_assert_int_eq(match_player_of_side(match, WHITE), 1 - black);
    ck_assert_str_eq(match_name_of_side(match, BLACK), black == 0 ? "Ada" : "Ben");
    ck_assert_int_eq(match_player_of_side(match, game_position(&match->game).side), starter);
}

START_TEST(policies)
{
    const struct policy_row *row = &policy_rows[_i];
    struct match match;
    begin(&match, row->rules, row->policy);
    size_t games = strlen(row->results);
    for (size_t game = 0; game < games; game++) {
        expect_colours(row, &match, game);
        end_game(&match, row->results[game]);
        ck_assert_int_eq(match_next_starter(&match), row->starters[game + 1] - '1');
        enum side first = match_next_first(&match);
        match_next_game(&match);
        ck_assert_int_eq(game_position(&match.game).side, first);
    }
    expect_colours(row, &match, games);
    ck_assert_int_eq(match_ledger_count(&match), (int)games);
    match_finish(&match);
}
END_TEST

/* --- The ledger and the current game --- */

static void expect_score(const struct match *match, int first, int second)
{
    struct score score = match_score(match);
    ck_assert_msg(score.half_points[0] == first && score.half_points[1] == second,
                  "half points %d : %d, expected %d : %d", score.half_points[0],
                  score.half_points[1], first, second);
}

START_TEST(undo_after_the_end_needs_no_repair)
{
    struct match match;
    begin(&match, "american", STARTER_WINNER);
    end_game(&match, '2');
    match_next_game(&match);
    ck_assert(!game_can_undo(&match.game));
    ck_assert(match_can_undo(&match));
    sheet_play("opening", &match.game, "9-13 24-19", 2);
    ck_assert_int_eq(match_ledger_count(&match), 1);
    expect_score(&match, 0, 2);
    end_game(&match, '1');
    ck_assert_int_eq(match_ledger_count(&match), 2);
    expect_score(&match, 2, 2);
    ck_assert(game_undo(&match.game));
    ck_assert_int_eq(match_ledger_count(&match), 1);
    expect_score(&match, 0, 2);
    end_game(&match, '=');
    ck_assert_int_eq(match_ledger_count(&match), 2);
    expect_score(&match, 1, 3);
    struct ledger_entry entry = match_ledger_entry(&match, 1);
    ck_assert_int_eq(entry.number, 2);
    ck_assert_int_eq(entry.starter, 1);
    ck_assert_int_eq(entry.black, 1);
    ck_assert_int_eq(entry.plies, 2);
    ck_assert_int_eq((int)entry.result.reason, REASON_AGREED);
    ck_assert_int_eq(ledger_winner(&entry), -1);
    match_finish(&match);
}
END_TEST

START_TEST(winning_move_undone_and_another_played)
{
    struct match match;
    struct position start = sheet_position("B:W22:B18,1");
    struct match_setup setup = {.rules = sheet_rules("freejump"), .start = &start};
    match_init(&match, &setup);
    sheet_play("wins", &match.game, "18x25", 1);
    ck_assert_int_eq(match_next_starter(&match), 0);
    expect_score(&match, 2, 0);
    ck_assert(game_undo(&match.game));
    sheet_play("goes on", &match.game, "1-5", 1);
    ck_assert_int_eq(match_ledger_count(&match), 0);
    expect_score(&match, 0, 0);
    match_finish(&match);
}
END_TEST

START_TEST(own_start_in_every_game)
{
    struct match match;
    struct position start = sheet_position("W:W22,K30:B9,K1");
    struct match_setup setup = {.rules = sheet_rules("american"), .start = &start};
    match_init(&match, &setup);
    for (int game = 0; game < 3; game++) {
        struct position position = game_position(&match.game);
        ck_assert(position_equal(&position, &start));
        ck_assert_msg(match_player_of_side(&match, WHITE) == match.starter,
                      "game %d: White moves first here", game + 1);
        end_game(&match, '2');
        ck_assert_int_eq(match_next_first(&match), WHITE);
        match_next_game(&match);
    }
    match_finish(&match);
}
END_TEST

/* A handicap belongs to a player, whatever the colour; a game keeps the one with which it began. */
START_TEST(a_handicap_in_each_game)
{
    static const char *const starts[2] = {
        [BLACK] = "B:W21-32:B1-3,5-12", [WHITE] = "B:W21-28,30-32:B1-12"};
    struct match match;
    struct match_setup setup = {
        .rules = sheet_rules("american"), .starter = STARTER_ALTERNATE, .handicap = {0, 1}};
    match_init(&match, &setup);
    for (int game = 0; game < 4; game++) {
        enum side side = match.black == 0 ? BLACK : WHITE;
        struct position start = sheet_position(game < 3 ? starts[side] : "B:W21-32:B1-12");
        struct position position = game_position(&match.game);
        ck_assert_msg(position_equal(&position, &start), "game %d", game + 1);
        end_game(&match, '2');
        if (game == 2)
            match.handicap.men = 0;
        if (game < 3)
            match_next_game(&match);
    }
    for (int game = 0; game < 4; game++) {
        struct handicap handicap = match_ledger_entry(&match, game).handicap;
        ck_assert_int_eq(handicap.men, game < 3 ? 1 : 0);
        ck_assert(game == 3 || handicap.player == 0);
    }
    for (int game = 3; game > 0; game--)
        while (match.finished_count == game)
            ck_assert(match_undo(&match));
    struct position position = game_position_at(&match.game, 0);
    struct position start = sheet_position(starts[BLACK]);
    ck_assert(position_equal(&position, &start));
    match_finish(&match);
}
END_TEST

/* Each rule set can be played with each handicap. */
START_TEST(any_handicap)
{
    const struct ruleset *rules = &presets[_i].rules;
    struct position whole = position_start(rules);
    for (enum side side = BLACK; side <= WHITE; side++)
        for (int men = 0; men <= HANDICAP_MOST; men++) {
            struct position start = handicap_start(rules, side, men);
            struct movelist moves;
            movegen(rules, &start, &moves);
            ck_assert_int_eq(bits_count(start.pieces[side]), bits_count(whole.pieces[side]) - men);
            ck_assert_uint_eq(start.pieces[side_other(side)], whole.pieces[side_other(side)]);
            ck_assert_int_gt(moves.count, 0);
        }
}
END_TEST

/* --- From game to game --- */

/* Steps: 'm' the first legal move, '1', '2' and '=' end the game, 'n' the next game, 'u' and 'r'
 * undo and redo, 'U' and 'R' the same where there is nothing to undo or to redo. Players are 1
 * and 2. */
static const struct line_row {
    const char *name, *rules, *steps;
    int game, plies; /* where that leads */
    bool over;
    int first, second; /* half points */
    int starter, black;
    bool redo; /* is there something to redo? */
} line_rows[] = {
    {"nothing to undo at the very beginning", "american", "U", 1, 0, false, 0, 0, 1, 1, false},
    {"back to the result", "american", "mm2nu", 1, 2, true, 0, 2, 1, 1, true},
    {"and on again", "american", "mm2nur", 2, 0, false, 0, 2, 2, 2, false},
    {"nothing behind it", "american", "mm2nurR", 2, 0, false, 0, 2, 2, 2, false},
    {"moves are undone first", "american", "2nmmmuu", 2, 1, false, 0, 2, 2, 2, true},
    {"then the result comes", "american", "2nmmmuuuu", 1, 0, true, 0, 2, 1, 1, true},
    {"the next game has its moves", "american", "2nmmmuuuurrrr", 2, 3, false, 0, 2, 2, 2, false},
    {"and its end", "american", "m2nmm=uuuurrrr", 2, 2, true, 1, 3, 2, 2, false},
    {"the result is undone too", "american", "m2nuu", 1, 1, false, 0, 0, 1, 1, true},
    {"and redone", "american", "m2nmuuurrr", 2, 1, false, 0, 2, 2, 2, false},
    {"to the very beginning and back", "american", "m2nm1nmuuuuuuuUrrrrrrr", 3, 1, false, 2, 2, 1,
     1, false},
    {"several games back", "american", "1n2n=nuuuuuuU", 1, 0, false, 0, 0, 1, 1, true},
    {"and forward", "american", "1n2n=nuuuuuuUrrrrrrR", 4, 0, false, 3, 3, 1, 1, false},
    {"half of them", "american", "1n2n=nuuuuuuUrrr", 2, 0, true, 2, 2, 1, 1, true},
    {"the next game is the one that was", "american", "2nmmuuun", 2, 0, false, 0, 2, 2, 2, true},
    {"with its moves", "american", "2nmmuuunrr", 2, 2, false, 0, 2, 2, 2, false},
    {"another end is a new line", "american", "2nmuuu1", 1, 0, true, 2, 0, 1, 1, false},
    {"which leads to another game", "american", "2nmuuu1n", 2, 0, false, 2, 0, 1, 1, false},
    {"that has no moves", "american", "2nmuuu1nR", 2, 0, false, 2, 0, 1, 1, false},
    {"another move is a new line", "american", "m2nmuuumR", 1, 2, false, 0, 0, 1, 1, false},
    {"undone, the line that was left leads on", "american", "m2nmuuumu2rr", 2, 1, false, 0, 2, 2, 2,
     false},
    {"the same end again leads on", "american", "2nmuu u2rrR", 2, 1, false, 0, 2, 2, 2, false},
    {"the same move again leads on", "american", "m2nmuuuumrrrR", 2, 1, false, 0, 2, 2, 2, false},
    {"another end at the same ply does not", "american", "2nmuuu=R", 1, 0, true, 1, 1, 1, 1, false},
    {"nor does the same end elsewhere", "american", "m2nmuuum2R", 1, 2, true, 0, 2, 1, 1, false},
    {"left and found again after two games", "american", "m2n1nuuuumu2rrrR", 3, 0, false, 2, 2, 1,
     1, false},
    {"the next game after another end takes its place", "american", "2nmuuu1nu u2R", 1, 0, true, 0,
     2, 1, 1, false},
    {"the games before it stay", "american", "1n2nmuuu=nuuu", 1, 0, true, 2, 0, 1, 1, true},
    {"and those after it are new", "american", "1n2nmuuu=nuuurrrR", 3, 0, false, 3, 1, 2, 2, false},
    {"a new line in the middle, left and found again", "american", "1n2n1nuuuu=uuurrrR", 2, 0, true,
     3, 1, 1, 1, false},
    {"a draw lets the other start", "american", "=nu", 1, 0, true, 1, 1, 1, 1, true},
    {"after a draw", "american", "=nur", 2, 0, false, 1, 1, 2, 2, false},
    {"White moves first", "russian", "2nu", 1, 0, true, 0, 2, 1, 2, true},
    {"White moves first in the next", "russian", "2nur", 2, 0, false, 0, 2, 2, 1, false},
};

static void take_step(struct match *match, char step)
{
    struct movelist list;
    struct position position = game_position(&match->game);
    switch (step) {
    case 'm':
        movegen(&match->game.rules.rules, &position, &list);
        game_play(&match->game, &list.moves[0]);
        break;
    case 'n':
        match_next_game(match);
        break;
    case 'u':
    case 'U':
        ck_assert_int_eq(match_can_undo(match), step == 'u');
        ck_assert_int_eq(match_undo(match), step == 'u');
        break;
    case 'r':
    case 'R':
        ck_assert_int_eq(match_can_redo(match), step == 'r');
        ck_assert_int_eq(match_redo(match), step == 'r');
        break;
    case ' ':
        break;
    default:
        end_game(match, step);
    }
}

START_TEST(games_are_one_line)
{
    const struct line_row *row = &line_rows[_i];
    struct match match;
    begin(&match, row->rules, STARTER_WINNER);
    for (const char *step = row->steps; *step; step++)
        take_step(&match, *step);
    struct score score = match_score(&match);
    ck_assert_msg(match.finished_count + 1 == row->game && match.game.cursor == row->plies,
                  "%s: game %d, ply %d", row->name, match.finished_count + 1, match.game.cursor);
    ck_assert_msg(game_over(&match.game) == row->over, "%s: over", row->name);
    ck_assert_msg(match_ledger_count(&match) == row->game - 1 + row->over, "%s: %d in the ledger",
                  row->name, match_ledger_count(&match));
    ck_assert_msg(score.half_points[0] == row->first && score.half_points[1] == row->second,
                  "%s: half points %d : %d", row->name, score.half_points[0], score.half_points[1]);
    ck_assert_msg(match.starter == row->starter - 1 && match.black == row->black - 1,
                  "%s: starter %d, black %d", row->name, match.starter + 1, match.black + 1);
    ck_assert_msg(match_can_redo(&match) == row->redo, "%s: redo", row->name);
    match_finish(&match);
}
END_TEST

/* Everything that is known of a game is the same when it has come back. */
START_TEST(a_game_comes_back_whole)
{
    struct match match;
    begin(&match, "tournament, quiet=4", STARTER_WINNER);
    sheet_play("opening", &match.game, "9-13 24-19", 2);
    ck_assert(game_offer_draw(&match.game, WHITE) && game_accept_draw(&match.game));
    struct position last = game_position(&match.game);
    match_next_game(&match);
    ck_assert(game_offer_draw(&match.game, BLACK));
    ck_assert(match_undo(&match));
    struct position again = game_position(&match.game);
    ck_assert(position_equal(&last, &again));
    ck_assert_int_eq((int)game_result(&match.game).reason, REASON_AGREED);
    ck_assert_int_eq(tree_state(&match.game.tree, game_node_at(&match.game, 1))->draws.quiet, 0);
    ck_assert_int_eq(match_ledger_entry(&match, 0).plies, 2);
    ck_assert(match_redo(&match));
    ck_assert_msg(!match.game.offered, "an offer lapses");
    match_finish(&match);
}
END_TEST

/* Won on a line that was entered, not played: that line is the game from then on. */
START_TEST(the_game_is_the_line_that_ended_it)
{
    struct match match;
    begin(&match, "american", STARTER_WINNER);
    sheet_play("opening", &match.game, "9-13 24-19", 2);
    ck_assert(game_resign(&match.game, BLACK));
    int left = game_node(&match.game);
    ck_assert(match_undo(&match) && match_undo(&match));
    sheet_play("another move", &match.game, "22-18", 2);
    game_enter(&match.game, left);
    ck_assert(match_redo(&match));
    ck_assert(tree_is_variation(&match.game.tree, left));
    match_next_game(&match);
    ck_assert_int_eq(match_ledger_count(&match), 1);
    ck_assert(match_undo(&match));
    ck_assert_int_eq(game_node(&match.game), left);
    ck_assert(!tree_is_variation(&match.game.tree, left));
    ck_assert_int_eq(tree_first_child(&match.game.tree, NODE_ROOT), game_node_at(&match.game, 1));
    ck_assert_msg(tree_next_sibling(&match.game.tree, left) != NODE_NONE, "the other is lost");
    match_finish(&match);
}
END_TEST

START_TEST(the_score_before_leaves_the_current_game_out)
{
    struct match match;
    begin(&match, "american", STARTER_WINNER);
    end_game(&match, '1');
    ck_assert_int_eq(match_score_before(&match).half_points[0], 0);
    match_next_game(&match);
    end_game(&match, '=');
    ck_assert_int_eq(match_score_before(&match).half_points[0], 2);
    ck_assert_int_eq(match_score_before(&match).half_points[1], 0);
    expect_score(&match, 3, 1);
    match_finish(&match);
}
END_TEST

/* --- Its length --- */

static const struct length_row {
    const char *name;
    int length;
    const char *results; /* as for end_game */
    int decided;         /* by the game of this number; 0: by none of them */
    int winner;          /* then */
    enum outcome outcome;
} length_rows[] = {
    {"without end", 0, "1111", 0, -1, ONGOING},
    {"a game", 1, "1", 1, 0, BLACK_WINS},
    {"player 2", 1, "2", 1, 1, WHITE_WINS},
    {"not yet", 3, "1212", 0, -1, ONGOING},
    {"wins in between", 2, "121", 3, 0, WHITE_WINS},
    {"draws do not decide it", 2, "1=", 0, -1, ONGOING},
    {"half a point beyond", 2, "1=1", 3, 0, WHITE_WINS},
    {"a draw wins it", 2, "1==", 3, 0, WHITE_WINS},
    {"a draw at once for both", 1, "==", 2, -1, DRAW},
    {"nobody wins it", 2, "12==", 4, -1, DRAW},
};

START_TEST(a_match_has_a_length)
{
    const struct length_row *row = &length_rows[_i];
    struct match_setup setup = {
        .rules = sheet_rules("american"), .players = {{"Ada"}, {"Ben"}}, .length = row->length};
    struct match match;
    match_init(&match, &setup);
    for (int number = 1; row->results[number - 1]; number++) {
        ck_assert_msg(!match_decided(&match), "%s: before game %d", row->name, number);
        end_game(&match, row->results[number - 1]);
        ck_assert_msg(match_decided(&match) == (number == row->decided), "%s: game %d", row->name,
                      number);
        if (row->results[number])
            match_next_game(&match);
    }
    if (row->decided) {
        ck_assert_msg(match_winner(&match) == row->winner, "%s: winner", row->name);
        ck_assert_msg(match_outcome(&match) == row->outcome, "%s: outcome", row->name);
        ck_assert(game_undo(&match.game) && !match_decided(&match) && match_redo(&match));
        ck_assert_msg(match_decided(&match), "%s: redone", row->name);
    }
    match_finish(&match);
}
END_TEST

/* The names, rules and length stay; the policy says who starts. */
START_TEST(revenge_for_a_match)
{
    struct position start = sheet_position("W:W22,K30:B9,K1");
    for (enum starter_policy policy = 0; policy < STARTER_COUNT; policy++) {
        struct match_setup setup = {.rules = sheet_rules("russian"),
                                    .players = {{"Ada"}, {"Ben", 4}},
                                    .starter = policy,
                                    .length = 1,
                                    .seed = 7,
                                    .start = &start};
        struct match match, next;
        match_init(&match, &setup);
        end_game(&match, '2');
        int starter = match_next_starter(&match);
        setup = match_revenge(&match);
        match_init(&next, &setup);
        ck_assert_int_eq(next.starter, starter);
        ck_assert_int_eq(match_player_of_side(&next, WHITE), starter);
        ck_assert_int_eq(next.policy, policy);
        ck_assert_int_eq(next.length, 1);
        ck_assert_uint_eq(next.seed, 0); /* its computer makes other errors */
        ck_assert_str_eq(next.players[0].name, "Ada");
        ck_assert_str_eq(next.players[1].name, "Ben");
        ck_assert_int_eq(next.players[1].level, 4);
        struct position first = game_position(&next.game);
        ck_assert(position_equal(&first, &start) && match_ledger_count(&next) == 0);
        match_finish(&next);
        match_finish(&match);
    }
}
END_TEST

/* --- Any match whatever --- */

enum {
    MATCHES = 200,
};

/* Plays on at random for a while, back and forth; then the game is over. */
static void play_random_game(struct match *match, struct rng *rng)
{
    struct game *game = &match->game;
    for (uint32_t left = rng_below(rng, 120); left > 0 && !game_over(game); left--) {
        if (rng_below(rng, 8) == 0 && game_undo(game))
            continue;
        struct position position = game_position(game);
        struct movelist list;
        movegen(&game->rules.rules, &position, &list);
        game_play(game, &list.moves[rng_below(rng, (uint32_t)list.count)]);
    }
    if (!game_over(game))
        end_game(match, "12="[rng_below(rng, 3)]);
}

/* Who must start after this game, told from the words of each policy. */
static int expected_starter(enum starter_policy policy, int starter, int winner)
{
    int other = starter == 0 ? 1 : 0;
    if (policy == STARTER_SAME)
        return starter;
    if (policy == STARTER_ALTERNATE || winner < 0)
        return other;
    bool winner_starts = policy == STARTER_WINNER;
    return winner_starts == (winner == 0) ? 0 : 1;
}

/* Undoing the last step takes the entry out of the ledger; redoing brings the same one back. */
static void check_undo(struct match *match, uint64_t seed)
{
    int count = match_ledger_count(match);
    bool decided = match_decided(match);
    struct ledger_entry before = match_ledger_entry(match, count - 1);
    ck_assert(game_undo(&match->game));
    ck_assert_msg(match_ledger_count(match) == count - 1 && !match_decided(match), "seed %" PRIu64,
                  seed);
    ck_assert(game_redo(&match->game));
    ck_assert_msg(match_decided(match) == decided, "seed %" PRIu64 ": another end", seed);
    struct ledger_entry after = match_ledger_entry(match, count - 1);
    ck_assert_msg(match_ledger_count(match) == count && before.plies == after.plies &&
                      result_equal(&before.result, &after.result),
                  "seed %" PRIu64 ": game %d", seed, count);
}

/* The player who won by the outcome and the colours; -1 for a draw. */
static int winner_of(struct result result, int black)
{
    if (result.outcome == DRAW)
        return -1;
    return (result.outcome == BLACK_WINS) == (black == 0) ? 0 : 1;
}

/* Some way back through the games and the same way forward: everything is as it was. */
static void check_way_back(struct match *match, uint64_t seed)
{
    int steps = 0, wanted = (int)(seed % 400), games = match_ledger_count(match);
    struct position last = game_position(&match->game);
    while (steps < wanted && match_undo(match))
        steps++;
    ck_assert_msg(steps == wanted || (match->finished_count == 0 && match->game.cursor == 0),
                  "seed %" PRIu64 ": stuck in game %d", seed, match->finished_count + 1);
    for (int i = 0; i < steps; i++)
        ck_assert_msg(match_redo(match), "seed %" PRIu64 ": redo %d of %d", seed, i + 1, steps);
    struct position again = game_position(&match->game);
    ck_assert_msg(position_equal(&last, &again) && match_ledger_count(match) == games &&
                      !match_can_redo(match),
                  "seed %" PRIu64 ": another match", seed);
}

/* Returns true if the wins and draws decide the match. */
static bool check_decided(const struct match *match, const int tally[3], uint64_t seed)
{
    double needed = match->length, draws = tally[2] / 2.0;
    bool first = tally[0] + draws >= needed, second = tally[1] + draws >= needed;
    bool decided = needed > 0 && (first || second);
    ck_assert_msg(match_decided(match) == decided, "seed %" PRIu64 ": decided", seed);
    if (decided)
        ck_assert_msg(match_winner(match) == (first && second ? -1
                                              : first         ? 0
                                                              : 1),
                      "seed %" PRIu64 ": another winner", seed);
    return decided;
}

/* One match of a few games, held against a plain tally. */
static void check_match(enum starter_policy policy, const struct named_ruleset *rules,
                        uint64_t seed)
{
    struct rng rng = rng_init(seed);
    struct match_setup setup = {.rules = *rules,
                                .starter = policy,
                                .length = (int)rng_below(&rng, 4),
                                .first_starter = (int)rng_below(&rng, 2)};
    struct match match;
    match_init(&match, &setup);
    int tally[3] = {0}; /* wins of player 0, of player 1, draws */
    int starter = setup.first_starter;
    int games = 1 + (int)rng_below(&rng, 6);
    for (int game = 0; game < games; game++) {
        play_random_game(&match, &rng);
        check_undo(&match, seed);
        struct ledger_entry entry = match_ledger_entry(&match, game);
        int black = rules->rules.first == BLACK ? starter : 1 - starter;
        int winner = winner_of(entry.result, black);
        struct position last = game_position(&match.game);
        ck_assert_msg(entry.number == game + 1 && entry.starter == starter &&
                          entry.black == black && ledger_winner(&entry) == winner &&
                          entry.plies == match.game.cursor && position_equal(&entry.last, &last),
                      "%s, %s, seed %" PRIu64 ": game %d", starter_ids[policy], rules->id, seed,
                      game + 1);
        tally[winner < 0 ? 2 : winner]++;
        starter = expected_starter(policy, starter, winner);
        struct score score = match_score_after(&match, game + 1);
        ck_assert(score.wins[0] == tally[0] && score.wins[1] == tally[1]);
        if (check_decided(&match, tally, seed))
            games = game + 1;
        if (game + 1 == games)
            break;
        match_next_game(&match);
        entry = match_ledger_entry(&match, game);
        ck_assert_msg(position_equal(&entry.last, &last), "seed %" PRIu64 ": another end", seed);
    }
    check_way_back(&match, seed);
    struct score score = match_score(&match);
    ck_assert_msg(score.wins[0] == tally[0] && score.wins[1] == tally[1] &&
                      score.draws == tally[2] && score.half_points[0] == 2 * tally[0] + tally[2] &&
                      score.half_points[0] + score.half_points[1] == 2 * games,
                  "%s, %s, seed %" PRIu64 ": score %d+%d+%d", starter_ids[policy], rules->id, seed,
                  score.wins[0], score.wins[1], score.draws);
    match_finish(&match);
}

START_TEST(ledger_sums_equal_results)
{
    for (int number = 0; number < MATCHES; number++)
        check_match((enum starter_policy)_i, &presets[number % PRESET_COUNT],
                    (uint64_t)(_i * MATCHES + number));
}
END_TEST

/* --- Other names --- */

/* Ada is player 1, Ben player 2; `first` and `second` are what they are called then. */
static const struct {
    const char *name;
    int player;
    const char *typed, *first, *second;
} rename_rows[] = {
    {"the first", 0, "Eva", "Eva", "Ben"},
    {"the second", 1, "Eva", "Ada", "Eva"},
    {"spaces around it", 1, "  Eva  ", "Ada", "Eva"},
    {"none", 1, "   ", "Ada", "Player 2"},
    {"as the other", 1, "Ada", "Ada", "Ada (2)"},
    {"as the second", 0, "Ben", "Ben", "Ben (2)"},
    {"as before", 0, "Ada", "Ada", "Ben"},
};

START_TEST(renamed)
{
    struct player typed = {.level = PLAYER_PERSON}, stand_in = {"Player 2"};
    struct match match;
    begin(&match, "american", STARTER_WINNER);
    strcpy(typed.name, rename_rows[_i].typed);
    match_seat(&match, rename_rows[_i].player, &typed, &stand_in);
    ck_assert_msg(strcmp(match.players[0].name, rename_rows[_i].first) == 0, "%s: %s",
                  rename_rows[_i].name, match.players[0].name);
    ck_assert_msg(strcmp(match.players[1].name, rename_rows[_i].second) == 0, "%s: %s",
                  rename_rows[_i].name, match.players[1].name);
    match_finish(&match);
}
END_TEST

/* Games that are over stay those of who had the seat; the one that is played is the new player's. A
 * person who changes the name has it in all games. */
START_TEST(games_stay_those_of_who_played_them)
{
    struct player computer = {"Computer 1", 1}, typed = {"Cyd", PLAYER_PERSON};
    struct match match;
    begin(&match, "american", STARTER_WINNER);
    game_resign(&match.game, BLACK);
    match_next_game(&match);
    match_seat(&match, 0, &computer, &computer);
    ck_assert_str_eq(match_player_in(&match, 0, 0)->name, "Ada");
    ck_assert_int_eq(match_player_in(&match, 0, 0)->level, PLAYER_PERSON);
    ck_assert_str_eq(match_player_in(&match, 1, 0)->name, "Computer 1");
    match_seat(&match, 1, &typed, &typed);
    ck_assert_str_eq(match_player_in(&match, 0, 1)->name, "Cyd");
    game_resign(&match.game, BLACK);
    computer.level = 2;
    match_seat(&match, 0, &computer, &computer);
    ck_assert_int_eq(match_player_in(&match, 1, 0)->level, 1);
    ck_assert_int_eq(match.players[0].level, 2);
    match_undo(&match);
    match_undo(&match);
    ck_assert_str_eq(match_player_in(&match, 0, 0)->name, "Ada");
    match_finish(&match);
}
END_TEST

/* --- The computer --- */

static const struct {
    const char *name;
    int levels[PLAYER_COUNT];
    int people;
    bool over, moves;
} computer_rows[] = {
    {"two people", {0, 0}, 2, false, false},
    {"the computer begins", {3, 0}, 1, false, true},
    {"the computer is second", {0, PLAYER_FULL}, 1, false, false},
    {"two computers", {1, 10}, 0, false, true},
    {"the game is over", {3, 0}, 1, true, false},
};

/* What was given stays with its game, and no undo takes it back; help goes on in every match. */
START_TEST(help_is_noted_in_the_game)
{
    struct match match;
    struct match_setup setup = {.rules = sheet_rules("american"),
                                .help = HELP_BOTH,
                                .given = {.hints = 1, .warnings = HELP_GIVEN_MOST},
                                .length = 1};
    match_init(&match, &setup);
    match_note_hint(&match);
    match_note_warning(&match);
    struct game_stamp before = match_stamp(&match, 0);
    match_note_hint(&match);
    struct game_stamp after = match_stamp(&match, 0);
    ck_assert(!game_stamp_equal(&before, &after));
    end_game(&match, '=');
    match_next_game(&match);
    match_note_warning(&match);
    end_game(&match, '1');
    struct ledger_entry first = match_ledger_entry(&match, 0),
                        second = match_ledger_entry(&match, 1);
    ck_assert_int_eq(first.given.hints, 3);
    ck_assert_int_eq(first.given.warnings, HELP_GIVEN_MOST);
    ck_assert_int_eq(second.given.hints, 0);
    ck_assert_int_eq(second.given.warnings, 1);
    ck_assert_int_eq(match_revenge(&match).help, HELP_BOTH);
    while (match_undo(&match))
        ;
    ck_assert_int_eq(match.given.hints, 3);
    ck_assert_int_eq(match_stamp(&match, 1).given.warnings, 1);
    match_finish(&match);
}
END_TEST

/* Games as end_game has them; '+' seats another computer, one level higher, after the last game,
 * and 'y' follows what is suggested. The level that is found, or 0, is that of player 2. */
static const struct {
    const char *name;
    int levels[PLAYER_COUNT];
    const char *games;
    int wins, level;
    struct handicap handicap; /* a player without a man less: all men come back */
    bool own_start, given;    /* a handicap is suggested */
} odds_rows[] = {
    {"three wins", {PLAYER_PERSON, 4}, "111", 3, 5},
    {"three losses", {PLAYER_PERSON, 4}, "222", 3, 3},
    {"after others", {PLAYER_PERSON, 4}, "21=111", 3, 5},
    {"two wins", {PLAYER_PERSON, 4}, "11", 2, 0},
    {"four wins", {PLAYER_PERSON, 4}, "1111", 4, 0},
    {"six wins", {PLAYER_PERSON, 4}, "111111", 6, 5},
    {"a draw between", {PLAYER_PERSON, 4}, "11=1", 1, 0},
    {"a draw", {PLAYER_PERSON, 4}, "111=", 0, 0},
    {"as many against another level", {PLAYER_PERSON, 4}, "111+11", 2, 0},
    {"and one more", {PLAYER_PERSON, 4}, "111+111", 3, 6},
    {"a man fewer above the highest",
     {PLAYER_PERSON, PLAYER_FULL},
     "111",
     3,
     0,
     {0, 1},
     .given = true},
    {"full strength above the levels", {PLAYER_PERSON, PLAYER_FULL - 1}, "111", 3, PLAYER_FULL},
    {"a man fewer below the lowest", {PLAYER_PERSON, 1}, "222", 3, 0, {1, 1}, .given = true},
    {"another program", {PLAYER_PERSON, PLAYER_PEER}, "222", 3, 0, {1, 1}, .given = true},
    {"two people", {PLAYER_PERSON, PLAYER_PERSON}, "111", 3, 0, {0, 1}, .given = true},
    {"two wins of two people", {PLAYER_PERSON, PLAYER_PERSON}, "2111=22", 2, 0},
    {"not twice after one game", {PLAYER_PERSON, PLAYER_PERSON}, "111y", 3, 0},
    {"two men", {PLAYER_PERSON, PLAYER_PERSON}, "111y111", 6, 0, {0, 2}, .given = true},
    {"no more than three", {PLAYER_PERSON, PLAYER_PERSON}, "111y111y111y111", 12, 0},
    {"a man comes back",
     {PLAYER_PERSON, PLAYER_PERSON},
     "111y111y222",
     3,
     0,
     {0, 1},
     .given = true},
    {"all come back", {PLAYER_PERSON, PLAYER_PERSON}, "111y222", 3, 0, {0, 0}, .given = true},
    {"then the other one",
     {PLAYER_PERSON, PLAYER_PERSON},
     "111y222y222",
     6,
     0,
     {1, 1},
     .given = true},
    {"a man comes back before the level",
     {PLAYER_PERSON, 1},
     "222y111",
     3,
     0,
     {1, 0},
     .given = true},
    {"then the level", {PLAYER_PERSON, 1}, "222y111y111", 6, 2},
    {"a level with a handicap", {PLAYER_PERSON, PLAYER_FULL}, "111y222y222", 6, PLAYER_FULL - 1},
    {"an own start", {PLAYER_PERSON, PLAYER_PERSON}, "111", 3, 0, .own_start = true},
    {"a level from an own start", {PLAYER_PERSON, 4}, "111", 3, 5, .own_start = true},
    {"two computers", {3, 4}, "111", 0, 0},
};

START_TEST(odds_adapt)
{
    const char *name = odds_rows[_i].name;
    const int *levels = odds_rows[_i].levels;
    struct match_setup setup = {.players = {{"Ada", levels[0]}, {"Ben", levels[1]}},
                                .rules = sheet_rules("american")};
    struct position start = sheet_position("B:W21,22,23:B1,2,3");
    struct match match;
    setup.start = odds_rows[_i].own_start ? &start : NULL;
    match_init(&match, &setup);
    ck_assert_int_eq(match_odds(&match).kind, ODDS_AS_THEY_ARE);
    for (const char *at = odds_rows[_i].games; *at; at++) {
        struct player higher = {"", match.players[1].level + 1};
        if (*at == '+') {
            match_seat(&match, 1, &higher, &match.players[1]);
            continue;
        }
        if (*at == 'y') {
            struct odds odds = match_odds(&match);
            match_take_odds(&match, &odds, &match.players[1]);
            continue;
        }
        if (game_over(&match.game))
            match_next_game(&match);
        end_game(&match, *at);
    }
    struct odds odds = match_odds(&match);
    ck_assert_msg(odds.wins == odds_rows[_i].wins, "%s: %d wins", name, odds.wins);
    enum odds_kind kind = odds_rows[_i].given   ? ODDS_HANDICAP
                          : odds_rows[_i].level ? ODDS_LEVEL
                                                : ODDS_AS_THEY_ARE;
    ck_assert_msg(odds.kind == kind, "%s: kind %d", name, odds.kind);
    if (kind == ODDS_LEVEL)
        ck_assert_msg(odds.level == odds_rows[_i].level && odds.computer == 1, "%s: level %d", name,
                      odds.level);
    if (kind == ODDS_HANDICAP)
        ck_assert_msg(odds.handicap.player == odds_rows[_i].handicap.player &&
                          odds.handicap.men == odds_rows[_i].handicap.men,
                      "%s: %d men of player %d", name, odds.handicap.men, odds.handicap.player);
    match_finish(&match);
}
END_TEST

START_TEST(who_is_the_computer)
{
    const char *name = computer_rows[_i].name;
    const int *levels = computer_rows[_i].levels;
    struct match_setup setup = {
        .players = {{"Ada", levels[0]}, {"Ben", levels[1]}},
        .rules = sheet_rules("american"),
        .seed = 5,
    };
    struct match match;
    struct player person = {.name = "Eva"};
    match_init(&match, &setup);
    if (computer_rows[_i].over)
        end_game(&match, '1');
    ck_assert_msg(match_people(&match) == computer_rows[_i].people, "%s: %d people", name,
                  match_people(&match));
    ck_assert_msg(match_computer_moves(&match) == computer_rows[_i].moves, "%s", name);
    ck_assert_msg(match_level_of_side(&match, BLACK) == levels[0], "%s", name);
    ck_assert_msg(match_level_of_side(&match, WHITE) == levels[1], "%s", name);
    ck_assert_msg(match.seed == 5, "%s", name);
    match_seat(&match, 0, &person, &person);
    ck_assert_msg(match.players[0].level == PLAYER_PERSON, "%s", name);
    match_finish(&match);
}
END_TEST

SUITE(match)
{
    Suite *suite = suite_create("match");
    TCase *starters = tcase_create("who starts");
    tcase_add_loop_test(starters, policies, 0, ROWS(policy_rows));
    suite_add_tcase(suite, starters);
    TCase *ledger = tcase_create("the ledger");
    tcase_add_test(ledger, undo_after_the_end_needs_no_repair);
    tcase_add_test(ledger, a_handicap_in_each_game);
    tcase_add_loop_test(ledger, any_handicap, 0, PRESET_COUNT);
    tcase_add_test(ledger, winning_move_undone_and_another_played);
    tcase_add_test(ledger, own_start_in_every_game);
    suite_add_tcase(suite, ledger);
    TCase *line = tcase_create("from game to game");
    tcase_add_loop_test(line, games_are_one_line, 0, ROWS(line_rows));
    tcase_add_test(line, a_game_comes_back_whole);
    tcase_add_test(line, the_game_is_the_line_that_ended_it);
    tcase_add_test(line, the_score_before_leaves_the_current_game_out);
    suite_add_tcase(suite, line);
    TCase *length = tcase_create("its length");
    tcase_add_loop_test(length, a_match_has_a_length, 0, ROWS(length_rows));
    tcase_add_test(length, revenge_for_a_match);
    tcase_add_test(length, help_is_noted_in_the_game);
    suite_add_tcase(suite, length);
    TCase *any = tcase_create("any match");
    tcase_set_timeout(any, 60);
    tcase_add_loop_test(any, ledger_sums_equal_results, 0, STARTER_COUNT);
    tcase_add_loop_test(any, renamed, 0, ROWS(rename_rows));
    tcase_add_test(any, games_stay_those_of_who_played_them);
    tcase_add_loop_test(any, who_is_the_computer, 0, ROWS(computer_rows));
    tcase_add_loop_test(any, odds_adapt, 0, ROWS(odds_rows));
    suite_add_tcase(suite, any);
    return suite;
}
