/* SPDX-License-Identifier: MIT */
#include "board/board_theme.h"

#include "base/translate.h"

static const struct sprite shadow = {
    .file = "sprites/shadow.svg", .stand_in = {0, 0, 0, 60}, .round = true};

#define SQUARE(folder, name, ...)                                                                  \
    {                                                                                              \
        .file = "boards/" folder "/" name ".svg", .stand_in = __VA_ARGS__                          \
    }
#define PIECE(folder, name, ...)                                                                   \
    {                                                                                              \
        .file = "boards/" folder "/" name ".svg", .stand_in = __VA_ARGS__, .round = true           \
    }
#define SHADOWED(folder, name, ...)                                                                \
    {                                                                                              \
        .file = "boards/" folder "/" name ".svg", .stand_in = __VA_ARGS__, .round = true,          \
        .shadow = &shadow                                                                          \
    }
/* Every theme has a folder of its own with pictures of these names. The colours are what stands in
 * for a picture that is missing. */
#define BOARD_ART(folder, dark, light, frame, black, white, black_king, white_king, black_mark,    \
                  white_mark)                                                                      \
    {                                                                                              \
        [SPRITE_DARK_1] = SQUARE(folder, "dark-1", dark),                                          \
        [SPRITE_DARK_2] = SQUARE(folder, "dark-2", dark),                                          \
        [SPRITE_DARK_3] = SQUARE(folder, "dark-3", dark),                                          \
        [SPRITE_DARK_4] = SQUARE(folder, "dark-4", dark),                                          \
        [SPRITE_LIGHT_1] = SQUARE(folder, "light-1", light),                                       \
        [SPRITE_LIGHT_2] = SQUARE(folder, "light-2", light),                                       \
        [SPRITE_LIGHT_3] = SQUARE(folder, "light-3", light),                                       \
        [SPRITE_LIGHT_4] = SQUARE(folder, "light-4", light),                                       \
        [SPRITE_FRAME] = SQUARE(folder, "frame", frame),                                           \
        [SPRITE_BLACK_MAN] = SHADOWED(folder, "black-man", black),                                 \
        [SPRITE_BLACK_MAN_LIFTED] = PIECE(folder, "black-man", black),                             \
        [SPRITE_WHITE_MAN] = SHADOWED(folder, "white-man", white),                                 \
        [SPRITE_WHITE_MAN_LIFTED] = PIECE(folder, "white-man", white),                             \
        [SPRITE_STACK_BLACK] = SHADOWED(folder, "stack-black", black_king),                        \
        [SPRITE_STACK_BLACK_LIFTED] = PIECE(folder, "stack-black", black_king),                    \
        [SPRITE_STACK_WHITE] = SHADOWED(folder, "stack-white", white_king),                        \
        [SPRITE_STACK_WHITE_LIFTED] = PIECE(folder, "stack-white", white_king),                    \
        [SPRITE_RINGS_BLACK] = PIECE(folder, "rings-black", black_mark),                           \
        [SPRITE_RINGS_WHITE] = PIECE(folder, "rings-white", white_mark),                           \
        [SPRITE_CROWN_BLACK] = PIECE(folder, "crown-black", black_mark),                           \
        [SPRITE_CROWN_WHITE] = PIECE(folder, "crown-white", white_mark),                           \
        [SPRITE_LETTER_BLACK_MAN] = PIECE(folder, "letter-black-man", black),                      \
        [SPRITE_LETTER_BLACK_KING] = PIECE(folder, "letter-black-king", black_king),               \
        [SPRITE_LETTER_WHITE_MAN] = PIECE(folder, "letter-white-man", white),                      \
        [SPRITE_LETTER_WHITE_KING] = PIECE(folder, "letter-white-king", white_king),               \
    }

#define WALNUT_ART                                                                                 \
    BOARD_ART("walnut", COLOUR(0x966843), COLOUR(0xE4C99E), COLOUR(0x3B2213), COLOUR(0x241F1C),    \
              COLOUR(0xEFE3C8), COLOUR(0x4A1F1C), COLOUR(0xFFD75E), COLOUR(0xE0B04F),              \
              COLOUR(0x704010))

const struct board_theme board_themes[BOARD_THEME_COUNT] = {
    [BOARD_WALNUT] =
        {
            .id = "walnut",
            .name = N_("Walnut"),
            .sprites = WALNUT_ART,
            .colours =
                {
                    [BOARD_COLOUR_NUMBER] = {0xFF, 0xF4, 0xDC, 0xD4},
                    [BOARD_COLOUR_NUMBER_SHADOW] = {0x1C, 0x0C, 0x04, 0xA8},
                    [BOARD_COLOUR_FRAME_LABEL] = COLOUR(0xEBD9B4),
                    [BOARD_COLOUR_MOVABLE] = COLOUR(0xAEE2FF),
                    [BOARD_COLOUR_MUST] = COLOUR(0xAEE2FF),
                    [BOARD_COLOUR_SELECTED] = COLOUR(0xFFD873),
                    [BOARD_COLOUR_TARGET] = COLOUR(0xFFF6E0),
                    [BOARD_COLOUR_LAST] = COLOUR(0xFFE27A),
                    [BOARD_COLOUR_LOOK] = COLOUR(0xFFCE9C),
                    [BOARD_COLOUR_LIT] = COLOUR(0xFFE6A8),
                    [BOARD_COLOUR_BLOCKED] = COLOUR(0xFFCFC0),
                    [BOARD_COLOUR_CURSOR] = COLOUR(0xFFFFFF),
                    [BOARD_COLOUR_ROUTE] = COLOUR(0xFFF6E0),
                    [BOARD_COLOUR_ROUTE_OTHER] = COLOUR(0xFFD873),
                    [BOARD_COLOUR_BADGE_LABEL] = COLOUR(0x1A1206),
                },
        },
    [BOARD_CONTRAST] =
        {
            .id = "contrast",
            .name = N_("High contrast"),
            .sprites = WALNUT_ART,
            .colours =
                {
                    [BOARD_COLOUR_NUMBER] = COLOUR(0xFFFFFF),
                    [BOARD_COLOUR_NUMBER_SHADOW] = {0, 0, 0, 0xC0},
                    [BOARD_COLOUR_FRAME_LABEL] = COLOUR(0xFFFFFF),
                    [BOARD_COLOUR_MOVABLE] = COLOUR(0xB8E6FF),
                    [BOARD_COLOUR_MUST] = COLOUR(0xB8E6FF),
                    [BOARD_COLOUR_SELECTED] = COLOUR(0xFFE68A),
                    [BOARD_COLOUR_TARGET] = COLOUR(0xFFFFFF),
                    [BOARD_COLOUR_LAST] = COLOUR(0xFFF4A8),
                    [BOARD_COLOUR_LOOK] = COLOUR(0xFFD0A0),
                    [BOARD_COLOUR_LIT] = COLOUR(0xFFFFFF),
                    [BOARD_COLOUR_BLOCKED] = COLOUR(0xFFDDD2),
                    [BOARD_COLOUR_CURSOR] = COLOUR(0xFFFFFF),
                    [BOARD_COLOUR_ROUTE] = COLOUR(0xFFFFFF),
                    [BOARD_COLOUR_ROUTE_OTHER] = COLOUR(0xFFE68A),
                    [BOARD_COLOUR_BADGE_LABEL] = COLOUR(0x000000),
                },
        },
};
