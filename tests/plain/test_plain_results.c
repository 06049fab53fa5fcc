/* SPDX-License-Identifier: MIT */
/* Results and draws against plain code: random games under random rule sets, and after every ply
 * the whole game is looked through again, board by board. GAMES in the environment says how many
 * games (1,500 without it), SEED with which to begin. */
#include "plain.h"
#include "random_rules.h"
#include "suite.h"
#include "text.h"

#include "match/game.h"
#include "result_words.h"

#include <stdlib.h>
#include <string.h>

enum {
    PLIES = 120,
};

/* What the plain eye has seen of a game: every board, the side that was to move on it, and what the
 * ply that led to it did. */
struct seen {
    struct plain_board board;
    enum side side;
    bool captured, crowned, by_man;
};

struct history {
    uint64_t seed;
    struct ruleset rules;
    struct seen seen[PLIES + 1];
    int plies;
};

static const char *place(const struct history *history)
{
    static char memory[2048];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    strbuf_addf(&text, "SEED=%lu, ply %d, ", (unsigned long)history->seed, history->plies);
    text_add_rules(&text, &history->rules);
    return memory;
}

static int count_pieces(const struct plain_board *board, enum piece man, enum piece king)
{
    int count = 0;
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++)
            count += board->at[row][column] == man || board->at[row][column] == king;
    return count;
}

static bool plain_lone_kings(const struct plain_board *board)
{
    return count_pieces(board, BLACK_KING, BLACK_KING) == 1 &&
           count_pieces(board, WHITE_KING, WHITE_KING) == 1 &&
           count_pieces(board, BLACK_MAN, WHITE_MAN) == 0;
}

static int plain_repetitions(const struct history *history)
{
    const struct seen *now = &history->seen[history->plies];
    int count = 0;
    for (int i = 0; i <= history->plies; i++)
        count += history->seen[i].side == now->side &&
                 memcmp(&history->seen[i].board, &now->board, sizeof now->board) == 0;
    return count;
}

static bool plain_resets(const struct ruleset *rules, const struct seen *seen)
{
    if (seen->captured)
        return true;
    if (rules->quiet_reset == RESET_CAPTURE_OR_CROWN)
        return seen->crowned;
    return rules->quiet_reset == RESET_CAPTURE_OR_MAN && seen->by_man;
}

static int plain_quiet(const struct history *history)
{
    int quiet = 0;
    for (int i = history->plies; i > 0 && !plain_resets(&history->rules, &history->seen[i]); i--)
        quiet++;
    return quiet;
}

static enum reason plain_draw(const struct history *history)
{
    const struct ruleset *rules = &history->rules;
    if (rules->lone_kings == YES && plain_lone_kings(&history->seen[history->plies].board))
        return REASON_LONE_KINGS;
    if (rules->repetition > 0 && plain_repetitions(history) >= rules->repetition)
        return REASON_REPETITION;
    if (rules->quiet > 0 && plain_quiet(history) >= rules->quiet)
        return REASON_QUIET;
    return REASON_NONE;
}

static struct result plain_result(const struct history *history, bool can_move)
{
    const struct seen *now = &history->seen[history->plies];
    if (!can_move) {
        bool black = now->side == BLACK;
        int left = count_pieces(&now->board, black ? BLACK_MAN : WHITE_MAN,
                                black ? BLACK_KING : WHITE_KING);
        bool black_wins = black == (history->rules.goal == GOAL_LOSE);
        return (struct result){.outcome = black_wins ? BLACK_WINS : WHITE_WINS,
                               .reason = left == 0 ? REASON_NO_PIECES : REASON_BLOCKED};
    }
    enum reason draw = plain_draw(history);
    if (draw != REASON_NONE && history->rules.draws == DRAWS_AUTOMATIC)
        return (struct result){.outcome = DRAW, .reason = draw};
    return (struct result){.outcome = ONGOING};
}

static void check_result(const struct history *history, const struct game *game, bool can_move)
{
    struct result found = game_result(game), plain = plain_result(history, can_move);
    struct draw_state draws = tree_state(&game->tree, game_node(game))->draws;
    REQUIRE(found.outcome == plain.outcome && found.reason == plain.reason,
            "outcome %d for reason %d, plainly %d for %d; %s", found.outcome, found.reason,
            plain.outcome, plain.reason, place(history));
    REQUIRE(draws.quiet == plain_quiet(history), "quiet %d, plainly %d; %s", draws.quiet,
            plain_quiet(history), place(history));
    REQUIRE(draws.repetitions == plain_repetitions(history), "position %d times, plainly %d; %s",
            draws.repetitions, plain_repetitions(history), place(history));
    enum reason claim = history->rules.draws == DRAWS_CLAIM && found.outcome == ONGOING
                            ? plain_draw(history)
                            : REASON_NONE;
    REQUIRE(game_claimable(game) == claim, "claim %d, plainly %d; %s", game_claimable(game), claim,
            place(history));
}

