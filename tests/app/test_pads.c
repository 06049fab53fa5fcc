/* SPDX-License-Identifier: MIT */
/* What the buttons and sticks of a controller become; SDL's events are made up, or those of its
 * virtual controllers. */
#include "app/window/pads.h"
#include "base/translate.h"
#include "pages/keymap.h"
#include "suite.h"

#include <string.h>

static struct pads pads;
static struct ui ui; /* has the keyboard */

static void setup(void)
{
    pads = (struct pads){0};
    ui = (struct ui){0};
}

static SDL_Event button(uint32_t type, int which)
{
    return (SDL_Event){.cbutton = {.type = type, .button = (uint8_t)which}};
}

static SDL_Event axis(int which, int value)
{
    return (SDL_Event){.caxis = {.type = SDL_CONTROLLERAXISMOTION,
                                 .axis = (uint8_t)which,
                                 .value = (int16_t)value}};
}

static bool becomes(SDL_Event event, uint64_t now, struct input *out)
{
    return pads_input(&pads, &event, &ui, now, out);
}

/* --- Buttons --- */

static const struct {
    const char *name;
    int button;
    SDL_Keycode key;
    const char *given; /* NULL: none */
} button_rows[] = {
    {"A", SDL_CONTROLLER_BUTTON_A, SDLK_RETURN, NULL},
    {"B", SDL_CONTROLLER_BUTTON_B, SDLK_ESCAPE, NULL},
    {"X", SDL_CONTROLLER_BUTTON_X, 0, "undo"},
    {"Y", SDL_CONTROLLER_BUTTON_Y, 0, "hint"},
    {"Start", SDL_CONTROLLER_BUTTON_START, 0, "menu"},
    {"Back", SDL_CONTROLLER_BUTTON_BACK, 0, "rules"},
    {"left shoulder", SDL_CONTROLLER_BUTTON_LEFTSHOULDER, SDLK_PAGEUP, "previous"},
    {"right shoulder", SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, SDLK_PAGEDOWN, "next"},
    {"up", SDL_CONTROLLER_BUTTON_DPAD_UP, SDLK_UP, NULL},
    {"down", SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDLK_DOWN, NULL},
    {"left", SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDLK_LEFT, NULL},
    {"right", SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDLK_RIGHT, NULL},
};

START_TEST(buttons_are_keys_and_commands)
{
    const char *given = button_rows[_i].given;
    struct input out;
    ck_assert(becomes(button(SDL_CONTROLLERBUTTONDOWN, button_rows[_i].button), 0, &out));
    ck_assert(out.kind == INPUT_KEY && out.pad);
    ck_assert_msg(out.key == button_rows[_i].key && out.mods == 0, "%s", button_rows[_i].name);
    ck_assert_msg(out.given == (given ? keyed_find(given) + 1 : 0), "%s", button_rows[_i].name);
    ck_assert(!becomes(button(SDL_CONTROLLERBUTTONUP, button_rows[_i].button), 0, &out));
}
END_TEST

/* The key that a shoulder has for lists is no shortcut: the player may have given it away. */
START_TEST(a_given_command_has_no_key)
{
    struct input out;
    ck_assert(
        becomes(button(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_LEFTSHOULDER), 0, &out));
    ck_assert(!input_is_shortcut(&out, (struct shortcut){SDLK_PAGEUP, 0}));
    ck_assert(input_is_key(&out, SDLK_PAGEUP, 0));
    ck_assert_int_eq(input_shortcut(&out).key, 0);
}
END_TEST

/* Enter may be meant for the page: a widget is pressed by Space. */
START_TEST(what_a_presses)
{
    struct input out;
    ui.focus = 7;
    ck_assert(becomes(button(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_A), 0, &out));
    ck_assert_int_eq(out.key, SDLK_SPACE);
    ui.field.id = 7;
    ck_assert(becomes(button(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_A), 0, &out));
    ck_assert_int_eq(out.key, SDLK_RETURN);
}
END_TEST

/* --- What is held --- */

