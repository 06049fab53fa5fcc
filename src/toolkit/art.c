/* SPDX-License-Identifier: MIT */
#include "toolkit/art.h"

#include "base/array.h"

#include <stdatomic.h>
#include <stdlib.h>

struct work {
    struct texture_key key;
    SDL_Surface *surface; /* NULL: not made, or taken */
};

struct art {
    char *assets;
    struct work *works;
    size_t count, capacity;
    atomic_size_t next; /* the first that nobody has begun */
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

struct art *art_create(const char *assets, const struct draw_list *list, struct colour background)
{
    struct art *art = calloc(1, sizeof *art);
    if (!art)
        return NULL;
    art->assets = SDL_strdup(assets);
    /* The longest work first, so that threads end at about the same time. */
    note_all(art, list, background, TEXTURE_PICTURE);
    note_all(art, list, background, TEXTURE_SPRITE);
    return art;
}

static SDL_Surface *make(const struct art *art, const struct texture_key *key)
{
    if (key->kind == TEXTURE_SPRITE)
        return sprite_load(art->assets, key->sprite, key->a, key->b);
    return key->maker->make(art->assets, key->a, key->b, key->c, key->d, key->background);
}

void art_make(struct art *art)
{
    size_t i;
    while ((i = atomic_fetch_add(&art->next, 1)) < art->count)
        art->works[i].surface = make(art, &art->works[i].key);
}

void art_stop(struct art *art)
{
    atomic_store(&art->next, art->count);
}

SDL_Surface *art_take(struct art *art, const struct texture_key *key)
{
    struct work *work = find(art, key);
    SDL_Surface *surface = work ? work->surface : NULL;
    if (work)
        work->surface = NULL;
    return surface;
}

void art_destroy(struct art *art)
{
    if (!art)
        return;
    for (size_t i = 0; i < art->count; i++)
        SDL_FreeSurface(art->works[i].surface);
    free(art->works);
    SDL_free(art->assets);
    free(art);
}
