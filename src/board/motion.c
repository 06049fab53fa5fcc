/* SPDX-License-Identifier: MIT */
#include "board/motion.h"

#include <math.h>

typedef double curve(double part);

/* Begins and ends gently. */
static double smooth(double part)
{
    return part * part * (3 - 2 * part);
}

/* Begins gently and leaves at full speed. */
static double leave(double part)
{
    return part * part;
}

/* Arrives at full speed and ends gently. */
static double arrive(double part)
{
    double left = 1 - part;
    return 1 - left * left * left;
}

/* Rises from 0 and comes down to 0. */
static double arch(double part)
{
    return sin(part * M_PI);
}

/* Drops like a heavy thing, bounces once by a tenth of the height, and lies still. */
static double settle(double part)
{
    static const double touch = 0.6; /* the part of the time until it first touches the ground */
    if (part < touch)
        return leave(part / touch);
    return 1 - 0.1 * sin(M_PI * (part - touch) / (1 - touch));
}

/* Swings three times, each time less. */
static double fading_swing(double part)
{
    return sin(part * 3 * 2 * M_PI) * (1 - part) * (1 - part);
}

static const struct {
    int milliseconds;
    curve *curve;
} motions[MOTION_COUNT] = {
    [MOTION_MOVE] = {200, smooth},        [MOTION_HOP] = {110, smooth},
    [MOTION_CAPTURED] = {320, smooth},    [MOTION_RISE] = {110, arch},
    [MOTION_CROWN] = {250, settle},       [MOTION_APPEAR] = {120, smooth},
    [MOTION_MARK] = {100, arrive},        [MOTION_PAGE] = {120, arrive},
    [MOTION_GATHER] = {380, smooth},      [MOTION_RETURN] = {120, arrive},
    [MOTION_SHAKE] = {260, fading_swing}, [MOTION_TURN] = {360, smooth},
    [MOTION_CROSS] = {700, smooth},       [MOTION_RESULT] = {300, smooth},
    [MOTION_SCORE] = {400, smooth},
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

double motion_after(enum motion motion, int milliseconds)
{
    return motion_at(motion, (double)milliseconds / motion_ms(motion));
}
