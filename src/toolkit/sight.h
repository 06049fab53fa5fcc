/* SPDX-License-Identifier: MIT */
/* What is in sight, and since when: pages and marks that have just come are drawn fainter at first.
 * Whatever is drawn says so in every pass. What no pass before has had is new. */
#ifndef TOOLKIT_SIGHT_H
#define TOOLKIT_SIGHT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sighting {
    uint64_t what;  /* a hash */
    uint64_t since; /* milliseconds; the highest number: it is there in full */
};

/* What one pass has drawn. */
struct sightings {
    struct sighting *items; /* owned */
    size_t count, capacity;
};

/* A part of the picture, such as a page or a board. */
struct sight_part {
    uint64_t what;
    bool new;
};

/* All zero: nothing comes by degrees. */
struct sight {
    bool moves;              /* pushed in: the player wants to see things move */
    uint64_t now;            /* pushed in: milliseconds of any clock */
    struct sightings before; /* of the last pass */
    struct sightings seen;   /* of this one */
    struct sight_part part;  /* that is being drawn */
    bool coming;             /* something of this pass is not there in full yet */
};

void sight_begin(struct sight *sight);
void sight_finish(struct sight *sight);

/* Says that `what`, a hash, is drawn in this part of the picture. Returns how much of these
 * milliseconds it has been there, 0 to 1. The first picture of all is there in full. */
double sight_see(struct sight *sight, uint64_t what, int milliseconds);

/* Begins a part of the picture. All that comes together with it is there in full. Returns the part
 * around it, for sight_leave. */
struct sight_part sight_enter(struct sight *sight, uint64_t what);
void sight_leave(struct sight *sight, struct sight_part around);

/* What has come at this time or later is there in full. Between passes. */
void sight_settle(struct sight *sight, uint64_t since);

#endif
