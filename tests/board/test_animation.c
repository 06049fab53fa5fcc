/* SPDX-License-Identifier: MIT */
/* How long a move takes on the screen, and where the piece is meanwhile. */
#include "board/animation.h"
#include "board/motion.h"
#include "suite.h"

#include <math.h>

enum {
    START = 5000, /* when the move began, on a clock that reads anything */
};

/* A move of so many steps; an animation asks for no more. */
static struct move steps_move(int steps, bool capture, bool crowns)
{
    return (struct move){
        .steps = (uint8_t)steps, .captured = capture ? square_set(1) : 0, .crowns = crowns};
}

static const struct {
    const char *name;
    int steps;
    bool capture, crowns;
    enum animation_way way;
    int milliseconds;
    int first;
} durations[] = {
    {"plain move", 1, false, false, ANIMATION_FORWARD, 200},
    {"plain move, put there", 1, false, false, ANIMATION_LANDED, 0},
    {"plain move, taken back", 1, false, false, ANIMATION_BACKWARD, 200},
    {"plain move that crowns", 1, false, true, ANIMATION_FORWARD, 450},
    {"put there and crowned", 1, false, true, ANIMATION_LANDED, 250},
    {"crowned, taken back", 1, false, true, ANIMATION_BACKWARD, 200},
    {"one hop", 1, true, false, ANIMATION_FORWARD, 430},
    {"one hop that crowns", 1, true, true, ANIMATION_FORWARD, 430},
    {"one hop, put there", 1, true, false, ANIMATION_LANDED, 320},
    {"two hops", 2, true, false, ANIMATION_FORWARD, 580},
    {"two hops, taken back", 2, true, false, ANIMATION_BACKWARD, 220},
    {"four hops", 4, true, false, ANIMATION_FORWARD, 880},
    {"five hops stop at a second", 5, true, false, ANIMATION_FORWARD, 1000},
    {"twelve hops", 12, true, true, ANIMATION_FORWARD, 1000},
    {"the last two of four hops", 4, true, false, ANIMATION_FORWARD, 660, 2},
    {"two hops of an unfinished capture", 2, true, false, ANIMATION_HOPS, 220},
    {"its third hop", 3, true, false, ANIMATION_HOPS, 110, 2},
    {"that hop, taken back", 3, true, false, ANIMATION_BACKWARD, 110, 2},
};

START_TEST(takes_its_time)
{
    struct animation animation;
    struct move move = steps_move(durations[_i].steps, durations[_i].capture, durations[_i].crowns);
    struct position before = {0};
    animation_start(&animation, &before, &move, durations[_i].first, durations[_i].way, START);
    ck_assert_int_eq(animation_ms(&animation), durations[_i].milliseconds);
    if (durations[_i].milliseconds > 0) {
        animation_at(&animation, START + (uint64_t)durations[_i].milliseconds - 1);
        ck_assert_msg(animation.active, "%s: over too early", durations[_i].name);
    }
    double end = animation_at(&animation, START + (uint64_t)durations[_i].milliseconds).steps;
    ck_assert_msg(!animation.active, "%s: still moving", durations[_i].name);
    double expected = durations[_i].way == ANIMATION_BACKWARD ? durations[_i].first : move.steps;
    ck_assert_msg(end == expected, "%s: ends at %f of %d", durations[_i].name, end, move.steps);
}
END_TEST

static const struct {
    const char *name;
    enum animation_way way;
    int hops, passed; /* milliseconds */
    double steps;
    int rested;
    int first;
} places[] = {
    {"at the start", ANIMATION_FORWARD, 2, 0, 0, 0},
    {"half a hop", ANIMATION_FORWARD, 2, 55, 0.5, 0},
    {"one hop", ANIMATION_FORWARD, 2, 110, 1, 0},
    {"at the end", ANIMATION_FORWARD, 2, 220, 2, 0},
    {"a moment later", ANIMATION_FORWARD, 2, 250, 2, 30},
    {"long after", ANIMATION_FORWARD, 2, 100000, 2, 360},
    {"put there", ANIMATION_LANDED, 1, 0, 1, 0},
    {"put there, a moment later", ANIMATION_LANDED, 1, 30, 1, 30},
    {"ten hops hurry: half of the time", ANIMATION_FORWARD, 10, 500, 8.09, 0},
    {"ten hops hurry: at the end", ANIMATION_FORWARD, 10, 1000, 10, 680},
    {"taken back: at the start", ANIMATION_BACKWARD, 2, 0, 2, 0},
    {"taken back: one hop", ANIMATION_BACKWARD, 2, 110, 1, 0},
    {"taken back: at the end", ANIMATION_BACKWARD, 2, 220, 0, 0},
    {"taken back: long after", ANIMATION_BACKWARD, 2, 100000, 0, 0},
    {"the third hop: at the start", ANIMATION_HOPS, 3, 0, 2, 0, 2},
    {"the third hop: half of it", ANIMATION_HOPS, 3, 55, 2.5, 0, 2},
    {"the third hop: at the end", ANIMATION_HOPS, 3, 110, 3, 0, 2},
    {"the third hop, taken back: half of it", ANIMATION_BACKWARD, 3, 55, 2.5, 0, 2},
    {"the third hop, taken back: at the end", ANIMATION_BACKWARD, 3, 110, 2, 0, 2},
};

