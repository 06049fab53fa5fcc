/* SPDX-License-Identifier: MIT */
/* Art made ahead: the sprites and pictures that a draw list shows, before there is a renderer to
 * show them with. Starts nothing itself, but threads and forked processes may share the work: what
 * is made lies in memory that all of them see. */
#ifndef TOOLKIT_ART_H
#define TOOLKIT_ART_H

#include "toolkit/texture_key.h"

#include <SDL.h>

struct art;

/* Notes what `list` will need on `background`; makes nothing yet, and keeps nothing of the list.
 * `assets` ends in a slash and is copied. NULL when memory is short. */
struct art *art_create(const char *assets, const struct draw_list *list, struct colour background);

/* Makes one after another, until each has been made or is in the making elsewhere: threads, and
 * processes that have been forked since art_create, share the work by calling this at the same
 * time. */
void art_make(struct art *art);

/* Nothing more is begun. Any thread or process may call it. */
void art_stop(struct art *art);

/* The surface of `key`; NULL if it has not been made, or has been taken. The caller frees it,
 * before `art` is destroyed: the pixels lie there. Nobody may be in art_make. */
SDL_Surface *art_take(struct art *art, const struct texture_key *key);

/* Frees all of it. Accepts NULL. Nobody may be in art_make. */
void art_destroy(struct art *art);

#endif
