/* SPDX-License-Identifier: MIT */
#include "toolkit/input.h"

#include "base/translate.h"
#include "toolkit/text.h"

#include <string.h>

bool input_is_key(const struct input *input, SDL_Keycode key, unsigned mods)
{
    return input->kind == INPUT_KEY && input->key == key && input->mods == mods;
}

/* Returns true for a key with a digit or another sign that is not a letter. */
static bool is_sign(SDL_Keycode key)
{
    return key > SDLK_SPACE && key < SDLK_DELETE && !(key >= SDLK_a && key <= SDLK_z);
}

bool input_makes_text(const struct input *input)
{
    bool keypad = input->key >= SDLK_KP_DIVIDE && input->key <= SDLK_KP_PERIOD;
    bool named = (input->key & SDLK_SCANCODE_MASK && !keypad) || input->key == SDLK_DELETE;
    return input->key > SDLK_SPACE && !named && !(input->mods & (MOD_CTRL | MOD_ALT));
}

/* Leaves out Shift where it does not count. */
static struct shortcut plain_shortcut(SDL_Keycode key, unsigned mods)
{
    bool counts = !is_sign(key) || !(mods & (MOD_CTRL | MOD_ALT));
    return (struct shortcut){key, counts ? mods : mods & ~(unsigned)MOD_SHIFT};
}

static bool is_held_with_others(SDL_Keycode key)
{
    static const SDL_Keycode keys[] = {SDLK_LCTRL, SDLK_RCTRL, SDLK_LSHIFT,   SDLK_RSHIFT,
                                       SDLK_LALT,  SDLK_RALT,  SDLK_LGUI,     SDLK_RGUI,
                                       SDLK_MODE,  SDLK_MENU,  SDLK_CAPSLOCK, SDLK_NUMLOCKCLEAR};
    for (size_t i = 0; i < SDL_arraysize(keys); i++)
        if (keys[i] == key)
            return true;
    return false;
}

struct shortcut input_shortcut(const struct input *input)
{
    bool named = SDL_GetKeyFromName(SDL_GetKeyName(input->key)) == input->key;
    if (input->kind != INPUT_KEY || input->given || !named || is_held_with_others(input->key))
        return (struct shortcut){0};
    return plain_shortcut(input->key, input->mods);
}

bool shortcut_equal(struct shortcut a, struct shortcut b)
{
    return a.key == b.key && a.mods == b.mods;
}

bool input_is_shortcut(const struct input *input, struct shortcut shortcut)
{
    return shortcut.key != 0 && input->kind == INPUT_KEY && input->given == 0 &&
           shortcut_equal(plain_shortcut(input->key, input->mods),
                          plain_shortcut(shortcut.key, shortcut.mods));
}

SDL_Keycode key_mirrored(SDL_Keycode key)
{
    return key == SDLK_LEFT ? SDLK_RIGHT : key == SDLK_RIGHT ? SDLK_LEFT : key;
}

/* Returns the label of a key. SDL names the keys that are not in this table, which have a sign on
 * them. */
static const char *key_name(SDL_Keycode key)
{
    static const struct {
        SDL_Keycode key;
        const char *name;
    } names[] = {
        {SDLK_RETURN, N_C("a key", "Enter")},
        {SDLK_SPACE, N_C("a key", "Space")},
        {SDLK_ESCAPE, N_C("a key", "Esc")},
        {SDLK_TAB, N_C("a key", "Tab")},
        {SDLK_HOME, N_C("a key", "Home")},
        {SDLK_END, N_C("a key", "End")},
        {SDLK_PAGEUP, N_C("a key", "Page Up")},
        {SDLK_PAGEDOWN, N_C("a key", "Page Down")},
        {SDLK_DELETE, N_C("a key", "Delete")},
        {SDLK_INSERT, N_C("a key", "Insert")},
        {SDLK_BACKSPACE, N_C("a key", "Backspace")},
        {SDLK_LEFT, "\u2190"},
        {SDLK_UP, "\u2191"},
        {SDLK_RIGHT, "\u2192"},
        {SDLK_DOWN, "\u2193"},
    };
    if (text_starts_at_right())
        key = key_mirrored(key); /* that is the key on the keyboard */
    for (size_t i = 0; i < SDL_arraysize(names); i++)
        if (names[i].key == key)
            return tr(names[i].name);
    return SDL_GetKeyName(key);
}

