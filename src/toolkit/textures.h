/* SPDX-License-Identifier: MIT */
/* The textures that drawing needs, made when first asked for and kept while they are in use. */
#ifndef TOOLKIT_TEXTURES_H
#define TOOLKIT_TEXTURES_H

#include "toolkit/art.h"

#include <SDL.h>
#include <stdint.h>

struct texture {
    struct texture_key key; /* owns its string */
    SDL_Texture *sdl;
    int w, h;
    int above; /* of a text: how far it begins above its place */
    unsigned last_frame;
    struct texture *next; /* in the same bucket */
};

struct textures;

/* Returns an empty store of textures, which the caller destroys. `assets` ends in a slash and is
 * copied; `sdl` and `fonts` must outlive the result. */
struct textures *textures_create(SDL_Renderer *sdl, struct fonts *fonts, const char *assets);

/* Accepts NULL. */
void textures_destroy(struct textures *textures);

/* Lends `art`: surfaces are taken from it where it has them, until this is called with NULL. */
void textures_lend_art(struct textures *textures, struct art *art);

/* Returns the texture, and makes it if need be, unless it is a layer. NULL if it cannot be made.
 * `textures` owns it. */
struct texture *textures_get(struct textures *textures, struct texture_key key);

/* Adds a layer that has been drawn. `textures` owns `sdl` from now on. */
struct texture *textures_add(struct textures *textures, struct texture_key key, SDL_Texture *sdl);

/* Begins a new frame: frees textures that have been out of use for a while. */
void textures_next_frame(struct textures *textures);

/* Frees all textures. */
void textures_forget(struct textures *textures);

#endif
