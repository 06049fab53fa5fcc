/* SPDX-License-Identifier: MIT */
/* Several sounds at once, as numbers: no device, no file, no memory of its own. */
#ifndef APP_MIXER_H
#define APP_MIXER_H

#include <stdbool.h>
#include <stdint.h>

enum {
    MIXER_RATE = 44100, /* frames a second; one channel of 16 bits */
    MIXER_VOICES = 8,   /* that can be heard at once */
    MIXER_FULL = 256,   /* the level at which a sound is played as it was made */
    MIXER_FRAMES_MAX = 4 * MIXER_RATE,
};

/* A sound in memory. */
struct sample {
    const int16_t *frames;
    int count; /* up to MIXER_FRAMES_MAX */
};

/* A sound that is being played; `sample.count` 0: none. */
struct voice {
    struct sample sample;
    int64_t at, step; /* frames, in 65536ths: where it is, and how far it goes with each */
    int level;        /* of MIXER_FULL */
};

/* All zero is silence. */
struct mixer {
    struct voice voices[MIXER_VOICES];
};

/* Plays `sample`, which must stay until it is over, from its beginning: at `pitch` percent of its
 * speed, at `level` of MIXER_FULL. Where all voices are at work, the one that is nearest to its end
 * gives way. */
void mixer_add(struct mixer *mixer, struct sample sample, int pitch, int level);

/* The next `count` frames. What would be too loud together is cut off. */
void mixer_mix(struct mixer *mixer, int16_t *out, int count);

bool mixer_silent(const struct mixer *mixer);

#endif
