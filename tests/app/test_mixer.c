/* SPDX-License-Identifier: MIT */
/* Several sounds as numbers: each is played to its end, at its pitch and level, beside the others.
 */
#include "app/window/mixer.h"
#include "suite.h"

enum {
    FRAMES = 12,
};

static const int16_t steps[] = {1000, 2000, 3000, 4000};
static const int16_t loud[] = {30000, -30000, 30000};

#define STEPS                                                                                      \
    {                                                                                              \
        steps, ROWS(steps)                                                                         \
    }
#define LOUD                                                                                       \
    {                                                                                              \
        loud, ROWS(loud)                                                                           \
    }

static const struct {
    const char *name;
    struct {
        struct sample sample;
        int pitch, level;
    } sounds[3];
    int16_t expected[FRAMES];
} rows[] = {
    {"none", {{{0}}}, {0}},
    {"one", {{STEPS, 100, 256}}, {1000, 2000, 3000, 4000}},
    {"half as loud", {{STEPS, 100, 128}}, {500, 1000, 1500, 2000}},
    {"an octave higher", {{STEPS, 200, 256}}, {1000, 3000}},
    {"an octave lower", {{STEPS, 50, 256}}, {1000, 1500, 2000, 2500, 3000, 3500, 4000, 2000}},
    {"half an octave higher", {{STEPS, 150, 256}}, {1000, 2500, 4000}},
    {"two", {{STEPS, 100, 256}, {STEPS, 200, 256}}, {2000, 5000, 3000, 4000}},
    {"too loud together", {{LOUD, 100, 256}, {LOUD, 100, 256}}, {32767, -32768, 32767}},
    {"three that are not",
     {{LOUD, 100, 64}, {LOUD, 100, 64}, {LOUD, 100, 64}},
     {22500, -22500, 22500}},
};

static void begin(struct mixer *mixer, int row)
{
    *mixer = (struct mixer){0};
    for (int i = 0; i < ROWS(rows[row].sounds) && rows[row].sounds[i].sample.count; i++)
        mixer_add(mixer, rows[row].sounds[i].sample, rows[row].sounds[i].pitch,
                  rows[row].sounds[i].level);
}

static void expect_frames(int row, const char *how, const int16_t *out)
{
    for (int i = 0; i < FRAMES; i++)
        ck_assert_msg(out[i] == rows[row].expected[i], "%s, %s: frame %d is %d", rows[row].name,
                      how, i, out[i]);
}

/* In how many pieces a device asks for them changes nothing. */
START_TEST(sounds_are_added)
{
    struct mixer mixer;
    int16_t whole[FRAMES], pieces[FRAMES];
    begin(&mixer, _i);
    ck_assert_msg(mixer_silent(&mixer) == (_i == 0), "%s: silent at first", rows[_i].name);
    mixer_mix(&mixer, whole, FRAMES);
    expect_frames(_i, "at once", whole);
    ck_assert_msg(mixer_silent(&mixer), "%s: not silent at its end", rows[_i].name);
    begin(&mixer, _i);
    for (int i = 0; i < FRAMES; i++)
        mixer_mix(&mixer, pieces + i, 1);
    expect_frames(_i, "one by one", pieces);
}
END_TEST

START_TEST(the_one_that_is_nearest_to_its_end_gives_way)
{
    static const int16_t ones[MIXER_VOICES + 2] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    struct mixer mixer = {0};
    int16_t out[MIXER_VOICES + 2];
    for (int i = 0; i < MIXER_VOICES; i++)
        mixer_add(&mixer, (struct sample){ones, i == 3 ? 2 : 3}, 100, MIXER_FULL);
    mixer_add(&mixer, (struct sample){ones, MIXER_VOICES + 2}, 100, MIXER_FULL);
    mixer_mix(&mixer, out, MIXER_VOICES + 2);
    ck_assert_int_eq(out[0], MIXER_VOICES);
    ck_assert_int_eq(out[2], MIXER_VOICES); /* the others have been left to their end */
    ck_assert_int_eq(out[3], 1);
    ck_assert_int_eq(out[MIXER_VOICES + 1], 1);
}
END_TEST

SUITE(mixer)
{
    Suite *suite = suite_create("mixer");
    TCase *tcase = tcase_create("mixer");
    tcase_add_loop_test(tcase, sounds_are_added, 0, ROWS(rows));
    tcase_add_test(tcase, the_one_that_is_nearest_to_its_end_gives_way);
    suite_add_tcase(suite, tcase);
    return suite;
}
