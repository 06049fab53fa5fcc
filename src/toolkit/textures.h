/* SPDX-License-Identifier: MIT */
/* The textures that drawing needs, made when first asked for and kept while they are in use. */
#ifndef TOOLKIT_TEXTURES_H
#define TOOLKIT_TEXTURES_H

#include "toolkit/fonts.h"
#include "toolkit/sprite.h"

#include <SDL.h>
#include <stdint.h>

enum texture_kind {
    TEXTURE_SPRITE,  /* sprite, a x b pixels */
    TEXTURE_TEXT,    /* a: face, b: height, string */
    TEXTURE_DISC,    /* a: radius */
    TEXTURE_RING,    /* a: radius, b: width */
    TEXTURE_PICTURE, /* maker and its c and d, a x b pixels, background */
    TEXTURE_LAYER,   /* a x b pixels, content, background; made by whoever draws */
};

/* What a texture shows. Every member counts, so unused ones are 0. */
struct texture_key {
    enum texture_kind kind;
    int a, b, c, d;
    uint32_t background; /* ARGB */
    uint64_t content;
    const char *string;
    const struct sprite *sprite;
    const struct picture_maker *maker;
};

struct texture {
    struct texture_key key; /* owns its string */
    SDL_Texture *sdl;
    int w, h;
    unsigned last_frame;
    struct texture *next; /* in the same bucket */
};

struct textures;

/* `assets` ends in a slash and is copied; `sdl` and `fonts` must outlive the result. */
struct textures *textures_create(SDL_Renderer *sdl, struct fonts *fonts, const char *assets);

/* Accepts NULL. */
void textures_destroy(struct textures *textures);

/* The texture, made now if need be (but for layers); NULL if it cannot be. */
struct texture *textures_get(struct textures *textures, struct texture_key key);

/* Adds a layer that has been drawn; `textures` owns `sdl` from now on. */
struct texture *textures_add(struct textures *textures, struct texture_key key, SDL_Texture *sdl);

/* A new frame begins: what has not been in use for a while goes. */
void textures_next_frame(struct textures *textures);

/* Lets go of all. */
void textures_forget(struct textures *textures);

#endif
