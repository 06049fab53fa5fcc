/* SPDX-License-Identifier: MIT */
#include "toolkit/sprites.h"

#include "base/log.h"
#include "toolkit/shapes.h"

#include <SDL_image.h>
#include <stdio.h>

#define BLACK_PIECE COLOUR(0x241F1C)
#define WHITE_PIECE COLOUR(0xEFE3C8)
#define SHADE(r, g, b, a)                                                                          \
    {                                                                                              \
        r, g, b, a                                                                                 \
    }
#define ICON(name)                                                                                 \
    {                                                                                              \
        "icons/" name ".svg", COLOUR(0xFFFFFF), false, false                                       \
    }
#define PIECE(name, colour)                                                                        \
    {                                                                                              \
        "sprites/" name ".svg", colour, true, false                                                \
    }
#define SHADOWED(name, colour)                                                                     \
    {                                                                                              \
        "sprites/" name ".svg", colour, true, true                                                 \
    }
#define SQUARE(name, colour)                                                                       \
    {                                                                                              \
        "sprites/" name ".svg", colour, false, false                                               \
    }

const struct sprite_info sprite_infos[SPRITE_COUNT] = {
    [SPRITE_DARK_1] = SQUARE("dark-1", COLOUR(0x966843)),
    [SPRITE_DARK_2] = SQUARE("dark-2", COLOUR(0x966843)),
    [SPRITE_DARK_3] = SQUARE("dark-3", COLOUR(0x966843)),
    [SPRITE_DARK_4] = SQUARE("dark-4", COLOUR(0x966843)),
    [SPRITE_LIGHT_1] = SQUARE("light-1", COLOUR(0xE4C99E)),
    [SPRITE_LIGHT_2] = SQUARE("light-2", COLOUR(0xE4C99E)),
    [SPRITE_LIGHT_3] = SQUARE("light-3", COLOUR(0xE4C99E)),
    [SPRITE_LIGHT_4] = SQUARE("light-4", COLOUR(0xE4C99E)),
    [SPRITE_FRAME] = SQUARE("frame", COLOUR(0x3B2213)),
    [SPRITE_SHADOW] = PIECE("shadow", SHADE(0, 0, 0, 60)),
    [SPRITE_BLACK_MAN] = SHADOWED("black-man", BLACK_PIECE),
    [SPRITE_BLACK_MAN_LIFTED] = PIECE("black-man", BLACK_PIECE),
    [SPRITE_WHITE_MAN] = SHADOWED("white-man", WHITE_PIECE),
    [SPRITE_WHITE_MAN_LIFTED] = PIECE("white-man", WHITE_PIECE),
    [SPRITE_STACK_BLACK] = SHADOWED("stack-black", COLOUR(0x4A1F1C)),
    [SPRITE_STACK_BLACK_LIFTED] = PIECE("stack-black", COLOUR(0x4A1F1C)),
    [SPRITE_STACK_WHITE] = SHADOWED("stack-white", COLOUR(0xFFD75E)),
    [SPRITE_STACK_WHITE_LIFTED] = PIECE("stack-white", COLOUR(0xFFD75E)),
    [SPRITE_RINGS_BLACK] = PIECE("rings-black", SHADE(0xE0, 0xB0, 0x4F, 0x80)),
    [SPRITE_RINGS_WHITE] = PIECE("rings-white", SHADE(0x70, 0x40, 0x10, 0x80)),
    [SPRITE_CROWN_BLACK] = PIECE("crown-black", SHADE(0xE0, 0xB0, 0x4F, 0x80)),
    [SPRITE_CROWN_WHITE] = PIECE("crown-white", SHADE(0x70, 0x40, 0x10, 0x80)),
    [SPRITE_LETTER_BLACK_MAN] = PIECE("letter-black-man", BLACK_PIECE),
    [SPRITE_LETTER_BLACK_KING] = PIECE("letter-black-king", COLOUR(0x4A1F1C)),
    [SPRITE_LETTER_WHITE_MAN] = PIECE("letter-white-man", WHITE_PIECE),
    [SPRITE_LETTER_WHITE_KING] = PIECE("letter-white-king", COLOUR(0xFFD75E)),
    [SPRITE_MARK_MOVABLE] = PIECE("mark-movable", SHADE(0xA8, 0xDE, 0xFF, 0x60)),
    [SPRITE_MARK_MUST] = SQUARE("mark-must", SHADE(0xA8, 0xDE, 0xFF, 0x60)),
    [SPRITE_MARK_SELECTED] = PIECE("mark-selected", SHADE(0xFF, 0xD9, 0x5A, 0x80)),
    [SPRITE_MARK_TARGET] = PIECE("mark-target", SHADE(0xFF, 0xFF, 0xFF, 0x80)),
    [SPRITE_MARK_TARGET_CAPTURE] = PIECE("mark-target-capture", SHADE(0xFF, 0xFF, 0xFF, 0xA0)),
    [SPRITE_MARK_LAST] = SQUARE("mark-last", SHADE(0xEE, 0xF3, 0xA6, 0x60)),
    [SPRITE_MARK_LOOK] = SQUARE("mark-look", SHADE(0xFF, 0xC9, 0x8A, 0x80)),
    [SPRITE_CURSOR] = SQUARE("cursor", SHADE(0xFF, 0xFF, 0xFF, 0x60)),
    [SPRITE_ROUTE_BADGE] = PIECE("route-badge", COLOUR(0xFFF6DF)),
    [SPRITE_ICON_BACK] = ICON("back"),
    [SPRITE_ICON_CHECK] = ICON("check"),
    [SPRITE_ICON_CLOSE] = ICON("close"),
    [SPRITE_ICON_DRAW_OFFER] = ICON("draw-offer"),
    [SPRITE_ICON_FIRST] = ICON("first"),
    [SPRITE_ICON_FLIP] = ICON("flip"),
    [SPRITE_ICON_KEYBOARD] = ICON("keyboard"),
    [SPRITE_ICON_LAST] = ICON("last"),
    [SPRITE_ICON_NEW] = ICON("new"),
    [SPRITE_ICON_NEXT] = ICON("next"),
    [SPRITE_ICON_PREVIOUS] = ICON("previous"),
    [SPRITE_ICON_REDO] = ICON("redo"),
    [SPRITE_ICON_RESIGN] = ICON("resign"),
    [SPRITE_ICON_REVENGE] = ICON("revenge"),
    [SPRITE_ICON_RULES] = ICON("rules"),
    [SPRITE_ICON_SETTINGS] = ICON("settings"),
    [SPRITE_ICON_UNDO] = ICON("undo"),
};

