/* SPDX-License-Identifier: MIT */
/* SDL's events as the program's own, and shortcuts as text. */
#include "suite.h"
#include "toolkit/input.h"

#include <stdlib.h>
#include <string.h>

#define KEY(symbol, modifiers)                                                                     \
    {                                                                                              \
        .key = {.type = SDL_KEYDOWN, .keysym = {.sym = (symbol), .mod = (modifiers)} }             \
    }

#define HELD(symbol)                                                                               \
    {                                                                                              \
        .key = {.type = SDL_KEYDOWN, .repeat = 1, .keysym = {.sym = (symbol)} }                    \
    }

#define PLACED(symbol, place, modifiers)                                                           \
    {                                                                                              \
        .key = {                                                                                   \
            .type = SDL_KEYDOWN,                                                                   \
            .keysym = {.sym = (symbol), .scancode = (place), .mod = (modifiers)}                   \
        }                                                                                          \
    }

#define LONG_TEXT "にほんごのながいぶんしょうをかいています"

static char long_text[] = LONG_TEXT;

static const struct {
    const char *name;
    SDL_Event event;
    double pixels; /* of one point */
    bool means;
    struct input input;
} events[] = {
    {"motion",
     {.motion = {.type = SDL_MOUSEMOTION, .x = 12, .y = 34}},
     1,
     true,
     {.kind = INPUT_MOVE, .x = 12, .y = 34}},
    {"motion on a dense screen",
     {.motion = {.type = SDL_MOUSEMOTION, .x = 12, .y = 34}},
     1.5,
     true,
     {.kind = INPUT_MOVE, .x = 18, .y = 51}},
    {"press",
     {.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT, .x = 5, .y = 6}},
     2,
     true,
     {.kind = INPUT_PRESS, .x = 10, .y = 12}},
    {"release",
     {.button = {.type = SDL_MOUSEBUTTONUP, .button = SDL_BUTTON_LEFT, .x = 5, .y = 6}},
     1,
     true,
     {.kind = INPUT_RELEASE, .x = 5, .y = 6}},
    {"right button",
     {.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_RIGHT, .x = 5, .y = 6}},
     1,
     true,
     {.kind = INPUT_PRESS, .x = 5, .y = 6, .secondary = true}},
    {"middle button",
     {.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_MIDDLE}},
     1,
     true,
     {.kind = INPUT_MIDDLE}},
    {"the button at the thumb goes back",
     {.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_X1}},
     1,
     true,
     {.kind = INPUT_KEY, .key = SDLK_AC_BACK}},
    {"and does nothing when it comes up",
     {.button = {.type = SDL_MOUSEBUTTONUP, .button = SDL_BUTTON_X1}},
     1,
     false,
     {.kind = INPUT_NONE}},
    {"Back on the keyboard",
     KEY(SDLK_AC_BACK, 0),
     1,
     true,
     {.kind = INPUT_KEY, .key = SDLK_AC_BACK}},
    {"a Russian letter is known by its place",
     PLACED(0x44F, SDL_SCANCODE_Z, KMOD_LCTRL),
     1,
     true,
     {.kind = INPUT_KEY, .key = SDLK_z, .mods = MOD_CTRL}},
    {"a Latin letter by what is on it, wherever it is",
     PLACED(SDLK_z, SDL_SCANCODE_Y, KMOD_LCTRL),
     1,
     true,
     {.kind = INPUT_KEY, .key = SDLK_z, .mods = MOD_CTRL}},
    {"a French digit by its place",
     PLACED(0xE0, SDL_SCANCODE_0, KMOD_LCTRL),
     1,
     true,
     {.kind = INPUT_KEY, .key = SDLK_0, .mods = MOD_CTRL}},
    {"composed",
     {.edit = {.type = SDL_TEXTEDITING, .text = "tiê", .start = 3}},
     1,
     true,
     {.kind = INPUT_COMPOSE, .text = "tiê", .cursor = 3}},
    {"composed at length",
     {.editExt = {.type = SDL_TEXTEDITING_EXT, .text = long_text, .start = 2}},
     1,
     true,
     {.kind = INPUT_COMPOSE, .text = LONG_TEXT, .cursor = 2}},
    {"wheel",
     {.wheel = {.type = SDL_MOUSEWHEEL, .y = 2, .mouseX = 7, .mouseY = 8}},
     1,
     true,
     {.kind = INPUT_WHEEL, .wheel = 2, .x = 7, .y = 8}},
    {"wheel that runs the other way",
     {.wheel = {.type = SDL_MOUSEWHEEL, .y = 2, .direction = SDL_MOUSEWHEEL_FLIPPED}},
     1,
     true,
     {.kind = INPUT_WHEEL, .wheel = -2}},
    {"key", KEY(SDLK_a, 0), 1, true, {.kind = INPUT_KEY, .key = SDLK_a}},
    {"Ctrl, left",
     KEY(SDLK_z, KMOD_LCTRL),
     1,
     true,
     {.kind = INPUT_KEY, .key = SDLK_z, .mods = MOD_CTRL}},
    {"Ctrl, right, and Shift",
     KEY(SDLK_z, KMOD_RCTRL | KMOD_LSHIFT),
     1,
     true,
     {.kind = INPUT_KEY, .key = SDLK_z, .mods = MOD_CTRL | MOD_SHIFT}},
    {"Alt", KEY(SDLK_F4, KMOD_LALT), 1, true, {.kind = INPUT_KEY, .key = SDLK_F4, .mods = MOD_ALT}},
    {"locks do not count",
     KEY(SDLK_a, KMOD_NUM | KMOD_CAPS),
     1,
     true,
     {.kind = INPUT_KEY, .key = SDLK_a}},
    {"Enter held down", HELD(SDLK_RETURN), 1, false, {.kind = INPUT_NONE}},
    {"keypad Enter held down", HELD(SDLK_KP_ENTER), 1, false, {.kind = INPUT_NONE}},
    {"Space held down", HELD(SDLK_SPACE), 1, false, {.kind = INPUT_NONE}},
    {"Esc held down", HELD(SDLK_ESCAPE), 1, false, {.kind = INPUT_NONE}},
    {"an arrow held down", HELD(SDLK_LEFT), 1, true, {.kind = INPUT_KEY, .key = SDLK_LEFT}},
    {"Backspace held down",
     HELD(SDLK_BACKSPACE),
     1,
     true,
     {.kind = INPUT_KEY, .key = SDLK_BACKSPACE}},
    {"keypad digit", KEY(SDLK_KP_7, 0), 1, true, {.kind = INPUT_KEY, .key = SDLK_7}},
    {"keypad Enter", KEY(SDLK_KP_ENTER, 0), 1, true, {.kind = INPUT_KEY, .key = SDLK_RETURN}},
    {"keypad minus", KEY(SDLK_KP_MINUS, 0), 1, true, {.kind = INPUT_KEY, .key = SDLK_MINUS}},
    {"text",
     {.text = {.type = SDL_TEXTINPUT, .text = "Å"}},
     1,
     true,
     {.kind = INPUT_TEXT, .text = "Å"}},
    {"key let go", {.key = {.type = SDL_KEYUP}}, 1, false, {.kind = INPUT_NONE}},
    {"pointer leaves",
     {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_LEAVE}},
     1,
     true,
     {.kind = INPUT_LEAVE}},
    {"keyboard leaves",
     {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_FOCUS_LOST}},
     1,
     true,
     {.kind = INPUT_LEAVE, .keyboard = true}},
    {"window moved",
     {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_MOVED}},
     1,
     false,
     {.kind = INPUT_NONE}},
    {"clipboard", {.type = SDL_CLIPBOARDUPDATE}, 1, false, {.kind = INPUT_NONE}},
};

