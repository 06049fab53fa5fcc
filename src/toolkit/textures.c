/* SPDX-License-Identifier: MIT */
#include "toolkit/textures.h"

#include "base/hash.h"
#include "toolkit/shapes.h"
#include "toolkit/text.h"

#include <stdlib.h>
#include <string.h>

enum {
    BUCKETS = 256,
    SMALL_KEPT = 400, /* above this number, small ones are freed when they are not drawn */
    PICTURE_FRAMES = 30,
};

struct textures {
    SDL_Renderer *sdl;
    struct fonts *fonts;
    char *assets;
    struct art *art; /* lent, or NULL */
    struct texture *buckets[BUCKETS];
    int count;
    unsigned frame;
};

struct textures *textures_create(SDL_Renderer *sdl, struct fonts *fonts, const char *assets)
{
    struct textures *textures = calloc(1, sizeof *textures);
    if (!textures)
        return NULL;
    textures->sdl = sdl;
    textures->fonts = fonts;
    textures->assets = SDL_strdup(assets);
    return textures;
}

static void free_texture(struct textures *textures, struct texture *texture)
{
    SDL_DestroyTexture(texture->sdl);
    SDL_free((char *)texture->key.string);
    free(texture);
    textures->count--;
}

/* Returns how many frames a texture may go unused. A layer: none, since it is large and another has
 * replaced it. A composed picture: some, since it is large. Others: any number while they are few.
 */
static unsigned patience(const struct textures *textures, enum texture_kind kind)
{
    if (kind == TEXTURE_LAYER)
        return 1;
    if (kind == TEXTURE_PICTURE)
        return PICTURE_FRAMES;
    return textures->count > SMALL_KEPT ? 1 : UINT32_MAX;
}

void textures_next_frame(struct textures *textures)
{
    textures->frame++;
    for (int i = 0; i < BUCKETS; i++)
        for (struct texture **link = &textures->buckets[i]; *link;) {
            struct texture *texture = *link;
            unsigned unused = textures->frame - texture->last_frame;
            if (unused <= patience(textures, texture->key.kind)) {
                link = &texture->next;
                continue;
            }
            *link = texture->next;
            free_texture(textures, texture);
        }
}

void textures_forget(struct textures *textures)
{
    for (int i = 0; i < BUCKETS; i++)
        while (textures->buckets[i]) {
            struct texture *texture = textures->buckets[i];
            textures->buckets[i] = texture->next;
            free_texture(textures, texture);
        }
}

void textures_destroy(struct textures *textures)
{
    if (!textures)
        return;
    textures_forget(textures);
    SDL_free(textures->assets);
    free(textures);
}

static unsigned key_bucket(const struct texture_key *key)
{
    const int parts[] = {(int)key->kind,
                         key->a,
                         key->b,
                         key->c,
                         key->d,
                         (int)(uintptr_t)key->sprite,
                         (int)key->background,
                         (int)key->ink,
                         (int)key->content};
    uint64_t hash = hash_bytes(HASH_EMPTY, parts, sizeof parts);
    if (key->string)
        hash = hash_text(hash, key->string);
    return (hash ^ hash >> 32) % BUCKETS;
}

static SDL_Surface *make_text(struct textures *textures, const struct texture_key *key, int *above)
{
    struct text_style style = {(enum font_face)key->a, key->b};
    SDL_Color ink = {(uint8_t)(key->ink >> 16), (uint8_t)(key->ink >> 8), (uint8_t)key->ink, 255};
    SDL_Surface *text = text_draw(textures->fonts, style, key->string, ink, above);
    if (text) /* so that pictures in it keep their colours */
        shape_multiply(text, key->ink | 0xFFFFFF);
    return text;
}

static SDL_Surface *make_surface(struct textures *textures, const struct texture_key *key,
                                 int *above)
{
    switch (key->kind) {
    case TEXTURE_SPRITE:
        return sprite_load_tinted(textures->assets, key->sprite, key->a, key->b, key->ink);
    case TEXTURE_TEXT:
        return make_text(textures, key, above);
    case TEXTURE_DISC:
        return shape_disc(2 * key->a, 2 * key->a, key->a);
    case TEXTURE_RING:
        return shape_ring(2 * key->a, key->b);
    case TEXTURE_LINE:
        return shape_line(key->a, key->b, key->c, key->d);
    case TEXTURE_PICTURE:
        return key->maker->make(textures->assets, key->a, key->b, key->c, key->d, key->background);
    case TEXTURE_LAYER:
        break;
    }
    return NULL;
}

void textures_lend_art(struct textures *textures, struct art *art)
{
    textures->art = art;
}

struct texture *textures_add(struct textures *textures, struct texture_key key, SDL_Texture *sdl)
{
    struct texture *texture = calloc(1, sizeof *texture);
    if (!texture || !sdl) {
        free(texture);
        SDL_DestroyTexture(sdl);
        return NULL;
    }
    bool opaque = key.kind == TEXTURE_PICTURE || key.kind == TEXTURE_LAYER;
    SDL_SetTextureBlendMode(sdl, opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_QueryTexture(sdl, NULL, NULL, &texture->w, &texture->h);
    texture->key = key;
    texture->key.string = key.string ? SDL_strdup(key.string) : NULL;
    texture->sdl = sdl;
    texture->last_frame = textures->frame;
    struct texture **bucket = &textures->buckets[key_bucket(&key)];
    texture->next = *bucket;
    textures->count++;
    return *bucket = texture;
}

struct texture *textures_get(struct textures *textures, struct texture_key key)
{
    for (struct texture *texture = textures->buckets[key_bucket(&key)]; texture;
         texture = texture->next)
        if (texture_key_equal(&texture->key, &key)) {
            texture->last_frame = textures->frame;
            return texture;
        }
    int above = 0;
    SDL_Surface *surface = textures->art ? art_take(textures->art, &key) : NULL;
    if (!surface)
        surface = make_surface(textures, &key, &above);
    if (!surface)
        return NULL;
    SDL_Texture *sdl = SDL_CreateTextureFromSurface(textures->sdl, surface);
    SDL_FreeSurface(surface);
    struct texture *texture = textures_add(textures, key, sdl);
    if (texture)
        texture->above = above;
    return texture;
}
