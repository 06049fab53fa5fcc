/* SPDX-License-Identifier: MIT */
#include "toolkit/art.h"

#include "base/array.h"
#include "system/machine.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum {
    PIXEL_BYTES = 4,
};

/* A surface to make, of key.a x key.b pixels. */
struct work {
    struct texture_key key;
    size_t pixels; /* their offset from `shared`, in bytes */
    bool taken;
};

/* The workers' results, in memory that forked processes share. */
struct shared {
    atomic_size_t next; /* the first work not yet begun */
    atomic_uint_least32_t
        made[]; /* SDL's pixel format of each work; 0 until its pixels are complete */
};

struct art {
    char *assets;
    struct work *works;
    size_t count, capacity;
    struct shared *shared;
    size_t shared_size;
};

static struct work *find(struct art *art, const struct texture_key *key)
{
    for (size_t i = 0; i < art->count; i++)
        if (texture_key_equal(&art->works[i].key, key))
            return &art->works[i];
    return NULL;
}

static void note(struct art *art, const struct texture_key *key)
{
    if (find(art, key))
        return;
    art->works = array_reserve(art->works, &art->capacity, art->count + 1, sizeof art->works[0]);
    art->works[art->count++] = (struct work){.key = *key};
}

static void note_all(struct art *art, const struct draw_list *list, struct colour background,
                     enum texture_kind kind)
{
    struct texture_key key;
    for (size_t i = 0; i < list->count; i++)
        if (texture_key_of(list, &list->items[i], background, &key) && key.kind == kind)
            note(art, &key);
}

/* Gives each work its place for pixels, in order after the formats. Returns the size of
 * the whole. */
static size_t place_pixels(struct art *art)
{
    size_t size = sizeof *art->shared + art->count * sizeof art->shared->made[0];
    for (size_t i = 0; i < art->count; i++) {
        struct work *work = &art->works[i];
        work->pixels = size;
        size += (size_t)work->key.a * (size_t)work->key.b * PIXEL_BYTES;
    }
    return size;
}

static bool share_memory(struct art *art)
{
    art->shared_size = place_pixels(art);
    art->shared = machine_common_memory(art->shared_size);
    return art->shared != NULL;
}

struct art *art_create(const char *assets, const struct draw_list *list, struct colour background)
{
    struct art *art = calloc(1, sizeof *art);
    if (!art)
        return NULL;
    art->assets = SDL_strdup(assets);
    /* The longest work comes first, so that all workers end at about the same time. */
    note_all(art, list, background, TEXTURE_PICTURE);
    note_all(art, list, background, TEXTURE_SPRITE);
    if (share_memory(art))
        return art;
    art_destroy(art);
    return NULL;
}

static SDL_Surface *make(const struct art *art, const struct texture_key *key)
{
    if (key->kind == TEXTURE_SPRITE)
        return sprite_load_tinted(art->assets, key->sprite, key->a, key->b, key->ink);
    return key->maker->make(art->assets, key->a, key->b, key->c, key->d, key->background);
}

static void *pixels_of(const struct art *art, const struct work *work)
{
    return (char *)art->shared + work->pixels;
}

/* Copies a surface to its place. A surface whose size differs from its key is dropped. */
static void keep(struct art *art, size_t i, const SDL_Surface *surface)
{
    const struct work *work = &art->works[i];
    size_t row = (size_t)work->key.a * PIXEL_BYTES;
    if (surface->w != work->key.a || surface->h != work->key.b ||
        surface->format->BytesPerPixel != PIXEL_BYTES)
        return;
    for (int y = 0; y < surface->h; y++)
        memcpy((char *)pixels_of(art, work) + (size_t)y * row,
               (const char *)surface->pixels + (size_t)y * (size_t)surface->pitch, row);
    atomic_store(&art->shared->made[i], surface->format->format);
}

void art_make(struct art *art)
{
    size_t i;
    while ((i = atomic_fetch_add(&art->shared->next, 1)) < art->count) {
        SDL_Surface *surface = make(art, &art->works[i].key);
        if (surface)
            keep(art, i, surface);
        SDL_FreeSurface(surface);
    }
}

void art_stop(struct art *art)
{
    atomic_store(&art->shared->next, art->count);
}

SDL_Surface *art_take(struct art *art, const struct texture_key *key)
{
    struct work *work = find(art, key);
    uint32_t format = work ? atomic_load(&art->shared->made[work - art->works]) : 0;
    if (!format || work->taken)
        return NULL;
    work->taken = true;
    return SDL_CreateRGBSurfaceWithFormatFrom(pixels_of(art, work), key->a, key->b, PIXEL_BYTES * 8,
                                              key->a * PIXEL_BYTES, format);
}

void art_destroy(struct art *art)
{
    if (!art)
        return;
    if (art->shared)
        machine_free_common(art->shared, art->shared_size);
    free(art->works);
    SDL_free(art->assets);
    free(art);
}
