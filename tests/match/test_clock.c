/* SPDX-License-Identifier: MIT */
/* The clock: time controls as text, one player's time, and the times of a match over its moves,
 * undo and redo. */
#include "match/edits.h"
#include "match/match.h"
#include "rng.h"
#include "score_sheet.h"
#include "suite.h"

#include <inttypes.h>
#include <string.h>

/* --- Time controls as text --- */

static const struct {
    const char *text;
    struct time_control control;
} texts[] = {
    {"no", {TIME_NONE}},
    {"5", {TIME_INCREMENT, {300, 300}, 0}},
    {"5+3", {TIME_INCREMENT, {300, 300}, 3}},
    {"0:30", {TIME_INCREMENT, {30, 30}, 0}},
    {"1:05+600", {TIME_INCREMENT, {65, 65}, 600}},
    {"5,1+3", {TIME_INCREMENT, {300, 60}, 3}},
    {"5d3", {TIME_DELAY, {300, 300}, 3}},
    {"5,0:01d0", {TIME_DELAY, {300, 1}, 0}},
    {"30s", {TIME_MOVE, {30, 30}, 0}},
    {"30,10s", {TIME_MOVE, {30, 10}, 0}},
    {"600", {TIME_INCREMENT, {36000, 36000}, 0}},
};

