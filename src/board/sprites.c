/* SPDX-License-Identifier: MIT */
#include "board/sprites.h"

#define SHADE(r, g, b, a)                                                                          \
    {                                                                                              \
        r, g, b, a                                                                                 \
    }
#define ICON(name)                                                                                 \
    {                                                                                              \
        .file = "icons/" name ".svg", .stand_in = COLOUR(0xFFFFFF)                                 \
    }
#define ROUND(name, colour)                                                                        \
    {                                                                                              \
        .file = "sprites/" name ".svg", .stand_in = colour, .round = true                          \
    }
#define SQUARE(name, colour)                                                                       \
    {                                                                                              \
        .file = "sprites/" name ".svg", .stand_in = colour                                         \
    }

const struct sprite board_icons[BOARD_ICON_COUNT] = {
    [BOARD_ICON_DRAW_OFFER] = ICON("draw-offer"), [BOARD_ICON_FLIP] = ICON("flip"),
    [BOARD_ICON_RESIGN] = ICON("resign"),         [BOARD_ICON_REVENGE] = ICON("revenge"),
    [BOARD_ICON_RULES] = ICON("rules"),
};

/* Those that no theme has of its own. */
static const struct sprite shared_sprites[BOARD_SPRITE_COUNT] = {
    [SPRITE_SHADOW] = ROUND("shadow", SHADE(0, 0, 0, 60)),
    [SPRITE_MARK_MOVABLE] = ROUND("mark-movable", SHADE(0xA8, 0xDE, 0xFF, 0x60)),
    [SPRITE_MARK_MUST] = SQUARE("mark-must", SHADE(0xA8, 0xDE, 0xFF, 0x60)),
    [SPRITE_MARK_SELECTED] = ROUND("mark-selected", SHADE(0xFF, 0xD9, 0x5A, 0x80)),
    [SPRITE_MARK_TARGET] = ROUND("mark-target", SHADE(0xFF, 0xFF, 0xFF, 0x80)),
    [SPRITE_MARK_TARGET_CAPTURE] = ROUND("mark-target-capture", SHADE(0xFF, 0xFF, 0xFF, 0xA0)),
    [SPRITE_MARK_LAST] = SQUARE("mark-last", SHADE(0xEE, 0xF3, 0xA6, 0x60)),
    [SPRITE_MARK_LOOK] = SQUARE("mark-look", SHADE(0xFF, 0xC9, 0x8A, 0x80)),
    [SPRITE_CURSOR] = SQUARE("cursor", SHADE(0xFF, 0xFF, 0xFF, 0x60)),
    [SPRITE_ROUTE_BADGE] = ROUND("route-badge", COLOUR(0xFFF6DF)),
    [SPRITE_WIN_CROWN] = ROUND("win-crown", SHADE(0xED, 0xBD, 0x54, 0xA0)),
    [SPRITE_WIN_MEDAL] = ROUND("win-medal", SHADE(0x94, 0x67, 0x21, 0xA0)),
};

const struct sprite *board_sprite(enum board_theme_index theme, enum board_sprite sprite)
{
    if (sprite < THEMED_SPRITE_COUNT)
        return &board_themes[theme].sprites[sprite];
    return &shared_sprites[sprite];
}