START_TEST(events_translate)
{
    struct input found;
    bool means = input_from_sdl(&events[_i].event, events[_i].pixels, events[_i].pixels, &found);
    const struct input *expected = &events[_i].input;
    ck_assert_msg(means == events[_i].means, "%s: understood %d", events[_i].name, means);
    if (!means)
        return;
    ck_assert_msg(found.kind == expected->kind, "%s: kind %d", events[_i].name, (int)found.kind);
    ck_assert_msg(found.x == expected->x && found.y == expected->y, "%s: at %d,%d", events[_i].name,
                  found.x, found.y);
    ck_assert_msg(found.secondary == expected->secondary && found.wheel == expected->wheel,
                  "%s: button %d, wheel %d", events[_i].name, found.secondary, found.wheel);
    ck_assert_msg(found.key == expected->key && found.mods == expected->mods,
                  "%s: key %d, modifiers %u", events[_i].name, (int)found.key, found.mods);
    ck_assert_msg(found.finger == expected->finger && found.keyboard == expected->keyboard &&
                      found.cursor == expected->cursor,
                  "%s: finger %d, keyboard %d, cursor %d", events[_i].name, found.finger,
                  found.keyboard, found.cursor);
    ck_assert_msg(strcmp(found.text, expected->text) == 0, "%s: text %s", events[_i].name,
                  found.text);
}
END_TEST

