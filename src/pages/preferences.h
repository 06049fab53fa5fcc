/* SPDX-License-Identifier: MIT */
/* What the player chose on the settings page. */
#ifndef PAGES_PREFERENCES_H
#define PAGES_PREFERENCES_H

#include "board/looks.h"

#include <stdbool.h>

enum {
    SCALE_AUTO = 0,
    SCALE_MIN = 75,
    SCALE_MAX = 200,
    SCALE_STEP = 25,
    SMALLEST_WIDTH = 640, /* the window that holds everything at 100 % */
    SMALLEST_HEIGHT = 480,
};

struct preferences {
    struct looks_choice looks;
    bool reduced_motion;
    int scale; /* percent, or SCALE_AUTO: grows with the window */
    int theme; /* index into `themes` */
};

/* The scale in force for a window of w x h pixels: what was chosen, but never more than the window
 * can hold. */
int preferences_scale(const struct preferences *preferences, int w, int h);

#endif