START_TEST(a_control_is_printed_and_read)
{
    char text[TIME_CONTROL_TEXT_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    struct time_control read;
    time_control_print(&out, &texts[_i].control);
    ck_assert_str_eq(text, texts[_i].text);
    ck_assert_msg(time_control_parse(text, &read), "%s", text);
    ck_assert_msg(time_control_equal(&read, &texts[_i].control), "%s", text);
}
END_TEST

static const char *const wrong[] = {
    "",    "0",     "0:00", "5+",    "5+601",  "5d",    "5d601", "601", "10:60",
    "5,",  ",5",    "5,0",  "5+3s",  "5s+3",   "0s",    "1:30s", "-5",  "5 + 3",
    "no ", "5+3,1", "5++3", "5:3:1", "36001s", "99999", "5,601", "5x",  "1/30",
};

START_TEST(other_texts_are_no_control)
{
    struct time_control read = {TIME_MOVE, {1, 2}, 3}, before = read;
    ck_assert_msg(!time_control_parse(wrong[_i], &read), "%s", wrong[_i]);
    ck_assert_msg(time_control_equal(&read, &before), "%s has changed it", wrong[_i]);
}
END_TEST

/* --- One player's time --- */

/* In milliseconds: what is left while thinking, after the move, and until the next digit. */
static const struct {
    const char *name;
    struct time_control control;
    int had, spent, left, after, next;
} times[] = {
    {"begun", {TIME_INCREMENT, {300, 300}, 0}, 300000, 0, 300000, 300000, 1000},
    {"the first digit", {TIME_INCREMENT, {300, 300}, 0}, 300000, 1, 299999, 300000, 999},
    {"rounded up", {TIME_INCREMENT, {300, 300}, 0}, 300000, 1001, 298999, 299000, 999},
    {"an increment", {TIME_INCREMENT, {300, 300}, 3}, 60000, 5000, 55000, 58000, 1000},
    {"more than was spent", {TIME_INCREMENT, {300, 300}, 3}, 60000, 50, 59950, 63000, 950},
    {"a delay", {TIME_DELAY, {300, 300}, 3}, 60000, 2000, 60000, 60000, 2000},
    {"at its end", {TIME_DELAY, {300, 300}, 3}, 60000, 3000, 60000, 60000, 1000},
    {"beyond it", {TIME_DELAY, {300, 300}, 3}, 60000, 4500, 58500, 58500, 500},
    {"a move", {TIME_MOVE, {30, 30}, 0}, 30000, 12345, 17655, 17700, 655},
    {"eleven seconds", {TIME_MOVE, {30, 30}, 0}, 30000, 19999, 10001, 10100, 1},
    {"ten seconds", {TIME_MOVE, {30, 30}, 0}, 30000, 20000, 10000, 10000, 100},
    {"tenths", {TIME_MOVE, {30, 30}, 0}, 30000, 20030, 9970, 10000, 70},
    {"the last tenth", {TIME_MOVE, {30, 30}, 0}, 30000, 29999, 1, 100, 1},
    {"up", {TIME_INCREMENT, {300, 300}, 0}, 5000, 5000, 0, 0, 0},
    {"long up", {TIME_INCREMENT, {300, 300}, 0}, 5000, 7000, 0, 0, 0},
    {"as much as there can be",
     {TIME_INCREMENT, {300, 300}, 600},
     TIME_LEFT_MOST,
     1000,
     TIME_LEFT_MOST - 1000,
     TIME_LEFT_MOST,
     1000},
};

START_TEST(time_of_a_player)
{
    const struct time_control *control = &times[_i].control;
    int had = times[_i].had, spent = times[_i].spent;
    const char *name = times[_i].name;
    int left = time_left(control, had, spent), after = time_after_move(control, had, spent);
    ck_assert_msg(left == times[_i].left, "%s: %d left", name, left);
    ck_assert_msg(after == times[_i].after, "%s: %d after the move", name, after);
    if (left == 0)
        return;
    int next = time_to_next_digit(control, had, spent);
    ck_assert_msg(next == times[_i].next, "%s: next after %d", name, next);
}
END_TEST

START_TEST(a_move_begins_with)
{
    struct time_control game = {TIME_INCREMENT, {300, 60}, 0}, move = {TIME_MOVE, {30, 10}, 0};
    ck_assert_int_eq(time_at_start(&game, 1), 60000);
    ck_assert_int_eq(time_at_move(&game, 1, 700), 700);
    ck_assert_int_eq(time_at_move(&move, 1, 700), 10000);
}
END_TEST

/* Tenths or seconds, rounded up: what is seen of a time. */
static int digits_of(int left)
{
    return left <= TIME_TENTHS_FROM ? -(left + 99) / 100 : (left + 999) / 1000;
}

/* The digits are the same until the moment that is told, and others then. */
START_TEST(no_digit_changes_before_it_is_told)
{
    struct rng rng = rng_init(11);
    for (int i = 0; i < 20000; i++) {
        struct time_control control = {(enum time_kind)(1 + rng_below(&rng, 3)), {300, 300}, 0};
        if (control.kind != TIME_MOVE)
            control.more = (int)rng_below(&rng, 4);
        int had = 100 * (1 + (int)rng_below(&rng, 400)), spent = (int)rng_below(&rng, 42000);
        if (time_left(&control, had, spent) == 0)
            continue;
        int next = time_to_next_digit(&control, had, spent);
        int now = digits_of(time_left(&control, had, spent));
        REQUIRE(next > 0 && digits_of(time_left(&control, had, spent + next - 1)) == now,
                "kind %d, %d spent of %d: it changes before %d", (int)control.kind, spent, had,
                next);
        REQUIRE(digits_of(time_left(&control, had, spent + next)) != now,
                "kind %d, %d spent of %d: it does not change after %d", (int)control.kind, spent,
                had, next);
    }
}
END_TEST

/* --- A program's time for a move --- */

static const struct {
    const char *name;
    struct time_control control;
    int had, spent, usual, time;
} program_rows[] = {
    {"a share of the game", {TIME_INCREMENT, {300, 300}, 0}, 301000, 0, 60000, 10000},
    {"and most of the increment", {TIME_INCREMENT, {300, 300}, 5}, 302000, 1000, 60000, 14000},
    {"no more than usual", {TIME_INCREMENT, {300, 300}, 5}, 301000, 0, 1500, 1500},
    {"a third at most", {TIME_INCREMENT, {300, 300}, 10}, 13000, 0, 60000, 4000},
    {"hardly anything left", {TIME_INCREMENT, {300, 300}, 10}, 1900, 1000, 60000, 10},
    {"a delay is used whatever is left", {TIME_DELAY, {300, 300}, 5}, 900, 0, 60000, 4000},
    {"no more than is left of it", {TIME_DELAY, {300, 300}, 5}, 900, 3000, 60000, 1600},
    {"none that has passed", {TIME_DELAY, {300, 300}, 5}, 900, 5000, 60000, 10},
    {"and a share beside it", {TIME_DELAY, {300, 300}, 5}, 61000, 0, 60000, 6000},
    {"a move", {TIME_MOVE, {30, 30}, 0}, 30000, 0, 60000, 29000},
    {"a short move", {TIME_MOVE, {1, 1}, 0}, 1000, 0, 60000, 10},
};

START_TEST(time_of_a_program)
{
    int time = time_for_program(&program_rows[_i].control, program_rows[_i].had,
                                program_rows[_i].spent, program_rows[_i].usual);
    ck_assert_msg(time == program_rows[_i].time, "%s: %d", program_rows[_i].name, time);
}
END_TEST

/* --- What is counted --- */

START_TEST(time_that_jumps)
{
    struct game_clock clock = {0};
    ck_assert(clock_count(&clock, 1000, 1000));
    ck_assert_int_eq(clock_spent(&clock), 0);
    clock_set(&clock, true, 1000);
    ck_assert(clock_count(&clock, 1700, 1000));
    ck_assert_int_eq(clock_spent(&clock), 700);
    ck_assert(clock_count(&clock, 200, 300)); /* back */
    ck_assert_int_eq(clock_spent(&clock), 700);
    ck_assert(clock_count(&clock, 500, 300));
    ck_assert_int_eq(clock_spent(&clock), 1000);
    ck_assert(clock_count(&clock, 500 + 1000 + CLOCK_ASLEEP_MS, 1000)); /* late, but awake */
    ck_assert_int_eq(clock_spent(&clock), 2000 + CLOCK_ASLEEP_MS);
    ck_assert_int_eq(clock.spent, 0);
    uint64_t now = clock.seen + 1001 + CLOCK_ASLEEP_MS;
    ck_assert(!clock_count(&clock, now, 1000)); /* asleep: nobody's time */
    ck_assert(!clock.runs);
    ck_assert_int_eq(clock_spent(&clock), 2000 + CLOCK_ASLEEP_MS);
    ck_assert_int_eq(clock.spent, 2000 + CLOCK_ASLEEP_MS);
}
END_TEST

/* --- A match --- */

static void begin(struct match *match, struct time_control control)
{
    struct match_setup setup = {
        .players = {{"Ada"}, {"Ben"}}, .rules = sheet_rules("american"), .control = control};
    match_init(match, &setup);
}

/* The players think for so long, looked at once a second. */
static void think(struct match *match, uint64_t *now, int milliseconds)
{
    match_run_clock(match, true, *now);
    for (; milliseconds > 0; milliseconds -= 1000) {
        *now += (uint64_t)(milliseconds < 1000 ? milliseconds : 1000);
        match_count_time(match, *now);
    }
}

static void move(struct match *match, uint64_t *now, int milliseconds)
{
    struct position position = game_position(&match->game);
    struct movelist list;
    movegen(&match->rules.rules, &position, &list);
    think(match, now, milliseconds);
    match_play(match, game_node(&match->game), &list.moves[0]);
}

static void expect_times(const struct match *match, const char *when, int first, int second)
{
    int left[] = {match_time_left(match, 0), match_time_left(match, 1)};
    ck_assert_msg(left[0] == first && left[1] == second, "%s: %d and %d", when, left[0], left[1]);
}

START_TEST(before_the_first_move_nobodys_time_passes)
{
    struct match match;
    uint64_t now = 5000;
    begin(&match, (struct time_control){TIME_INCREMENT, {300, 60}, 3});
    ck_assert(!match_is_timed(&match));
    move(&match, &now, 30000);
    expect_times(&match, "the first move", 300000, 60000);
    ck_assert(match_is_timed(&match));
    ck_assert_int_eq(match_clock_wait(&match), -1); /* it has not been let run yet */
    move(&match, &now, 4000);
    expect_times(&match, "the second", 300000, 59000);
    think(&match, &now, 1500);
    ck_assert_int_eq(match_clock_wait(&match), 500);
    expect_times(&match, "the third", 298500, 59000);
    match_finish(&match);
}
END_TEST

START_TEST(without_a_clock_there_are_no_times)
{
    struct match match;
    uint64_t now = 0;
    begin(&match, (struct time_control){TIME_NONE});
    move(&match, &now, 1000);
    move(&match, &now, 1000);
    ck_assert(!match_is_timed(&match) && !match_time_is_up(&match));
    ck_assert_int_eq(tree_clock(&match.game.tree, game_node(&match.game)), -1);
    ck_assert_int_eq(match_clock_wait(&match), -1);
    match_finish(&match);
}
END_TEST

START_TEST(time_is_up)
{
    struct match match;
    uint64_t now = 0;
    begin(&match, (struct time_control){TIME_INCREMENT, {10, 5}, 0});
    move(&match, &now, 0);
    think(&match, &now, 4999);
    ck_assert(!match_time_is_up(&match));
    think(&match, &now, 1);
    ck_assert(match_time_is_up(&match));
    ck_assert(game_lose_on_time(&match.game, WHITE));
    struct result result = game_result(&match.game);
    ck_assert_int_eq((int)result.outcome, BLACK_WINS);
    ck_assert_int_eq((int)result.reason, REASON_TIME);
    match_count_time(&match, now);
    expect_times(&match, "when the game is over", 10000, 0);
    ck_assert(!match_is_timed(&match) && !match_time_is_up(&match));
    ck_assert_int_eq(match_ledger_count(&match), 1);
    ck_assert(match_undo(&match)); /* the players let it pass: the move has its time again */
    match_count_time(&match, now);
    expect_times(&match, "after undo", 10000, 5000);
    ck_assert(match_is_timed(&match));
    match_finish(&match);
}
END_TEST

/* As a game from elsewhere tells it. */
START_TEST(time_is_up_of_the_one_who_has_moved)
{
    struct match match;
    uint64_t now = 0;
    begin(&match, (struct time_control){TIME_INCREMENT, {10, 5}, 0});
    move(&match, &now, 0);
    ck_assert(game_lose_on_time(&match.game, BLACK));
    match_count_time(&match, now);
    expect_times(&match, "Black has lost", 0, 5000);
    match_finish(&match);
}
END_TEST

START_TEST(the_machine_was_asleep)
{
    struct match match;
    uint64_t now = 0;
    begin(&match, (struct time_control){TIME_INCREMENT, {10, 10}, 0});
    move(&match, &now, 0);
    think(&match, &now, 2000);
    match_count_time(&match, now + 3600000);
    ck_assert(match.paused && !match_time_is_up(&match));
    expect_times(&match, "afterwards", 10000, 8000);
    match_run_clock(&match, true, now + 3600000);
    match_count_time(&match, now + 3601000);
    expect_times(&match, "while it is paused", 10000, 8000);
    match_finish(&match);
}
END_TEST

/* A delay of a minute: no digit changes, so nobody need look at the clock. */
START_TEST(who_waits_for_a_delay_is_not_asleep)
{
    struct match match;
    uint64_t now = 0;
    begin(&match, (struct time_control){TIME_DELAY, {10, 10}, 60});
    move(&match, &now, 0);
    match_run_clock(&match, true, now);
    ck_assert_int_eq(match_clock_wait(&match), 60100);
    match_count_time(&match, now + 60100);
    ck_assert(!match.paused);
    expect_times(&match, "then", 10000, 9900);
    match_finish(&match);
}
END_TEST

START_TEST(a_game_that_is_looked_into_is_not_timed)
{
    struct match match;
    uint64_t now = 0;
    begin(&match, (struct time_control){TIME_INCREMENT, {300, 300}, 0});
    for (int i = 0; i < 4; i++)
        move(&match, &now, 1000);
    game_resign(&match.game, BLACK);
    struct move again = *game_move_at(&match.game, 2);
    match_play(&match, game_node_at(&match.game, 2), &again);
    ck_assert(match.clock.off && !match_is_timed(&match));
    int before = tree_clock(&match.game.tree, game_node(&match.game));
    move(&match, &now, 5000);
    ck_assert(!match_is_timed(&match));
    ck_assert_int_eq(tree_clock(&match.game.tree, game_node_at(&match.game, 3)), before);
    while (!game_over(&match.game))
        ck_assert(match_undo(&match));
    match_count_time(&match, now);
    ck_assert(match_undo(&match)); /* of the resignation */
    ck_assert(match_is_timed(&match));
    expect_times(&match, "taken back", 298000 + 1000, 298000);
    match_finish(&match);
}
END_TEST

/* Another move at an earlier position takes back what came after it. */
START_TEST(a_move_while_looking_back)
{
    struct match match;
    uint64_t now = 0;
    begin(&match, (struct time_control){TIME_INCREMENT, {300, 300}, 0});
    for (int i = 0; i < 4; i++)
        move(&match, &now, 2000);
    struct movelist list;
    struct position position = game_position_at(&match.game, 2);
    movegen(&match.rules.rules, &position, &list);
    think(&match, &now, 7000);
    match_play(&match, game_node_at(&match.game, 2), &list.moves[1]);
    expect_times(&match, "played", 300000, 298000);
    ck_assert(match_is_timed(&match));
    match_finish(&match);
}
END_TEST

START_TEST(the_next_game_has_all_its_time)
{
    struct match match;
    uint64_t now = 0;
    begin(&match, (struct time_control){TIME_INCREMENT, {300, 60}, 2});
    move(&match, &now, 0);
    think(&match, &now, 9000);
    game_resign(&match.game, WHITE);
    match_next_game(&match);
    match_count_time(&match, now);
    expect_times(&match, "the next game", 300000, 60000);
    ck_assert(!match_is_timed(&match));
    match_finish(&match);
}
END_TEST

START_TEST(the_revenge_has_the_same_clock)
{
    struct match match;
    struct time_control control = {TIME_DELAY, {300, 60}, 2};
    begin(&match, control);
    match.length = 1;
    game_resign(&match.game, WHITE);
    ck_assert(match_decided(&match));
    struct match_setup setup = match_revenge(&match);
    ck_assert(time_control_equal(&setup.control, &control));
    match_finish(&match);
}
END_TEST

/* A game that was begun elsewhere, with the times of its moves, stands until somebody goes on. */
START_TEST(a_game_from_elsewhere_stands)
{
    struct match match, other;
    uint64_t now = 0;
    struct time_control control = {TIME_INCREMENT, {300, 300}, 0};
    begin(&other, control);
    for (int i = 0; i < 3; i++)
        move(&other, &now, 2000);
    begin(&match, control);
    match_take_game(&match, &other.game);
    ck_assert(match.paused && match_is_timed(&match));
    expect_times(&match, "then", 298000, 298000);
    other.game = (struct game){0};
    match_finish(&match);
}
END_TEST

/* Over random moves, undo and redo: no player's time grows but by the increment, what is spent is
 * missing up to the next tenth, and undo and redo give back the times that stood there. */
enum {
    STEPS = 120,
    NODES_MOST = STEPS + 1,
};

struct stood {
    bool known;
    int left[PLAYER_COUNT];
};

static void check_move(struct match *match, const struct time_control *control, uint64_t *now,
                       struct rng *rng, uint64_t seed)
{
    int player = match_player_of_side(match, game_position(&match->game).side);
    int spent = (int)rng_below(rng, 6000), more = 1000 * control->more;
    int before[] = {match_time_left(match, 0), match_time_left(match, 1)};
    bool first = match->game.cursor == 0;
    move(match, now, spent);
    int after[] = {match_time_left(match, 0), match_time_left(match, 1)};
    int used = control->kind == TIME_DELAY ? (spent > more ? spent - more : 0) : spent;
    int added = control->kind == TIME_INCREMENT ? more : 0;
    int gain = after[player] - (before[player] - used + added);
    bool moves = control->kind == TIME_MOVE;
    if (first || moves)
        added = gain = 0;
    REQUIRE(after[1 - player] == before[1 - player], "seed %" PRIu64 ": the other's time", seed);
    REQUIRE(after[player] <= before[player] + added && gain >= 0 && gain < 100,
            "seed %" PRIu64 ": %d before, %d spent, %d after", seed, before[player], spent,
            after[player]);
}

/* A move that was made before is made in another time now: what stood behind it is gone. */
static void note_times(struct stood stood[NODES_MOST], int node, struct stood here)
{
    stood[node] = here;
    for (int later = node + 1; later < NODES_MOST; later++)
        stood[later].known = false;
}

static void check_match(uint64_t seed)
{
    struct stood stood[NODES_MOST] = {{.known = false}};
    struct rng rng = rng_init(seed);
    struct time_control control = {(enum time_kind)(1 + rng_below(&rng, 3)), {3000, 2000}, 0};
    uint64_t now = rng_below(&rng, 100000);
    struct match match;
    if (control.kind != TIME_MOVE)
        control.more = (int)rng_below(&rng, 5);
    begin(&match, control);
    for (int step = 0; step < STEPS && !game_over(&match.game); step++) {
        uint32_t chance = rng_below(&rng, 10);
        if (chance < 7)
            check_move(&match, &control, &now, &rng, seed);
        else if (!(chance < 9 ? match_undo(&match) : match_redo(&match)))
            continue;
        match_count_time(&match, now);
        struct stood here = {true, {match_time_left(&match, 0), match_time_left(&match, 1)}};
        int node = game_node(&match.game);
        const int *before = stood[node].left;
        if (chance < 7)
            note_times(stood, node, here);
        else
            REQUIRE(!stood[node].known || (before[0] == here.left[0] && before[1] == here.left[1]),
                    "seed %" PRIu64 ": %d and %d come back as %d and %d", seed, before[0],
                    before[1], here.left[0], here.left[1]);
    }
    match_finish(&match);
}

START_TEST(times_over_random_matches)
{
    for (uint64_t seed = 1; seed <= 200; seed++)
        check_match(seed);
}
END_TEST

SUITE(clock)
{
    Suite *suite = suite_create("clock");
    TCase *tcase = tcase_create("clock");
    tcase_add_loop_test(tcase, a_control_is_printed_and_read, 0, ROWS(texts));
    tcase_add_loop_test(tcase, other_texts_are_no_control, 0, ROWS(wrong));
    tcase_add_loop_test(tcase, time_of_a_player, 0, ROWS(times));
    tcase_add_test(tcase, a_move_begins_with);
    tcase_add_test(tcase, no_digit_changes_before_it_is_told);
    tcase_add_loop_test(tcase, time_of_a_program, 0, ROWS(program_rows));
    tcase_add_test(tcase, time_that_jumps);
    tcase_add_test(tcase, before_the_first_move_nobodys_time_passes);
    tcase_add_test(tcase, without_a_clock_there_are_no_times);
    tcase_add_test(tcase, time_is_up);
    tcase_add_test(tcase, time_is_up_of_the_one_who_has_moved);
    tcase_add_test(tcase, the_machine_was_asleep);
    tcase_add_test(tcase, who_waits_for_a_delay_is_not_asleep);
    tcase_add_test(tcase, a_game_that_is_looked_into_is_not_timed);
    tcase_add_test(tcase, a_move_while_looking_back);
    tcase_add_test(tcase, the_next_game_has_all_its_time);
    tcase_add_test(tcase, the_revenge_has_the_same_clock);
    tcase_add_test(tcase, a_game_from_elsewhere_stands);
    tcase_add_test(tcase, times_over_random_matches);
    suite_add_tcase(suite, tcase);
    return suite;
}
