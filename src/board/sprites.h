/* SPDX-License-Identifier: MIT */
/* The pictures of the game: boards and pieces, which differ from theme to theme; marks, which
 * differ in their colour only; and the icons of what is done at a board. */
#ifndef BOARD_SPRITES_H
#define BOARD_SPRITES_H

#include "board/board_theme.h"

enum board_icon {
    BOARD_ICON_ARRANGE,
    BOARD_ICON_DRAW_OFFER,
    BOARD_ICON_ERASE,
    BOARD_ICON_FLIP,
    BOARD_ICON_RESIGN,
    BOARD_ICON_REVENGE,
    BOARD_ICON_RULES,
    BOARD_ICON_SWAP,
    BOARD_ICON_COUNT,
};

extern const struct sprite board_icons[BOARD_ICON_COUNT];

/* The picture of a board, a piece or a mark; known by its address, the same at every call. */
const struct sprite *board_sprite(enum board_theme_index theme, enum board_sprite sprite);

/* The colour in which the theme draws a mark. */
struct colour board_mark_colour(enum board_theme_index theme, enum board_sprite mark);

#endif