/* The files have the English names. */
static const struct {
    unsigned mod;
    const char *name;
} mods[] = {{MOD_CTRL, N_C("a key", "Ctrl")},
            {MOD_ALT, N_C("a key", "Alt")},
            {MOD_SHIFT, N_C("a key", "Shift")}};

int shortcut_caps(struct shortcut shortcut, char caps[SHORTCUT_CAPS][SHORTCUT_CAP_SIZE])
{
    int count = 0;
    if (shortcut.key == 0)
        return 0;
    for (size_t i = 0; i < SDL_arraysize(mods); i++)
        if (shortcut.mods & mods[i].mod)
            SDL_utf8strlcpy(caps[count++], tr(mods[i].name), SHORTCUT_CAP_SIZE);
    SDL_utf8strlcpy(caps[count++], key_name(shortcut.key), SHORTCUT_CAP_SIZE);
    return count;
}

void shortcut_print(struct shortcut shortcut, char *text, size_t size)
{
    char caps[SHORTCUT_CAPS][SHORTCUT_CAP_SIZE];
    struct strbuf out = strbuf_init(text, size);
    int count = shortcut_caps(shortcut, caps);
    for (int i = 0; i < count; i++)
        strbuf_addf(&out, "%s%s", i ? "+" : "", caps[i]);
}

void shortcut_write(struct shortcut shortcut, struct strbuf *out)
{
    for (size_t i = 0; i < SDL_arraysize(mods) && shortcut.key; i++)
        if (shortcut.mods & mods[i].mod)
            strbuf_addf(out, "%s+", tr_english(mods[i].name));
    strbuf_add(out, shortcut.key ? SDL_GetKeyName(shortcut.key) : "");
}

/* Reads a modifier and the plus behind it, and moves `*text` behind them. */
static unsigned read_mod(const char **text)
{
    for (size_t i = 0; i < SDL_arraysize(mods); i++) {
        const char *name = tr_english(mods[i].name);
        size_t length = strlen(name);
        if (SDL_strncasecmp(*text, name, length) == 0 && (*text)[length] == '+') {
            *text += length + 1;
            return mods[i].mod;
        }
    }
    return 0;
}

/* Windows says of the key AltGr that left Ctrl and right Alt are held. It makes other signs. */
static uint16_t without_altgr(uint16_t sdl)
{
    const uint16_t altgr = KMOD_LCTRL | KMOD_RALT;
    bool held = (sdl & altgr) == altgr && strcmp(SDL_GetPlatform(), "Windows") == 0;
    return held ? sdl & ~altgr : sdl;
}

unsigned input_mods(uint16_t sdl)
{
    sdl = without_altgr(sdl);
    return (sdl & KMOD_CTRL ? MOD_CTRL : 0) | (sdl & KMOD_SHIFT ? MOD_SHIFT : 0) |
           (sdl & KMOD_ALT ? MOD_ALT : 0);
}

/* Returns the main key that a key of the keypad stands for. */
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

bool shortcut_read(const char *text, struct shortcut *out)
{
    unsigned held = 0;
    for (unsigned mod; (mod = read_mod(&text));)
        held |= mod;
    SDL_Keycode key = SDL_GetKeyFromName(text);
    *out = plain_shortcut(plain_key(key), held);
    return key != SDLK_UNKNOWN;
}

/* Returns the key at the same place of an American keyboard, for layouts without a Latin letter
 * there. Ctrl+Z is then the same key on a Russian or a Greek keyboard. */
