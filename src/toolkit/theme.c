/* SPDX-License-Identifier: MIT */
#include "toolkit/theme.h"

const struct theme
    themes[THEME_COUNT] =
        {
            [THEME_WALNUT] =
                {
                    .id = "walnut",
                    .colours =
                        {
                            [COLOUR_TABLE] = COLOUR(0x1F1510),
                            [COLOUR_PANEL] = COLOUR(0x2E2018),
                            [COLOUR_BUTTON] = COLOUR(0x412E21),
                            [COLOUR_BUTTON_HOT] = COLOUR(0x553D2C),
                            [COLOUR_BUTTON_DOWN] = COLOUR(0x160E09),
                            [COLOUR_BUTTON_MAIN] = COLOUR(0xE0B04F),
                            [COLOUR_MAIN_HOT] = COLOUR(0xF6CE78),
                            [COLOUR_MAIN_DOWN] = COLOUR(0xB98D37),
                            [COLOUR_FIELD] = COLOUR(0x170F0A),
                            [COLOUR_TEXT] = COLOUR(0xF7ECDB),
                            [COLOUR_TEXT_DIM] = COLOUR(0xD0BFA8),
                            [COLOUR_TEXT_MAIN] = COLOUR(0x241A08),
                            [COLOUR_ACCENT] = COLOUR(0xF0C463),
                            [COLOUR_WARNING] = COLOUR(0xFFC38A),
                            [COLOUR_BORDER] = COLOUR(0x8F7862),
                        },
                },
            [THEME_TOURNAMENT] =
                {
                    .id = "tournament",
                    .colours =
                        {
                            [COLOUR_TABLE] = COLOUR(0x17281D),
                            [COLOUR_PANEL] = COLOUR(0x1F3629),
                            [COLOUR_BUTTON] = COLOUR(0x2A4836),
                            [COLOUR_BUTTON_HOT] = COLOUR(0x365A44),
                            [COLOUR_BUTTON_DOWN] = COLOUR(0x111F16),
                            [COLOUR_BUTTON_MAIN] = COLOUR(0xEBDCA4),
                            [COLOUR_MAIN_HOT] = COLOUR(0xFBF0C4),
                            [COLOUR_MAIN_DOWN] = COLOUR(0xC6B67E),
                            [COLOUR_FIELD] = COLOUR(0x0F1C14),
                            [COLOUR_TEXT] = COLOUR(0xF6F1DF),
                            [COLOUR_TEXT_DIM] = COLOUR(0xC9CFB8),
                            [COLOUR_TEXT_MAIN] = COLOUR(0x17261A),
                            [COLOUR_ACCENT] = COLOUR(0xF0DB94),
                            [COLOUR_WARNING] = COLOUR(0xFFC79A),
                            [COLOUR_BORDER] = COLOUR(0x8FAA95),
                        },
                },
            [THEME_SLATE] =
                {
                    .id = "slate",
                    .colours =
                        {
                            [COLOUR_TABLE] = COLOUR(0x14191E),
                            [COLOUR_PANEL] = COLOUR(0x1F262D),
                            [COLOUR_BUTTON] = COLOUR(0x2C363F),
                            [COLOUR_BUTTON_HOT] = COLOUR(0x3A4752),
                            [COLOUR_BUTTON_DOWN] = COLOUR(0x0E1317),
                            [COLOUR_BUTTON_MAIN] = COLOUR(0x9CCBEA),
                            [COLOUR_MAIN_HOT] = COLOUR(0xC6E4F8),
                            [COLOUR_MAIN_DOWN] = COLOUR(0x74A5C6),
                            [COLOUR_FIELD] = COLOUR(0x0D1115),
                            [COLOUR_TEXT] = COLOUR(0xEEF3F7),
                            [COLOUR_TEXT_DIM] = COLOUR(0xB9C4CE),
                            [COLOUR_TEXT_MAIN] = COLOUR(0x0C1822),
                            [COLOUR_ACCENT] = COLOUR(0xA6D6F6),
                            [COLOUR_WARNING] = COLOUR(0xFFC79A),
                            [COLOUR_BORDER] = COLOUR(0x788794),
                        },
                },
            [THEME_PAPER] =
                {
                    .id = "paper",
                    .colours =
                        {
                            [COLOUR_TABLE] = COLOUR(0xEFE6D2),
                            [COLOUR_PANEL] = COLOUR(0xFBF5E7),
                            [COLOUR_BUTTON] = COLOUR(0xDED0B1),
                            [COLOUR_BUTTON_HOT] = COLOUR(0xCDBC95),
                            [COLOUR_BUTTON_DOWN] = COLOUR(0xB9A577),
                            [COLOUR_BUTTON_MAIN] = COLOUR(0x2566A8),
                            [COLOUR_MAIN_HOT] = COLOUR(0x174A80),
                            [COLOUR_MAIN_DOWN] = COLOUR(0x0D2F55),
                            [COLOUR_FIELD] = COLOUR(0xFFFDF6),
                            [COLOUR_TEXT] = COLOUR(0x241F1A),
                            [COLOUR_TEXT_DIM] = COLOUR(0x3E352A),
                            [COLOUR_TEXT_MAIN] = COLOUR(0xFFFBF0),
                            [COLOUR_ACCENT] = COLOUR(0x0F3A68),
                            [COLOUR_WARNING] = COLOUR(0x84180E),
                            [COLOUR_BORDER] = COLOUR(0x5A4F3B),
                        },
                },
            [THEME_CONTRAST] =
                {
                    .id = "contrast",
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
                            [COLOUR_BORDER] = COLOUR(0xFFFFFF),
                        },
                },
};

bool theme_is_light(enum theme_index theme)
{
    const struct colour *colours = themes[theme].colours;
    return colours[COLOUR_PANEL].g > colours[COLOUR_TEXT].g;
}
