/* SPDX-License-Identifier: MIT */
#include "toolkit/input.h"

#include "base/strbuf.h"
#include "base/translate.h"

#include <string.h>

bool input_is_key(const struct input *input, SDL_Keycode key, unsigned mods)
{
    return input->kind == INPUT_KEY && input->key == key && input->mods == mods;
}

bool input_is_shortcut(const struct input *input, struct shortcut shortcut)
{
    return shortcut.key != 0 && input_is_key(input, shortcut.key, shortcut.mods);
}

/* What is written on a key; those that are not here have a sign on them, which SDL names. */
static const char *key_name(SDL_Keycode key)
{
    static const struct {
        SDL_Keycode key;
        const char *name;
    } names[] = {
        {SDLK_RETURN, N_("Enter")},        {SDLK_SPACE, N_("Space")},
        {SDLK_ESCAPE, N_("Esc")},          {SDLK_TAB, N_("Tab")},
        {SDLK_HOME, N_("Home")},           {SDLK_END, N_("End")},
        {SDLK_PAGEUP, N_("Page Up")},      {SDLK_PAGEDOWN, N_("Page Down")},
        {SDLK_DELETE, N_("Delete")},       {SDLK_INSERT, N_("Insert")},
        {SDLK_BACKSPACE, N_("Backspace")},
    };
    for (size_t i = 0; i < SDL_arraysize(names); i++)
        if (names[i].key == key)
            return tr(names[i].name);
    return SDL_GetKeyName(key);
}

void shortcut_print(struct shortcut shortcut, char *text, size_t size)
{
    static const struct {
        unsigned mod;
        const char *name;
    } mods[] = {{MOD_CTRL, N_("Ctrl")}, {MOD_ALT, N_("Alt")}, {MOD_SHIFT, N_("Shift")}};
    struct strbuf out = strbuf_init(text, size);
    if (shortcut.key == 0)
        return;
    for (size_t i = 0; i < SDL_arraysize(mods); i++)
        if (shortcut.mods & mods[i].mod)
            strbuf_addf(&out, "%s+", tr(mods[i].name));
    strbuf_add(&out, key_name(shortcut.key));
}

static unsigned mods_from_sdl(uint16_t sdl)
{
    return (sdl & KMOD_CTRL ? MOD_CTRL : 0) | (sdl & KMOD_SHIFT ? MOD_SHIFT : 0) |
           (sdl & KMOD_ALT ? MOD_ALT : 0);
}

/* The keypad's keys mean what the main ones mean. */
static SDL_Keycode plain_key(SDL_Keycode key)
{
    static const struct {
        SDL_Keycode pad, plain;
    } pairs[] = {
        {SDLK_KP_ENTER, SDLK_RETURN}, {SDLK_KP_MINUS, SDLK_MINUS}, {SDLK_KP_PLUS, SDLK_PLUS},
        {SDLK_EQUALS, SDLK_PLUS},     {SDLK_KP_0, SDLK_0},         {SDLK_KP_1, SDLK_1},
        {SDLK_KP_2, SDLK_2},          {SDLK_KP_3, SDLK_3},         {SDLK_KP_4, SDLK_4},
        {SDLK_KP_5, SDLK_5},          {SDLK_KP_6, SDLK_6},         {SDLK_KP_7, SDLK_7},
        {SDLK_KP_8, SDLK_8},          {SDLK_KP_9, SDLK_9},
    };
    for (size_t i = 0; i < SDL_arraysize(pairs); i++)
        if (pairs[i].pad == key)
            return pairs[i].plain;
    return key;
}

static bool button_from_sdl(const SDL_MouseButtonEvent *event, double px, double py,
                            struct input *out)
{
    if (event->which == SDL_TOUCH_MOUSEID && event->button != SDL_BUTTON_LEFT)
        return false;
    if (event->button != SDL_BUTTON_LEFT && event->button != SDL_BUTTON_RIGHT)
        return false;
    out->kind = event->type == SDL_MOUSEBUTTONDOWN ? INPUT_PRESS : INPUT_RELEASE;
    out->secondary = event->button == SDL_BUTTON_RIGHT;
    out->x = (int)(event->x * px);
    out->y = (int)(event->y * py);
    return true;
}

/* A key that is held down presses a button only once: the next question may be another person's. */
static bool key_from_sdl(const SDL_KeyboardEvent *event, struct input *out)
{
    out->kind = INPUT_KEY;
    out->key = plain_key(event->keysym.sym);
    out->mods = mods_from_sdl(event->keysym.mod);
    bool presses = out->key == SDLK_RETURN || out->key == SDLK_SPACE || out->key == SDLK_ESCAPE;
    return !(event->repeat && presses);
}

bool input_from_sdl(const SDL_Event *event, double pixels_x, double pixels_y, struct input *out)
{
    *out = (struct input){.kind = INPUT_NONE};
    switch (event->type) {
    case SDL_MOUSEMOTION:
        out->kind = INPUT_MOVE;
        out->x = (int)(event->motion.x * pixels_x);
        out->y = (int)(event->motion.y * pixels_y);
        return true;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        return button_from_sdl(&event->button, pixels_x, pixels_y, out);
    case SDL_MOUSEWHEEL:
        out->kind = INPUT_WHEEL;
        out->wheel =
            event->wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -event->wheel.y : event->wheel.y;
        out->x = (int)(event->wheel.mouseX * pixels_x);
        out->y = (int)(event->wheel.mouseY * pixels_y);
        return true;
    case SDL_KEYDOWN:
        return key_from_sdl(&event->key, out);
    case SDL_TEXTINPUT:
        out->kind = INPUT_TEXT;
        memcpy(out->text, event->text.text, sizeof out->text);
        return true;
    case SDL_WINDOWEVENT:
        out->kind = INPUT_LEAVE;
        return event->window.event == SDL_WINDOWEVENT_LEAVE ||
               event->window.event == SDL_WINDOWEVENT_FOCUS_LOST;
    default:
        return false;
    }
}
