/* SPDX-License-Identifier: MIT */
#include "board/sprites.h"

#define BLACK_PIECE COLOUR(0x241F1C)
#define WHITE_PIECE COLOUR(0xEFE3C8)
#define SHADE(r, g, b, a)                                                                          \
    {                                                                                              \
        r, g, b, a                                                                                 \
    }
#define ICON(name)                                                                                 \
    {                                                                                              \
        .file = "icons/" name ".svg", .stand_in = COLOUR(0xFFFFFF)                                 \
    }
#define PIECE(name, colour)                                                                        \
    {                                                                                              \
        .file = "sprites/" name ".svg", .stand_in = colour, .round = true                          \
    }
#define SHADOWED(name, colour)                                                                     \
    {                                                                                              \
        .file = "sprites/" name ".svg", .stand_in = colour, .round = true,                         \
        .shadow = &board_sprites[SPRITE_SHADOW]                                                    \
    }
#define SQUARE(name, colour)                                                                       \
    {                                                                                              \
        .file = "sprites/" name ".svg", .stand_in = colour                                         \
    }

const struct sprite board_sprites[BOARD_SPRITE_COUNT] = {
    [SPRITE_DARK_1] = SQUARE("dark-1", COLOUR(0x966843)),
    [SPRITE_DARK_2] = SQUARE("dark-2", COLOUR(0x966843)),
    [SPRITE_DARK_3] = SQUARE("dark-3", COLOUR(0x966843)),
    [SPRITE_DARK_4] = SQUARE("dark-4", COLOUR(0x966843)),
    [SPRITE_LIGHT_1] = SQUARE("light-1", COLOUR(0xE4C99E)),
    [SPRITE_LIGHT_2] = SQUARE("light-2", COLOUR(0xE4C99E)),
    [SPRITE_LIGHT_3] = SQUARE("light-3", COLOUR(0xE4C99E)),
    [SPRITE_LIGHT_4] = SQUARE("light-4", COLOUR(0xE4C99E)),
    [SPRITE_FRAME] = SQUARE("frame", COLOUR(0x3B2213)),
    [SPRITE_SHADOW] = PIECE("shadow", SHADE(0, 0, 0, 60)),
    [SPRITE_BLACK_MAN] = SHADOWED("black-man", BLACK_PIECE),
    [SPRITE_BLACK_MAN_LIFTED] = PIECE("black-man", BLACK_PIECE),
    [SPRITE_WHITE_MAN] = SHADOWED("white-man", WHITE_PIECE),
    [SPRITE_WHITE_MAN_LIFTED] = PIECE("white-man", WHITE_PIECE),
    [SPRITE_STACK_BLACK] = SHADOWED("stack-black", COLOUR(0x4A1F1C)),
    [SPRITE_STACK_BLACK_LIFTED] = PIECE("stack-black", COLOUR(0x4A1F1C)),
    [SPRITE_STACK_WHITE] = SHADOWED("stack-white", COLOUR(0xFFD75E)),
    [SPRITE_STACK_WHITE_LIFTED] = PIECE("stack-white", COLOUR(0xFFD75E)),
    [SPRITE_RINGS_BLACK] = PIECE("rings-black", SHADE(0xE0, 0xB0, 0x4F, 0x80)),
    [SPRITE_RINGS_WHITE] = PIECE("rings-white", SHADE(0x70, 0x40, 0x10, 0x80)),
    [SPRITE_CROWN_BLACK] = PIECE("crown-black", SHADE(0xE0, 0xB0, 0x4F, 0x80)),
    [SPRITE_CROWN_WHITE] = PIECE("crown-white", SHADE(0x70, 0x40, 0x10, 0x80)),
    [SPRITE_LETTER_BLACK_MAN] = PIECE("letter-black-man", BLACK_PIECE),
    [SPRITE_LETTER_BLACK_KING] = PIECE("letter-black-king", COLOUR(0x4A1F1C)),
    [SPRITE_LETTER_WHITE_MAN] = PIECE("letter-white-man", WHITE_PIECE),
    [SPRITE_LETTER_WHITE_KING] = PIECE("letter-white-king", COLOUR(0xFFD75E)),
    [SPRITE_MARK_MOVABLE] = PIECE("mark-movable", SHADE(0xA8, 0xDE, 0xFF, 0x60)),
    [SPRITE_MARK_MUST] = SQUARE("mark-must", SHADE(0xA8, 0xDE, 0xFF, 0x60)),
    [SPRITE_MARK_SELECTED] = PIECE("mark-selected", SHADE(0xFF, 0xD9, 0x5A, 0x80)),
    [SPRITE_MARK_TARGET] = PIECE("mark-target", SHADE(0xFF, 0xFF, 0xFF, 0x80)),
    [SPRITE_MARK_TARGET_CAPTURE] = PIECE("mark-target-capture", SHADE(0xFF, 0xFF, 0xFF, 0xA0)),
    [SPRITE_MARK_LAST] = SQUARE("mark-last", SHADE(0xEE, 0xF3, 0xA6, 0x60)),
    [SPRITE_MARK_LOOK] = SQUARE("mark-look", SHADE(0xFF, 0xC9, 0x8A, 0x80)),
    [SPRITE_CURSOR] = SQUARE("cursor", SHADE(0xFF, 0xFF, 0xFF, 0x60)),
    [SPRITE_ROUTE_BADGE] = PIECE("route-badge", COLOUR(0xFFF6DF)),
    [SPRITE_ICON_DRAW_OFFER] = ICON("draw-offer"),
    [SPRITE_ICON_FLIP] = ICON("flip"),
    [SPRITE_ICON_RESIGN] = ICON("resign"),
    [SPRITE_ICON_REVENGE] = ICON("revenge"),
    [SPRITE_ICON_RULES] = ICON("rules"),
};