static SDL_Surface *load_svg(const char *path, int w, int h)
{
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
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

static SDL_Surface *stand_in(const struct sprite_info *info, int w, int h)
{
    int radius = info->round ? (w < h ? w : h) * 2 / 5 : 0;
    SDL_Surface *surface = info->round ? shape_disc(w, h, radius) : shape_plain(w, h);
    if (surface) {
        SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_BLEND);
        shape_tint(surface, info->stand_in);
    }
    return surface;
}

static SDL_Surface *load_alone(const char *assets, enum sprite sprite, int w, int h)
{
    const struct sprite_info *info = &sprite_infos[sprite];
    char path[1200];
    snprintf(path, sizeof path, "%s%s", assets, info->file);
    SDL_Surface *loaded = exactly(load_svg(path, w, h), w, h);
    if (loaded)
        return loaded;
    log_warning("the picture %s cannot be read (%s); a plain shape stands in for it", path,
                SDL_GetError());
    return stand_in(info, w, h);
}

SDL_Surface *sprite_load(const char *assets, enum sprite sprite, int w, int h)
{
    SDL_Surface *picture = load_alone(assets, sprite, w, h);
    if (!picture || !sprite_infos[sprite].shadowed)
        return picture;
    SDL_Surface *shadow = load_alone(assets, SPRITE_SHADOW, w, h);
    if (shadow)
        shape_over(shadow, picture);
    SDL_FreeSurface(shadow);
    return picture;
}
