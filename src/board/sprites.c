/* SPDX-License-Identifier: MIT */
#include "board/sprites.h"

#define SHADE(r, g, b, a)                                                                          \
    {                                                                                              \
        r, g, b, a                                                                                 \
    }
#define WHITE(alpha) SHADE(0xFF, 0xFF, 0xFF, alpha)
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
    [BOARD_ICON_ARRANGE] = ICON("arrange"), [BOARD_ICON_DRAW_OFFER] = ICON("draw-offer"),
    [BOARD_ICON_ERASE] = ICON("erase"),     [BOARD_ICON_FLIP] = ICON("flip"),
    [BOARD_ICON_RESIGN] = ICON("resign"),   [BOARD_ICON_REVENGE] = ICON("revenge"),
    [BOARD_ICON_RULES] = ICON("rules"),     [BOARD_ICON_SWAP] = ICON("swap"),
};

/* The sprites that all themes share. */
static const struct sprite shared_sprites[BOARD_SPRITE_COUNT] = {
    [SPRITE_SHADOW] = ROUND("shadow", SHADE(0, 0, 0, 60)),
    [SPRITE_MARK_MOVABLE] = ROUND("mark-movable", WHITE(0x60)),
    [SPRITE_MARK_MOVABLE_HOT] = ROUND("mark-movable-hot", WHITE(0x80)),
    [SPRITE_MARK_MUST] = SQUARE("mark-must", WHITE(0x60)),
    [SPRITE_MARK_CHOSEN] = SQUARE("mark-chosen", WHITE(0xCC)),
    [SPRITE_MARK_SELECTED] = ROUND("mark-selected", WHITE(0x80)),
    [SPRITE_MARK_TARGET] = ROUND("mark-target", WHITE(0x80)),
    [SPRITE_MARK_TARGET_CAPTURE] = ROUND("mark-target-capture", WHITE(0xA0)),
    [SPRITE_MARK_LAST] = SQUARE("mark-last", WHITE(0x60)),
    [SPRITE_MARK_LOOK] = ROUND("mark-look", WHITE(0x80)),
    [SPRITE_MARK_REFUSED] = ROUND("mark-refused", WHITE(0x80)),
    [SPRITE_MARK_LIT] = SQUARE("mark-lit", WHITE(0x60)),
    [SPRITE_MARK_BLOCKED] = ROUND("mark-blocked", WHITE(0x60)),
    [SPRITE_CURSOR] = SQUARE("cursor", WHITE(0x60)),
    [SPRITE_ROUTE_BADGE] = ROUND("route-badge", WHITE(0xFF)),
    [SPRITE_WIN_CROWN] = ROUND("win-crown", SHADE(0xED, 0xBD, 0x54, 0xA0)),
    [SPRITE_WIN_MEDAL] = ROUND("win-medal", SHADE(0x94, 0x67, 0x21, 0xA0)),
};

static const enum board_colour mark_colours[BOARD_SPRITE_COUNT] = {
    [SPRITE_MARK_MOVABLE] = BOARD_COLOUR_MOVABLE,
    [SPRITE_MARK_MOVABLE_HOT] = BOARD_COLOUR_MOVABLE,
    [SPRITE_MARK_MUST] = BOARD_COLOUR_MUST,
    [SPRITE_MARK_CHOSEN] = BOARD_COLOUR_CHOSEN,
    [SPRITE_MARK_SELECTED] = BOARD_COLOUR_SELECTED,
    [SPRITE_MARK_TARGET] = BOARD_COLOUR_TARGET,
    [SPRITE_MARK_TARGET_CAPTURE] = BOARD_COLOUR_TARGET,
    [SPRITE_MARK_LAST] = BOARD_COLOUR_LAST,
    [SPRITE_MARK_LOOK] = BOARD_COLOUR_LOOK,
    [SPRITE_MARK_REFUSED] = BOARD_COLOUR_LOOK,
    [SPRITE_MARK_LIT] = BOARD_COLOUR_LIT,
    [SPRITE_MARK_BLOCKED] = BOARD_COLOUR_BLOCKED,
    [SPRITE_CURSOR] = BOARD_COLOUR_CURSOR,
    [SPRITE_ROUTE_BADGE] = BOARD_COLOUR_ROUTE,
};

struct colour board_mark_colour(enum theme_index theme, enum board_sprite mark)
{
    return board_themes[theme].colours[mark_colours[mark]];
}

const struct sprite *board_sprite(enum theme_index theme, enum board_sprite sprite)
{
    if (sprite < THEMED_SPRITE_COUNT)
        return &board_themes[theme].sprites[sprite];
    return &shared_sprites[sprite];
}
