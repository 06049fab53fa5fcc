/* SPDX-License-Identifier: MIT */
/* The program's own events. input_from_sdl translates SDL's events, and finger.h those of a touch,
 * so that scripts, tests and people reach the widgets the same way. */
#ifndef TOOLKIT_INPUT_H
#define TOOLKIT_INPUT_H

#include "base/strbuf.h"

#include <SDL.h>
#include <stdbool.h>

enum input_kind {
    INPUT_NONE, /* nothing happened; draw only */
    INPUT_MOVE,
    INPUT_PRESS,
    INPUT_RELEASE,
    INPUT_WHEEL,
    INPUT_MIDDLE, /* the middle button was pressed; it pastes the selection of any program */
    INPUT_LEAVE,  /* the pointer has left the window, or the window has lost the keyboard */
    INPUT_KEY,
    INPUT_TEXT,
    INPUT_COMPOSE, /* an input method's text so far; empty: it has ended */
};

enum {
    INPUT_TEXT_SIZE = 256, /* bytes, the closing zero included */
};

enum mods {
    MOD_CTRL = 1,
    MOD_SHIFT = 2,
    MOD_ALT = 4,
};

struct input {
    enum input_kind kind;
    int x, y;        /* pixels, for the kinds of the pointer */
    bool secondary;  /* the right button, or a finger that rests */
    bool finger;     /* a finger on the screen, not a mouse (finger.h) */
    bool keyboard;   /* for INPUT_LEAVE: the window has lost the keyboard */
    int clicks;      /* for INPUT_PRESS: 2 at the second of a double click */
    int wheel;       /* notches, up is positive */
    SDL_Keycode key; /* for INPUT_KEY. If the layout has no Latin letter on the key, the one of an
                        American keyboard */
    unsigned mods;   /* for keys, and for the mouse's buttons, if the window tells */
    int given;  /* for INPUT_KEY: the command that a controller gives, as struct button has it; then
                   `key` is no shortcut, and may be 0; 0: none */
    bool pad;   /* it comes from a controller */
    bool again; /* for INPUT_KEY: it is still held */
    int cursor; /* for INPUT_COMPOSE: characters of it before the caret */
    char text[INPUT_TEXT_SIZE]; /* UTF-8, for INPUT_TEXT and INPUT_COMPOSE */
};

/* A key with its modifiers. Key 0 is no shortcut. */
struct shortcut {
    SDL_Keycode key;
    unsigned mods;
};

bool input_is_key(const struct input *input, SDL_Keycode key, unsigned mods);

/* Returns true for a key whose character comes as text in an event of its own. */
bool input_makes_text(const struct input *input);

/* Returns the shortcut that a pressed key is; none if the key is only held with others, or has no
 * name. */
struct shortcut input_shortcut(const struct input *input);

/* Returns true if `input` is this shortcut. Shift does not count for a sign with Ctrl or Alt, since
 * layouts differ in which signs need it. */
bool input_is_shortcut(const struct input *input, struct shortcut shortcut);

/* Returns the key that a mirrored layout sees: the arrows to the left and to the right change
 * places. Shortcuts are as the layout sees them, and are printed as the keyboard has them. */
SDL_Keycode key_mirrored(SDL_Keycode key);

enum {
    SHORTCUT_CAPS = 4, /* three modifiers and a key */
    SHORTCUT_CAP_SIZE = 32,
    SHORTCUT_TEXT_SIZE = SHORTCUT_CAPS * SHORTCUT_CAP_SIZE,
};

/* Writes the label of each of its keys ("Ctrl", "Shift", "Z") in the language in force. Returns how
 * many there are, 0 for no shortcut. */
int shortcut_caps(struct shortcut shortcut, char caps[SHORTCUT_CAPS][SHORTCUT_CAP_SIZE]);

/* Prints it like "Ctrl+Shift+Z" in the language in force, and nothing for no shortcut. */
void shortcut_print(struct shortcut shortcut, char *text, size_t size);

bool shortcut_equal(struct shortcut a, struct shortcut b);

/* Writes it for the settings file and for scripts, by SDL's names of keys: "Ctrl+Shift+Z",
 * "Alt+Left". Nothing for no shortcut. */
void shortcut_write(struct shortcut shortcut, struct strbuf *out);

/* Reads what shortcut_write writes; names may be in either case. False: no key is called so. */
bool shortcut_read(const char *text, struct shortcut *out);

/* Returns the modifiers of SDL's KMOD_*. SDL tells them of keys; of the mouse the window asks. */
unsigned input_mods(uint16_t sdl);

/* Translates an event of mouse, keyboard or window. Returns false if it means nothing to the
 * program. `pixels_x` and `pixels_y` are the pixels of one window point (HiDPI). */
bool input_from_sdl(const SDL_Event *event, double pixels_x, double pixels_y, struct input *out);

#endif