START_TEST(a_held_arrow_counts_again)
{
    struct input out;
    ck_assert_int_eq(pads_wait(&pads, 1000), -1);
    ck_assert(becomes(button(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_DPAD_UP), 1000, &out));
    int wait = pads_wait(&pads, 1000);
    ck_assert_int_gt(wait, 200);
    ck_assert(!pads_repeat(&pads, 1000 + (uint64_t)wait - 1, &out));
    ck_assert(pads_repeat(&pads, 1000 + (uint64_t)wait, &out) && out.key == SDLK_UP && out.pad);
    int next = pads_wait(&pads, 1000 + (uint64_t)wait);
    ck_assert(next > 0 && next < wait);
    becomes(button(SDL_CONTROLLERBUTTONUP, SDL_CONTROLLER_BUTTON_DPAD_UP), 2000, &out);
    ck_assert_int_eq(pads_wait(&pads, 2000), -1);
    ck_assert(!pads_repeat(&pads, 9000, &out));
}
END_TEST

START_TEST(other_buttons_count_once)
{
    struct input out;
    ck_assert(becomes(button(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_X), 1000, &out));
    ck_assert_int_eq(pads_wait(&pads, 1000), -1);
}
END_TEST

/* --- Sticks and triggers --- */

static const struct axis_row {
    const char *name;
    int axis, values[3];
    SDL_Keycode keys[3]; /* 0: nothing comes of it */
    unsigned mods;
    bool held; /* at the end */
} axis_rows[] = {
    {"left", SDL_CONTROLLER_AXIS_LEFTX, {-32768, 0, 0}, {SDLK_LEFT}, 0, false},
    {"right", SDL_CONTROLLER_AXIS_LEFTX, {32767, 0, 32767}, {SDLK_RIGHT, 0, SDLK_RIGHT}, 0, true},
    {"up", SDL_CONTROLLER_AXIS_LEFTY, {-32768, 0, 0}, {SDLK_UP}, 0, false},
    {"down", SDL_CONTROLLER_AXIS_LEFTY, {32767, 0, 0}, {SDLK_DOWN}, 0, false},
    {"across", SDL_CONTROLLER_AXIS_LEFTX, {-32768, 32767, 0}, {SDLK_LEFT, SDLK_RIGHT}, 0, false},
    {"noise", SDL_CONTROLLER_AXIS_LEFTX, {900, -1200, 11000}, {0}, 0, false},
    {"trembling", SDL_CONTROLLER_AXIS_LEFTX, {20000, 15000, 20000}, {SDLK_RIGHT}, 0, true},
    {"left trigger",
     SDL_CONTROLLER_AXIS_TRIGGERLEFT,
     {32767, 30000, 0},
     {SDLK_TAB},
     MOD_SHIFT,
     false},
    {"right trigger",
     SDL_CONTROLLER_AXIS_TRIGGERRIGHT,
     {32767, 0, 32767},
     {SDLK_TAB, 0, SDLK_TAB},
     0,
     false},
    {"right stick", SDL_CONTROLLER_AXIS_RIGHTX, {32767, 0, 0}, {0}, 0, false},
};

START_TEST(axes_are_keys)
{
    const struct axis_row *row = &axis_rows[_i];
    for (int i = 0; i < 3; i++) {
        struct input out = {0};
        bool said = becomes(axis(row->axis, row->values[i]), 0, &out);
        ck_assert_msg(said == (row->keys[i] != 0) && (!said || out.key == row->keys[i]), "%s: %d",
                      row->name, i);
        ck_assert_msg(!said || out.mods == row->mods, "%s: %d", row->name, i);
    }
    ck_assert_msg((pads_wait(&pads, 0) >= 0) == row->held, "%s: held", row->name);
}
END_TEST

/* While it is held one way the other axis says nothing. */
START_TEST(one_way_at_a_time)
{
    struct input out;
    ck_assert(becomes(axis(SDL_CONTROLLER_AXIS_LEFTX, 32767), 0, &out));
    ck_assert(!becomes(axis(SDL_CONTROLLER_AXIS_LEFTY, 32767), 0, &out));
    ck_assert(!becomes(axis(SDL_CONTROLLER_AXIS_LEFTX, 0), 0, &out));
    ck_assert(becomes(axis(SDL_CONTROLLER_AXIS_LEFTY, 32767), 0, &out) && out.key == SDLK_DOWN);
}
END_TEST

