/* SPDX-License-Identifier: MIT */
/* The pictures of assets/, each drawn from its SVG at the exact size in pixels at which it is
 * shown. */
#ifndef TOOLKIT_SPRITE_H
#define TOOLKIT_SPRITE_H

#include "toolkit/theme.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

/* One picture, a row of a constant table. A sprite is identified by its address. */
struct sprite {
    const char *file; /* below the assets folder */
    struct colour
        stand_in;  /* its average colour: a plain shape of this colour replaces a missing file */
    bool round;    /* the plain shape is a disc */
    bool directed; /* it points along the line of reading, so that it is mirrored with a layout */
    const struct sprite *shadow; /* lies beneath it; or NULL */
};

/* Composes a picture, which is then kept as one texture. */
struct picture_maker {
    /* Returns an opaque picture of w x h pixels on `background` (ARGB), from the sprites in
     * `assets`. `a` and `b` are the maker's own. The caller owns the surface. NULL if memory is
     * short. */
    SDL_Surface *(*make)(const char *assets, int w, int h, int a, int b, uint32_t background);
};

/* Returns the picture at w x h pixels. The caller frees it (SDL_FreeSurface). A file that cannot be
 * read is logged and replaced by a plain shape of the same size. NULL only if memory is short.
 * `assets` is the folder, ending in a slash. */
SDL_Surface *sprite_load(const char *assets, const struct sprite *sprite, int w, int h);

/* Blends only the four edges of the picture over `onto`, at its size: those at the left and at the
 * right are `aside` pixels wide, those above and below `above` pixels high. For a large picture
 * with an empty middle this takes a fraction of the time. A file that cannot be read is handled as
 * above.
 */
void sprite_put_edges(SDL_Surface *onto, const char *assets, const struct sprite *sprite, int aside,
                      int above);

/* The same as sprite_load, with its colours multiplied by `tint` (ARGB). */
SDL_Surface *sprite_load_tinted(const char *assets, const struct sprite *sprite, int w, int h,
                                uint32_t tint);

#endif
