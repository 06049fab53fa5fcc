/* SPDX-License-Identifier: MIT */
/* The game's sounds, read from the folder of the assets when they are heard first. */
#ifndef APP_SOUND_FILE_H
#define APP_SOUND_FILE_H

#include "app/mixer.h"

/* The frames of a .wav file as the mixer takes them; sound_file_free frees. Where there is none, or
 * it is of another kind, a sentence on standard error and an empty sample, which is silence. */
struct sample sound_file_load(const char *path);
void sound_file_free(struct sample sample);

#endif
