/* SPDX-License-Identifier: MIT */
#include "app/window/pads.h"

#include "base/translate.h"
#include "pages/keymap.h"

#include <stdlib.h>

enum {
    STICK_IN = 18000,  /* of 32767: so far it counts, */
    STICK_OUT = 12000, /* and no longer when it is nearer to the middle */
    FIRST_REPEAT_MS = 400,
    REPEAT_MS = 120,
};

static const char devices_folder[] = "/dev/input";

/* --- What the buttons mean --- */

/* A key, the command or page of this name, or both: the key is then for lists. */
static const struct row {
    SDL_GameControllerButton button;
    SDL_Keycode key;
    const char *given;
    const char *meaning; /* N_(); NULL: not listed */
} rows[] = {
    {SDL_CONTROLLER_BUTTON_A, SDLK_RETURN, NULL, N_("Choose, or press the button")},
    {SDL_CONTROLLER_BUTTON_B, SDLK_ESCAPE, NULL, N_("Let go of the piece, or go back")},
    {SDL_CONTROLLER_BUTTON_X, 0, "undo", N_C("a command", "Undo")},
    {SDL_CONTROLLER_BUTTON_Y, 0, "hint", N_("A hint; asked again, more of it")},
    {SDL_CONTROLLER_BUTTON_START, 0, "menu", N_C("a page", "Menu")},
    {SDL_CONTROLLER_BUTTON_BACK, 0, "rules", N_C("a page", "Rules")},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, SDLK_PAGEUP, "previous",
     N_("Previous position, scroll up")},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, SDLK_PAGEDOWN, "next", N_("Next position, scroll down")},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, SDLK_UP, NULL, NULL},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDLK_DOWN, NULL, NULL},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDLK_LEFT, NULL, NULL},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDLK_RIGHT, NULL, NULL},
};

static const struct row *row_of(int button)
{
    for (size_t i = 0; i < SDL_arraysize(rows); i++)
        if ((int)rows[i].button == button)
            return &rows[i];
    return NULL;
}

static int given(const struct row *row)
{
    return row->given ? keyed_find(row->given) + 1 : 0;
}

/* --- What the buttons are called --- */

enum make {
    MAKE_XBOX, /* or unknown */
    MAKE_PLAYSTATION,
    MAKE_NINTENDO,
    MAKE_COUNT,
};

static enum make make_of(SDL_GameControllerType type)
{
    switch ((int)type) { /* later versions of SDL know more of them */
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5:
        return MAKE_PLAYSTATION;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
        return MAKE_NINTENDO;
    default:
        return MAKE_XBOX;
    }
}

static const char *button_name(SDL_GameControllerButton button, enum make make)
{
    static const char *const names[][MAKE_COUNT] = {
        [SDL_CONTROLLER_BUTTON_A] = {N_C("a button of a controller", "A button"),
                                     N_C("a button of a controller", "Cross"),
                                     N_C("a button of a controller", "A button")},
        [SDL_CONTROLLER_BUTTON_B] = {N_C("a button of a controller", "B button"),
                                     N_C("a button of a controller", "Circle"),
                                     N_C("a button of a controller", "B button")},
        [SDL_CONTROLLER_BUTTON_X] = {N_C("a button of a controller", "X button"),
                                     N_C("a button of a controller", "Square"),
                                     N_C("a button of a controller", "X button")},
        [SDL_CONTROLLER_BUTTON_Y] = {N_C("a button of a controller", "Y button"),
                                     N_C("a button of a controller", "Triangle"),
                                     N_C("a button of a controller", "Y button")},
        [SDL_CONTROLLER_BUTTON_BACK] = {N_C("a button of a controller", "Back button"),
                                        N_C("a button of a controller", "Share"),
                                        N_C("a button of a controller", "Minus button")},
        [SDL_CONTROLLER_BUTTON_START] = {N_C("a button of a controller", "Start"),
                                         N_C("a button of a controller", "Options"),
                                         N_C("a button of a controller", "Plus button")},
        [SDL_CONTROLLER_BUTTON_LEFTSHOULDER] = {"LB", "L1", "L"},
        [SDL_CONTROLLER_BUTTON_RIGHTSHOULDER] = {"RB", "R1", "R"},
    };
    return (size_t)button < SDL_arraysize(names) ? names[button][make] : NULL;
}

