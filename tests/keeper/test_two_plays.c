/* SPDX-License-Identifier: MIT */
/* Two programs play at once, with one archive: each keeps its own match. And one that has nothing
 * to do does nothing. */
#include "running.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    MOVES = 100, /* of each */
    QUIET_MS = 1000,
};

struct pair {
    struct running running[2];
    struct model models[2];
};

static void start_both(struct pair *pair)
{
    for (int i = 0; i < 2; i++) {
        pair->running[i] = running_start(scratch_path("games.db"));
        running_do(&pair->running[i], "wait 1\n"); /* it has taken up its match */
    }
}

static void end_both(struct pair *pair)
{
    for (int i = 0; i < 2; i++)
        REQUIRE(running_end(&pair->running[i]) == 0, "%s", scratch_log());
}

/* The one that was saved last is taken up first. Which one that is only the archive knows: each has
 * its own worker. */
static void order_models(struct pair *pair)
{
    struct model last;
    model_init(&last, 0);
    ck_assert_int_eq(model_take_up(&last, scratch_path("games.db")), 0);
    char *found = model_print(&last), *first = model_print(&pair->models[0]);
    if (strcmp(found, first) != 0) {
        struct model other = pair->models[0];
        pair->models[0] = pair->models[1];
        pair->models[1] = other;
    }
    free(found);
    free(first);
    model_finish(&last);
}

/* By turns, a move of each is on its way while the other one makes its own. */
static void play_both(struct pair *pair, int moves)
{
    for (int i = 0; i < moves; i++)
        for (int j = 0; j < 2; j++)
            running_deed(&pair->running[j], &pair->models[j], model_play);
}

static void expect_both(struct pair *pair)
{
    for (int i = 0; i < 2; i++)
        running_expect(&pair->running[i], &pair->models[i]);
}

static void expect_sound(void)
{
    struct model model;
    model_init(&model, 0);
    ck_assert_int_eq(model_take_up(&model, scratch_path("games.db")), 0);
    model_finish(&model);
}

static void begin(struct pair *pair)
{
    scratch_setup();
    for (int i = 0; i < 2; i++)
        model_init(&pair->models[i], (uint64_t)i);
    start_both(pair);
}

static void finish(struct pair *pair)
{
    for (int i = 0; i < 2; i++)
        model_finish(&pair->models[i]);
    scratch_teardown();
}

START_TEST(each_keeps_its_match)
{
    struct pair pair;
    begin(&pair);
    play_both(&pair, MOVES);
    expect_both(&pair);
    end_both(&pair);
    order_models(&pair);
    start_both(&pair);
    expect_both(&pair);
    play_both(&pair, 3);
    end_both(&pair);
    expect_sound();
    finish(&pair);
}
END_TEST

/* Its match is free as soon as it is gone, and no other one takes up that which is still played. */
START_TEST(one_is_killed)
{
    struct pair pair;
    begin(&pair);
    for (int i = 0; i < 6; i++) {
        int killed = i % 2;
        play_both(&pair, 5);
        running_do(&pair.running[killed], "await-saved\n");
        running_kill(&pair.running[killed]);
        running_deed(&pair.running[1 - killed], &pair.models[1 - killed], model_play);
        pair.running[killed] = running_start(scratch_path("games.db"));
        expect_both(&pair);
    }
    end_both(&pair);
    expect_sound();
    finish(&pair);
}
END_TEST

/* Once it has looked through the archive: then none of its threads has run for as long. */
static bool comes_to_rest(const struct running *running)
{
    double end = running_now() + ALL_TOO_LONG_MS, used = 0, before;
    do {
        before = used;
        usleep(1000 * QUIET_MS);
        used = running_used(running);
    } while (used != before && running_now() < end);
    REQUIRE(used > 0, "the system does not say how long threads have run");
    return used == before;
}

START_TEST(who_has_nothing_to_do_does_nothing)
{
    struct model model;
    scratch_setup();
    struct running running = running_start(scratch_path("games.db"));
    model_init(&model, 0);
    running_deed(&running, &model, model_play);
    running_deed(&running, &model, model_play);
    REQUIRE(comes_to_rest(&running), "it has always something to do");
    ck_assert_int_eq(running_end(&running), 0);
    model_finish(&model);
    scratch_teardown();
}
END_TEST

SUITE(two_plays)
{
    Suite *suite = suite_create("two plays");
    TCase *tcase = tcase_create("two plays");
    tcase_set_timeout(tcase, TEST_TIMEOUT_S);
    tcase_add_test(tcase, each_keeps_its_match);
    tcase_add_test(tcase, one_is_killed);
    tcase_add_test(tcase, who_has_nothing_to_do_does_nothing);
    suite_add_tcase(suite, tcase);
    return suite;
}
