/* SPDX-License-Identifier: MIT */
/* Endgame tables against a plain solver: all positions, the moves of the plain generator, and one
 * round after another until a round decides nothing. Under the rule sets that are shipped and under
 * random ones: RULE_SETS in the environment says how many of these (2 without it) with 3 pieces,
 * and ten times as many with 2; SEED the first. */
#include "endgame_memory.h"
#include "plain.h"
#include "random_rules.h"
#include "suite.h"
#include "text.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

enum {
    UNDECIDED = -1,
    TEXT = 4096,
};

/* Of a position to one of up to three pieces after a move. */
struct plain_node {
    bool there;
    bool draw;     /* it is one at once */
    bool may_draw; /* the side to move may have one */
    size_t first;  /* of its moves in the list */
    int count;     /* of its moves; none: the game is over */
    int plies;     /* to the end; UNDECIDED */
    bool wins;     /* the side to move, where it is decided */
};

struct plain_solver {
    const struct ruleset *rules;
    struct plain_node *nodes;
    uint32_t *moves; /* nodes that they lead to */
    size_t move_count, capacity;
};

/* The pieces in the order of their squares, seven bits each, under a one that says how many. */
static uint32_t node_of(const struct plain_board *board, enum side side)
{
    uint32_t node = 1;
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++)
            if (board->at[row][column] != PIECE_NONE)
                node = node << 7 | (uint32_t)(plain_square((struct place){row, column}) - 1) << 2 |
                       (uint32_t)(board->at[row][column] - 1);
    return node << 1 | (uint32_t)side;
}

static bool are_lone_kings(const struct position *position)
{
    return bits_count(position->pieces[BLACK]) == 1 && bits_count(position->pieces[WHITE]) == 1 &&
           position->kings == position_occupied(position);
}

static void add_node(struct plain_solver *solver, const struct position *position)
{
    struct plain_list list = {0};
    struct plain_board board = plain_board_of(position);
    struct plain_node *node = &solver->nodes[node_of(&board, position->side)];
    plain_moves(solver->rules, &board, position->side, &list);
    *node = (struct plain_node){
        .there = true, .first = solver->move_count, .count = (int)list.count, .plies = UNDECIDED};
    bool lone = solver->rules->lone_kings == YES && are_lone_kings(position);
    node->draw = lone && list.count > 0 && solver->rules->draws == DRAWS_AUTOMATIC;
    node->may_draw = lone && solver->rules->draws == DRAWS_CLAIM;
    solver->moves = array_reserve(solver->moves, &solver->capacity, solver->move_count + list.count,
                                  sizeof *solver->moves);
    for (size_t i = 0; i < list.count; i++)
        solver->moves[solver->move_count++] =
            node_of(&list.moves[i].after, side_other(position->side));
    plain_list_finish(&list);
}

typedef void visitor(void *self, const struct position *position);

static void visit_more(struct position position, int after, int left, visitor *visit, void *self)
{
    int square;
    if (position_check(&position, &square) == POSITION_POSSIBLE && position_occupied(&position))
        visit(self, &position);
    for (square = after + 1; left > 0 && square <= SQUARE_COUNT; square++)
        for (enum piece piece = BLACK_MAN; piece <= WHITE_KING; piece++) {
            struct position more = position;
            position_put(&more, square, piece);
            visit_more(more, square, left - 1, visit, self);
        }
}

static void visit_all(int pieces, visitor *visit, void *self)
{
    visit_more((struct position){.side = BLACK}, 0, pieces, visit, self);
    visit_more((struct position){.side = WHITE}, 0, pieces, visit, self);
}

static void visit_to_add(void *self, const struct position *position)
{
    add_node(self, position);
}

/* Does the round of so many plies decide it? */
static bool decide(struct plain_solver *solver, struct plain_node *node, int plies)
{
    bool lost = true;
    if (node->count == 0) {
        node->plies = 0;
        node->wins = solver->rules->goal == GOAL_LOSE;
        return plies == 0;
    }
    for (int i = 0; i < node->count; i++) {
        const struct plain_node *after = &solver->nodes[solver->moves[node->first + (size_t)i]];
        if (after->plies != UNDECIDED && after->plies < plies && !after->wins) {
            node->plies = plies;
            node->wins = true;
            return true;
        }
        lost = lost && after->plies != UNDECIDED && after->plies < plies && after->wins;
    }
    if (!lost || node->may_draw)
        return false;
    node->plies = plies;
    node->wins = false;
    return true;
}

