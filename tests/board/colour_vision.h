/* SPDX-License-Identifier: MIT */
/* How colours look to people who see fewer of them, and how far apart two of them are. */
#ifndef TESTS_BOARD_COLOUR_VISION_H
#define TESTS_BOARD_COLOUR_VISION_H

#include "toolkit/theme.h"

/* Who lacks one kind of cone: the long (protanopia), the middle (deuteranopia) or the short waves'
 * (tritanopia). */
enum vision {
    VISION_FULL,
    VISION_PROTANOPIA,
    VISION_DEUTERANOPIA,
    VISION_TRITANOPIA,
    VISION_COUNT,
};

extern const char *const vision_names[VISION_COUNT];

/* The opaque colour as it looks to them. */
struct colour colour_seen(struct colour colour, enum vision vision);

/* The distance of two opaque colours in CIELAB, as of 1976: about 2 can just be told apart side by
 * side, 100 is from black to white. */
double colour_distance(struct colour a, struct colour b);

#endif
