/* SPDX-License-Identifier: MIT */
#include "ui/render.h"

#include "ui/board_texture.h"
#include "ui/shapes.h"

#include <stdlib.h>
#include <string.h>

enum {
    BUCKETS = 256,
    TEXTURES_KEPT = 600, /* above this, those that the last frames did not need go */
    FRAMES_KEPT = 30,
};

enum texture_kind {
    TEXTURE_SPRITE,
    TEXTURE_TEXT,
    TEXTURE_DISC,
    TEXTURE_RING,
    TEXTURE_BOARD,
};

/* What a texture shows; `string` only for text. Every member counts, so unused ones are 0. */
struct texture_key {
    enum texture_kind kind;
    int a, b, c;
    uint32_t background;
    const char *string;
};

struct texture {
    struct texture_key key;
    SDL_Texture *sdl;
    int w, h;
    unsigned last_frame;
    struct texture *next; /* in the same bucket */
};

struct render {
    SDL_Renderer *sdl;
    struct text *text;
    char *assets;
    struct texture *buckets[BUCKETS];
    int texture_count;
    unsigned frame;
    uint32_t background;
};

struct render *render_create(SDL_Renderer *sdl, struct text *text, const char *assets)
{
    struct render *render = calloc(1, sizeof *render);
    if (!render)
        return NULL;
    render->sdl = sdl;
    render->text = text;
    render->assets = SDL_strdup(assets);
    return render;
}

static void free_texture(struct render *render, struct texture *texture)
{
    SDL_DestroyTexture(texture->sdl);
    SDL_free((char *)texture->key.string);
    free(texture);
    render->texture_count--;
}

/* Frees every texture that was last used before frame `limit`. */
static void free_older(struct render *render, unsigned limit)
{
    for (int i = 0; i < BUCKETS; i++)
        for (struct texture **link = &render->buckets[i]; *link;) {
            struct texture *texture = *link;
            if (texture->last_frame >= limit) {
                link = &texture->next;
                continue;
            }
            *link = texture->next;
            free_texture(render, texture);
        }
}

void render_forget(struct render *render)
{
    free_older(render, render->frame + 1);
}

void render_destroy(struct render *render)
{
    if (!render)
        return;
    render_forget(render);
    SDL_free(render->assets);
    free(render);
}

int render_texture_count(const struct render *render)
{
    return render->texture_count;
}

static unsigned key_bucket(const struct texture_key *key)
{
    uint32_t hash = 2166136261u;
    const int parts[] = {(int)key->kind, key->a, key->b, key->c, (int)key->background};
    for (size_t i = 0; i < SDL_arraysize(parts); i++)
        hash = (hash ^ (uint32_t)parts[i]) * 16777619u;
    for (const char *ch = key->string; ch && *ch; ch++)
        hash = (hash ^ (unsigned char)*ch) * 16777619u;
    return (hash ^ hash >> 16) % BUCKETS;
}

static bool key_equal(const struct texture_key *a, const struct texture_key *b)
{
    return a->kind == b->kind && a->a == b->a && a->b == b->b && a->c == b->c &&
           a->background == b->background &&
           (a->string == b->string ||
            (a->string && b->string && strcmp(a->string, b->string) == 0));
}

static SDL_Surface *make_surface(struct render *render, const struct texture_key *key)
{
    static const SDL_Color white = {255, 255, 255, 255};
    switch (key->kind) {
    case TEXTURE_SPRITE:
        return sprite_load(render->assets, (enum sprite)key->a, key->b, key->c);
    case TEXTURE_TEXT:
        return TTF_RenderUTF8_Blended(
            text_font(render->text, (struct text_style){(enum font_face)key->a, key->b}),
            key->string, white);
    case TEXTURE_DISC:
        return shape_disc(2 * key->a, 2 * key->a, key->a);
    case TEXTURE_RING:
        return shape_ring(2 * key->a, key->b);
    default:
        return board_surface(render->assets, key->a, key->b, key->c, key->background);
    }
}

static struct texture *create_texture(struct render *render, const struct texture_key *key)
{
    SDL_Surface *surface = make_surface(render, key);
    if (!surface)
        return NULL;
    struct texture *texture = calloc(1, sizeof *texture);
    if (texture) {
        texture->key = *key;
        texture->key.string = key->string ? SDL_strdup(key->string) : NULL;
        texture->w = surface->w;
        texture->h = surface->h;
        texture->sdl = SDL_CreateTextureFromSurface(render->sdl, surface);
        SDL_SetTextureBlendMode(texture->sdl, key->kind == TEXTURE_BOARD ? SDL_BLENDMODE_NONE
                                                                         : SDL_BLENDMODE_BLEND);
        render->texture_count++;
    }
    SDL_FreeSurface(surface);
    return texture;
}

static struct texture *find_texture(struct render *render, struct texture_key key)
{
    struct texture **bucket = &render->buckets[key_bucket(&key)];
    for (struct texture *texture = *bucket; texture; texture = texture->next)
        if (key_equal(&texture->key, &key)) {
            texture->last_frame = render->frame;
            return texture;
        }
    struct texture *texture = create_texture(render, &key);
    if (!texture)
        return NULL;
    texture->last_frame = render->frame;
    texture->next = *bucket;
    return *bucket = texture;
}

static void copy(struct render *render, const struct texture *texture, const SDL_Rect *from,
                 const SDL_Rect *to, struct colour tint)
{
    if (!texture)
        return;
    SDL_SetTextureColorMod(texture->sdl, tint.r, tint.g, tint.b);
    SDL_SetTextureAlphaMod(texture->sdl, tint.a);
    SDL_RenderCopy(render->sdl, texture->sdl, from, to);
}

