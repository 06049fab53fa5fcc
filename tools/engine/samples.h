/* SPDX-License-Identifier: MIT */
/* A file of samples: positions of played games, each with the engine's score and the result of its
 * game. play-games writes them, fit-weights learns from them. */
#ifndef TOOLS_SAMPLES_H
#define TOOLS_SAMPLES_H

#include "rules/position.h"

#include <stdint.h>
#include <stdio.h>

struct sample {
    squareset pieces[2];
    squareset kings;
    int32_t score; /* Black's, in hundredths of a man, when the engine chose a move */
    uint8_t side;
    uint8_t points; /* Black's: 2 for a win, 1 for a draw */
    /* Number of the game from the start that it is of, or that its game went on from, modulo 65536:
     * all samples of these are held back, or none. */
    uint16_t game;
};

_Static_assert(sizeof(struct sample) == 20, "a file holds samples without gaps");

static inline struct position sample_position(const struct sample *sample)
{
    return (struct position){
        .pieces = {[BLACK] = sample->pieces[BLACK], [WHITE] = sample->pieces[WHITE]},
        .kings = sample->kings,
        .side = sample->side,
    };
}

#endif
