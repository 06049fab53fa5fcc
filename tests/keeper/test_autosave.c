/* SPDX-License-Identifier: MIT */
/* When what could not be saved is tried again. */
#include "../app/program.h"

#include <SDL.h>
#include <stdlib.h>

#define UNSAVED "Your games are not saved yet."

enum {
    AWAIT_MS = 200000, /* more than any machine needs */
    STEP_MS = 5,
};

static void setup(void)
{
    setenv("CROWNHEAD_DATA", "/proc/games.db", 1);
    program_setup();
}

static void await_unsaved(void)
{
    for (int passed = 0; passed < AWAIT_MS && !says(UNSAVED); passed += STEP_MS) {
        SDL_Delay(STEP_MS);
        app_draw(&app);
    }
    SAYS(UNSAVED);
}

static void pass_time(uint64_t milliseconds)
{
    app.clock += milliseconds;
    app_draw(&app);
}

START_TEST(what_failed_is_tried_later)
{
    ck_assert_int_eq(autosave_wait(&app.autosave, app.clock), -1);
    play_one();
    await_unsaved();
    int wait = autosave_wait(&app.autosave, app.clock);
    REQUIRE(wait > 0 && wait <= 1000, "it waits for %d ms", wait);
    app.clock += (uint64_t)wait;
    ck_assert_int_eq(autosave_wait(&app.autosave, app.clock), 0);
    app_draw(&app);
    ck_assert_int_ne(autosave_wait(&app.autosave, app.clock), 0);
}
END_TEST

/* Each time after twice as long, and no longer than after a minute. */
START_TEST(the_pauses_double)
{
    static const uint64_t pauses[] = {1000, 2000, 4000, 8000, 16000, 32000, 60000, 60000};
    play_one();
    for (int i = 0; i < ROWS(pauses); i++) {
        jobs_drain(app.jobs, LANE_WRITER);
        app_draw(&app);
        ck_assert_uint_eq(app.autosave.retry.pause, pauses[i]);
        app.clock += pauses[i] - 1;
        app_draw(&app);
        ck_assert_int_eq(autosave_wait(&app.autosave, app.clock), 1); /* not sooner */
        app.clock++;
        app_draw(&app);
    }
}
END_TEST

/* The match that was given up is tried again, but not for ever without a pause. */
START_TEST(what_was_given_up_is_tried_later)
{
    play_one();
    await_unsaved();
    press(SDLK_n, KMOD_LCTRL);
    press(SDLK_RETURN, KMOD_LCTRL);
    press(SDLK_TAB, KMOD_LSHIFT); /* to the answer that gives the game up */
    press(SDLK_RETURN, 0);
    REQUIRE(!app.autosave.begun, "it is not a new match");
    for (int i = 0; i < 5; i++) {
        pass_time(100000);
        ck_assert_int_gt(autosave_wait(&app.autosave, app.clock), 0);
    }
}
END_TEST

SUITE(autosave)
{
    Suite *suite = suite_create("autosave");
    TCase *tcase = tcase_create("autosave");
    tcase_set_timeout(tcase, 400);
    tcase_add_checked_fixture(tcase, setup, program_teardown);
    tcase_add_test(tcase, what_failed_is_tried_later);
    tcase_add_test(tcase, the_pauses_double);
    tcase_add_test(tcase, what_was_given_up_is_tried_later);
    suite_add_tcase(suite, tcase);
    return suite;
}
