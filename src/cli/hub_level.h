/* SPDX-License-Identifier: MIT */
/* How long to think, as the Hub protocol's command "level" tells it. */
#ifndef CLI_HUB_LEVEL_H
#define CLI_HUB_LEVEL_H

#include "cli/hub_arguments.h"
#include "engine/engine.h"

/* What a game's clock says before a move. */
struct hub_level {
    struct engine_limits limits; /* of each move */
    bool clock;                  /* the others count */
    int moves;                   /* up to the next time control; 0: all that are left */
    double seconds, increment;
};

/* Reads what stands behind "level". False, with a complaint and `*out` untouched, if a word is not
 * known, a number is none or out of its range, or what is told sets neither a limit nor none. */
bool hub_level_read(struct hub_reader *reader, struct hub_level *out,
                    struct hub_complaint *complaint);

/* The limits for the next move. */
struct engine_limits hub_level_limits(const struct hub_level *level);

#endif
