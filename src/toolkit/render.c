/* SPDX-License-Identifier: MIT */
#include "toolkit/render.h"

#include "toolkit/textures.h"

#include <stdlib.h>

enum {
    LAYERS_MET = 16,
};

static const struct colour untinted = {255, 255, 255, 255};

struct render {
    SDL_Renderer *sdl;
    struct textures *textures;
    struct colour background;
    int origin_x, origin_y;   /* of the layer being drawn, or 0 */
    uint64_t met[LAYERS_MET]; /* hashes of layers that were drawn without a texture */
    unsigned meetings;
};

struct render *render_create(SDL_Renderer *sdl, struct fonts *fonts, const char *assets)
{
    struct render *render = calloc(1, sizeof *render);
    if (!render)
        return NULL;
    render->sdl = sdl;
    render->textures = textures_create(sdl, fonts, assets);
    if (render->textures)
        return render;
    free(render);
    return NULL;
}

void render_destroy(struct render *render)
{
    if (!render)
        return;
    textures_destroy(render->textures);
    free(render);
}

void render_lend_art(struct render *render, struct art *art)
{
    textures_lend_art(render->textures, art);
}

void render_forget(struct render *render)
{
    textures_forget(render->textures);
}

static void clear(struct render *render)
{
    struct colour colour = render->background;
    SDL_RenderSetClipRect(render->sdl, NULL);
    SDL_SetRenderDrawColor(render->sdl, colour.r, colour.g, colour.b, 255);
    SDL_RenderClear(render->sdl);
}

static SDL_Rect shifted(const struct render *render, SDL_Rect rect)
{
    rect.x -= render->origin_x;
    rect.y -= render->origin_y;
    return rect;
}

/* Returns the flips by which a picture follows its placing: half a turn is both of them. */
static SDL_RendererFlip flips(const struct draw_item *item, bool directed)
{
    bool across = (directed && item->mirrored) != item->turned;
    return (SDL_RendererFlip)((across ? SDL_FLIP_HORIZONTAL : SDL_FLIP_NONE) |
                              (item->turned ? SDL_FLIP_VERTICAL : SDL_FLIP_NONE));
}

static void copy_flipped(struct render *render, const struct texture *texture, const SDL_Rect *from,
                         const SDL_Rect *to, struct colour tint, SDL_RendererFlip flip)
{
    if (!texture || tint.a == 0)
        return;
    SDL_SetTextureColorMod(texture->sdl, tint.r, tint.g, tint.b);
    SDL_SetTextureAlphaMod(texture->sdl, tint.a);
    SDL_Rect at = shifted(render, *to);
    if (flip == SDL_FLIP_NONE)
        SDL_RenderCopy(render->sdl, texture->sdl, from, &at);
    else
        SDL_RenderCopyEx(render->sdl, texture->sdl, from, &at, 0, NULL, flip);
}

static void copy(struct render *render, const struct texture *texture, const SDL_Rect *from,
                 const SDL_Rect *to, struct colour tint)
{
    copy_flipped(render, texture, from, to, tint, SDL_FLIP_NONE);
}

