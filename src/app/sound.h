/* SPDX-License-Identifier: MIT */
/* Plays the game's sounds. The device belongs to a thread that is there only while something
 * sounds: it opens the device, however long that takes, waits until the last sound is over, closes
 * it, and ends. Nobody else waits for a device, and nothing is left that could wake up. */
#ifndef APP_SOUND_H
#define APP_SOUND_H

#include "board/sounds.h"

#include <stdbool.h>

struct sound_player;

/* `assets` is the folder of the assets, ending in a slash. Opens nothing yet. NULL, with a sentence
 * on standard error, if the system gives it nothing. */
struct sound_player *sound_create(const char *assets);

/* Plays the cue beside what sounds already, at `volume` percent, and does not wait for it. Where
 * there is no device, a sentence on standard error the first time, and silence. NULL plays nothing.
 */
void sound_play(struct sound_player *player, const struct cue *cue, int volume);

/* Ends what still sounds. False if a device keeps its thread waiting: the program may leave, but
 * SDL must not be shut down under that thread. */
bool sound_destroy(struct sound_player *player);

#endif