static void fill(struct render *render, SDL_Rect rect, struct colour colour)
{
    SDL_SetRenderDrawBlendMode(render->sdl,
                               colour.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(render->sdl, colour.r, colour.g, colour.b, colour.a);
    SDL_RenderFillRect(render->sdl, &rect);
}

/* Copies the four quarters of a round texture to the corners of `r`. */
static void corners(struct render *render, const struct texture *round, SDL_Rect r, int radius,
                    struct colour colour)
{
    for (int i = 0; i < 4; i++) {
        int right = i & 1, below = i >> 1;
        SDL_Rect from = {right * radius, below * radius, radius, radius};
        SDL_Rect to = {right ? r.x + r.w - radius : r.x, below ? r.y + r.h - radius : r.y, radius,
                       radius};
        copy(render, round, &from, &to, colour);
    }
}

static int fitting_radius(const struct draw_item *item)
{
    return int_min(item->radius, int_min(item->rect.w, item->rect.h) / 2);
}

static void render_fill(struct render *render, const struct draw_item *item)
{
    SDL_Rect r = {item->rect.x, item->rect.y, item->rect.w, item->rect.h};
    int radius = fitting_radius(item);
    if (radius <= 0) {
        fill(render, r, item->colour);
        return;
    }
    corners(render, find_texture(render, (struct texture_key){.kind = TEXTURE_DISC, .a = radius}),
            r, radius, item->colour);
    fill(render, (SDL_Rect){r.x + radius, r.y, r.w - 2 * radius, radius}, item->colour);
    fill(render, (SDL_Rect){r.x, r.y + radius, r.w, r.h - 2 * radius}, item->colour);
    fill(render, (SDL_Rect){r.x + radius, r.y + r.h - radius, r.w - 2 * radius, radius},
         item->colour);
}

static void render_frame(struct render *render, const struct draw_item *item)
{
    SDL_Rect r = {item->rect.x, item->rect.y, item->rect.w, item->rect.h};
    int radius = fitting_radius(item), width = item->width;
    if (radius > 0)
        corners(render,
                find_texture(render,
                             (struct texture_key){.kind = TEXTURE_RING, .a = radius, .b = width}),
                r, radius, item->colour);
    fill(render, (SDL_Rect){r.x + radius, r.y, r.w - 2 * radius, width}, item->colour);
    fill(render, (SDL_Rect){r.x + radius, r.y + r.h - width, r.w - 2 * radius, width},
         item->colour);
    fill(render, (SDL_Rect){r.x, r.y + radius, width, r.h - 2 * radius}, item->colour);
    fill(render, (SDL_Rect){r.x + r.w - width, r.y + radius, width, r.h - 2 * radius},
         item->colour);
}

static void render_sprite(struct render *render, const struct draw_item *item)
{
    SDL_Rect to = {item->rect.x, item->rect.y, item->rect.w, item->rect.h};
    copy(render,
         find_texture(render,
                      (struct texture_key){
                          .kind = TEXTURE_SPRITE, .a = (int)item->sprite, .b = to.w, .c = to.h}),
         NULL, &to, item->colour);
}

static void render_text(struct render *render, const struct draw_list *list,
                        const struct draw_item *item)
{
    const struct texture *texture =
        find_texture(render, (struct texture_key){.kind = TEXTURE_TEXT,
                                                  .a = (int)item->style.face,
                                                  .b = item->style.px,
                                                  .string = draw_string(list, item)});
    if (!texture)
        return;
    SDL_Rect to = {item->rect.x, item->rect.y, texture->w, texture->h};
    copy(render, texture, NULL, &to, item->colour);
}

static void render_board(struct render *render, const struct draw_item *item)
{
    static const struct colour plain = {255, 255, 255, 255};
    SDL_Rect to = {item->rect.x, item->rect.y, item->rect.w, item->rect.h};
    copy(render,
         find_texture(render, (struct texture_key){.kind = TEXTURE_BOARD,
                                                   .a = item->rect.w,
                                                   .b = item->width,
                                                   .c = item->mirrored,
                                                   .background = render->background}),
         NULL, &to, plain);
}

static void render_clip(struct render *render, const struct draw_item *item)
{
    SDL_Rect clip = {item->rect.x, item->rect.y, item->rect.w, item->rect.h};
    SDL_RenderSetClipRect(render->sdl, clip.w > 0 && clip.h > 0 ? &clip : NULL);
}

void render_list(struct render *render, const struct draw_list *list, struct colour background)
{
    render->frame++;
    render->background =
        0xFF000000u | (uint32_t)background.r << 16 | (uint32_t)background.g << 8 | background.b;
    SDL_RenderSetClipRect(render->sdl, NULL);
    SDL_SetRenderDrawColor(render->sdl, background.r, background.g, background.b, 255);
    SDL_RenderClear(render->sdl);
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        switch (item->kind) {
        case DRAW_FILL:
            render_fill(render, item);
            break;
        case DRAW_FRAME:
            render_frame(render, item);
            break;
        case DRAW_SPRITE:
            render_sprite(render, item);
            break;
        case DRAW_TEXT:
            render_text(render, list, item);
            break;
        case DRAW_BOARD:
            render_board(render, item);
            break;
        case DRAW_CLIP:
            render_clip(render, item);
            break;
        }
    }
    if (render->texture_count > TEXTURES_KEPT && render->frame > FRAMES_KEPT)
        free_older(render, render->frame - FRAMES_KEPT);
}
