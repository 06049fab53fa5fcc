/* SPDX-License-Identifier: MIT */
/* Two computers play a match to its end by themselves: nobody touches anything. */
#include "program.h"

enum {
    STEP_MS = 500,
    LOOK_MS = 5000, /* a result is looked at so long */
    STEPS = 20000,  /* more than any match takes */
};

/* Both sides at the lowest level, and first to 2 points. */
static void begin_match(void)
{
    settings.preferences.speed = SPEED_OFF;
    press(SDLK_n, KMOD_LCTRL);
    click("played-by-1/next");
    click("played-by-2/next");
    click("length/next");
    click("length/next");
    click("start-match");
    ck_assert_int_eq(app.match.length, 2);
    ck_assert_int_eq(match_people(&app.match), 0);
}

/* Time goes on, but the engine's time is real. */
static void pass_time(void)
{
    while (app.companion.view.thinks) {
        SDL_Delay(1);
        app_draw(&app);
    }
    app.clock += STEP_MS;
    app_draw(&app);
}

/* Returns for how long the result of the game has been looked at, at most. */
static uint64_t watch_game(void)
{
    int game = app.match.serial;
    for (int i = 0; i < STEPS && !game_over(&app.match.game); i++)
        pass_time();
    ck_assert(game_over(&app.match.game));
    uint64_t over = app.clock;
    for (int i = 0; i < 4 * LOOK_MS / STEP_MS && app.match.serial == game; i++)
        pass_time();
    return app.clock - over;
}

START_TEST(it_goes_on_to_its_end)
{
    begin_match();
    for (int games = 1; !match_decided(&app.match); games++) {
        uint64_t looked = watch_game();
        bool decided = match_decided(&app.match);
        ck_assert_int_eq(match_ledger_count(&app.match), games);
        ck_assert_int_eq(app.match.finished_count, games - decided);
        ck_assert_msg(decided || (looked >= LOOK_MS && looked <= LOOK_MS + 4 * STEP_MS),
                      "for %d ms", (int)looked);
    }
    SAYS(match_winner(&app.match) < 0 ? "The match is a draw" : "wins the match");
    ck_assert_int_ge(match_ledger_count(&app.match), 2);
    ck_assert_int_lt(shell_wait(&app.shell), 0);
    ck_assert(!shell_moving(&app.shell));
}
END_TEST

SUITE(watched)
{
    Suite *suite = suite_create("watched");
    TCase *tcase = tcase_create("two computers");
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, program_setup, program_teardown);
    tcase_add_test(tcase, it_goes_on_to_its_end);
    suite_add_tcase(suite, tcase);
    return suite;
}
