/* SPDX-License-Identifier: MIT */
#include "board/motion.h"

typedef double curve(double part);

/* Begins and ends gently. */
static double smooth(double part)
{
    return part * part * (3 - 2 * part);
}

static const struct {
    int milliseconds;
    curve *curve;
} motions[MOTION_COUNT] = {
    [MOTION_MOVE] = {200, smooth},
    [MOTION_HOP] = {110, smooth},
};

int motion_ms(enum motion motion)
{
    return motions[motion].milliseconds;
}

double motion_at(enum motion motion, double part)
{
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    return motions[motion].curve(part);
}
