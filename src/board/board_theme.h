/* SPDX-License-Identifier: MIT */
/* The boards of the themes: each is a row of pictures and of the colours drawn upon them. The row
 * of the same index in `themes` has its id, and the colours of panels and texts (toolkit/theme.h).
 */
#ifndef BOARD_BOARD_THEME_H
#define BOARD_BOARD_THEME_H

#include "prose/names.h"
#include "toolkit/sprite.h"

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
    SPRITE_FRAME_TRAY, /* with room for captured pieces above and below */
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
    /* Marks: white with black edges, drawn in the theme's colour for each. */
    SPRITE_MARK_MOVABLE,
    SPRITE_MARK_MOVABLE_HOT,
    SPRITE_MARK_MUST,
    SPRITE_MARK_CHOSEN, /* below the piece that is selected */
    SPRITE_MARK_SELECTED,
    SPRITE_MARK_TARGET,
    SPRITE_MARK_TARGET_CAPTURE,
    SPRITE_MARK_LAST,
    SPRITE_MARK_LOOK,
    SPRITE_MARK_REFUSED,
    SPRITE_MARK_LIT,
    SPRITE_MARK_BLOCKED,
    SPRITE_CURSOR,
    SPRITE_ROUTE_BADGE,
    SPRITE_WIN_CROWN, /* these two for the result of a game */
    SPRITE_WIN_MEDAL,
    BOARD_SPRITE_COUNT,
};

enum board_colour {
    BOARD_COLOUR_NUMBER,        /* the number of a dark square, upon it */
    BOARD_COLOUR_NUMBER_SHADOW, /* its shadow, a little to the right and below */
    BOARD_COLOUR_FRAME_LABEL,   /* a letter or digit on the frame */

    /* Marks upon a dark square. Their edges stay dark. */
    BOARD_COLOUR_MOVABLE,     /* the piece may move */
    BOARD_COLOUR_MUST,        /* and must capture */
    BOARD_COLOUR_CHOSEN,      /* the square of the chosen piece: far from all others */
    BOARD_COLOUR_SELECTED,    /* the chosen piece */
    BOARD_COLOUR_TARGET,      /* where it may go */
    BOARD_COLOUR_LAST,        /* a square of the last move */
    BOARD_COLOUR_LOOK,        /* a square that a refusal names */
    BOARD_COLOUR_LIT,         /* the square under a piece in the hand */
    BOARD_COLOUR_BLOCKED,     /* a piece that was blocked when the game ended */
    BOARD_COLOUR_CURSOR,      /* the keyboard's square */
    BOARD_COLOUR_ROUTE,       /* an arrow along one of several captures, and its badge */
    BOARD_COLOUR_ROUTE_OTHER, /* the same, for every second arrow */
    BOARD_COLOUR_BADGE_LABEL, /* the number on that badge, and the edge of the arrow */
    BOARD_COLOUR_COUNT,
};

struct board_theme {
    struct side_names sides;
    struct sprite sprites[THEMED_SPRITE_COUNT];
    struct colour colours[BOARD_COLOUR_COUNT];
};

extern const struct board_theme board_themes[THEME_COUNT];

#endif
