/* SPDX-License-Identifier: MIT */
/* Mixes several sounds in memory. It uses no device, no file and no memory of its own. */
#ifndef APP_WINDOW_MIXER_H
#define APP_WINDOW_MIXER_H

#include <stdbool.h>
#include <stdint.h>

enum {
    MIXER_RATE = 44100, /* frames a second; one channel of 16 bits */
    MIXER_VOICES = 8,   /* the most sounds at once */
    MIXER_FULL = 256,   /* the level of a sound as it was recorded */
    MIXER_FRAMES_MAX = 4 * MIXER_RATE,
};

/* A sound in memory. */
struct sample {
    const int16_t *frames;
    int count; /* up to MIXER_FRAMES_MAX */
};

/* A sound being played. `sample.count` 0: none. */
struct voice {
    struct sample sample;
    int64_t at, step; /* in 65536ths of a frame: its place, and the step to the next frame */
    int level;        /* of MIXER_FULL */
};

/* All zero is silence. */
struct mixer {
    struct voice voices[MIXER_VOICES];
};

/* Plays `sample` from its start, at `pitch` percent of its speed and at `level` of MIXER_FULL. The
 * sample must stay valid until it is over. If all voices are busy, this replaces the one nearest to
 * its end. */
void mixer_add(struct mixer *mixer, struct sample sample, int pitch, int level);

/* Writes the next `count` frames to `out`. Values that are too large are clipped. */
void mixer_mix(struct mixer *mixer, int16_t *out, int count);

bool mixer_silent(const struct mixer *mixer);

#endif