static void name_buttons(struct pads *pads, SDL_JoystickID id)
{
    SDL_GameController *controller = SDL_GameControllerFromInstanceID(id);
    enum make make = make_of(SDL_GameControllerGetType(controller));
    pads->labels.count = 0;
    for (size_t i = 0; i < SDL_arraysize(rows); i++)
        if (rows[i].meaning)
            pads->labels.rows[pads->labels.count++] = (struct pad_label){
                given(&rows[i]), button_name(rows[i].button, make), rows[i].meaning};
}

/* --- Controllers that come and go --- */

/* The thread waits for those that are open. */
static void follow(struct pads *pads)
{
    const char *paths[PADS_MAX];
    int count = 0;
    for (int i = 0; i < PADS_MAX; i++) {
        const char *path = pads->open[i] ? SDL_GameControllerPath(pads->open[i]) : NULL;
        if (path)
            paths[count++] = path;
    }
    if (pads->watch)
        device_watch_follow(pads->watch, paths, count);
}

static void added(struct pads *pads, int index)
{
    for (int i = 0; i < PADS_MAX; i++)
        if (!pads->open[i]) {
            pads->open[i] = SDL_GameControllerOpen(index);
            break;
        }
    follow(pads);
}

/* SDL has let go of its buttons and sticks. */
static void removed(struct pads *pads, SDL_JoystickID id)
{
    for (int i = 0; i < PADS_MAX; i++)
        if (pads->open[i] &&
            SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pads->open[i])) == id) {
            SDL_GameControllerClose(pads->open[i]);
            pads->open[i] = NULL;
        }
    follow(pads);
}

/* The thread: wakes the loop when there is a reason to ask SDL. Where it can only guess, it asks
 * SDL itself, and what SDL has to tell wakes the loop. */
static int wait_for_devices(void *data)
{
    struct pads *pads = data;
    SDL_Event event = {.type = SDL_USEREVENT};
    while (device_watch_wait(pads->watch))
        if (!devices_tell())
            SDL_GameControllerUpdate();
        else if (SDL_AtomicCAS(&pads->news, 0, 1))
            SDL_PushEvent(&event);
    return 0;
}

/* SDL would look by itself every three seconds, and every millisecond with a controller. */
void pads_begin(struct pads *pads, bool waits)
{
    SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0");
    SDL_SetHint(SDL_HINT_JOYSTICK_HIDAPI, "0"); /* devices that no file stands for */
    /* On Windows it would make a message to the window's thread of all that a controller says. */
    SDL_SetHint(SDL_HINT_JOYSTICK_RAWINPUT, "0");
    /* By this a later SDL than 2.26 may find a controller a second time. */
    SDL_SetHint("SDL_JOYSTICK_WGI", "0");
    pads->watch = waits ? device_watch_open(devices_folder) : NULL;
    if (waits && !pads->watch)
        return;
    pads->begun = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
    if (pads->begun && pads->watch)
        pads->thread = SDL_CreateThread(wait_for_devices, "pads", pads);
}

void pads_end(struct pads *pads)
{
    if (pads->watch)
        device_watch_stop(pads->watch);
    SDL_WaitThread(pads->thread, NULL);
    device_watch_close(pads->watch);
    for (int i = 0; i < PADS_MAX; i++)
        if (pads->open[i])
            SDL_GameControllerClose(pads->open[i]);
    if (pads->begun)
        SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    *pads = (struct pads){0};
}

void pads_look(struct pads *pads)
{
    if (pads->begun && (!pads->watch || SDL_AtomicCAS(&pads->news, 1, 0)))
        SDL_GameControllerUpdate();
}

/* --- Input --- */

static bool give(SDL_Keycode key, unsigned mods, int command, struct input *out)
{
    *out =
        (struct input){.kind = INPUT_KEY, .key = key, .mods = mods, .given = command, .pad = true};
    return key != 0 || command != 0;
}

/* An arrow that is held counts again and again. */
static bool hold(struct pads *pads, SDL_Keycode key, uint64_t now, struct input *out)
{
    pads->held = key;
    pads->repeats = now + FIRST_REPEAT_MS;
    return give(key, 0, 0, out);
}

static bool is_arrow(SDL_Keycode key)
{
    return key == SDLK_UP || key == SDLK_DOWN || key == SDLK_LEFT || key == SDLK_RIGHT;
}

/* On a widget Space presses it, where Enter may be meant for the page. */
static SDL_Keycode choosing_key(const struct ui *ui)
{
    bool widget = ui->focus != 0 && ui->focus != ui->field.id;
    return widget ? SDLK_SPACE : SDLK_RETURN;
}