static void solve(struct plain_solver *solver, size_t node_count)
{
    bool decided = true;
    for (int plies = 0; decided || plies < 2; plies++) {
        decided = false;
        for (size_t i = 0; i < node_count; i++) {
            struct plain_node *node = &solver->nodes[i];
            if (node->there && !node->draw && node->plies == UNDECIDED)
                decided |= decide(solver, node, plies);
        }
    }
}

/* --- The two against each other --- */

struct comparison {
    const struct plain_solver *solver;
    const struct endgame *endgame;
    const char *rules;
};

static struct endgame_value plain_value(const struct plain_node *node)
{
    if (node->plies == UNDECIDED)
        return (struct endgame_value){ENDGAME_DRAW, -1};
    return (struct endgame_value){node->wins ? ENDGAME_WIN : ENDGAME_LOSS, node->plies};
}

static void compare(void *self, const struct position *position)
{
    const struct comparison *comparison = self;
    char memory[200];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    struct plain_board board = plain_board_of(position);
    uint32_t node = node_of(&board, position->side);
    struct endgame_value due = plain_value(&comparison->solver->nodes[node]);
    struct endgame_value found = endgame_probe(comparison->endgame, position);
    if (found.outcome == due.outcome && found.plies == due.plies)
        return;
    text_add_position(&text, position);
    ck_abort_msg("%s: %s: the table has %d in %d, the plain solver %d in %d", comparison->rules,
                 memory, found.outcome, found.plies, due.outcome, due.plies);
}

static void compare_under(const struct ruleset *rules, const char *name, int pieces)
{
    static struct endgame_memory memory;
    size_t node_count = (size_t)4 << 7 * pieces;
    struct plain_solver solver = {.rules = rules};
    solver.nodes = array_zeroed(node_count, sizeof *solver.nodes);
    visit_all(pieces, visit_to_add, &solver);
    solve(&solver, node_count);
    endgame_memory_make(&memory, rules, pieces, ENDGAME_PLIES_PIECES);
    visit_all(pieces, compare, &(struct comparison){&solver, &memory.endgame, name});
    endgame_memory_finish(&memory);
    free(solver.nodes);
    free(solver.moves);
}

static uint64_t number_from_environment(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);
    return text ? strtoull(text, NULL, 10) : otherwise;
}

static uint64_t first_seed(void)
{
    return number_from_environment("SEED", 1);
}

static void compare_under_random(uint64_t seed, int pieces)
{
    char memory[TEXT];
    struct rng rng = rng_init(seed);
    struct ruleset rules = random_rules(&rng);
    struct strbuf text = strbuf_init(memory, sizeof memory);
    strbuf_addf(&text, "SEED=%llu, ", (unsigned long long)seed);
    text_add_rules(&text, &rules);
    compare_under(&rules, memory, pieces);
}

START_TEST(two_pieces_under_shipped_rules)
{
    compare_under(&presets[_i].rules, presets[_i].id, 2);
}
END_TEST

START_TEST(two_pieces_under_random_rules)
{
    for (uint64_t i = 0; i < 10; i++)
        compare_under_random(first_seed() + (uint64_t)_i * 10 + i, 2);
}
END_TEST

static const char *const three_piece_rules[] = {"american", "russian, goal=lose"};

START_TEST(three_pieces)
{
    struct ruleset rules = text_rules(three_piece_rules[_i]);
    compare_under(&rules, three_piece_rules[_i], 3);
}
END_TEST

START_TEST(three_pieces_under_random_rules)
{
    compare_under_random(first_seed() + (uint64_t)_i, 3);
}
END_TEST

SUITE(endgame_plain)
{
    int random = (int)number_from_environment("RULE_SETS", 2);
    Suite *suite = suite_create("endgame against plain solver");
    TCase *tests = tcase_create("values");
    tcase_add_loop_test(tests, two_pieces_under_shipped_rules, 0, PRESET_COUNT);
    tcase_add_loop_test(tests, two_pieces_under_random_rules, 0, random);
    tcase_add_loop_test(tests, three_pieces, 0, ROWS(three_piece_rules));
    tcase_add_loop_test(tests, three_pieces_under_random_rules, 0, random);
    suite_add_tcase(suite, tests);
    return suite;
}
