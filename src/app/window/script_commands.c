/* SPDX-License-Identifier: MIT */
#include "app/window/script_commands.h"

#include "base/utf8.h"
#include "board/board_widgets.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    AWAIT_MS = 200000, /* more than any machine needs */
    AWAIT_STEP_MS = 5,
};

/* --- Widgets by name --- */

/* Returns the square with this number, or the widget of this name, or NULL. */
static const struct widget *find_widget(const struct script *script, const char *name)
{
    char square[16];
    bool number = isdigit((unsigned char)name[0]) && strlen(name) <= 2;
    if (number)
        snprintf(square, sizeof square, "square-%s", name);
    return ui_find(&script->app->shell.ui, number ? square : name);
}

/* Returns true if a label contains this text. A square's label must begin with it: "5" must not
 * match "15". */
static bool on_screen(const struct script *script, const char *text)
{
    const struct ui *ui = &script->app->shell.ui;
    for (int i = 0; i < ui->widget_count; i++) {
        const struct widget *widget = &ui->widgets[i];
        const char *found = strstr(widget->label, text);
        if (found && (found == widget->label || !widget_is(widget, ROLE_SQUARE)))
            return true;
    }
    return false;
}

static bool find_middle(struct script *script, const char *name, int *x, int *y)
{
    const struct widget *widget = find_widget(script, name);
    if (!widget)
        return script_fail(script, "nothing on the screen is called ", name);
    *x = widget->rect.x + widget->rect.w / 2;
    *y = widget->rect.y + widget->rect.h / 2;
    return true;
}

/* Reads a place: pixels ("400,300"), or the middle of what has this name. */
static bool find_place(struct script *script, const char *place, int *x, int *y)
{
    return sscanf(place, "%d,%d", x, y) == 2 || find_middle(script, place, x, y);
}

/* --- Events --- */

static void send(struct script *script, SDL_Event event)
{
    app_event(script->app, &event);
    app_draw(script->app);
}

static void send_motion(struct script *script, int x, int y)
{
    send(script, (SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .x = x, .y = y}});
}

static void send_button(struct script *script, uint32_t type, int button, int x, int y)
{
    send(script, (SDL_Event){.button = {.type = type, .button = (uint8_t)button, .x = x, .y = y}});
}

static void send_text(struct script *script, const char *text, size_t bytes)
{
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT}};
    memcpy(event.text.text, text, bytes);
    if (script->app->text_input)
        send(script, event);
}

/* Presses and releases a key. With Ctrl or Alt a sign also comes as text, as on X11. */
static void send_key(struct script *script, SDL_Keycode key, uint16_t mods)
{
    SDL_Event down = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = key, .mod = mods}}};
    SDL_Event up = {.key = {.type = SDL_KEYUP, .keysym = {.sym = key}}};
    char sign = key > ' ' && key < 127 ? (char)key : '\0';
    send(script, down);
    if (sign && (mods & KMOD_ALT || (mods & KMOD_CTRL && !isalpha((unsigned char)sign))))
        send_text(script, &sign, 1);
    send(script, up);
}

/* --- Commands --- */

static bool click_with(struct script *script, int button)
{
    int x, y;
    if (!find_middle(script, script->words[1], &x, &y))
        return false;
    send_motion(script, x, y);
    send_button(script, SDL_MOUSEBUTTONDOWN, button, x, y);
    send_button(script, SDL_MOUSEBUTTONUP, button, x, y);
    return true;
}

static bool run_click(struct script *script)
{
    return click_with(script, SDL_BUTTON_LEFT);
}

static bool run_middle_click(struct script *script)
{
    return click_with(script, SDL_BUTTON_MIDDLE);
}

static bool run_double_click(struct script *script)
{
    int x, y;
    if (!find_middle(script, script->words[1], &x, &y))
        return false;
    for (int click = 1; click <= 2; click++) {
        SDL_Event event = {.button = {.type = SDL_MOUSEBUTTONDOWN,
                                      .button = SDL_BUTTON_LEFT,
                                      .clicks = (uint8_t)click,
                                      .x = x,
                                      .y = y}};
        send(script, event);
        send_button(script, SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, x, y);
    }
    return true;
}

static bool run_right_click(struct script *script)
{
    return click_with(script, SDL_BUTTON_RIGHT);
}

static bool run_drag(struct script *script)
{
    int x, y, to_x, to_y;
    if (!find_middle(script, script->words[1], &x, &y) ||
        !find_middle(script, script->words[2], &to_x, &to_y))
        return false;
    send_motion(script, x, y);
    send_button(script, SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x, y);
    send_motion(script, (x + to_x) / 2, (y + to_y) / 2);
    send_motion(script, to_x, to_y);
    send_button(script, SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, to_x, to_y);
    return true;
}

