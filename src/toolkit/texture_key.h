/* SPDX-License-Identifier: MIT */
/* Says what a texture shows, so that it can be found again. */
#ifndef TOOLKIT_TEXTURE_KEY_H
#define TOOLKIT_TEXTURE_KEY_H

#include "toolkit/draw.h"

#include <stdint.h>

enum texture_kind {
    TEXTURE_SPRITE,  /* sprite, a x b pixels, ink: its tint, opaque */
    TEXTURE_TEXT,    /* a: face, b: height, string, ink */
    TEXTURE_DISC,    /* a: radius */
    TEXTURE_RING,    /* a: radius, b: width */
    TEXTURE_LINE,    /* a x b pixels, c: width, d: rising */
    TEXTURE_PICTURE, /* maker and its c and d, a x b pixels, background */
    TEXTURE_LAYER,   /* a x b pixels, content, background; made by the caller */
};

/* What a texture shows. Every member is compared, so unused ones are 0. Frequent textures contain
 * their colour: in software, a tinted copy takes several times as long. */
struct texture_key {
    enum texture_kind kind;
    int a, b, c, d;
    uint32_t background, ink; /* ARGB */
    uint64_t content;
    const char *string;
    const struct sprite *sprite;
    const struct picture_maker *maker;
};

bool texture_key_equal(const struct texture_key *a, const struct texture_key *b);

/* Sets `key` to the texture of an item of `list`. Returns false if the item needs none. The list
 * still owns the string. */
bool texture_key_of(const struct draw_list *list, const struct draw_item *item,
                    struct colour background, struct texture_key *key);

#endif