START_TEST(is_where_it_should_be)
{
    struct animation animation;
    struct move move = steps_move(places[_i].hops, true, false);
    struct position before = {0};
    animation_start(&animation, &before, &move, places[_i].first, places[_i].way, START);
    struct animation_moment moment = animation_at(&animation, START + (uint64_t)places[_i].passed);
    ck_assert_msg(fabs(moment.steps - places[_i].steps) < 0.01, "%s: %f, expected %f",
                  places[_i].name, moment.steps, places[_i].steps);
    ck_assert_msg(moment.rested == places[_i].rested, "%s: rested %d, expected %d", places[_i].name,
                  moment.rested, places[_i].rested);
}
END_TEST

/* Two hops of 110 ms; the first piece sets out then, the second 40 ms later, each on its way for
 * 320.
 */
static const struct {
    const char *name;
    enum animation_way way;
    bool capture;
    int passed, left, arrived;
} leaving_rows[] = {
    {"on its way", ANIMATION_FORWARD, true, 219, 0, 0},
    {"landed", ANIMATION_FORWARD, true, 220, 1, 0},
    {"before the second sets out", ANIMATION_FORWARD, true, 259, 1, 0},
    {"both are on their way", ANIMATION_FORWARD, true, 260, 2, 0},
    {"the first arrives", ANIMATION_FORWARD, true, 540, 2, 1},
    {"both have", ANIMATION_FORWARD, true, 580, 2, 2},
    {"put there", ANIMATION_LANDED, true, 0, 1, 0},
    {"a plain move", ANIMATION_LANDED, false, 1000, 0, 0},
    {"taken back", ANIMATION_BACKWARD, true, 0, 0, 0},
    {"an unfinished capture", ANIMATION_HOPS, true, 220, 0, 0},
};

START_TEST(captured_pieces_leave_one_by_one)
{
    struct animation animation;
    struct move move = steps_move(2, leaving_rows[_i].capture, false);
    struct position before = {0};
    animation_start(&animation, &before, &move, 0, leaving_rows[_i].way, START);
    struct animation_moment moment =
        animation_at(&animation, START + (uint64_t)leaving_rows[_i].passed);
    int left = animation_left(&animation, moment), arrived = animation_arrived(&animation, moment);
    ck_assert_msg(left == leaving_rows[_i].left && arrived == leaving_rows[_i].arrived,
                  "%s: %d left, %d arrived", leaving_rows[_i].name, left, arrived);
}
END_TEST

/* A shake goes to both sides, less and less, and ends in the middle. */
START_TEST(a_shake_fades)
{
    struct shake shake;
    double first = 0, second = 0, right = 0, left = 0;
    shake_start(&shake, 14, START);
    ck_assert_int_eq(shake.square, 14);
    for (uint64_t passed = 0; passed < 260; passed++) {
        double swing = shake_swing(&shake, START + passed);
        ck_assert_msg(shake.active, "over after %d ms", (int)passed);
        right = fmax(right, swing);
        left = fmin(left, swing);
        if (passed < 130)
            first = fmax(first, fabs(swing));
        else
            second = fmax(second, fabs(swing));
    }
    ck_assert_double_gt(right, 0.5);
    ck_assert_double_le(right, 1);
    ck_assert_double_lt(left, -0.3);
    ck_assert_double_lt(second, first / 2);
    ck_assert_double_eq(shake_swing(&shake, START + 260), 0);
    ck_assert(!shake.active);
}
END_TEST

/* What goes somewhere is there at its end, what swings or rises is back; a moment makes no leap. */
START_TEST(every_curve_begins_and_ends_where_it_should)
{
    enum motion motion = (enum motion)_i;
    bool returns = motion == MOTION_SHAKE || motion == MOTION_RISE;
    double end = returns ? 0 : 1, before = 0;
    ck_assert_double_eq_tol(motion_at(motion, 0), 0, 1e-9);
    ck_assert_double_eq_tol(motion_at(motion, -1), 0, 1e-9);
    ck_assert_double_eq_tol(motion_at(motion, 1), end, 1e-9);
    ck_assert_double_eq_tol(motion_after(motion, 100000), end, 1e-9);
    ck_assert_int_gt(motion_ms(motion), 0);
    for (int i = 1; i <= 1000; i++) {
        double now = motion_at(motion, i / 1000.0);
        ck_assert_msg(fabs(now - before) < 0.03 && fabs(now) <= 1, "motion %d leaps at %d", _i, i);
        before = now;
    }
}
END_TEST

SUITE(animation)
{
    Suite *suite = suite_create("animation");
    TCase *tcase = tcase_create("time");
    tcase_add_loop_test(tcase, takes_its_time, 0, ROWS(durations));
    tcase_add_loop_test(tcase, is_where_it_should_be, 0, ROWS(places));
    tcase_add_loop_test(tcase, captured_pieces_leave_one_by_one, 0, ROWS(leaving_rows));
    tcase_add_test(tcase, a_shake_fades);
    tcase_add_loop_test(tcase, every_curve_begins_and_ends_where_it_should, 0, MOTION_COUNT);
    suite_add_tcase(suite, tcase);
    return suite;
}
