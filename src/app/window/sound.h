/* SPDX-License-Identifier: MIT */
/* Plays the game's sounds. A thread owns the device, and runs only while something sounds: it opens
 * the device, however long that takes, waits until the last sound is over, closes it, and ends. No
 * other thread waits for a device, and nothing wakes up in silence. */
#ifndef APP_WINDOW_SOUND_H
#define APP_WINDOW_SOUND_H

#include "board/sounds.h"

#include <stdbool.h>

struct sound_player;

/* Returns a new player, which opens nothing yet. `assets` is the folder of the assets, ending in a
 * slash. Returns NULL, with a sentence on standard error, if the system lacks resources. */
struct sound_player *sound_create(const char *assets);

/* Plays the cue together with other sounds, at `volume` percent, and does not wait. Without a
 * device it plays nothing, and says so once on standard error. A NULL player plays nothing. */
void sound_play(struct sound_player *player, const struct cue *cue, int volume);

/* Ends all sounds and frees the player. Returns false if a device blocks its thread: the program
 * may end, but must not shut SDL down under that thread. */
bool sound_destroy(struct sound_player *player);

#endif
