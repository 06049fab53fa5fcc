/* SPDX-License-Identifier: MIT */
/* A file of samples: positions of played games, with what the engine
 * thought of each and how its game ended. play-games writes them,
 * fit-weights learns from them. */
#ifndef TOOLS_SAMPLES_H
#define TOOLS_SAMPLES_H

#include "rules/position.h"

#include <stdint.h>
#include <stdio.h>

struct sample {
    squareset pieces[2];
    squareset kings;
    int32_t score; /* Black's, in hundredths of a man, as the engine saw it when it chose a move */
    uint8_t side;
    uint8_t points; /* Black's: 2 for a game won, 1 for a draw */
    uint16_t game; /* the games' numbers, modulo 65536: a game is learned from or held back whole */
};

_Static_assert(sizeof(struct sample) == 20, "a sample is what lies in a file, without gaps");

static inline struct position sample_position(const struct sample *sample)
{
    return (struct position){
        .pieces = {[BLACK] = sample->pieces[BLACK], [WHITE] = sample->pieces[WHITE]},
        .kings = sample->kings,
        .side = sample->side,
    };
}

#endif
