/* SPDX-License-Identifier: MIT */
/* What fingers do on the screen, as SDL tells it, and what becomes of it. */
#include "suite.h"
#include "toolkit/finger.h"

enum {
    STEPS = 6,
    W = 1000,
    H = 500,
    TAP = 10,
};

/* One event at a time, and what is to come of it. */
struct step {
    uint32_t type; /* of SDL's event; 0: only time passes */
    int x, y;      /* pixels; of a window event: what it is */
    int finger;    /* its number */
    int after;     /* milliseconds since the step before */
    enum input_kind kind;
    int at_x, at_y;
    bool secondary;
    int clicks;
};

#define DOWN SDL_FINGERDOWN
#define MOVE SDL_FINGERMOTION
#define UP   SDL_FINGERUP
#define WIN  SDL_WINDOWEVENT

static const struct {
    const char *name;
    struct step steps[STEPS];
} rows[] = {
    {"a tap presses and lets go",
     {{DOWN, 100, 50, 1, 0, INPUT_PRESS, 100, 50, false, 1},
      {UP, 100, 50, 1, 80, INPUT_RELEASE, 100, 50}}},
    {"a tap that trembles counts where it began",
     {{DOWN, 100, 50, 1, 0, INPUT_PRESS, 100, 50, false, 1},
      {MOVE, 108, 45, 1, 10},
      {UP, 107, 46, 1, 80, INPUT_RELEASE, 100, 50}}},
    {"a drag is followed, also back to where it began",
     {{DOWN, 100, 50, 1, 0, INPUT_PRESS, 100, 50, false, 1},
      {MOVE, 111, 50, 1, 10, INPUT_MOVE, 111, 50},
      {MOVE, 102, 50, 1, 10, INPUT_MOVE, 102, 50},
      {0, 0, 0, 1, 900},
      {UP, 101, 50, 1, 10, INPUT_RELEASE, 101, 50}}},
    {"two taps are a double click",
     {{DOWN, 100, 50, 1, 0, INPUT_PRESS, 100, 50, false, 1},
      {UP, 100, 50, 1, 80, INPUT_RELEASE, 100, 50},
      {DOWN, 112, 60, 1, 200, INPUT_PRESS, 112, 60, false, 2}}},
    {"two taps apart are two",
     {{DOWN, 100, 50, 1, 0, INPUT_PRESS, 100, 50, false, 1},
      {UP, 100, 50, 1, 80, INPUT_RELEASE, 100, 50},
      {DOWN, 140, 50, 1, 200, INPUT_PRESS, 140, 50, false, 1}}},
    {"two slow taps are two",
     {{DOWN, 100, 50, 1, 0, INPUT_PRESS, 100, 50, false, 1},
      {UP, 100, 50, 1, 80, INPUT_RELEASE, 100, 50},
      {DOWN, 100, 50, 1, 500, INPUT_PRESS, 100, 50, false, 1}}},
    {"a finger that rests is the right button",
     {{DOWN, 100, 50, 1, 0, INPUT_PRESS, 100, 50, false, 1},
      {0, 0, 0, 1, 499},
      {0, 0, 0, 1, 1, INPUT_PRESS, 100, 50, true},
      {MOVE, 200, 50, 1, 10},
      {UP, 200, 50, 1, 10, INPUT_RELEASE, 100, 50, true},
      {DOWN, 100, 50, 1, 10, INPUT_PRESS, 100, 50, false, 1}}},
    {"one that has moved does not rest",
     {{DOWN, 100, 50, 1, 0, INPUT_PRESS, 100, 50, false, 1},
      {MOVE, 130, 50, 1, 100, INPUT_MOVE, 130, 50},
      {0, 0, 0, 1, 2000}}},
    {"a second finger is ignored",
     {{DOWN, 100, 50, 1, 0, INPUT_PRESS, 100, 50, false, 1},
      {DOWN, 300, 50, 2, 10},
      {MOVE, 400, 50, 2, 10},
      {UP, 400, 50, 2, 10},
      {UP, 100, 50, 1, 10, INPUT_RELEASE, 100, 50}}},
    {"the second one goes on to be ignored when the first is lifted",
     {{DOWN, 100, 50, 1, 0, INPUT_PRESS, 100, 50, false, 1},
      {DOWN, 300, 50, 2, 10},
      {UP, 100, 50, 1, 10, INPUT_RELEASE, 100, 50},
      {MOVE, 400, 50, 2, 10},
      {UP, 400, 50, 2, 10}}},
    {"a window that loses the keyboard loses the finger",
     {{DOWN, 100, 50, 1, 0, INPUT_PRESS, 100, 50, false, 1},
      {WIN, SDL_WINDOWEVENT_FOCUS_LOST, 0, 1, 10, INPUT_LEAVE},
      {0, 0, 0, 1, 2000},
      {MOVE, 200, 50, 1, 10},
      {UP, 200, 50, 1, 10}}},
    {"so does one that is turned or changes its size",
     {{DOWN, 100, 50, 1, 0, INPUT_PRESS, 100, 50, false, 1},
      {WIN, SDL_WINDOWEVENT_SIZE_CHANGED, 0, 1, 10, INPUT_LEAVE},
      {UP, 100, 50, 1, 10}}},
    {"what the mouse leaves does not matter",
     {{DOWN, 100, 50, 1, 0, INPUT_PRESS, 100, 50, false, 1},
      {WIN, SDL_WINDOWEVENT_LEAVE, 0, 1, 10},
      {UP, 100, 50, 1, 10, INPUT_RELEASE, 100, 50}}},
    {"without a finger a window may lose the keyboard",
     {{WIN, SDL_WINDOWEVENT_FOCUS_LOST, 0, 1, 10}, {UP, 100, 50, 1, 10}}},
};

