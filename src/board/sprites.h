/* SPDX-License-Identifier: MIT */
/* The pictures of the game: boards and pieces, which depend on the theme; marks, of which only the
 * colour does; and icons for what is done at a board. */
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

/* Returns the picture of a board, a piece or a mark: the same address at every call. */
const struct sprite *board_sprite(enum theme_index theme, enum board_sprite sprite);

/* Returns the colour in which the theme draws a mark. */
struct colour board_mark_colour(enum theme_index theme, enum board_sprite mark);

#endif
