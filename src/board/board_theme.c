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
#define SHADOWED(folder, name, lies_on, ...)                                                       \
    {                                                                                              \
        .file = "boards/" folder "/" name ".svg", .stand_in = __VA_ARGS__, .round = true,          \
        .shadow = lies_on                                                                          \
    }

/* Squares in four varieties of each colour. The colours replace a missing picture. */
#define SQUARES_IN_FOUR(folder, dark, light)                                                       \
    [SPRITE_DARK_1] = SQUARE(folder, "dark-1", dark),                                              \
    [SPRITE_DARK_2] = SQUARE(folder, "dark-2", dark),                                              \
    [SPRITE_DARK_3] = SQUARE(folder, "dark-3", dark),                                              \
    [SPRITE_DARK_4] = SQUARE(folder, "dark-4", dark),                                              \
    [SPRITE_LIGHT_1] = SQUARE(folder, "light-1", light),                                           \
    [SPRITE_LIGHT_2] = SQUARE(folder, "light-2", light),                                           \
    [SPRITE_LIGHT_3] = SQUARE(folder, "light-3", light),                                           \
    [SPRITE_LIGHT_4] = SQUARE(folder, "light-4", light)

/* Squares that are all alike. */
#define SQUARES_ALIKE(folder, dark, light)                                                         \
    [SPRITE_DARK_1] = SQUARE(folder, "dark-1", dark),                                              \
    [SPRITE_DARK_2] = SQUARE(folder, "dark-1", dark),                                              \
    [SPRITE_DARK_3] = SQUARE(folder, "dark-1", dark),                                              \
    [SPRITE_DARK_4] = SQUARE(folder, "dark-1", dark),                                              \
    [SPRITE_LIGHT_1] = SQUARE(folder, "light-1", light),                                           \
    [SPRITE_LIGHT_2] = SQUARE(folder, "light-1", light),                                           \
    [SPRITE_LIGHT_3] = SQUARE(folder, "light-1", light),                                           \
    [SPRITE_LIGHT_4] = SQUARE(folder, "light-1", light)

/* What the sides are called, by the colour of their pieces in the pictures. */
#define RED_AND_WHITE                                                                              \
    {                                                                                              \
        {N_C("a side", "Red"), N_C("a side", "White")}, {N_("red man"), N_("white man")},          \
        {                                                                                          \
            N_("red king"), N_("white king")                                                       \
        }                                                                                          \
    }

/* Each theme has a folder with pictures of these names. `under` is the shadow of a piece, or NULL.
 * The marks of kings are drawn over a man. */
#define BOARD_ART(folder, squares, frame, under, black, white, black_king, white_king, black_mark, \
                  white_mark)                                                                      \
    {                                                                                              \
        squares, [SPRITE_FRAME] = SQUARE(folder, "frame", frame),                                  \
                 [SPRITE_FRAME_TRAY] = SQUARE(folder, "frame-tray", frame),                        \
                 [SPRITE_BLACK_MAN] = SHADOWED(folder, "black-man", under, black),                 \
                 [SPRITE_BLACK_MAN_LIFTED] = PIECE(folder, "black-man", black),                    \
                 [SPRITE_WHITE_MAN] = SHADOWED(folder, "white-man", under, white),                 \
                 [SPRITE_WHITE_MAN_LIFTED] = PIECE(folder, "white-man", white),                    \
                 [SPRITE_STACK_BLACK] = SHADOWED(folder, "stack-black", under, black_king),        \
                 [SPRITE_STACK_BLACK_LIFTED] = PIECE(folder, "stack-black", black_king),           \
                 [SPRITE_STACK_WHITE] = SHADOWED(folder, "stack-white", under, white_king),        \
                 [SPRITE_STACK_WHITE_LIFTED] = PIECE(folder, "stack-white", white_king),           \
                 [SPRITE_RINGS_BLACK] = PIECE(folder, "rings-black", black_mark),                  \
                 [SPRITE_RINGS_WHITE] = PIECE(folder, "rings-white", white_mark),                  \
                 [SPRITE_CROWN_BLACK] = PIECE(folder, "crown-black", black_mark),                  \
                 [SPRITE_CROWN_WHITE] = PIECE(folder, "crown-white", white_mark),                  \
                 [SPRITE_LETTER_BLACK_MAN] = PIECE(folder, "letter-black-man", black),             \
                 [SPRITE_LETTER_BLACK_KING] = PIECE(folder, "letter-black-king", black_king),      \
                 [SPRITE_LETTER_WHITE_MAN] = PIECE(folder, "letter-white-man", white),             \
                 [SPRITE_LETTER_WHITE_KING] = PIECE(folder, "letter-white-king", white_king),      \
    }