/* SDL asks its video driver about a touch screen that it does not know. */
static void setup(void)
{
    ck_assert_msg(SDL_setenv("SDL_VIDEODRIVER", "dummy", 1) == 0 && SDL_VideoInit(NULL) == 0, "%s",
                  SDL_GetError());
}

static SDL_Event event_of(const struct step *step)
{
    if (step->type == WIN)
        return (SDL_Event){.window = {.type = WIN, .event = (uint8_t)step->x}};
    return (SDL_Event){.tfinger = {.type = step->type,
                                   .touchId = 7,
                                   .fingerId = step->finger,
                                   .x = ((float)step->x + 0.5F) / W,
                                   .y = ((float)step->y + 0.5F) / H}};
}

START_TEST(fingers_become_input)
{
    struct finger finger = {0};
    struct finger_room room = {W, H, TAP};
    uint64_t now = 1000;
    for (int i = 0; i < STEPS; i++) {
        const struct step *step = &rows[_i].steps[i];
        SDL_Event event = event_of(step);
        struct input input = {.kind = INPUT_NONE};
        now += (uint64_t)step->after;
        bool answered = step->type ? finger_input(&finger, &event, &room, now, &input)
                                   : finger_rests(&finger, now, &input);
        ck_assert_msg(answered == (step->kind != INPUT_NONE) && input.kind == step->kind,
                      "%s, step %d: kind %d", rows[_i].name, i, (int)input.kind);
        ck_assert_msg(input.x == step->at_x && input.y == step->at_y, "%s, step %d: at %d,%d",
                      rows[_i].name, i, input.x, input.y);
        ck_assert_msg(input.secondary == step->secondary && input.clicks == step->clicks,
                      "%s, step %d: button %d, clicks %d", rows[_i].name, i, input.secondary,
                      input.clicks);
        ck_assert_msg(!answered || input.finger, "%s, step %d: no finger", rows[_i].name, i);
    }
}
END_TEST

/* The window wakes for a long press alone. */
START_TEST(it_wakes_for_the_long_press)
{
    struct finger finger = {0};
    struct finger_room room = {W, H, TAP};
    struct input input;
    SDL_Event down = event_of(&(struct step){DOWN, 100, 50, 1});
    ck_assert_int_eq(finger_wait(&finger, 5000), -1);
    finger_input(&finger, &down, &room, 5000, &input);
    ck_assert_int_eq(finger_wait(&finger, 5100), 400);
    ck_assert_int_eq(finger_wait(&finger, 5900), 0);
    ck_assert(finger_rests(&finger, 5900, &input));
    ck_assert_int_eq(finger_wait(&finger, 5900), -1);
}
END_TEST

/* Events that nobody else may answer, with a finger down and without. */
static const struct {
    const char *name;
    SDL_Event event;
    bool down, up;
} owned[] = {
    {"touch", {.type = SDL_FINGERMOTION}, true, true},
    {"mouse", {.type = SDL_MOUSEMOTION}, true, false},
    {"button", {.type = SDL_MOUSEBUTTONDOWN}, true, false},
    {"wheel", {.type = SDL_MOUSEWHEEL}, true, false},
    {"the mouse leaves", {.window = {.type = WIN, .event = SDL_WINDOWEVENT_LEAVE}}, true, false},
    {"the window closes", {.window = {.type = WIN, .event = SDL_WINDOWEVENT_CLOSE}}, false, false},
    {"key", {.type = SDL_KEYDOWN}, false, false},
};

START_TEST(the_mouse_waits_for_the_finger)
{
    struct finger down = {.down = true}, up = {0};
    ck_assert_msg(finger_owns(&down, &owned[_i].event) == owned[_i].down, "%s", owned[_i].name);
    ck_assert_msg(finger_owns(&up, &owned[_i].event) == owned[_i].up, "%s", owned[_i].name);
}
END_TEST

SUITE(finger)
{
    Suite *suite = suite_create("finger");
    TCase *all = tcase_create("finger");
    tcase_add_checked_fixture(all, setup, SDL_VideoQuit);
    tcase_add_loop_test(all, fingers_become_input, 0, ROWS(rows));
    tcase_add_test(all, it_wakes_for_the_long_press);
    tcase_add_loop_test(all, the_mouse_waits_for_the_finger, 0, ROWS(owned));
    suite_add_tcase(suite, all);
    return suite;
}
