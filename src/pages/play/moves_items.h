/* SPDX-License-Identifier: MIT */
/* One thing in the list of moves: its words, how large it is, drawing it, what is done to it. */
#ifndef PAGES_PLAY_MOVES_ITEMS_H
#define PAGES_PLAY_MOVES_ITEMS_H

#include "pages/play/play.h"

/* How large things are in a list so many pixels wide; as long as `play`. */
struct moves_measure play_measure_moves(struct play *play, int width);

/* Draws it, and answers the input. `content` is the whole list, as far as it is scrolled. */
void play_moves_item(struct play *play, struct rect content, const struct moves_item *item);

#endif
