/* SPDX-License-Identifier: MIT */
/* What board and pieces are made of, as tables: a board theme is a row of pictures and of the
 * colours that are drawn upon them. Panels and texts have a theme of their own
 * (toolkit/theme.h). */
#ifndef BOARD_BOARD_THEME_H
#define BOARD_BOARD_THEME_H

#include "toolkit/sprite.h"

enum board_theme_index {
    BOARD_WALNUT,
    BOARD_CONTRAST,
    BOARD_THEME_COUNT,
};

enum board_sprite {
    /* Each theme has its own of these. */
    SPRITE_DARK_1,
    SPRITE_DARK_2,
    SPRITE_DARK_3,
    SPRITE_DARK_4,
    SPRITE_LIGHT_1,
    SPRITE_LIGHT_2,
    SPRITE_LIGHT_3,
    SPRITE_LIGHT_4,
    SPRITE_FRAME,
    SPRITE_BLACK_MAN,
    SPRITE_WHITE_MAN,
    SPRITE_STACK_BLACK,
    SPRITE_STACK_WHITE,
    SPRITE_BLACK_MAN_LIFTED, /* these four without the shadow that the others include */
    SPRITE_WHITE_MAN_LIFTED,
    SPRITE_STACK_BLACK_LIFTED,
    SPRITE_STACK_WHITE_LIFTED,
    SPRITE_RINGS_BLACK,
    SPRITE_RINGS_WHITE,
    SPRITE_CROWN_BLACK,
    SPRITE_CROWN_WHITE,
    SPRITE_LETTER_BLACK_MAN,
    SPRITE_LETTER_BLACK_KING,
    SPRITE_LETTER_WHITE_MAN,
    SPRITE_LETTER_WHITE_KING,
    THEMED_SPRITE_COUNT,

    /* All themes share these. */
    SPRITE_SHADOW = THEMED_SPRITE_COUNT,
    SPRITE_MARK_MOVABLE,
    SPRITE_MARK_MUST,
    SPRITE_MARK_SELECTED,
    SPRITE_MARK_TARGET,
    SPRITE_MARK_TARGET_CAPTURE,
    SPRITE_MARK_LAST,
    SPRITE_MARK_LOOK,
    SPRITE_CURSOR,
    SPRITE_ROUTE_BADGE,
    SPRITE_WIN_CROWN, /* these two for the result of a game */
    SPRITE_WIN_MEDAL,
    BOARD_SPRITE_COUNT,
};

enum board_colour {
    BOARD_COLOUR_PLATE,       /* a small plate upon a square */
    BOARD_COLOUR_PLATE_LABEL, /* on it: the square's number */
    BOARD_COLOUR_FRAME_LABEL, /* a letter or digit on the frame */
    BOARD_COLOUR_BADGE_LABEL, /* on a bright badge: the number of a route */
    BOARD_COLOUR_COUNT,
};

struct board_theme {
    const char *id;   /* as it stands in the settings file: never changes */
    const char *name; /* for people; tr() translates it */
    struct sprite sprites[THEMED_SPRITE_COUNT];
    struct colour colours[BOARD_COLOUR_COUNT];
};

extern const struct board_theme board_themes[BOARD_THEME_COUNT];

#endif
