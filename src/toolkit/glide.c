/* SPDX-License-Identifier: MIT */
#include "toolkit/glide.h"

#include <math.h>

enum {
    MEASURED_MS = 100, /* what the finger did before does not count */
    SLOWING_MS = 325,  /* after this time its speed is less than half: 1/e */
};

static const double least_speed = 0.05; /* pixels a millisecond: less is no throw */
static const double most_speed = 8;
static const double last_way = 0.5; /* pixels: what is left when it stands */

void glide_mark(struct glide *glide, int at, uint64_t now)
{
    unsigned place = glide->count++ % GLIDE_MARKS;
    glide->marks[place].at = at;
    glide->marks[place].when = now;
}

/* Returns how fast it was dragged up to now. */
static double speed_of(const struct glide *glide, int at, uint64_t now)
{
    unsigned known = glide->count < GLIDE_MARKS ? glide->count : GLIDE_MARKS;
    double speed = 0;
    for (unsigned i = 1; i <= known; i++) {
        unsigned place = (glide->count - i) % GLIDE_MARKS;
        uint64_t ago = now - glide->marks[place].when;
        if (ago > MEASURED_MS)
            break;
        if (ago > 0)
            speed = (at - glide->marks[place].at) / (double)ago;
    }
    return fmax(-most_speed, fmin(most_speed, speed));
}

bool glide_let_go(struct glide *glide, int at, uint64_t now)
{
    double speed = speed_of(glide, at, now);
    *glide = (struct glide){.from = at, .since = now};
    if (fabs(speed) >= least_speed)
        glide->speed = speed;
    return glide->speed != 0;
}

int glide_at(const struct glide *glide, uint64_t now, bool *stands)
{
    double whole = glide->speed * SLOWING_MS;
    double left = whole * exp(-(double)(now - glide->since) / SLOWING_MS);
    *stands = fabs(left) < last_way;
    return glide->from + (int)lround(*stands ? whole : whole - left);
}
