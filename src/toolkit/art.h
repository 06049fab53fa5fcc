/* SPDX-License-Identifier: MIT */
/* Art made ahead: the surfaces of the sprites and pictures that a draw list shows, before there is
 * a renderer to show it with. Starts no thread, but any number of them may work on it. */
#ifndef TOOLKIT_ART_H
#define TOOLKIT_ART_H

#include "toolkit/texture_key.h"

#include <SDL.h>

struct art;

/* Notes what `list` will need on `background`; makes nothing yet, and keeps nothing of the list.
 * `assets` ends in a slash and is copied. NULL when memory is short. */
struct art *art_create(const char *assets, const struct draw_list *list, struct colour background);

/* Makes one surface after another, until each has been made or is in the making elsewhere: threads
 * share the work by calling this at the same time. */
void art_make(struct art *art);

/* Nothing more is begun. Any thread may call it. */
void art_stop(struct art *art);

/* The surface of `key`, the caller's from now on; NULL if it has not been made, or has been taken.
 * No thread may be in art_make. */
SDL_Surface *art_take(struct art *art, const struct texture_key *key);

/* Frees what nobody took. Accepts NULL. No thread may be in art_make. */
void art_destroy(struct art *art);

#endif
