/* SPDX-License-Identifier: MIT */
/* The window goes on while a speech server keeps its answer to itself: the lane is held, as it is
 * by a server that hangs. What such servers say is a matter of speech.sh. */
#include "program.h"

#include <stdlib.h>

static const char absent[] = "Nothing can be said aloud: speech-dispatcher does not run here.";

static void setup(void)
{
    setenv("SPEECHD_ADDRESS", "unix_socket:/nowhere", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    program_setup();
    settings.preferences.speed = SPEED_OFF;
    settings.preferences.aloud = ALOUD_ALWAYS;
    jobs_pause(app.jobs, LANE_SPEAKER);
    app.own_clock = false; /* a script would wait for the voice */
}

static void teardown(void)
{
    app.own_clock = true;
    program_teardown();
}

/* No answer has come, so nobody has waited for one. */
static void require_held(void)
{
    REQUIRE(app.speech.busy, "nothing is being said");
    REQUIRE(!says(absent), "the window's thread has spoken");
}

START_TEST(clicks_and_frames_go_on)
{
    press(SDLK_UP, 0);
    require_held();
    click("square-11");
    click("square-15");
    SAYS("11-15");
    require_held();
    press(SDLK_COMMA, KMOD_LCTRL);
    REQUIRE(on_page("settings"), "it is on another page");
    press(SDLK_m, 0);
    app_draw(&app);
    SAYS("Sound: Off");
    require_held();
    REQUIRE(app.speech.waiting.count > 0, "nothing waits to be said");
    jobs_resume(app.jobs, LANE_SPEAKER);
    speech_wait(&app.speech);
    app_draw(&app);
    SAYS(absent);
}
END_TEST

/* What was to be said is no reason to stay. */
START_TEST(it_ends_while_the_server_holds)
{
    press(SDLK_UP, 0);
    require_held();
    press(SDLK_q, KMOD_LCTRL);
    REQUIRE(!app.running, "it does not end");
    jobs_resume(app.jobs, LANE_SPEAKER);
}
END_TEST

/* Settings may come from another system. */
START_TEST(a_speechless_system_is_not_asked_to_speak)
{
    settings.preferences.speechless = true;
    press(SDLK_UP, 0);
    REQUIRE(!app.speech.busy, "something is being said");
    settings.preferences.speechless = false;
    press(SDLK_UP, 0);
    require_held();
    jobs_resume(app.jobs, LANE_SPEAKER);
}
END_TEST

SUITE(speech)
{
    Suite *suite = suite_create("speech");
    TCase *tcase = tcase_create("speech");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, clicks_and_frames_go_on);
    tcase_add_test(tcase, it_ends_while_the_server_holds);
    tcase_add_test(tcase, a_speechless_system_is_not_asked_to_speak);
    suite_add_tcase(suite, tcase);
    return suite;
}