static bool run_hold(struct script *script)
{
    int x, y;
    if (!find_middle(script, script->words[1], &x, &y))
        return false;
    send_motion(script, x, y);
    send_button(script, SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x, y);
    send_motion(script, atoi(script->words[2]), atoi(script->words[3]));
    return true;
}

static bool run_point(struct script *script)
{
    send_motion(script, atoi(script->words[1]), atoi(script->words[2]));
    return true;
}

static bool run_point_at(struct script *script)
{
    int x, y;
    if (!find_middle(script, script->words[1], &x, &y))
        return false;
    send_motion(script, x, y);
    return true;
}

static bool run_key(struct script *script)
{
    struct shortcut key;
    if (!shortcut_read(script->words[1], &key))
        return script_fail(script, "no key is called ", script->words[1]);
    send_key(script, key.key,
             (uint16_t)((key.mods & MOD_CTRL ? KMOD_LCTRL : 0) |
                        (key.mods & MOD_SHIFT ? KMOD_LSHIFT : 0) |
                        (key.mods & MOD_ALT ? KMOD_LALT : 0)));
    return true;
}

/* --- A controller --- */

static void send_pad(struct script *script)
{
    pads_look(&script->app->pads);
    for (SDL_Event event; SDL_PollEvent(&event);)
        app_event(script->app, &event);
    app_draw(script->app);
}

static int pad_index(void)
{
    int index = SDL_NumJoysticks() - 1;
    while (index >= 0 && !SDL_JoystickIsVirtual(index))
        index--;
    return index;
}

/* A script's window may not have the keyboard, and SDL would keep what happens to itself. */
static bool plug_pad(struct script *script)
{
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    if (!script->app->pads.begun)
        pads_begin(&script->app->pads, false);
    return SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                     SDL_CONTROLLER_BUTTON_MAX, 0) >= 0;
}

/* Presses a button of the controller that is plugged in, and lets it go; or moves an axis there and
 * back. */
static bool use_pad(struct script *script, const char *name)
{
    int index = pad_index();
    SDL_Joystick *pad =
        index < 0 ? NULL : SDL_JoystickFromInstanceID(SDL_JoystickGetDeviceInstanceID(index));
    bool less = name[0] == '-';
    SDL_GameControllerButton button = SDL_GameControllerGetButtonFromString(name);
    SDL_GameControllerAxis axis = SDL_GameControllerGetAxisFromString(name + less);
    if (!pad || (button == SDL_CONTROLLER_BUTTON_INVALID && axis == SDL_CONTROLLER_AXIS_INVALID))
        return false;
    for (int down = 1; down >= 0; down--) {
        if (button != SDL_CONTROLLER_BUTTON_INVALID)
            SDL_JoystickSetVirtualButton(pad, button, (Uint8)down);
        else
            SDL_JoystickSetVirtualAxis(
                pad, axis, (Sint16)(down ? (less ? SDL_MIN_SINT16 : SDL_MAX_SINT16) : 0));
        send_pad(script);
    }
    return true;
}

static bool run_pad(struct script *script)
{
    const char *name = script->words[1];
    bool done = strcmp(name, "plug") == 0 ? plug_pad(script)
                : strcmp(name, "unplug") == 0
                    ? pad_index() >= 0 && SDL_JoystickDetachVirtual(pad_index()) == 0
                    : use_pad(script, name);
    send_pad(script);
    return done || script_fail(script, "no controller does ", name);
}

/* --- A finger --- */

static bool touch(struct script *script, uint32_t type, const char *place)
{
    int x, y, w, h;
    if (!find_place(script, place, &x, &y))
        return false;
    SDL_GetRendererOutputSize(script->app->sdl, &w, &h);
    SDL_Event event = {.tfinger = {.type = type,
                                   .x = ((float)x + 0.5F) / (float)w,
                                   .y = ((float)y + 0.5F) / (float)h}};
    SDL_PushEvent(&event);
    for (SDL_Event due; SDL_PollEvent(&due);)
        app_event(script->app, &due);
    app_draw(script->app);
    return true;
}

static bool run_finger(struct script *script)
{
    static const struct {
        const char *name;
        uint32_t type;
    } ways[] = {{"down", SDL_FINGERDOWN}, {"move", SDL_FINGERMOTION}, {"up", SDL_FINGERUP}};
    for (size_t i = 0; i < SDL_arraysize(ways); i++)
        if (strcmp(ways[i].name, script->words[1]) == 0)
            return touch(script, ways[i].type, script->words[2]);
    return script_fail(script, "no finger does ", script->words[1]);
}

