/* SPDX-License-Identifier: MIT */
/* Makes the sprites and pictures of a draw list before there is a renderer. It starts no threads or
 * processes of its own, but several may share the work, since the results lie in shared memory. */
#ifndef TOOLKIT_ART_H
#define TOOLKIT_ART_H

#include "toolkit/texture_key.h"

#include <SDL.h>

struct art;

/* Lists the art that `list` needs on `background`. Makes nothing yet and keeps no reference to the
 * list. `assets` ends in a slash and is copied. Returns NULL if memory is short. The caller
 * destroys the result. */
struct art *art_create(const char *assets, const struct draw_list *list, struct colour background);

/* Makes all art, and returns when each piece is made or in the making elsewhere. Threads, and
 * processes forked since art_create, share the work by calling this at the same time. */
void art_make(struct art *art);

/* Lets art_make begin nothing more. Any thread or process may call it. */
void art_stop(struct art *art);

/* Returns the surface of `key`, or NULL if it was not made or has been taken. The caller frees it
 * before `art` is destroyed, which owns the pixels. Nobody may be running art_make. */
SDL_Surface *art_take(struct art *art, const struct texture_key *key);

/* Frees `art`. Accepts NULL. Nobody may be running art_make. */
void art_destroy(struct art *art);

#endif
