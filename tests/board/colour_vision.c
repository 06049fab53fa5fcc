/* SPDX-License-Identifier: MIT */
/* Brettel 1997 and Viénot 1999 (doc/design.md, section 8). To somebody who lacks a cone all colours
 * lie on a plane through black, white and a colour that looks the same to everybody: the screen's
 * own blue for the first two (Viénot), for the third light of 485 nm or of 660 nm, whichever side
 * of white the colour lies on (Brettel). The missing cone's answer is what puts a colour on that
 * plane. */
#include "colour_vision.h"

#include <math.h>
#include <stdbool.h>

const char *const vision_names[VISION_COUNT] = {"full colour", "protanopia", "deuteranopia",
                                                "tritanopia"};

struct triple {
    double v[3];
};

struct matrix {
    struct triple rows[3];
};

/* Linear sRGB to CIE XYZ (IEC 61966-2-1). */
static const struct matrix to_xyz = {{
    {{0.4124, 0.3576, 0.1805}},
    {{0.2126, 0.7152, 0.0722}},
    {{0.0193, 0.1192, 0.9505}},
}};

/* XYZ to the answers of long, middle and short cones (Smith and Pokorny 1975). */
static const struct matrix to_cones = {{
    {{0.15514, 0.54312, -0.03286}},
    {{-0.15514, 0.45684, 0.03286}},
    {{0.0, 0.0, 0.01608}},
}};

/* XYZ of light of one wavelength (CIE 1931). */
static const struct triple light_485 = {{0.05795, 0.1693, 0.6162}};
static const struct triple light_660 = {{0.1649, 0.0610, 0.0}};

static double dot(struct triple a, struct triple b)
{
    return a.v[0] * b.v[0] + a.v[1] * b.v[1] + a.v[2] * b.v[2];
}

static struct triple cross(struct triple a, struct triple b)
{
    return (struct triple){{a.v[1] * b.v[2] - a.v[2] * b.v[1], a.v[2] * b.v[0] - a.v[0] * b.v[2],
                            a.v[0] * b.v[1] - a.v[1] * b.v[0]}};
}

static struct triple times(const struct matrix *matrix, struct triple a)
{
    return (struct triple){
        {dot(matrix->rows[0], a), dot(matrix->rows[1], a), dot(matrix->rows[2], a)}};
}

/* The x of matrix * x = a, by Cramer's rule. */
static struct triple solve(const struct matrix *matrix, struct triple a)
{
    struct triple columns[3];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            columns[i].v[j] = matrix->rows[j].v[i];
    double whole = dot(columns[0], cross(columns[1], columns[2]));
    return (struct triple){{dot(a, cross(columns[1], columns[2])) / whole,
                            dot(columns[0], cross(a, columns[2])) / whole,
                            dot(columns[0], cross(columns[1], a)) / whole}};
}

static double linear(uint8_t channel)
{
    double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static uint8_t channel(double value)
{
    value = fmin(1, fmax(0, value));
    double curved = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055;
    return (uint8_t)lround(curved * 255);
}

static struct triple linear_of(struct colour colour)
{
    return (struct triple){{linear(colour.r), linear(colour.g), linear(colour.b)}};
}

static struct triple cones_of(struct triple rgb)
{
    return times(&to_cones, times(&to_xyz, rgb));
}

struct colour colour_seen(struct colour colour, enum vision vision)
{
    if (vision == VISION_FULL)
        return colour;
    struct triple cones = cones_of(linear_of(colour));
    struct triple white = cones_of((struct triple){{1, 1, 1}});
    struct triple same = cones_of((struct triple){{0, 0, 1}});
    if (vision == VISION_TRITANOPIA) {
        bool reddish = cones.v[1] * white.v[0] < white.v[1] * cones.v[0];
        same = times(&to_cones, reddish ? light_660 : light_485);
    }
    struct triple normal = cross(white, same);
    int missing = (int)vision - VISION_PROTANOPIA;
    cones.v[missing] = 0;
    cones.v[missing] = -dot(normal, cones) / normal.v[missing];
    struct triple xyz = solve(&to_cones, cones), rgb = solve(&to_xyz, xyz);
    return (struct colour){channel(rgb.v[0]), channel(rgb.v[1]), channel(rgb.v[2]), colour.a};
}

/* --- Distance --- */

static double lab_root(double part)
{
    return part > 216.0 / 24389 ? cbrt(part) : (24389.0 / 27 * part + 16) / 116;
}

static struct triple lab_of(struct colour colour)
{
    struct triple white = times(&to_xyz, (struct triple){{1, 1, 1}});
    struct triple xyz = times(&to_xyz, linear_of(colour));
    double x = lab_root(xyz.v[0] / white.v[0]), y = lab_root(xyz.v[1] / white.v[1]);
    double z = lab_root(xyz.v[2] / white.v[2]);
    return (struct triple){{116 * y - 16, 500 * (x - y), 200 * (y - z)}};
}

double colour_distance(struct colour a, struct colour b)
{
    struct triple first = lab_of(a), second = lab_of(b), way;
    for (int i = 0; i < 3; i++)
        way.v[i] = first.v[i] - second.v[i];
    return sqrt(dot(way, way));
}
