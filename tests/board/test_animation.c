/* SPDX-License-Identifier: MIT */
/* How long a move takes on the screen, and where the piece is meanwhile. */
#include "board/animation.h"
#include "suite.h"

#include <math.h>

enum {
    START = 5000, /* when the move began, on a clock that reads anything */
};

/* A move of so many steps; an animation asks for no more. */
static struct move steps_move(int steps, bool capture)
{
    return (struct move){.steps = (uint8_t)steps, .captured = capture ? square_set(1) : 0};
}

static const struct {
    const char *name;
    int steps;
    bool capture;
    int milliseconds;
} durations[] = {
    {"plain move", 1, false, 200},   {"one hop", 1, true, 110},
    {"two hops", 2, true, 220},      {"five hops", 5, true, 550},
    {"nine hops", 9, true, 990},     {"ten hops stop at a second", 10, true, 1000},
    {"twelve hops", 12, true, 1000},
};

START_TEST(takes_its_time)
{
    struct animation animation;
    struct move move = steps_move(durations[_i].steps, durations[_i].capture);
    struct position before = {0};
    animation_start(&animation, &before, &move, false, START);
    animation_progress(&animation, START + (uint64_t)durations[_i].milliseconds - 1);
    ck_assert_msg(animation.active, "%s: over too early", durations[_i].name);
    double end = animation_progress(&animation, START + (uint64_t)durations[_i].milliseconds);
    ck_assert_msg(!animation.active, "%s: still moving", durations[_i].name);
    ck_assert_msg(end == move.steps, "%s: ends at %f of %d", durations[_i].name, end, move.steps);
}
END_TEST

static const struct {
    const char *name;
    bool backward;
    int passed; /* milliseconds of 220 */
    double progress;
} places[] = {
    {"at the start", false, 0, 0},
    {"half a hop", false, 55, 0.5},
    {"one hop", false, 110, 1},
    {"at the end", false, 220, 2},
    {"long after", false, 100000, 2},
    {"taken back: at the start", true, 0, 2},
    {"taken back: one hop", true, 110, 1},
    {"taken back: at the end", true, 220, 0},
    {"taken back: long after", true, 100000, 0},
};

START_TEST(is_where_it_should_be)
{
    struct animation animation;
    struct move move = steps_move(2, true);
    struct position before = {0};
    animation_start(&animation, &before, &move, places[_i].backward, START);
    double progress = animation_progress(&animation, START + (uint64_t)places[_i].passed);
    ck_assert_msg(fabs(progress - places[_i].progress) < 1e-9, "%s: %f, expected %f",
                  places[_i].name, progress, places[_i].progress);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("animation");
    TCase *tcase = tcase_create("time");
    tcase_add_loop_test(tcase, takes_its_time, 0, ROWS(durations));
    tcase_add_loop_test(tcase, is_where_it_should_be, 0, ROWS(places));
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}
