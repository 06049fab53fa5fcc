/* SPDX-License-Identifier: MIT */
/* The colours of the screen, as tables: a theme is a row of colours, each with a role. A test
 * computes the contrast of every pair that is drawn one upon the other. */
#ifndef TOOLKIT_THEME_H
#define TOOLKIT_THEME_H

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
    COLOUR_BUTTON_MAIN, /* the one that most will press */
    COLOUR_FIELD,       /* where one types */
    COLOUR_TEXT,        /* on table, panel, button and field */
    COLOUR_TEXT_DIM,    /* the same, of less weight */
    COLOUR_TEXT_MAIN,   /* on BUTTON_MAIN */
    COLOUR_ACCENT,      /* whose turn, what is chosen */
    COLOUR_WARNING,     /* the sentence of a refusal */
    COLOUR_FOCUS,       /* the frame of the widget that has the keyboard */
    COLOUR_BORDER,      /* the edge of a button or field */
    COLOUR_LABEL,       /* square names on their plates */
    COLOUR_LABEL_PLATE,
    COLOUR_LABEL_FRAME, /* square names on the board's frame */
    COLOUR_BADGE_TEXT,  /* a route's number on its badge */
    COLOUR_COUNT,
};

struct theme {
    const char *id;
    const char *name;
    struct colour colours[COLOUR_COUNT];
    /* What the art beneath labels and marks looks like, on average. */
    struct colour dark_square, light_square, frame;
    double text_contrast, mark_contrast; /* what the test asks of this theme */
};

enum {
    THEME_COUNT = 2,
};

extern const struct theme themes[THEME_COUNT];

/* Contrast of two opaque colours, 1 to 21 (WCAG 2.1, definition of contrast ratio). */
double colour_contrast(struct colour a, struct colour b);

#endif