static const struct {
    struct shortcut shortcut;
    const char *text;
} shortcut_texts[] = {
    {{SDLK_z, MOD_CTRL | MOD_SHIFT}, "Ctrl+Shift+Z"},
    {{SDLK_F1, 0}, "F1"},
    {{SDLK_PAGEUP, 0}, "Page Up"},
    {{SDLK_COMMA, MOD_CTRL}, "Ctrl+,"},
    {{SDLK_RETURN, MOD_CTRL | MOD_ALT}, "Ctrl+Alt+Enter"},
    {{0, 0}, ""},
};

START_TEST(shortcuts_print)
{
    char text[40];
    shortcut_print(shortcut_texts[_i].shortcut, text, sizeof text);
    ck_assert_str_eq(text, shortcut_texts[_i].text);
}
END_TEST

static const struct {
    const char *name;
    SDL_Keycode key;
    unsigned mods;
    struct shortcut shortcut;
    bool is;
} matches[] = {
    {"a letter", SDLK_z, MOD_CTRL, {SDLK_z, MOD_CTRL}, true},
    {"a letter with Shift is another", SDLK_z, MOD_CTRL | MOD_SHIFT, {SDLK_z, MOD_CTRL}, false},
    {"Ctrl and plus", SDLK_PLUS, MOD_CTRL, {SDLK_PLUS, MOD_CTRL}, true},
    {"a plus that needs Shift", SDLK_PLUS, MOD_CTRL | MOD_SHIFT, {SDLK_PLUS, MOD_CTRL}, true},
    {"a plus without Ctrl", SDLK_PLUS, MOD_SHIFT, {SDLK_PLUS, MOD_CTRL}, false},
    {"a digit that needs Shift", SDLK_0, MOD_CTRL | MOD_SHIFT, {SDLK_0, MOD_CTRL}, true},
    {"a key with a name", SDLK_DELETE, MOD_SHIFT, {SDLK_DELETE, 0}, false},
    {"a sign with Shift alone", SDLK_COMMA, MOD_SHIFT, {SDLK_COMMA, MOD_SHIFT}, true},
    {"without Shift it is another", SDLK_COMMA, 0, {SDLK_COMMA, MOD_SHIFT}, false},
    {"no key", 0, 0, {0, 0}, false},
};

START_TEST(shortcuts_match)
{
    struct input input = {.kind = INPUT_KEY, .key = matches[_i].key, .mods = matches[_i].mods};
    ck_assert_msg(input_is_shortcut(&input, matches[_i].shortcut) == matches[_i].is, "%s",
                  matches[_i].name);
}
END_TEST

/* The key of 6 on a keyboard that has the minus sign elsewhere, and on one that does not, like a
 * French one: before SDL begins no key has any sign. (On top of SDL 3 an American keyboard is there
 * from the first; the window test has a French one.) */
static const struct {
    const char *name;
    bool elsewhere;
    uint16_t mods;
    SDL_Keycode key;
} sixes[] = {
    {"an American keyboard", true, KMOD_LCTRL, SDLK_6},
    {"a French keyboard", false, KMOD_LCTRL, SDLK_MINUS},
    {"the same with Shift", false, KMOD_LCTRL | KMOD_RSHIFT, SDLK_6},
    {"the same without Ctrl", false, 0, SDLK_6},
};

/* Every key that can be pressed, with every modifier, is read again as it was written. */
static void expect_comes_back(SDL_Keycode key, int *named)
{
    for (unsigned mods = 0; mods <= (MOD_CTRL | MOD_SHIFT | MOD_ALT); mods++) {
        struct input input = {.kind = INPUT_KEY, .key = key, .mods = mods};
        struct shortcut shortcut = input_shortcut(&input), read;
        char text[SHORTCUT_TEXT_SIZE] = "";
        struct strbuf out = strbuf_init(text, sizeof text);
        if (shortcut.key == 0)
            continue;
        ++*named;
        shortcut_write(shortcut, &out);
        ck_assert_msg(shortcut_read(text, &read) && shortcut_equal(read, shortcut), "%s", text);
        ck_assert_msg(input_is_shortcut(&input, shortcut), "%s is not pressed by itself", text);
    }
}

