/* SPDX-License-Identifier: MIT */
/* When the window is drawn: when something on it has changed, or when what was on it is gone, and
 * at no other time. Which text is the player's. */
#include "app/window/app.h"
#include "suite.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SIDE = 640,
};

static struct app app;
static int threads; /* when the program forked last; 0: unknown */

/* Returns how many threads there are, as Linux says; 0: unknown. */
static int count_threads(void)
{
    DIR *tasks = opendir("/proc/self/task");
    int count = 0;
    while (tasks && readdir(tasks))
        count++;
    if (tasks)
        closedir(tasks);
    return count ? count - 2 : 0; /* less . and .. */
}

/* The linker leads process_fork here (--wrap). */
int __real_process_fork(void (*work)(void *data), void *data);
int __wrap_process_fork(void (*work)(void *data), void *data);

int __wrap_process_fork(void (*work)(void *data), void *data)
{
    threads = count_threads();
    return __real_process_fork(work, data);
}

static void start(const char *file)
{
    struct options options = {.width = SIDE, .height = SIDE, .file = file};
    options.rules = *preset_find("american");
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("CROWNHEAD_ASSETS", ASSETS, 1);
    ck_assert(app_init(&app, &options));
    app_draw(&app);
}

static void setup(void)
{
    start(NULL);
}

static void teardown(void)
{
    app_finish(&app);
}

static uint32_t middle(void)
{
    uint32_t pixel = 0;
    SDL_Rect rect = {SIDE / 2, SIDE / 3, 1, 1};
    ck_assert_int_eq(SDL_RenderReadPixels(app.sdl, &rect, SDL_PIXELFORMAT_XRGB8888, &pixel, 4), 0);
    return pixel & 0xFFFFFF;
}

/* Another hand wipes the picture. */
static void wipe(void)
{
    SDL_SetRenderDrawColor(app.sdl, 255, 0, 255, 255);
    SDL_RenderClear(app.sdl);
    ck_assert_uint_eq(middle(), 0xFF00FF);
}

static const struct {
    const char *name;
    SDL_Event event;
    bool drawn;
} rows[] = {
    {"nothing", {.type = SDL_CLIPBOARDUPDATE}, false},
    {"the pointer goes over empty wood",
     {.motion = {.type = SDL_MOUSEMOTION, .x = SIDE / 2, .y = SIDE - 1}},
     false},
    {"a key that moves the cursor",
     {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = SDLK_UP}}},
     true},
    {"the window was covered",
     {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_EXPOSED}},
     true},
    {"the window has another size",
     {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_SIZE_CHANGED}},
     true},
    {"the textures are lost", {.type = SDL_RENDER_TARGETS_RESET}, true},
    {"the device is lost", {.type = SDL_RENDER_DEVICE_RESET}, true},
};

START_TEST(drawn_when_needed)
{
    wipe();
    app_event(&app, &rows[_i].event);
    app_draw(&app);
    ck_assert_msg((middle() != 0xFF00FF) == rows[_i].drawn, "%s: drawn %d", rows[_i].name,
                  middle() != 0xFF00FF);
    wipe();
    app_draw(&app);
    ck_assert_msg(middle() == 0xFF00FF, "%s: drawn once more", rows[_i].name);
}
END_TEST

START_TEST(nothing_is_drawn_for_nobody)
{
    SDL_Event key = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = SDLK_UP}}};
    SDL_Event shown = {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_SHOWN}};
    SDL_HideWindow(app.window);
    wipe();
    app_event(&app, &key);
    app_draw(&app);
    ck_assert_uint_eq(middle(), 0xFF00FF);
    SDL_ShowWindow(app.window);
    app_event(&app, &shown);
    app_draw(&app);
    ck_assert_uint_ne(middle(), 0xFF00FF);
}
END_TEST