/* Makes the plain move in the game and remembers what it did. */
static void make(struct history *history, struct game *game, const struct plain_move *plain)
{
    struct position position = game_position(game);
    struct movelist list;
    uint8_t path[MOVE_MAX_PATH];
    for (int i = 0; i < plain->length; i++)
        path[i] = (uint8_t)plain_square(plain->path[i]);
    movegen(&history->rules, &position, &list);
    const struct move *move = movelist_find(&list, path, plain->length);
    REQUIRE(move != NULL, "a plain move is missing; %s", place(history));
    struct place end = plain->path[plain->length - 1];
    enum piece piece = plain->after.at[end.row][end.column];
    history->plies++;
    history->seen[history->plies] = (struct seen){
        .board = plain->after,
        .side = side_other(position.side),
        .captured = plain->captures > 0,
        .crowned = !plain->by_king && piece_is_king(piece),
        .by_man = !plain->by_king,
    };
    game_play(game, move);
}

/* Draws that come soon, and few enough pieces that kings meet. */
static void soften(struct ruleset *rules, struct rng *rng)
{
    rules->repetition = rng_below(rng, 2) ? 0 : 2 + (int)rng_below(rng, 2);
    rules->quiet = rng_below(rng, 2) ? 0 : 1 + (int)rng_below(rng, 30);
}

static struct position few_pieces(struct rng *rng, const struct ruleset *rules)
{
    struct position position = {.side = rng_below(rng, 2) ? WHITE : BLACK};
    if (rng_below(rng, 3) == 0)
        return position_start(rules);
    for (int i = 0; i < 4; i++)
        position_put(&position, 1 + (int)rng_below(rng, SQUARE_COUNT),
                     i % 2 ? BLACK_KING : WHITE_KING);
    return position;
}

static enum reason play(uint64_t seed)
{
    static struct history history;
    struct rng rng = rng_init(seed);
    history = (struct history){.seed = seed, .rules = preset_or_random_rules(&rng)};
    soften(&history.rules, &rng);
    struct named_ruleset rules = {.id = "american", .name = "By lot", .rules = history.rules};
    struct position start = few_pieces(&rng, &history.rules);
    struct game game;
    game_init(&game, &rules, &start);
    history.seen[0] = (struct seen){.board = plain_board_of(&start), .side = start.side};
    while (true) {
        struct plain_list list = {0};
        const struct seen *now = &history.seen[history.plies];
        plain_moves(&history.rules, &now->board, now->side, &list);
        check_result(&history, &game, list.count > 0);
        bool goes_on = !game_over(&game) && history.plies < PLIES;
        if (goes_on)
            make(&history, &game, &list.moves[rng_below(&rng, (uint32_t)list.count)]);
        plain_list_finish(&list);
        if (!goes_on)
            break;
    }
    enum reason reason = game_result(&game).reason;
    game_finish(&game);
    return reason;
}

START_TEST(same_results)
{
    const char *games = getenv("GAMES"), *first = getenv("SEED");
    uint64_t count = games ? strtoull(games, NULL, 10) : 1500;
    uint64_t seed = first ? strtoull(first, NULL, 10) : 1;
    int met[REASON_COUNT] = {0};
    for (uint64_t i = 0; i < count; i++)
        met[play(seed + i)]++;
    static const enum reason by_board[] = {REASON_NO_PIECES, REASON_BLOCKED, REASON_REPETITION,
                                           REASON_QUIET, REASON_LONE_KINGS};
    for (int i = 0; i < ROWS(by_board) && count >= 1500; i++)
        ck_assert_msg(met[by_board[i]] > 0, "no game ended by \"%s\"", reason_text(by_board[i]));
}
END_TEST

SUITE(plain_results)
{
    Suite *suite = suite_create("plain results");
    TCase *random = tcase_create("random rule sets");
    tcase_set_timeout(random, 600);
    tcase_add_test(random, same_results);
    suite_add_tcase(suite, random);
    return suite;
}
