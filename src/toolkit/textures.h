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
    int above; /* a text's: how far above its place it begins */
    unsigned last_frame;
    struct texture *next; /* in the same bucket */
};

struct textures;

/* `assets` ends in a slash and is copied; `sdl` and `fonts` must outlive the result. */
struct textures *textures_create(SDL_Renderer *sdl, struct fonts *fonts, const char *assets);

/* Accepts NULL. */
void textures_destroy(struct textures *textures);

/* From now on surfaces are taken from `art` where it has them. Lent: until this is called with
 * NULL. */
void textures_lend_art(struct textures *textures, struct art *art);

/* The texture, made now if need be (but for layers); NULL if it cannot be. */
struct texture *textures_get(struct textures *textures, struct texture_key key);

/* Adds a layer that has been drawn; `textures` owns `sdl` from now on. */
struct texture *textures_add(struct textures *textures, struct texture_key key, SDL_Texture *sdl);

/* A new frame begins: what has not been in use for a while goes. */
void textures_next_frame(struct textures *textures);

/* Lets go of all. */
void textures_forget(struct textures *textures);

#endif