static bool button_input(struct pads *pads, const SDL_ControllerButtonEvent *event,
                         const struct ui *ui, uint64_t now, struct input *out)
{
    const struct row *row = row_of(event->button);
    if (!row)
        return false;
    if (event->type == SDL_CONTROLLERBUTTONUP) {
        if (pads->held == row->key)
            pads->held = 0;
        return false;
    }
    name_buttons(pads, event->which);
    if (is_arrow(row->key))
        return hold(pads, row->key, now, out);
    SDL_Keycode key = row->button == SDL_CONTROLLER_BUTTON_A ? choosing_key(ui) : row->key;
    return give(key, 0, given(row), out);
}

/* Returns the key that a way along an axis stands for; what was there stays until it is nearer to
 * the middle. */
static SDL_Keycode axis_key(int value, SDL_Keycode less, SDL_Keycode more, SDL_Keycode before)
{
    int least = before != 0 ? STICK_OUT : STICK_IN;
    return value < -least ? less : value > least ? more : 0;
}

static bool stick_input(struct pads *pads, const SDL_ControllerAxisEvent *event, uint64_t now,
                        struct input *out)
{
    bool across = event->axis == SDL_CONTROLLER_AXIS_LEFTX;
    SDL_Keycode less = across ? SDLK_LEFT : SDLK_UP, more = across ? SDLK_RIGHT : SDLK_DOWN;
    bool other = pads->stick != 0 && pads->stick != less && pads->stick != more;
    SDL_Keycode key = axis_key(event->value, less, more, pads->stick);
    if (other || key == pads->stick)
        return false;
    if (pads->held == pads->stick)
        pads->held = 0;
    pads->stick = key;
    if (key == 0)
        return false;
    name_buttons(pads, event->which);
    return hold(pads, key, now, out);
}

/* The triggers go through all that can have the keyboard. */
static bool trigger_input(struct pads *pads, const SDL_ControllerAxisEvent *event,
                          struct input *out)
{
    bool left = event->axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT;
    SDL_Keycode own = left ? SDLK_PAGEUP : SDLK_PAGEDOWN; /* to tell the two apart */
    SDL_Keycode key = axis_key(event->value, 0, own, pads->pulled);
    if ((pads->pulled != 0 && pads->pulled != own) || key == pads->pulled)
        return false;
    pads->pulled = key;
    if (key == 0)
        return false;
    name_buttons(pads, event->which);
    return give(SDLK_TAB, left ? MOD_SHIFT : 0, 0, out);
}

/* While one controller's stick or trigger is used, those of another one say nothing. */
static bool axis_input(struct pads *pads, const SDL_ControllerAxisEvent *event, uint64_t now,
                       struct input *out)
{
    bool used = pads->stick != 0 || pads->pulled != 0;
    if (used && event->which != pads->user)
        return false;
    pads->user = event->which;
    switch (event->axis) {
    case SDL_CONTROLLER_AXIS_LEFTX:
    case SDL_CONTROLLER_AXIS_LEFTY:
        return stick_input(pads, event, now, out);
    case SDL_CONTROLLER_AXIS_TRIGGERLEFT:
    case SDL_CONTROLLER_AXIS_TRIGGERRIGHT:
        return trigger_input(pads, event, out);
    default:
        return false;
    }
}

bool pads_input(struct pads *pads, const SDL_Event *event, const struct ui *ui, uint64_t now,
                struct input *out)
{
    switch (event->type) {
    case SDL_CONTROLLERDEVICEADDED:
        added(pads, event->cdevice.which);
        return false;
    case SDL_CONTROLLERDEVICEREMOVED:
        removed(pads, event->cdevice.which);
        return false;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        return button_input(pads, &event->cbutton, ui, now, out);
    case SDL_CONTROLLERAXISMOTION:
        return axis_input(pads, &event->caxis, now, out);
    default:
        return false;
    }
}

bool pads_repeat(struct pads *pads, uint64_t now, struct input *out)
{
    if (pads->held == 0 || now < pads->repeats)
        return false;
    pads->repeats = now + REPEAT_MS;
    give(pads->held, 0, 0, out);
    out->again = true;
    return true;
}

int pads_wait(const struct pads *pads, uint64_t now)
{
    if (pads->held == 0)
        return -1;
    return pads->repeats > now ? (int)(pads->repeats - now) : 0;
}
