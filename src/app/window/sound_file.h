/* SPDX-License-Identifier: MIT */
/* Reads the game's sounds from the folder of the assets when they are first heard. */
#ifndef APP_WINDOW_SOUND_FILE_H
#define APP_WINDOW_SOUND_FILE_H

#include "app/window/mixer.h"

/* Returns the frames of a .wav file for the mixer; sound_file_free frees them. If the file is
 * missing or of another format, prints a sentence on standard error and returns an empty sample,
 * which is silence. */
struct sample sound_file_load(const char *path);
void sound_file_free(struct sample sample);

#endif