/* Another controller lies on the table, and its stick trembles. */
START_TEST(one_stick_at_a_time)
{
    struct input out;
    SDL_Event other = axis(SDL_CONTROLLER_AXIS_LEFTX, 300);
    other.caxis.which = 1;
    ck_assert(becomes(axis(SDL_CONTROLLER_AXIS_LEFTX, 32767), 0, &out));
    ck_assert(!becomes(other, 0, &out));
    ck_assert(!becomes(axis(SDL_CONTROLLER_AXIS_LEFTX, 32000), 0, &out));
    ck_assert_int_ge(pads_wait(&pads, 0), 0);
    ck_assert(!becomes(axis(SDL_CONTROLLER_AXIS_LEFTX, 0), 0, &out));
    other.caxis.value = 32767;
    ck_assert(becomes(other, 0, &out) && out.key == SDLK_RIGHT);
}
END_TEST

/* --- Controllers that come and go --- */

/* Hands on what SDL has to say. Returns what the last of it has become. */
static struct input pump(void)
{
    struct input out = {0}, last = {0};
    pads_look(&pads);
    for (SDL_Event event; SDL_PollEvent(&event);)
        if (becomes(event, 0, &out))
            last = out;
    return last;
}

static const char *label_of(const char *name)
{
    for (int i = 0; i < pads.labels.count; i++)
        if (pads.labels.rows[i].given == keyed_find(name) + 1)
            return tr_english(pads.labels.rows[i].name);
    return "";
}

static const struct {
    const char *name;
    uint16_t vendor, product;
    const char *undo, *previous;
} make_rows[] = {
    {"unknown", 0, 0, "X button", "LB"},
    {"Xbox", 0x045e, 0x02ea, "X button", "LB"},
    {"PlayStation", 0x054c, 0x09cc, "Square", "L1"},
    {"Switch", 0x057e, 0x2009, "X button", "L"},
};

/* In the middle of something, twice. */
START_TEST(controllers_come_and_go)
{
    SDL_VirtualJoystickDesc desc = {.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
                                    .type = SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                    .naxes = SDL_CONTROLLER_AXIS_MAX,
                                    .nbuttons = SDL_CONTROLLER_BUTTON_MAX,
                                    .vendor_id = make_rows[_i].vendor,
                                    .product_id = make_rows[_i].product};
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    ck_assert_int_eq(SDL_Init(SDL_INIT_VIDEO), 0);
    pads_begin(&pads, false);
    for (int time = 0; time < 2; time++) {
        int index = SDL_JoystickAttachVirtualEx(&desc);
        ck_assert_msg(index >= 0, "%s", SDL_GetError());
        SDL_JoystickID id = SDL_JoystickGetDeviceInstanceID(index);
        pump();
        ck_assert_msg(pads.open[0] != NULL, "%s: not open", make_rows[_i].name);
        SDL_JoystickSetVirtualButton(SDL_JoystickFromInstanceID(id), SDL_CONTROLLER_BUTTON_DPAD_UP,
                                     1);
        ck_assert_int_eq(pump().key, SDLK_UP);
        ck_assert_int_ge(pads_wait(&pads, 0), 0);
        ck_assert_str_eq(label_of("undo"), make_rows[_i].undo);
        ck_assert_str_eq(label_of("previous"), make_rows[_i].previous);
        SDL_JoystickDetachVirtual(index);
        pump();
        ck_assert_msg(pads.open[0] == NULL, "%s: still open", make_rows[_i].name);
        ck_assert_int_eq(pads_wait(&pads, 0), -1);
    }
    pads_end(&pads);
    SDL_Quit();
}
END_TEST

SUITE(pads)
{
    Suite *suite = suite_create("pads");
    TCase *tcase = tcase_create("pads");
    tcase_add_checked_fixture(tcase, setup, NULL);
    tcase_add_loop_test(tcase, buttons_are_keys_and_commands, 0, ROWS(button_rows));
    tcase_add_test(tcase, a_given_command_has_no_key);
    tcase_add_test(tcase, what_a_presses);
    tcase_add_test(tcase, a_held_arrow_counts_again);
    tcase_add_test(tcase, other_buttons_count_once);
    tcase_add_loop_test(tcase, axes_are_keys, 0, ROWS(axis_rows));
    tcase_add_test(tcase, one_way_at_a_time);
    tcase_add_test(tcase, one_stick_at_a_time);
    tcase_add_loop_test(tcase, controllers_come_and_go, 0, ROWS(make_rows));
    suite_add_tcase(suite, tcase);
    return suite;
}