static void fill(struct render *render, SDL_Rect rect, struct colour colour)
{
    if (colour.a == 0)
        return;
    SDL_SetRenderDrawBlendMode(render->sdl,
                               colour.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(render->sdl, colour.r, colour.g, colour.b, colour.a);
    rect = shifted(render, rect);
    SDL_RenderFillRect(render->sdl, &rect);
}

static const struct texture *texture_of(struct render *render, const struct draw_list *list,
                                        const struct draw_item *item)
{
    struct texture_key key;
    return texture_key_of(list, item, render->background, &key)
               ? textures_get(render->textures, key)
               : NULL;
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

static void render_fill(struct render *render, const struct draw_list *list,
                        const struct draw_item *item)
{
    SDL_Rect r = {item->rect.x, item->rect.y, item->rect.w, item->rect.h};
    int radius = draw_radius(item);
    if (radius <= 0) {
        fill(render, r, item->colour);
        return;
    }
    corners(render, texture_of(render, list, item), r, radius, item->colour);
    fill(render, (SDL_Rect){r.x + radius, r.y, r.w - 2 * radius, radius}, item->colour);
    fill(render, (SDL_Rect){r.x, r.y + radius, r.w, r.h - 2 * radius}, item->colour);
    fill(render, (SDL_Rect){r.x + radius, r.y + r.h - radius, r.w - 2 * radius, radius},
         item->colour);
}

static void render_frame(struct render *render, const struct draw_list *list,
                         const struct draw_item *item)
{
    SDL_Rect r = {item->rect.x, item->rect.y, item->rect.w, item->rect.h};
    int radius = draw_radius(item), width = item->width;
    if (radius > 0)
        corners(render, texture_of(render, list, item), r, radius, item->colour);
    fill(render, (SDL_Rect){r.x + radius, r.y, r.w - 2 * radius, width}, item->colour);
    fill(render, (SDL_Rect){r.x + radius, r.y + r.h - width, r.w - 2 * radius, width},
         item->colour);
    fill(render, (SDL_Rect){r.x, r.y + radius, width, r.h - 2 * radius}, item->colour);
    fill(render, (SDL_Rect){r.x + r.w - width, r.y + radius, width, r.h - 2 * radius},
         item->colour);
}

/* Draws a sprite. Its texture already has its colour. */
static void render_sprite(struct render *render, const struct draw_list *list,
                          const struct draw_item *item)
{
    SDL_Rect to = {item->rect.x, item->rect.y, item->rect.w, item->rect.h};
    const struct texture *texture = texture_of(render, list, item);
    struct colour fade = {255, 255, 255, item->colour.a};
    if (texture && item->a)
        SDL_SetTextureScaleMode(texture->sdl, SDL_ScaleModeLinear);
    copy_flipped(render, texture, NULL, &to, fade, flips(item, item->sprite->directed));
}

static void render_line(struct render *render, const struct draw_list *list,
                        const struct draw_item *item)
{
    SDL_Rect to = {item->rect.x, item->rect.y, item->rect.w, item->rect.h};
    copy(render, texture_of(render, list, item), NULL, &to, item->colour);
}

static void render_text(struct render *render, const struct draw_list *list,
                        const struct draw_item *item)
{
    const struct texture *texture = texture_of(render, list, item);
    if (!texture)
        return;
    struct rect line = draw_text_place(item, texture->w, texture->h - 2 * texture->above);
    SDL_Rect to = {line.x, line.y - texture->above, texture->w, texture->h};
    copy_flipped(render, texture, NULL, &to, (struct colour){255, 255, 255, (uint8_t)item->a},
                 flips(item, false));
}

static void render_picture(struct render *render, const struct draw_list *list,
                           const struct draw_item *item)
{
    SDL_Rect to = {item->rect.x, item->rect.y, item->rect.w, item->rect.h};
    copy_flipped(render, texture_of(render, list, item), NULL, &to, untinted, flips(item, false));
}

static void render_clip(struct render *render, const struct draw_item *item)
{
    SDL_Rect clip = {item->rect.x, item->rect.y, item->rect.w, item->rect.h};
    clip = shifted(render, clip);
    SDL_RenderSetClipRect(render->sdl, clip.w > 0 && clip.h > 0 ? &clip : NULL);
}

static void render_items(struct render *render, const struct draw_list *list, size_t from,
                         size_t to);

/* Begins to draw a layer into a texture of its own, which is the target until leave_layer. Returns
 * NULL if the renderer cannot do this. */
static SDL_Texture *enter_layer(struct render *render, const struct draw_list *list,
                                const struct draw_item *item)
{
    size_t first = (size_t)(item - list->items) + 1;
    SDL_Texture *target = SDL_CreateTexture(render->sdl, SDL_PIXELFORMAT_XRGB8888,
                                            SDL_TEXTUREACCESS_TARGET, item->rect.w, item->rect.h);
    if (!target || SDL_SetRenderTarget(render->sdl, target) != 0) {
        SDL_DestroyTexture(target);
        return NULL;
    }
    render->origin_x = item->rect.x;
    render->origin_y = item->rect.y;
    clear(render);
    render_items(render, list, first, first + item->count);
    return target;
}

static void leave_layer(struct render *render)
{
    SDL_RenderSetClipRect(render->sdl, NULL);
    render->origin_x = render->origin_y = 0;
    SDL_SetRenderTarget(render->sdl, NULL);
}

static struct texture *make_layer(struct render *render, const struct draw_list *list,
                                  const struct draw_item *item, struct texture_key key)
{
    SDL_Texture *target = enter_layer(render, list, item);
    if (!target)
        return NULL;
    leave_layer(render);
    return textures_add(render->textures, key, target);
}

/* Returns true if the layer was drawn before. A layer gets a texture at its second drawing: one
 * that is shown only once, as the first frame may be, is not worth it. */
static bool met_before(struct render *render, uint64_t hash)
{
    for (int i = 0; i < LAYERS_MET; i++)
        if (render->met[i] == hash)
            return true;
    render->met[render->meetings++ % LAYERS_MET] = hash;
    return false;
}

/* Draws a layer. Returns how many of the following items it has handled. */
static size_t render_layer(struct render *render, const struct draw_list *list,
                           const struct draw_item *item)
{
    SDL_Rect to = {item->rect.x, item->rect.y, item->rect.w, item->rect.h};
    struct texture_key key;
    if (!texture_key_of(list, item, render->background, &key))
        return 0;
    struct texture *layer = textures_get(render->textures, key);
    if (!layer && met_before(render, item->hash))
        layer = make_layer(render, list, item, key);
    if (!layer)
        return 0; /* the caller then draws them one by one */
    copy(render, layer, NULL, &to, untinted);
    return item->count;
}

static void render_items(struct render *render, const struct draw_list *list, size_t from,
                         size_t to)
{
    for (size_t i = from; i < to; i++) {
        const struct draw_item *item = &list->items[i];
        switch (item->kind) {
        case DRAW_FILL:
            render_fill(render, list, item);
            break;
        case DRAW_FRAME:
            render_frame(render, list, item);
            break;
        case DRAW_SPRITE:
            render_sprite(render, list, item);
            break;
        case DRAW_LINE:
            render_line(render, list, item);
            break;
        case DRAW_TEXT:
            render_text(render, list, item);
            break;
        case DRAW_PICTURE:
            render_picture(render, list, item);
            break;
        case DRAW_CLIP:
            render_clip(render, item);
            break;
        case DRAW_LAYER:
            i += render_layer(render, list, item);
            break;
        }
    }
}

void render_list(struct render *render, const struct draw_list *list, struct colour background)
{
    textures_next_frame(render->textures);
    render->background = background;
    clear(render);
    render_items(render, list, 0, list->count);
}
