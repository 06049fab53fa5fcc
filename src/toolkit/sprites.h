/* SPDX-License-Identifier: MIT */
/* The pictures of assets/, each drawn from its SVG at the exact pixel size it is shown at. */
#ifndef TOOLKIT_SPRITES_H
#define TOOLKIT_SPRITES_H

#include "toolkit/theme.h"

#include <SDL.h>
#include <stdbool.h>

enum sprite {
    SPRITE_NONE,
    SPRITE_DARK_1,
    SPRITE_DARK_2,
    SPRITE_DARK_3,
    SPRITE_DARK_4,
    SPRITE_LIGHT_1,
    SPRITE_LIGHT_2,
    SPRITE_LIGHT_3,
    SPRITE_LIGHT_4,
    SPRITE_FRAME,
    SPRITE_SHADOW,
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
    SPRITE_MARK_MOVABLE,
    SPRITE_MARK_MUST,
    SPRITE_MARK_SELECTED,
    SPRITE_MARK_TARGET,
    SPRITE_MARK_TARGET_CAPTURE,
    SPRITE_MARK_LAST,
    SPRITE_MARK_LOOK,
    SPRITE_CURSOR,
    SPRITE_ROUTE_BADGE,
    SPRITE_ICON_BACK,
    SPRITE_ICON_CHECK,
    SPRITE_ICON_CLOSE,
    SPRITE_ICON_DRAW_OFFER,
    SPRITE_ICON_FIRST,
    SPRITE_ICON_FLIP,
    SPRITE_ICON_KEYBOARD,
    SPRITE_ICON_LAST,
    SPRITE_ICON_NEW,
    SPRITE_ICON_NEXT,
    SPRITE_ICON_PREVIOUS,
    SPRITE_ICON_REDO,
    SPRITE_ICON_RESIGN,
    SPRITE_ICON_REVENGE,
    SPRITE_ICON_RULES,
    SPRITE_ICON_SETTINGS,
    SPRITE_ICON_UNDO,
    SPRITE_COUNT,
};

struct sprite_info {
    const char *file;       /* below the assets folder */
    struct colour stand_in; /* a plain disc or square of this colour where the file is missing */
    bool round;             /* the stand-in is a disc */
    bool shadowed;          /* SPRITE_SHADOW lies beneath it */
};

extern const struct sprite_info sprite_infos[SPRITE_COUNT];

/* The picture at w x h pixels, owned by the caller (SDL_FreeSurface). A file that cannot be read
 * is said in the log, and a plain stand-in of the same size comes instead. NULL only when memory
 * is short. `assets` is the folder, ending in a slash. */
SDL_Surface *sprite_load(const char *assets, enum sprite sprite, int w, int h);

#endif
