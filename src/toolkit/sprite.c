/* SPDX-License-Identifier: MIT */
#include "toolkit/sprite.h"

#include "base/log.h"
#include "system/files.h"
#include "toolkit/shapes.h"

#include <SDL_image.h>
#include <stdio.h>
#include <string.h>

/* Returns true for a regular file. SDL would read a folder until it crashes, and wait for a pipe
 * forever. */
static bool is_file(const char *path)
{
    struct file_facts facts;
    int error = file_look(path, &facts);
    if (!error && facts.kind == FILE_ORDINARY)
        return true;
    SDL_SetError("%s", error ? strerror(error) : "it is not an ordinary file");
    return false;
}

static SDL_RWops *open_svg(const char *path)
{
    char native[FILE_NATIVE_SIZE];
    file_native(path, native, sizeof native);
    return is_file(path) ? SDL_RWFromFile(native, "rb") : NULL;
}

/* Draws an SVG. Closes `file`, which may be NULL. */
static SDL_Surface *draw_svg(SDL_RWops *file, int w, int h)
{
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

/* Returns true if the size is too large by one pixel at most. SDL_image rounds sizes up, which adds
 * an empty pixel to some pictures. */
static bool has_edge_only(int size, int wanted)
{
    return size == wanted || size == wanted + 1;
}

/* Makes the surface exactly w x h. nanosvg keeps the picture's proportions, so a surface of any
 * other size is stretched. */
static SDL_Surface *exactly(SDL_Surface *loaded, int w, int h)
{
    if (!loaded || (loaded->w == w && loaded->h == h))
        return loaded;
    SDL_Surface *sized = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_SetSurfaceBlendMode(loaded, SDL_BLENDMODE_NONE);
    if (has_edge_only(loaded->w, w) && has_edge_only(loaded->h, h))
        SDL_BlitSurface(loaded, NULL, sized, NULL);
    else if (sized)
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

struct path {
    char text[1200];
};

static struct path path_of(const char *assets, const struct sprite *sprite)
{
    struct path path;
    snprintf(path.text, sizeof path.text, "%s%s", assets, sprite->file);
    return path;
}

static void tell_unread(const struct path *path)
{
    log_warning("the picture %s cannot be read (%s); a plain shape stands in for it", path->text,
                SDL_GetError());
}

static SDL_Surface *load_alone(const char *assets, const struct sprite *sprite, int w, int h)
{
    struct path path = path_of(assets, sprite);
    SDL_Surface *loaded = exactly(draw_svg(open_svg(path.text), w, h), w, h);
    if (loaded)
        return loaded;
    tell_unread(&path);
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

/* --- Edges only --- */

/* The text of a picture file, split before and after the numbers of its viewBox. */
struct svg_text {
    char *whole; /* owned by the reader, who frees it */
    const char *behind;
    float w, h; /* of the picture, in its own units */
};

static bool read_svg_text(const char *path, struct svg_text *text)
{
    static const char box[] = "viewBox=\"";
    SDL_RWops *file = open_svg(path);
    *text = (struct svg_text){.whole = file ? SDL_LoadFile_RW(file, NULL, 1) : NULL};
    char *numbers = text->whole ? strstr(text->whole, box) : NULL;
    int length = 0;
    if (numbers) {
        numbers += strlen(box);
        sscanf(numbers, "0 0 %f %f%n", &text->w, &text->h, &length);
        text->behind = numbers + length;
        *numbers = '\0';
    }
    if (text->whole && length == 0)
        SDL_SetError("it has no viewBox from 0 0 on");
    return length > 0;
}

/* Draws only the part `part` of the picture at `w` x `h` pixels. The picture is stretched to just
 * that: w and h are rounded, and nanosvg would keep the picture's own proportions and leave the end
 * of a long edge empty. The result may be a pixel larger, to the right and below. */
static SDL_Surface *draw_part(const struct svg_text *text, int w, int h, SDL_Rect part)
{
    double x = (double)text->w / w, y = (double)text->h / h;
    char *cropped = NULL;
    SDL_asprintf(
        &cropped, "%s%f %f %f %f\" width=\"%d\" height=\"%d\" preserveAspectRatio=\"none%s",
        text->whole, part.x * x, part.y * y, part.w * x, part.h * y, part.w, part.h, text->behind);
    SDL_Surface *drawn =
        cropped ? draw_svg(SDL_RWFromConstMem(cropped, (int)strlen(cropped)), part.w, part.h)
                : NULL;
    SDL_free(cropped);
    return drawn;
}

static SDL_Surface *load_part(const struct svg_text *text, const struct sprite *sprite,
                              const SDL_Surface *onto, SDL_Rect part)
{
    SDL_Surface *drawn = text->behind ? draw_part(text, onto->w, onto->h, part) : NULL;
    return drawn ? drawn : stand_in(sprite, part.w, part.h);
}

void sprite_put_edges(SDL_Surface *onto, const char *assets, const struct sprite *sprite, int aside,
                      int above)
{
    struct path path = path_of(assets, sprite);
    struct svg_text text;
    const SDL_Rect edges[] = {
        {0, 0, onto->w, above},
        {0, onto->h - above, onto->w, above},
        {0, above, aside, onto->h - 2 * above},
        {onto->w - aside, above, aside, onto->h - 2 * above},
    };
    if (!read_svg_text(path.text, &text))
        tell_unread(&path);
    for (size_t i = 0; i < SDL_arraysize(edges); i++) {
        SDL_Rect from = {0, 0, edges[i].w, edges[i].h}, to = edges[i];
        SDL_Surface *part = load_part(&text, sprite, onto, edges[i]);
        SDL_BlitSurface(part, &from, onto, &to);
        SDL_FreeSurface(part);
    }
    SDL_free(text.whole);
}
