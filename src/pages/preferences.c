/* SPDX-License-Identifier: MIT */
#include "pages/preferences.h"

#include "toolkit/geometry.h"

enum {
    ROOMY_WIDTH = 1280, /* the window that feels right at 100 % */
    ROOMY_HEIGHT = 800,
    TINIEST_SCALE = 30,
};

int preferences_scale(const struct preferences *preferences, int w, int h)
{
    /* A tall window is as good as a wide one of the same two sides. */
    int longer = int_max(w, h), shorter = int_min(w, h);
    int held = int_min(longer * 100 / SMALLEST_WIDTH, shorter * 100 / SMALLEST_HEIGHT);
    int wanted = preferences->scale;
    if (wanted == SCALE_AUTO) {
        int roomy = int_min(longer * 100 / ROOMY_WIDTH, shorter * 100 / ROOMY_HEIGHT);
        wanted = int_clamp(roomy, 100, SCALE_MAX);
    }
    return int_max(TINIEST_SCALE, int_min(wanted, held));
}
