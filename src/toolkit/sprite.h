/* SPDX-License-Identifier: MIT */
/* The pictures of assets/, each drawn from its SVG at the exact pixel size it is shown at. */
#ifndef TOOLKIT_SPRITE_H
#define TOOLKIT_SPRITE_H

#include "toolkit/theme.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

/* One picture. Rows of constant tables: a sprite is known by its address. */
struct sprite {
    const char *file;            /* below the assets folder */
    struct colour stand_in;      /* what it looks like on average: a plain shape of this colour is
                                    drawn where the file is missing */
    bool round;                  /* that shape is a disc */
    const struct sprite *shadow; /* lies beneath it; or NULL */
};

/* Composes a picture that is kept as one texture from then on. */
struct picture_maker {
    /* w x h pixels, opaque, on `background` (ARGB), from the sprites in `assets`; `a` and `b` are
     * the maker's own. Owned by the caller; NULL when memory is short. */
    SDL_Surface *(*make)(const char *assets, int w, int h, int a, int b, uint32_t background);
};

/* The picture at w x h pixels, owned by the caller (SDL_FreeSurface). A file that cannot be read
 * is said in the log, and a plain stand-in of the same size comes instead. NULL only when memory
 * is short. `assets` is the folder, ending in a slash. */
SDL_Surface *sprite_load(const char *assets, const struct sprite *sprite, int w, int h);

/* Blends no more than the four edges of the picture at the size of `onto`, each `border` pixels
 * wide, over that: of a large picture with nothing in its middle this takes a fraction of the time.
 * A file that cannot be read is as above. */
void sprite_put_edges(SDL_Surface *onto, const char *assets, const struct sprite *sprite,
                      int border);

/* The same as sprite_load, its colours multiplied by `tint` (ARGB). */
SDL_Surface *sprite_load_tinted(const char *assets, const struct sprite *sprite, int w, int h,
                                uint32_t tint);

#endif