#define WALNUT_SQUARES     SQUARES_IN_FOUR("walnut", COLOUR(0x9A6840), COLOUR(0xE4C99E))
#define TOURNAMENT_SQUARES SQUARES_ALIKE("tournament", COLOUR(0x5F8A54), COLOUR(0xEFE6C4))
#define SLATE_SQUARES      SQUARES_IN_FOUR("slate", COLOUR(0x5E6A75), COLOUR(0xA3AEB8))
#define PAPER_SQUARES      SQUARES_IN_FOUR("paper", COLOUR(0xE0D8C5), COLOUR(0xF5EDD9))
#define CONTRAST_SQUARES   SQUARES_ALIKE("contrast", COLOUR(0x000000), COLOUR(0xE6E6E6))

const struct board_theme board_themes[THEME_COUNT] =
    {
        [THEME_WALNUT] =
            {
                .sides = BLACK_AND_WHITE,
                .sprites = BOARD_ART("walnut", WALNUT_SQUARES, COLOUR(0x3B2213), &shadow,
                                     COLOUR(0x1F1814), COLOUR(0xEFE3C8), COLOUR(0x4A1F1C),
                                     COLOUR(0xFFD75E), COLOUR(0xE0B04F), COLOUR(0x704010)),
                .colours =
                    {
                        [BOARD_COLOUR_NUMBER] = {0xFF, 0xF6, 0xE2, 0xF0},
                        [BOARD_COLOUR_NUMBER_SHADOW] = {0x1C, 0x0C, 0x04, 0xE0},
                        [BOARD_COLOUR_FRAME_LABEL] = COLOUR(0xF3E2C0),
                        [BOARD_COLOUR_MOVABLE] = COLOUR(0xAEE2FF),
                        [BOARD_COLOUR_MUST] = COLOUR(0xAEE2FF),
                        [BOARD_COLOUR_CHOSEN] = COLOUR(0x703A00),
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
        [THEME_TOURNAMENT] =
            {
                .sides = RED_AND_WHITE,
                .sprites = BOARD_ART("tournament", TOURNAMENT_SQUARES, COLOUR(0xECE3BF), &shadow,
                                     COLOUR(0x5C070D), COLOUR(0xF8F5EA), COLOUR(0x4A0508),
                                     COLOUR(0xFFE27A), COLOUR(0xE0B04F), COLOUR(0x704010)),
                .colours =
                    {
                        [BOARD_COLOUR_NUMBER] = {0xFF, 0xFF, 0xF4, 0xF0},
                        [BOARD_COLOUR_NUMBER_SHADOW] = {0x0C, 0x20, 0x10, 0xE0},
                        [BOARD_COLOUR_FRAME_LABEL] = COLOUR(0x1F4A2B),
                        [BOARD_COLOUR_MOVABLE] = COLOUR(0xCDEFFF),
                        [BOARD_COLOUR_MUST] = COLOUR(0xE9F8FF),
                        [BOARD_COLOUR_CHOSEN] = COLOUR(0x1E3A17),
                        [BOARD_COLOUR_SELECTED] = COLOUR(0xFFE37A),
                        [BOARD_COLOUR_TARGET] = COLOUR(0xFFFFFF),
                        [BOARD_COLOUR_LAST] = COLOUR(0xFFEE9E),
                        [BOARD_COLOUR_LOOK] = COLOUR(0xFFDCBC),
                        [BOARD_COLOUR_LIT] = COLOUR(0xFFF6C8),
                        [BOARD_COLOUR_BLOCKED] = COLOUR(0xFFE0D6),
                        [BOARD_COLOUR_CURSOR] = COLOUR(0xFFFFFF),
                        [BOARD_COLOUR_ROUTE] = COLOUR(0xFFFFFF),
                        [BOARD_COLOUR_ROUTE_OTHER] = COLOUR(0xFFE37A),
                        [BOARD_COLOUR_BADGE_LABEL] = COLOUR(0x16311C),
                    },
            },
        [THEME_SLATE] =
            {
                .sides = BLACK_AND_WHITE,
                .sprites = BOARD_ART("slate", SLATE_SQUARES, COLOUR(0x2E3841), &shadow,
                                     COLOUR(0x10151A), COLOUR(0xD0D9E1), COLOUR(0x2A1F10),
                                     COLOUR(0xE5BE6C), COLOUR(0xE5BE6C), COLOUR(0x2C3843)),
                .colours =
                    {
                        [BOARD_COLOUR_NUMBER] = {0xEE, 0xF4, 0xF8, 0xE4},
                        [BOARD_COLOUR_NUMBER_SHADOW] = {0x08, 0x0C, 0x10, 0xE0},
                        [BOARD_COLOUR_FRAME_LABEL] = COLOUR(0xC6D0D9),
                        [BOARD_COLOUR_MOVABLE] = COLOUR(0xA9DCFA),
                        [BOARD_COLOUR_MUST] = COLOUR(0xA9DCFA),
                        [BOARD_COLOUR_CHOSEN] = COLOUR(0x33290C),
                        [BOARD_COLOUR_SELECTED] = COLOUR(0xF3CD7A),
                        [BOARD_COLOUR_TARGET] = COLOUR(0xEAF1F6),
                        [BOARD_COLOUR_LAST] = COLOUR(0xEAD79A),
                        [BOARD_COLOUR_LOOK] = COLOUR(0xF6C79A),
                        [BOARD_COLOUR_LIT] = COLOUR(0xDCE8F0),
                        [BOARD_COLOUR_BLOCKED] = COLOUR(0xF3CABF),
                        [BOARD_COLOUR_CURSOR] = COLOUR(0xFFFFFF),
                        [BOARD_COLOUR_ROUTE] = COLOUR(0xEAF1F6),
                        [BOARD_COLOUR_ROUTE_OTHER] = COLOUR(0xF3CD7A),
                        [BOARD_COLOUR_BADGE_LABEL] = COLOUR(0x14191E),
                    },
            },
        [THEME_PAPER] =
            {
                .sides = BLACK_AND_WHITE,
                .sprites = BOARD_ART("paper", PAPER_SQUARES, COLOUR(0xF5EDDA), NULL,
                                     COLOUR(0x241F1A), COLOUR(0xFDF8EA), COLOUR(0x241F1A),
                                     COLOUR(0xFDF8EA), COLOUR(0xFDF8EA), COLOUR(0x241F1A)),
                .colours =
                    {
                        [BOARD_COLOUR_NUMBER] = COLOUR(0x241F1A),
                        [BOARD_COLOUR_NUMBER_SHADOW] = {0xFD, 0xF8, 0xEA, 0xD0},
                        [BOARD_COLOUR_FRAME_LABEL] = COLOUR(0x241F1A),
                        [BOARD_COLOUR_MOVABLE] = COLOUR(0x1763A6),
                        [BOARD_COLOUR_MUST] = COLOUR(0x1763A6),
                        [BOARD_COLOUR_CHOSEN] = COLOUR(0xFFD34D),
                        [BOARD_COLOUR_SELECTED] = COLOUR(0x8A5A00),
                        [BOARD_COLOUR_TARGET] = COLOUR(0x241F1A),
                        [BOARD_COLOUR_LAST] = COLOUR(0x6E4E00),
                        [BOARD_COLOUR_LOOK] = COLOUR(0xA33A00),
                        [BOARD_COLOUR_LIT] = COLOUR(0x1D568F),
                        [BOARD_COLOUR_BLOCKED] = COLOUR(0x8C1D12),
                        [BOARD_COLOUR_CURSOR] = COLOUR(0x14110E),
                        [BOARD_COLOUR_ROUTE] = COLOUR(0x1763A6),
                        [BOARD_COLOUR_ROUTE_OTHER] = COLOUR(0x8A5A00),
                        [BOARD_COLOUR_BADGE_LABEL] = COLOUR(0xFFFAF0),
                    },
            },
        [THEME_CONTRAST] =
            {
                .sides = BLACK_AND_WHITE,
                .sprites = BOARD_ART("contrast", CONTRAST_SQUARES, COLOUR(0x000000), NULL,
                                     COLOUR(0x000000), COLOUR(0xFFFFFF), COLOUR(0xFFE14A),
                                     COLOUR(0xFFFFFF), COLOUR(0xFFE14A), COLOUR(0x000000)),
                .colours =
                    {
                        [BOARD_COLOUR_NUMBER] = COLOUR(0xFFFFFF),
                        [BOARD_COLOUR_NUMBER_SHADOW] = {0, 0, 0, 0xC0},
                        [BOARD_COLOUR_FRAME_LABEL] = COLOUR(0xFFFFFF),
                        [BOARD_COLOUR_MOVABLE] = COLOUR(0xB8E6FF),
                        [BOARD_COLOUR_MUST] = COLOUR(0xB8E6FF),
                        [BOARD_COLOUR_CHOSEN] = COLOUR(0x2470F0),
                        [BOARD_COLOUR_SELECTED] = COLOUR(0xFFE14A),
                        [BOARD_COLOUR_TARGET] = COLOUR(0xFFFFFF),
                        [BOARD_COLOUR_LAST] = COLOUR(0xFFF4A8),
                        [BOARD_COLOUR_LOOK] = COLOUR(0xFFD0A0),
                        [BOARD_COLOUR_LIT] = COLOUR(0xFFFFFF),
                        [BOARD_COLOUR_BLOCKED] = COLOUR(0xFFDDD2),
                        [BOARD_COLOUR_CURSOR] = COLOUR(0xFFFFFF),
                        [BOARD_COLOUR_ROUTE] = COLOUR(0xFFFFFF),
                        [BOARD_COLOUR_ROUTE_OTHER] = COLOUR(0xFFE14A),
                        [BOARD_COLOUR_BADGE_LABEL] = COLOUR(0x000000),
                    },
            },
};
