/* SPDX-License-Identifier: MIT */
/* The colours of the screen as tables: a theme is a row with a colour for each role, and has a
 * board of the same index (board/board_theme.h). A test computes the contrast of every pair that is
 * drawn on each other. */
#ifndef TOOLKIT_THEME_H
#define TOOLKIT_THEME_H

#include <stdbool.h>
#include <stdint.h>

struct colour {
    uint8_t r, g, b, a;
};

/* Initialises an opaque colour. */
#define COLOUR(hex)                                                                                \
    {                                                                                              \
        (hex) >> 16 & 0xFF, (hex) >> 8 & 0xFF, (hex)&0xFF, 0xFF                                    \
    }

enum colour_role {
    COLOUR_TABLE,       /* behind everything */
    COLOUR_PANEL,       /* cards and lists */
    COLOUR_BUTTON,      /* a button at rest */
    COLOUR_BUTTON_HOT,  /* under the pointer */
    COLOUR_BUTTON_DOWN, /* pressed */
    COLOUR_BUTTON_MAIN, /* the one that most will press */
    COLOUR_MAIN_HOT,    /* under the pointer */
    COLOUR_MAIN_DOWN,   /* pressed */
    COLOUR_FIELD,       /* the background of a text field */
    COLOUR_TEXT,        /* on table, panel, button and field */
    COLOUR_TEXT_DIM,    /* the same, less important */
    COLOUR_TEXT_MAIN,   /* on the main button, with its frame if that has the keyboard */
    COLOUR_ACCENT,      /* the player to move, something chosen, what has the keyboard */
    COLOUR_WARNING,     /* why a move is refused */
    COLOUR_BORDER,      /* the edge of a button or field */
    COLOUR_COUNT,
};

struct theme {
    const char *id; /* as it stands in the settings file: never changes */
    struct colour colours[COLOUR_COUNT];
};

enum theme_index {
    THEME_WALNUT,
    THEME_TOURNAMENT,
    THEME_SLATE,
    THEME_PAPER,
    THEME_CONTRAST,
    THEME_COUNT,
};

extern const struct theme themes[THEME_COUNT];

/* Returns true if its panels are lighter than the texts on them. */
bool theme_is_light(enum theme_index theme);

#endif