static bool run_tap(struct script *script)
{
    return touch(script, SDL_FINGERDOWN, script->words[1]) && touch(script, SDL_FINGERUP, "0,0");
}

static bool run_type(struct script *script)
{
    for (const char *ch = script->words[1]; *ch; ch++) {
        bool listened = script->app->text_input;
        send_key(script, tolower((unsigned char)*ch), 0);
        if (listened)
            send_text(script, ch, 1);
    }
    return true;
}

static bool run_text(struct script *script)
{
    if (!script->app->text_input)
        return script_fail(script, "no field takes text now", "");
    for (const char *rest = script->words[1]; *rest;) {
        size_t bytes = utf8_whole(rest, strnlen(rest, SDL_TEXTINPUTEVENT_TEXT_SIZE - 1));
        send_text(script, rest, bytes);
        rest += bytes;
    }
    return true;
}

static bool run_compose(struct script *script)
{
    SDL_Event event = {.edit = {.type = SDL_TEXTEDITING}};
    struct strbuf text = strbuf_init(event.edit.text, sizeof event.edit.text);
    strbuf_add(&text, script->words[1]);
    event.edit.start = (int32_t)SDL_utf8strlen(event.edit.text);
    if (!script->app->text_input)
        return script_fail(script, "no field takes text now", "");
    send(script, event);
    return true;
}

static bool run_wheel(struct script *script)
{
    int x, y;
    if (!find_middle(script, script->words[1], &x, &y))
        return false;
    send(script, (SDL_Event){.wheel = {.type = SDL_MOUSEWHEEL,
                                       .y = atoi(script->words[2]),
                                       .mouseX = x,
                                       .mouseY = y}});
    return true;
}

static bool run_wait(struct script *script)
{
    script->app->clock += (uint64_t)atoi(script->words[1]);
    app_follow_time(script->app);
    app_draw(script->app);
    return true;
}

static bool run_resize(struct script *script)
{
    SDL_SetWindowSize(script->app->window, atoi(script->words[1]), atoi(script->words[2]));
    for (SDL_Event event; SDL_PollEvent(&event);)
        app_event(script->app, &event);
    app_draw(script->app);
    return true;
}

static bool run_close(struct script *script)
{
    send(script, (SDL_Event){.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_CLOSE}});
    return true;
}

static bool run_screenshot(struct script *script)
{
    return app_screenshot(script->app, script->words[1]) || script_fail(script, "no picture", "");
}

static bool run_drop(struct script *script)
{
    SDL_Event begin = {.drop = {.type = SDL_DROPBEGIN}};
    SDL_Event drop = {.drop = {.type = SDL_DROPFILE, .file = script->words[1]}};
    send(script, begin);
    send(script, drop);
    return true;
}

static bool run_clipboard(struct script *script)
{
    return SDL_SetClipboardText(script->words[1]) == 0 ||
           script_fail(script, "the clipboard: ", SDL_GetError());
}

static bool run_expect(struct script *script)
{
    return on_screen(script, script->words[1]) ||
           script_fail(script, "nothing on the screen says ", script->words[1]);
}

static bool run_expect_not(struct script *script)
{
    return !on_screen(script, script->words[1]) ||
           script_fail(script, "the screen says ", script->words[1]);
}

static bool run_expect_title(struct script *script)
{
    return strstr(script->app->title, script->words[1]) ||
           script_fail(script, "the title is ", script->app->title);
}

static bool run_expect_cursor(struct script *script)
{
    static const char *const names[CURSOR_COUNT] = {
        [CURSOR_ARROW] = "arrow", [CURSOR_HAND] = "hand", [CURSOR_TEXT] = "text"};
    const char *shown = names[script->app->cursors.shown];
    return strcmp(shown, script->words[1]) == 0 || script_fail(script, "the pointer is: ", shown);
}

static bool run_expect_wake(struct script *script)
{
    char wait[16];
    snprintf(wait, sizeof wait, "%d", shell_wait(&script->app->shell));
    return strcmp(wait, script->words[1]) == 0 ||
           script_fail(script, "the window wakes in milliseconds: ", wait);
}

static bool run_expect_disabled(struct script *script)
{
    const struct widget *widget = find_widget(script, script->words[1]);
    if (!widget)
        return script_fail(script, "nothing on the screen is called ", script->words[1]);
    return !widget->enabled || script_fail(script, "it can be used: ", script->words[1]);
}

/* Waits until `said` comes true, in real time: work outside the window does not follow the script's
 * clock. */
