/* SPDX-License-Identifier: MIT */
/* A position in the making: every step can be taken back, and whether a game can begin is said as
 * the rules have it. */
#include "match/arrangement.h"
#include "notation/fen.h"
#include "notation/ruleset_text.h"
#include "suite.h"

#include <stdlib.h>

static struct position position_of(const char *fen)
{
    struct position position;
    struct text_error error;
    ck_assert_msg(fen_parse(fen, &position, &error), "%s", fen);
    return position;
}

static struct ruleset rules_of(const char *text)
{
    struct named_ruleset rules;
    struct text_error error;
    ck_assert_msg(ruleset_parse(text, &rules, &error), "%s", text);
    return rules.rules;
}

static void put_all(struct position *position, squareset squares, enum piece piece)
{
    for (int square = squareset_next(squares, 0); square; square = squareset_next(squares, square))
        position_put(position, square, piece);
}

/* --- Can a game begin? --- */

static const struct {
    const char *name, *rules, *fen;
    enum arrangement_fault fault;
    enum side side;
} positions[] = {
    {"the start", "american", "B:W21-32:B1-12", ARRANGEMENT_PLAYABLE, BLACK},
    {"two kings play on", "american", "B:WK32:BK1", ARRANGEMENT_PLAYABLE, BLACK},
    {"two kings are a draw", "flying", "B:WK32:BK1", ARRANGEMENT_OVER, BLACK},
    {"a draw that may be claimed", "flying, draws=claim", "B:WK32:BK1", ARRANGEMENT_PLAYABLE,
     BLACK},
    {"blocked", "american", "B:W5,6,10:B1", ARRANGEMENT_OVER, BLACK},
    {"blocked, the other to move", "american", "W:W5,6,10:B1", ARRANGEMENT_PLAYABLE, BLACK},
    {"no white piece", "american", "B:W:B1", ARRANGEMENT_NO_PIECES, WHITE},
    {"no black piece", "american", "W:W32:B", ARRANGEMENT_NO_PIECES, BLACK},
    {"a king on its crownhead", "american", "B:WK1:BK32,5", ARRANGEMENT_PLAYABLE, BLACK},
};

START_TEST(a_game_can_begin_or_not)
{
    struct position position = position_of(positions[_i].fen);
    struct ruleset rules = rules_of(positions[_i].rules);
    struct arrangement_report report = arrangement_check(&position, &rules);
    ck_assert_msg(report.fault == positions[_i].fault, "%s: %d", positions[_i].name,
                  (int)report.fault);
    if (report.fault != ARRANGEMENT_PLAYABLE)
        ck_assert_msg(report.side == positions[_i].side, "%s", positions[_i].name);
}
END_TEST

/* What no text can say, since no reader takes it. */
START_TEST(impossible_positions)
{
    struct ruleset rules = rules_of("american");
    struct position position = {.side = WHITE};
    ck_assert_int_eq(arrangement_check(&position, &rules).fault, ARRANGEMENT_EMPTY);
    put_all(&position, square_set(3) | square_set(14), WHITE_MAN);
    put_all(&position, square_set(30) | square_set(31), BLACK_MAN);
    struct arrangement_report report = arrangement_check(&position, &rules);
    ck_assert_int_eq(report.fault, ARRANGEMENT_MAN_ON_CROWNHEAD);
    ck_assert_uint_eq(report.squares, square_set(3) | square_set(30) | square_set(31));
    position = (struct position){.side = WHITE};
    put_all(&position, ROW_2 | ROW_3 | ROW_6, BLACK_MAN);
    put_all(&position, square_set(26), BLACK_KING);
    put_all(&position, square_set(30), WHITE_MAN);
    report = arrangement_check(&position, &rules);
    ck_assert_int_eq(report.fault, ARRANGEMENT_TOO_MANY);
    ck_assert_int_eq(report.side, BLACK);
    ck_assert_int_eq(report.count, PIECES_PER_SIDE + 1);
}
END_TEST