static const struct {
    const char *name;
    uint16_t mods;
    const char *composed, *text;
    const char *label; /* of the field, which held "Player 1" and had it selected */
} texts[] = {
    {"typed", 0, "", "0", "0"},
    {"the sign of a shortcut", KMOD_LCTRL, "", "0", "Player 1"},
    {"the sign of a shortcut with Alt", KMOD_LALT, "", "0", "Player 1"},
    {"AltGr", KMOD_RALT | KMOD_LCTRL, "", "@", "@"},
    {"what an input method makes of a shortcut", KMOD_LCTRL, "たなか", "田中", "田中"},
};

static void send_key(SDL_Keycode key, uint16_t mods)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = key, .mod = mods}}};
    app_event(&app, &event);
    app_draw(&app);
}

START_TEST(a_shortcut_is_no_text)
{
    enum {
        FOCUSED_BY = 5, /* presses of Tab: the rows scroll, and have the focus first */
    };
    SDL_Event text = {.text = {.type = SDL_TEXTINPUT}};
    SDL_Event composed = {.edit = {.type = SDL_TEXTEDITING}};
    char label[80];
    snprintf(label, sizeof label, "Player 1, who begins: %s", texts[_i].label);
    strcpy(text.text.text, texts[_i].text);
    strcpy(composed.edit.text, texts[_i].composed);
    send_key(SDLK_n, KMOD_LCTRL);
    for (int i = 0; i < FOCUSED_BY && app.shell.ui.focus != ui_id("name-1", 0); i++)
        send_key(SDLK_TAB, 0);
    app_event(&app, &composed);
    send_key(SDLK_F13, texts[_i].mods);
    app_event(&app, &text);
    app_draw(&app);
    const struct widget *field = ui_find(&app.shell.ui, "name-1");
    ck_assert_msg(field && strcmp(field->label, label) == 0, "%s: %s", texts[_i].name,
                  field ? field->label : "the page is gone");
}
END_TEST

START_TEST(it_has_a_least_size)
{
    int w, h;
    SDL_GetWindowMinimumSize(app.window, &w, &h);
    ck_assert_int_eq(w, 320);
    ck_assert_int_eq(h, 240);
}
END_TEST

static void come_back_under(const char *theme)
{
    SDL_Event event = {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_FOCUS_GAINED}};
    setenv("GTK_THEME", theme, 1);
    app_event(&app, &event);
}

START_TEST(it_follows_the_looks_of_the_desktop)
{
    const struct preferences *preferences = &app.settings->preferences;
    app.waits = true;
    come_back_under("HighContrastInverse");
    ck_assert(preferences->high_contrast && !preferences->dark);
    come_back_under("Adwaita-dark");
    ck_assert(!preferences->high_contrast && preferences->dark);
}
END_TEST

/* The child of a program with threads would wait forever for a lock that one of them held. */
START_TEST(it_forks_before_there_are_threads)
{
    threads = -1;
    app_finish(&app);
    start(ASSETS "/../tests/app/games/cups/winter.pdn");
    ck_assert_int_ge(threads, 0);
    ck_assert_int_le(threads, 1);
}
END_TEST

SUITE(app)
{
    Suite *suite = suite_create("app");
    TCase *tcase = tcase_create("window");
    tcase_set_timeout(tcase, 60);
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_loop_test(tcase, drawn_when_needed, 0, ROWS(rows));
    tcase_add_test(tcase, nothing_is_drawn_for_nobody);
    tcase_add_loop_test(tcase, a_shortcut_is_no_text, 0, ROWS(texts));
    tcase_add_test(tcase, it_has_a_least_size);
    suite_add_tcase(suite, tcase);
    TCase *posix = posix_cases("desktop and forks");
    tcase_add_checked_fixture(posix, setup, teardown);
    tcase_add_test(posix, it_follows_the_looks_of_the_desktop);
    tcase_add_test(posix, it_forks_before_there_are_threads);
    suite_add_tcase(suite, posix);
    return suite;
}