START_TEST(shortcuts_come_back)
{
    int named = 0;
    for (int code = 0; code < SDL_NUM_SCANCODES; code++) {
        SDL_Event event = {.key = {.type = SDL_KEYDOWN}};
        struct input input;
        event.key.keysym.sym = SDL_GetKeyFromScancode((SDL_Scancode)code);
        if (input_from_sdl(&event, 1, 1, &input))
            expect_comes_back(input.key, &named);
    }
    for (SDL_Keycode letter = 0xA1; letter < 0x600; letter++)
        expect_comes_back(letter, &named);
    ck_assert_int_gt(named, 8 * 1000);
}
END_TEST

/* What is held with other keys is none. */
START_TEST(what_is_held_is_no_shortcut)
{
    static const SDL_Keycode held[] = {0,         SDLK_LCTRL, SDLK_RCTRL, SDLK_LSHIFT,
                                       SDLK_LALT, SDLK_RALT,  SDLK_LGUI,  SDLK_CAPSLOCK};
    struct shortcut read;
    for (int i = 0; i < ROWS(held); i++) {
        struct input input = {.kind = INPUT_KEY, .key = held[i]};
        ck_assert_int_eq(input_shortcut(&input).key, 0);
    }
    ck_assert(!shortcut_read("", &read) && !shortcut_read("Ctrl+", &read));
    ck_assert(!shortcut_read("Ctrl+Foo", &read) && !shortcut_read("Hyper+A", &read));
}
END_TEST

/* The key AltGr, as Windows tells it; elsewhere these are two keys. */
static const struct {
    const char *name;
    uint16_t held;
    unsigned windows, elsewhere; /* the modifiers that count */
} altgr[] = {
    {"AltGr", KMOD_LCTRL | KMOD_RALT, 0, MOD_CTRL | MOD_ALT},
    {"AltGr and Shift", KMOD_LCTRL | KMOD_RALT | KMOD_LSHIFT, MOD_SHIFT,
     MOD_CTRL | MOD_ALT | MOD_SHIFT},
    {"AltGr and the other Ctrl", KMOD_LCTRL | KMOD_RALT | KMOD_RCTRL, MOD_CTRL, MOD_CTRL | MOD_ALT},
    {"Ctrl and Alt", KMOD_LCTRL | KMOD_LALT, MOD_CTRL | MOD_ALT, MOD_CTRL | MOD_ALT},
    {"Ctrl and Alt at the right", KMOD_RCTRL | KMOD_RALT, MOD_CTRL | MOD_ALT, MOD_CTRL | MOD_ALT},
    {"Alt at the right", KMOD_RALT, MOD_ALT, MOD_ALT},
    {"AltGr of a system that has it", KMOD_MODE, 0, 0},
};

START_TEST(altgr_gives_no_command)
{
    bool windows = strcmp(SDL_GetPlatform(), "Windows") == 0;
    unsigned expected = windows ? altgr[_i].windows : altgr[_i].elsewhere;
    SDL_Event event = KEY(SDLK_q, altgr[_i].held);
    struct input found;
    ck_assert(input_from_sdl(&event, 1, 1, &found));
    ck_assert_msg(found.mods == expected, "%s: modifiers %u", altgr[_i].name, found.mods);
}
END_TEST

START_TEST(minus_on_six)
{
    SDL_Event event = PLACED(SDLK_6, SDL_SCANCODE_6, sixes[_i].mods);
    struct input found;
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (sixes[_i].elsewhere)
        ck_assert_int_eq(SDL_Init(SDL_INIT_VIDEO), 0);
    else if (SDL_GetScancodeFromKey(SDLK_MINUS) != SDL_SCANCODE_UNKNOWN)
        return;
    input_from_sdl(&event, 1, 1, &found);
    SDL_Quit();
    ck_assert_msg(found.key == sixes[_i].key, "%s: %s", sixes[_i].name, SDL_GetKeyName(found.key));
}
END_TEST

SUITE(input)
{
    Suite *suite = suite_create("input");
    TCase *tcase = tcase_create("events");
    tcase_add_test(tcase, shortcuts_come_back);
    tcase_add_test(tcase, what_is_held_is_no_shortcut);
    tcase_add_loop_test(tcase, events_translate, 0, ROWS(events));
    tcase_add_loop_test(tcase, minus_on_six, 0, ROWS(sixes));
    tcase_add_loop_test(tcase, altgr_gives_no_command, 0, ROWS(altgr));
    suite_add_tcase(suite, tcase);
    tcase = tcase_create("shortcuts");
    tcase_add_loop_test(tcase, shortcuts_match, 0, ROWS(matches));
    tcase_add_loop_test(tcase, shortcuts_print, 0, ROWS(shortcut_texts));
    suite_add_tcase(suite, tcase);
    return suite;
}
