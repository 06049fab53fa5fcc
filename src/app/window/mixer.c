/* SPDX-License-Identifier: MIT */
#include "app/window/mixer.h"

#include <assert.h>

enum {
    ONE = 1 << 16, /* one frame, in the units of `at` and `step` */
};

static int64_t left(const struct voice *voice)
{
    return (int64_t)voice->sample.count * ONE - voice->at;
}

void mixer_add(struct mixer *mixer, struct sample sample, int pitch, int level)
{
    struct voice *free_one = &mixer->voices[0];
    assert(pitch > 0 && sample.count <= MIXER_FRAMES_MAX);
    for (int i = 1; i < MIXER_VOICES; i++)
        if (left(&mixer->voices[i]) < left(free_one))
            free_one = &mixer->voices[i];
    *free_one = (struct voice){
        .sample = sample,
        .step = (int64_t)pitch * ONE / 100,
        .level = level,
    };
}

/* Returns the voice's current frame, interpolated between two of the sample. Behind the last one is
 * silence. */
static int frame_of(const struct voice *voice)
{
    int index = (int)(voice->at / ONE);
    int part = (int)(voice->at % ONE);
    const int16_t *frame = &voice->sample.frames[index];
    int next = index + 1 < voice->sample.count ? frame[1] : 0;
    int value = *frame + (int)((int64_t)(next - *frame) * part / ONE);
    return value * voice->level / MIXER_FULL;
}

static int next_frame(struct voice *voice)
{
    if (voice->sample.count == 0)
        return 0;
    int frame = frame_of(voice);
    voice->at += voice->step;
    if (left(voice) <= 0)
        *voice = (struct voice){0};
    return frame;
}

void mixer_mix(struct mixer *mixer, int16_t *out, int count)
{
    for (int i = 0; i < count; i++) {
        int sum = 0;
        for (int v = 0; v < MIXER_VOICES; v++)
            sum += next_frame(&mixer->voices[v]);
        out[i] = (int16_t)(sum < INT16_MIN ? INT16_MIN : sum > INT16_MAX ? INT16_MAX : sum);
    }
}

bool mixer_silent(const struct mixer *mixer)
{
    for (int v = 0; v < MIXER_VOICES; v++)
        if (mixer->voices[v].sample.count > 0)
            return false;
    return true;
}