static bool comes_to_be(struct script *script, bool said)
{
    const char *text = script->words[1];
    for (int i = 0; i < AWAIT_MS / AWAIT_STEP_MS && on_screen(script, text) != said; i++) {
        if (app_told_to_end(script->app))
            return false;
        SDL_Delay(AWAIT_STEP_MS);
        app_draw(script->app);
    }
    return on_screen(script, text) == said;
}

static bool run_await(struct script *script)
{
    return comes_to_be(script, true) ||
           script_fail(script, "nothing on the screen has come to say ", script->words[1]);
}

static bool run_await_not(struct script *script)
{
    return comes_to_be(script, false) ||
           script_fail(script, "the screen goes on saying ", script->words[1]);
}

static bool run_await_saved(struct script *script)
{
    struct app *app = script->app;
    bool saved = autosave_await(&app->autosave, app->clock);
    app_draw(app);
    return saved || script_fail(script, "not all is saved: ", app->shell.unkept);
}

static bool companion_thinks(const struct companion_service *companion)
{
    return companion->view.thinks || (companion->task.warns && !companion->view.warnings.found);
}

/* Waits, as comes_to_be does, until the computer has chosen its move, or found what it warns a
 * person of. It makes its move when the script's clock has gone on; it may have done so already. */
static bool run_await_move(struct script *script)
{
    const struct companion *companion = &script->app->companion.view;
    for (int i = 0; i < AWAIT_MS / AWAIT_STEP_MS && companion_thinks(&script->app->companion);
         i++) {
        if (app_told_to_end(script->app))
            return false;
        SDL_Delay(AWAIT_STEP_MS);
        app_draw(script->app);
    }
    return companion->has_move || !match_computer_moves(&script->app->match) ||
           script_fail(script, "the computer has no move", "");
}

static bool run_say(struct script *script)
{
    bool said = puts(script->words[1]) >= 0 && fflush(stdout) == 0;
    return said || script_fail(script, "standard output takes no more", "");
}

/* Takes the oldest sound that no line has expected yet. Returns NULL if there is none. */
static const char *take_sound(struct app *app)
{
    if (app->sound_count == 0)
        return NULL;
    enum sound first = app->sounds[0];
    memmove(app->sounds, app->sounds + 1, (size_t)--app->sound_count * sizeof *app->sounds);
    return sound_infos[first].id;
}

static bool run_expect_sound(struct script *script)
{
    const char *heard = take_sound(script->app);
    if (!heard)
        return script_fail(script, "nothing sounds; expected ", script->words[1]);
    return strcmp(heard, script->words[1]) == 0 || script_fail(script, "what sounds is ", heard);
}

static bool run_expect_silence(struct script *script)
{
    const char *heard = take_sound(script->app);
    return !heard || script_fail(script, "what sounds is ", heard);
}

static const struct {
    const char *name;
    int arguments;
    bool (*run)(struct script *script);
} commands[] = {
    {"click", 1, run_click},
    {"right-click", 1, run_right_click},
    {"middle-click", 1, run_middle_click},
    {"double-click", 1, run_double_click},
    {"drag", 2, run_drag},
    {"hold", 3, run_hold},
    {"point", 2, run_point},
    {"point-at", 1, run_point_at},
    {"key", 1, run_key},
    {"pad", 1, run_pad},
    {"finger", 2, run_finger},
    {"tap", 1, run_tap},
    {"type", 1, run_type},
    {"text", 1, run_text},
    {"compose", 1, run_compose},
    {"wheel", 2, run_wheel},
    {"wait", 1, run_wait},
    {"resize", 2, run_resize},
    {"screenshot", 1, run_screenshot},
    {"drop", 1, run_drop},
    {"clipboard", 1, run_clipboard},
    {"close", 0, run_close},
    {"expect", 1, run_expect},
    {"expect-not", 1, run_expect_not},
    {"expect-title", 1, run_expect_title},
    {"expect-disabled", 1, run_expect_disabled},
    {"expect-wake", 1, run_expect_wake},
    {"expect-sound", 1, run_expect_sound},
    {"expect-silence", 0, run_expect_silence},
    {"expect-cursor", 1, run_expect_cursor},
    {"await", 1, run_await},
    {"await-not", 1, run_await_not},
    {"await-saved", 0, run_await_saved},
    {"await-move", 0, run_await_move},
    {"say", 1, run_say},
};

bool script_do(struct script *script)
{
    for (size_t i = 0; i < SDL_arraysize(commands); i++)
        if (strcmp(commands[i].name, script->words[0]) == 0) {
            if (script->word_count != commands[i].arguments + 1)
                return script_fail(script, "wrong number of words after ", commands[i].name);
            return commands[i].run(script);
        }
    return script_fail(script, "unknown command ", script->words[0]);
}
