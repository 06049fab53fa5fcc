/* SPDX-License-Identifier: MIT */
/* The program's own events: SDL's are translated at one place (input_from_sdl), so that a script,
 * a test and a hand reach the widgets by the same road. */
#ifndef TOOLKIT_INPUT_H
#define TOOLKIT_INPUT_H

#include <SDL.h>
#include <stdbool.h>

enum input_kind {
    INPUT_NONE, /* just draw */
    INPUT_MOVE,
    INPUT_PRESS,
    INPUT_RELEASE,
    INPUT_WHEEL,
    INPUT_MIDDLE, /* the middle button is pressed: what is selected anywhere is meant */
    INPUT_LEAVE,  /* the pointer has left the window, or the window the keyboard */
    INPUT_KEY,
    INPUT_TEXT,
    INPUT_COMPOSE, /* an input method shows what it has so far; empty: no more */
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
    int x, y;        /* pixels, for the pointer's kinds */
    bool secondary;  /* the right button */
    bool finger;     /* a finger on the screen, no mouse */
    bool keyboard;   /* for INPUT_LEAVE: it is the keyboard that has gone elsewhere */
    int clicks;      /* for INPUT_PRESS: 2 at the second of a double click */
    int wheel;       /* notches, up is positive */
    SDL_Keycode key; /* for INPUT_KEY; that of a letter is the one on an American keyboard where the
                        layout in force has no Latin letter there */
    unsigned mods;
    int cursor;                 /* for INPUT_COMPOSE: characters before the caret in it */
    char text[INPUT_TEXT_SIZE]; /* UTF-8, for INPUT_TEXT and INPUT_COMPOSE */
};

/* A key with its modifiers; key 0 is none. */
struct shortcut {
    SDL_Keycode key;
    unsigned mods;
};

bool input_is_key(const struct input *input, SDL_Keycode key, unsigned mods);

/* Is `input` this shortcut? Shift counts for letters and keys with names; whether a sign needs it
 * is the layout's affair. */
bool input_is_shortcut(const struct input *input, struct shortcut shortcut);

enum {
    SHORTCUT_CAPS = 4, /* three modifiers and a key */
    SHORTCUT_CAP_SIZE = 32,
};

/* What is written on each of its keys ("Ctrl", "Shift", "Z"), in the language in force. Returns how
 * many there are; none for no key. */
int shortcut_caps(struct shortcut shortcut, char caps[SHORTCUT_CAPS][SHORTCUT_CAP_SIZE]);

/* "Ctrl+Shift+Z" into `text`, in the language in force; empty for no key. */
void shortcut_print(struct shortcut shortcut, char *text, size_t size);

/* False where the event means nothing to the program. `pixels_x` and `pixels_y` are how many
 * pixels one window point has (HiDPI). */
bool input_from_sdl(const SDL_Event *event, double pixels_x, double pixels_y, struct input *out);

#endif
