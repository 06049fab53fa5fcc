/* SPDX-License-Identifier: MIT */
#include "toolkit/sprite.h"

#include "base/log.h"

#include "toolkit/shapes.h"

#include <SDL_image.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* SDL would read a folder until it crashes, and wait for a pipe without end. */
static bool is_file(const char *path)
{
    struct stat about;
    bool there = stat(path, &about) == 0;
    if (there && S_ISREG(about.st_mode))
        return true;
    SDL_SetError("%s", there ? "it is not an ordinary file" : strerror(errno));
    return false;
}

static SDL_Surface *load_svg(const char *path, int w, int h)
{
    SDL_RWops *file = is_file(path) ? SDL_RWFromFile(path, "rb") : NULL;
    if (!file)
        return NULL;
    SDL_Surface *loaded = IMG_LoadSizedSVG_RW(file, w, h);
    SDL_RWclose(file); /* IMG_LoadSizedSVG_RW leaves it open */
    if (!loaded || loaded->format->format == SDL_PIXELFORMAT_ARGB8888)
        return loaded;
    SDL_Surface *converted = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(loaded);
    return converted;
}

/* nanosvg keeps the picture's proportions; a surface of any other size is stretched to fit. */
static SDL_Surface *exactly(SDL_Surface *loaded, int w, int h)
{
    if (!loaded || (loaded->w == w && loaded->h == h))
        return loaded;
    SDL_Surface *sized = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_SetSurfaceBlendMode(loaded, SDL_BLENDMODE_NONE);
    if (sized)
        SDL_BlitScaled(loaded, NULL, sized, NULL);
    SDL_FreeSurface(loaded);
    return sized;
}

static SDL_Surface *stand_in(const struct sprite *sprite, int w, int h)
{
    int radius = sprite->round ? (w < h ? w : h) * 2 / 5 : 0;
    SDL_Surface *surface = sprite->round ? shape_disc(w, h, radius) : shape_plain(w, h);
    if (surface) {
        SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_BLEND);
        shape_tint(surface, sprite->stand_in);
    }
    return surface;
}

static SDL_Surface *load_alone(const char *assets, const struct sprite *sprite, int w, int h)
{
    char path[1200];
    snprintf(path, sizeof path, "%s%s", assets, sprite->file);
    SDL_Surface *loaded = exactly(load_svg(path, w, h), w, h);
    if (loaded)
        return loaded;
    log_warning("the picture %s cannot be read (%s); a plain shape stands in for it", path,
                SDL_GetError());
    return stand_in(sprite, w, h);
}

SDL_Surface *sprite_load(const char *assets, const struct sprite *sprite, int w, int h)
{
    SDL_Surface *picture = load_alone(assets, sprite, w, h);
    if (!picture || !sprite->shadow)
        return picture;
    SDL_Surface *shadow = load_alone(assets, sprite->shadow, w, h);
    if (shadow)
        shape_over(shadow, picture);
    SDL_FreeSurface(shadow);
    return picture;
}

SDL_Surface *sprite_load_tinted(const char *assets, const struct sprite *sprite, int w, int h,
                                uint32_t tint)
{
    SDL_Surface *picture = sprite_load(assets, sprite, w, h);
    if (picture)
        shape_multiply(picture, tint);
    return picture;
}
