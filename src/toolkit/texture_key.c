/* SPDX-License-Identifier: MIT */
#include "toolkit/texture_key.h"

#include <string.h>

bool texture_key_equal(const struct texture_key *a, const struct texture_key *b)
{
    return a->kind == b->kind && a->a == b->a && a->b == b->b && a->c == b->c && a->d == b->d &&
           a->sprite == b->sprite && a->maker == b->maker && a->background == b->background &&
           a->ink == b->ink && a->content == b->content &&
           (a->string == b->string ||
            (a->string && b->string && strcmp(a->string, b->string) == 0));
}

static uint32_t argb(struct colour colour)
{
    return (uint32_t)colour.a << 24 | (uint32_t)colour.r << 16 | (uint32_t)colour.g << 8 | colour.b;
}

static uint32_t opaque(struct colour colour)
{
    return 0xFF000000u | argb(colour);
}

bool texture_key_of(const struct draw_list *list, const struct draw_item *item,
                    struct colour background, struct texture_key *key)
{
    int w = item->rect.w, h = item->rect.h;
    switch (item->kind) {
    case DRAW_FILL:
        *key = (struct texture_key){.kind = TEXTURE_DISC, .a = draw_radius(item)};
        return key->a > 0;
    case DRAW_FRAME:
        *key = (struct texture_key){TEXTURE_RING, .a = draw_radius(item), .b = item->width};
        return key->a > 0;
    case DRAW_LINE:
        *key = (struct texture_key){TEXTURE_LINE, w, h, item->width, item->a};
        return true;
    case DRAW_SPRITE:
        *key = (struct texture_key){TEXTURE_SPRITE, .a = item->a ? item->a : w,
                                    .b = item->a ? item->a : h, .sprite = item->sprite,
                                    .ink = opaque(item->colour)};
        return true;
    case DRAW_TEXT:
        *key = (struct texture_key){TEXTURE_TEXT, .a = (int)item->style.face, .b = item->style.px,
                                    .string = draw_string(list, item), .ink = argb(item->colour)};
        return true;
    case DRAW_PICTURE:
        *key = (struct texture_key){
            TEXTURE_PICTURE,     w, h, item->a, item->b, .background = opaque(background),
            .maker = item->maker};
        return true;
    case DRAW_LAYER:
        *key = (struct texture_key){TEXTURE_LAYER, .a = w, .b = h, .background = opaque(background),
                                    .content = item->hash};
        return w > 0 && h > 0;
    case DRAW_CLIP:
        break;
    }
    return false;
}
