/* SPDX-License-Identifier: MIT */
#include "toolkit/theme.h"

#include "base/translate.h"

const struct theme themes[THEME_COUNT] = {
    [THEME_WOOD] =
        {
            .id = "wood",
            .name = N_("Wood"),
            .colours =
                {
                    [COLOUR_TABLE] = COLOUR(0x1D2A26),
                    [COLOUR_PANEL] = COLOUR(0x26362F),
                    [COLOUR_BUTTON] = COLOUR(0x31453C),
                    [COLOUR_BUTTON_HOT] = COLOUR(0x3D564A),
                    [COLOUR_BUTTON_DOWN] = COLOUR(0x17211D),
                    [COLOUR_BUTTON_MAIN] = COLOUR(0xE0B04F),
                    [COLOUR_MAIN_HOT] = COLOUR(0xF6CE78),
                    [COLOUR_MAIN_DOWN] = COLOUR(0xB08530),
                    [COLOUR_FIELD] = COLOUR(0x14201C),
                    [COLOUR_TEXT] = COLOUR(0xF5EDDC),
                    [COLOUR_TEXT_DIM] = COLOUR(0xC9C6B4),
                    [COLOUR_TEXT_MAIN] = COLOUR(0x241A08),
                    [COLOUR_ACCENT] = COLOUR(0xF0C463),
                    [COLOUR_WARNING] = COLOUR(0xFFC38A),
                    [COLOUR_FOCUS] = COLOUR(0xFFE08A),
                    [COLOUR_BORDER] = COLOUR(0x8FA398),
                },
        },
    [THEME_CONTRAST] =
        {
            .id = "contrast",
            .name = N_("High contrast"),
            .colours =
                {
                    [COLOUR_TABLE] = COLOUR(0x000000),
                    [COLOUR_PANEL] = COLOUR(0x101010),
                    [COLOUR_BUTTON] = COLOUR(0x202020),
                    [COLOUR_BUTTON_HOT] = COLOUR(0x404040),
                    [COLOUR_BUTTON_DOWN] = COLOUR(0x000000),
                    [COLOUR_BUTTON_MAIN] = COLOUR(0xFFD75E),
                    [COLOUR_MAIN_HOT] = COLOUR(0xFFF0B8),
                    [COLOUR_MAIN_DOWN] = COLOUR(0xD2A52E),
                    [COLOUR_FIELD] = COLOUR(0x000000),
                    [COLOUR_TEXT] = COLOUR(0xFFFFFF),
                    [COLOUR_TEXT_DIM] = COLOUR(0xE4E4E4),
                    [COLOUR_TEXT_MAIN] = COLOUR(0x000000),
                    [COLOUR_ACCENT] = COLOUR(0xFFE27A),
                    [COLOUR_WARNING] = COLOUR(0xFFD2A3),
                    [COLOUR_FOCUS] = COLOUR(0xFFFF66),
                    [COLOUR_BORDER] = COLOUR(0xFFFFFF),
                },
        },
};