static SDL_Keycode by_place(const SDL_Keysym *key)
{
    static const char signs[] = "1234567890";
    bool foreign = key->sym >= 0x80 && !(key->sym & SDLK_SCANCODE_MASK);
    if (!foreign)
        return key->sym;
    if (key->scancode >= SDL_SCANCODE_A && key->scancode <= SDL_SCANCODE_Z)
        return SDLK_a + (SDL_Keycode)(key->scancode - SDL_SCANCODE_A);
    if (key->scancode >= SDL_SCANCODE_1 && key->scancode <= SDL_SCANCODE_0)
        return (SDL_Keycode)signs[key->scancode - SDL_SCANCODE_1];
    return key->sym;
}

/* SDL names the keys of a French digit row by their digits, which need Shift. If no other key has
 * the minus sign, it is on the key of 6, and Ctrl with it would read as Ctrl+6. SDL finds no key
 * for that sign, or, on top of SDL 3, the key of 6. */
static SDL_Keycode behind_digit(const SDL_Keysym *key)
{
    SDL_Scancode minus = SDL_GetScancodeFromKey(SDLK_MINUS);
    bool french = key->sym == SDLK_6 && key->scancode == SDL_SCANCODE_6 &&
                  !(key->mod & KMOD_SHIFT) &&
                  (minus == SDL_SCANCODE_UNKNOWN || minus == SDL_SCANCODE_6);
    return french && key->mod & KMOD_CTRL ? SDLK_MINUS : by_place(key);
}

/* The thumb button of the mouse is the Back key of the keyboard. */
static bool back_from_sdl(struct input *out)
{
    out->kind = INPUT_KEY;
    out->key = SDLK_AC_BACK;
    return true;
}

static bool button_from_sdl(const SDL_MouseButtonEvent *event, double px, double py,
                            struct input *out)
{
    bool down = event->type == SDL_MOUSEBUTTONDOWN, middle = event->button == SDL_BUTTON_MIDDLE;
    if (event->button == SDL_BUTTON_X1)
        return down && back_from_sdl(out);
    if (event->button > SDL_BUTTON_RIGHT || (middle && !down))
        return false;
    out->kind = middle ? INPUT_MIDDLE : down ? INPUT_PRESS : INPUT_RELEASE;
    out->secondary = event->button == SDL_BUTTON_RIGHT;
    out->clicks = event->clicks;
    out->x = (int)(event->x * px);
    out->y = (int)(event->y * py);
    return true;
}

/* A held key presses a button only once: the next question may be for the other player. */
static bool key_from_sdl(const SDL_KeyboardEvent *event, struct input *out)
{
    if (event->keysym.sym == SDLK_AC_BACK)
        return !event->repeat && back_from_sdl(out);
    out->kind = INPUT_KEY;
    out->key = plain_key(behind_digit(&event->keysym));
    out->mods = input_mods(event->keysym.mod);
    out->again = event->repeat;
    bool presses = out->key == SDLK_RETURN || out->key == SDLK_SPACE || out->key == SDLK_ESCAPE;
    return !(event->repeat && presses);
}

static bool text_from_sdl(enum input_kind kind, const char *text, int cursor, struct input *out)
{
    struct strbuf copy = strbuf_init(out->text, sizeof out->text);
    strbuf_add(&copy, text ? text : "");
    out->kind = kind;
    out->cursor = cursor;
    return true;
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
        return text_from_sdl(INPUT_TEXT, event->text.text, 0, out);
    case SDL_TEXTEDITING:
        return text_from_sdl(INPUT_COMPOSE, event->edit.text, event->edit.start, out);
    case SDL_TEXTEDITING_EXT:
        return text_from_sdl(INPUT_COMPOSE, event->editExt.text, event->editExt.start, out);
    case SDL_WINDOWEVENT:
        out->kind = INPUT_LEAVE;
        out->keyboard = event->window.event == SDL_WINDOWEVENT_FOCUS_LOST;
        return event->window.event == SDL_WINDOWEVENT_LEAVE ||
               event->window.event == SDL_WINDOWEVENT_FOCUS_LOST;
    default:
        return false;
    }
}
