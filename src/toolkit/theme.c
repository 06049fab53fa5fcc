/* SPDX-License-Identifier: MIT */
#include "toolkit/theme.h"

#include <math.h>

const struct theme themes[THEME_COUNT] = {
    {
        .id = "wood",
        .name = "Wood",
        .colours =
            {
                [COLOUR_TABLE] = COLOUR(0x1D2A26),
                [COLOUR_PANEL] = COLOUR(0x26362F),
                [COLOUR_BUTTON] = COLOUR(0x31453C),
                [COLOUR_BUTTON_HOT] = COLOUR(0x3D564A),
                [COLOUR_BUTTON_MAIN] = COLOUR(0xE0B04F),
                [COLOUR_FIELD] = COLOUR(0x14201C),
                [COLOUR_TEXT] = COLOUR(0xF5EDDC),
                [COLOUR_TEXT_DIM] = COLOUR(0xC9C6B4),
                [COLOUR_TEXT_MAIN] = COLOUR(0x241A08),
                [COLOUR_ACCENT] = COLOUR(0xF0C463),
                [COLOUR_WARNING] = COLOUR(0xFFC38A),
                [COLOUR_FOCUS] = COLOUR(0xFFE08A),
                [COLOUR_BORDER] = COLOUR(0x8FA398),
                [COLOUR_LABEL] = COLOUR(0xFFF0D2),
                [COLOUR_LABEL_PLATE] = COLOUR(0x5A3A22),
                [COLOUR_LABEL_FRAME] = COLOUR(0xEBD9B4),
                [COLOUR_BADGE_TEXT] = COLOUR(0x1A1206),
            },
        .dark_square = COLOUR(0x966843),
        .light_square = COLOUR(0xE4C99E),
        .frame = COLOUR(0x3B2213),
        .text_contrast = 4.5,
        .mark_contrast = 3.0,
    },
    {
        .id = "contrast",
        .name = "High contrast",
        .colours =
            {
                [COLOUR_TABLE] = COLOUR(0x000000),
                [COLOUR_PANEL] = COLOUR(0x101010),
                [COLOUR_BUTTON] = COLOUR(0x202020),
                [COLOUR_BUTTON_HOT] = COLOUR(0x383838),
                [COLOUR_BUTTON_MAIN] = COLOUR(0xFFD75E),
                [COLOUR_FIELD] = COLOUR(0x000000),
                [COLOUR_TEXT] = COLOUR(0xFFFFFF),
                [COLOUR_TEXT_DIM] = COLOUR(0xE4E4E4),
                [COLOUR_TEXT_MAIN] = COLOUR(0x000000),
                [COLOUR_ACCENT] = COLOUR(0xFFE27A),
                [COLOUR_WARNING] = COLOUR(0xFFD2A3),
                [COLOUR_FOCUS] = COLOUR(0xFFFF66),
                [COLOUR_BORDER] = COLOUR(0xFFFFFF),
                [COLOUR_LABEL] = COLOUR(0xFFFFFF),
                [COLOUR_LABEL_PLATE] = COLOUR(0x000000),
                [COLOUR_LABEL_FRAME] = COLOUR(0xFFFFFF),
                [COLOUR_BADGE_TEXT] = COLOUR(0x000000),
            },
        .dark_square = COLOUR(0x966843),
        .light_square = COLOUR(0xE4C99E),
        .frame = COLOUR(0x3B2213),
        .text_contrast = 7.0,
        .mark_contrast = 3.0,
    },
};

static double linear(uint8_t channel)
{
    double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static double luminance(struct colour colour)
{
    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

double colour_contrast(struct colour a, struct colour b)
{
    double first = luminance(a) + 0.05, second = luminance(b) + 0.05;
    return first > second ? first / second : second / first;
}