/* --- Steps --- */

static struct arrangement arrangement;

static bool any_step(void)
{
    int square = 1 + rand() % SQUARE_COUNT;
    switch (rand() % 5) {
    case 0:
        return arrangement_move(&arrangement, square, 1 + rand() % SQUARE_COUNT);
    case 1:
        return arrangement_give_turn(&arrangement, rand() % 2 ? BLACK : WHITE);
    case 2:
        return arrangement_swap_sides(&arrangement);
    default:
        return arrangement_put(&arrangement, square, (enum piece)(rand() % (WHITE_KING + 1)));
    }
}

/* Of each step the position before it comes back, as far as steps are kept; and redo restores it.
 */
START_TEST(every_step_can_be_taken_back)
{
    struct position start = position_of("B:W21-32:B1-12"), seen[3 * ARRANGEMENT_STEPS];
    int count = 0;
    srand((unsigned)_i);
    arrangement_begin(&arrangement, &start);
    for (int i = 0; i < 3 * ARRANGEMENT_STEPS - 1; i++) {
        struct position before = *arrangement_now(&arrangement);
        bool stepped = any_step();
        ck_assert(stepped == !position_equal(&before, arrangement_now(&arrangement)));
        if (stepped)
            seen[count++] = before;
        ck_assert(!arrangement_can_redo(&arrangement));
    }
    seen[count] = *arrangement_now(&arrangement);
    int kept = 0;
    while (arrangement_undo(&arrangement))
        ck_assert(position_equal(arrangement_now(&arrangement), &seen[count - ++kept]));
    ck_assert_int_eq(kept, count < ARRANGEMENT_STEPS ? count : ARRANGEMENT_STEPS);
    for (; kept > 0; kept--) {
        ck_assert(arrangement_redo(&arrangement));
        ck_assert(position_equal(arrangement_now(&arrangement), &seen[count - kept + 1]));
    }
    ck_assert(!arrangement_redo(&arrangement));
}
END_TEST

START_TEST(swapping_sides_twice_is_nothing)
{
    struct position position = position_of("B:W21,K10:BK3,12");
    struct position swapped = position_of("W:WK30,21:B12,K23");
    arrangement_begin(&arrangement, &position);
    ck_assert(arrangement_swap_sides(&arrangement));
    ck_assert(position_equal(arrangement_now(&arrangement), &swapped));
    ck_assert(arrangement_swap_sides(&arrangement));
    ck_assert(position_equal(arrangement_now(&arrangement), &position));
}
END_TEST

/* A piece on its own square, an empty square: no step. */
START_TEST(what_changes_nothing_is_no_step)
{
    struct position position = position_of("B:W21:B1");
    arrangement_begin(&arrangement, &position);
    ck_assert(!arrangement_move(&arrangement, 1, 1));
    ck_assert(!arrangement_move(&arrangement, 14, 15));
    ck_assert(!arrangement_put(&arrangement, 21, WHITE_MAN));
    ck_assert(!arrangement_give_turn(&arrangement, BLACK));
    ck_assert(!arrangement_can_undo(&arrangement));
    ck_assert(arrangement_move(&arrangement, 1, 21));
    struct position taken = position_of("B:W:B21");
    ck_assert(position_equal(arrangement_now(&arrangement), &taken));
}
END_TEST

SUITE(arrangement)
{
    Suite *suite = suite_create("arrangement");
    TCase *tests = tcase_create("arrangement");
    tcase_add_loop_test(tests, a_game_can_begin_or_not, 0, ROWS(positions));
    tcase_add_test(tests, impossible_positions);
    tcase_add_loop_test(tests, every_step_can_be_taken_back, 0, 20);
    tcase_add_test(tests, swapping_sides_twice_is_nothing);
    tcase_add_test(tests, what_changes_nothing_is_no_step);
    suite_add_tcase(suite, tests);
    return suite;
}
