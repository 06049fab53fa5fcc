/* SPDX-License-Identifier: MIT */
#include "contrast.h"

#include <math.h>
#include <string.h>

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

struct contrasts contrasts_asked(const struct theme *theme)
{
    return (struct contrasts){strcmp(theme->id, "contrast") == 0 ? 7.0 : 4.5, 3.0};
}
