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
                    [BOARD_COLOUR_PLATE] = COLOUR(0x5A3A22),
                    [BOARD_COLOUR_PLATE_LABEL] = COLOUR(0xFFF0D2),
                    [BOARD_COLOUR_FRAME_LABEL] = COLOUR(0xEBD9B4),
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
                    [BOARD_COLOUR_PLATE] = COLOUR(0x000000),
                    [BOARD_COLOUR_PLATE_LABEL] = COLOUR(0xFFFFFF),
                    [BOARD_COLOUR_FRAME_LABEL] = COLOUR(0xFFFFFF),
                    [BOARD_COLOUR_BADGE_LABEL] = COLOUR(0x000000),
                },
        },
};
