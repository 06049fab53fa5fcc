/* SPDX-License-Identifier: MIT */
#include "toolkit/draw.h"

#include "base/array.h"
#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

enum {
    SOLID = 255,
};

static const struct colour no_tint = {255, 255, 255, 255};

void draw_list_finish(struct draw_list *list)
{
    free(list->items);
    free(list->strings);
    *list = (struct draw_list){0};
}

void draw_list_clear(struct draw_list *list)
{
    list->count = 0;
    list->strings_size = 0;
    list->faded = 0;
    list->placing = (struct placing){0};
}

static uint64_t hash_address(uint64_t hash, const void *address)
{
    return hash_bytes(hash, &address, sizeof address);
}

static uint64_t hash_item(uint64_t hash, const struct draw_list *list, const struct draw_item *item)
{
    hash = hash_bytes(hash, &item->kind, sizeof item->kind);
    hash = hash_bytes(hash, &item->rect, sizeof item->rect);
    hash = hash_bytes(hash, &item->mirrored, sizeof item->mirrored);
    hash = hash_bytes(hash, &item->turned, sizeof item->turned);
    hash = hash_bytes(hash, &item->colour, sizeof item->colour);
    hash = hash_bytes(hash, &item->radius, sizeof item->radius);
    hash = hash_bytes(hash, &item->width, sizeof item->width);
    hash = hash_address(hash, item->sprite);
    hash = hash_bytes(hash, &item->style, sizeof item->style);
    hash = hash_address(hash, item->maker);
    hash = hash_bytes(hash, &item->a, sizeof item->a);
    hash = hash_bytes(hash, &item->b, sizeof item->b);
    if (item->kind != DRAW_TEXT)
        return hash;
    const char *string = draw_string(list, item);
    return hash_bytes(hash, string, strlen(string));
}

static uint64_t hash_items(const struct draw_list *list, size_t from, size_t to)
{
    uint64_t hash = HASH_EMPTY;
    for (size_t i = from; i < to; i++)
        hash = hash_item(hash, list, &list->items[i]);
    return hash;
}

uint64_t draw_list_hash(const struct draw_list *list)
{
    return hash_items(list, 0, list->count);
}

const char *draw_string(const struct draw_list *list, const struct draw_item *item)
{
    return list->strings + item->string;
}

int draw_radius(const struct draw_item *item)
{
    return int_min(item->radius, int_min(item->rect.w, item->rect.h) / 2);
}

struct rect draw_text_place(const struct draw_item *item, int w, int h)
{
    bool from_right = item->mirrored != item->turned;
    return (struct rect){item->rect.x - (from_right ? w : 0), item->rect.y - (item->turned ? h : 0),
                         w, h};
}

/* The colour of a text is part of its texture, so its opacity is kept apart: otherwise a fading
 * text would need a texture for every frame. */
static void fade(const struct draw_list *list, struct draw_item *item)
{
    int opacity = SOLID - list->faded;
    if (item->kind == DRAW_TEXT)
        item->a = opacity;
    else
        item->colour.a = (uint8_t)(item->colour.a * opacity / SOLID);
}

/* Half a turn leaves the direction of a line as it is. */
static void place(const struct draw_list *list, struct draw_item *item)
{
    item->rect = rect_placed(item->rect, list->placing);
    item->mirrored = list->placing.mirrored;
    item->turned = list->placing.turned;
    if (item->kind == DRAW_LINE && item->mirrored && item->rect.w > item->width &&
        item->rect.h > item->width)
        item->a = !item->a;
}

static void add(struct draw_list *list, struct draw_item item)
{
    fade(list, &item);
    place(list, &item);
    list->items = array_reserve(list->items, &list->capacity, list->count + 1, sizeof item);
    list->items[list->count++] = item;
}

void draw_fill(struct draw_list *list, struct rect rect, int radius, struct colour colour)
{
    add(list,
        (struct draw_item){.kind = DRAW_FILL, .rect = rect, .radius = radius, .colour = colour});
}

void draw_frame(struct draw_list *list, struct rect rect, int radius, int width,
                struct colour colour)
{
    add(list,
        (struct draw_item){
            .kind = DRAW_FRAME, .rect = rect, .radius = radius, .width = width, .colour = colour});
}

void draw_line(struct draw_list *list, int x1, int y1, int x2, int y2, int width,
               struct colour colour)
{
    int w = abs(x2 - x1), h = abs(y2 - y1);
    add(list, (struct draw_item){.kind = DRAW_LINE,
                                 .rect = {int_min(x1, x2) - width / 2, int_min(y1, y2) - width / 2,
                                          w + width, h + width},
                                 .width = width,
                                 .a = (x2 > x1) != (y2 > y1) && w > 0 && h > 0,
                                 .colour = colour});
}

void draw_sprite(struct draw_list *list, const struct sprite *sprite, struct rect rect)
{
    draw_sprite_tinted(list, sprite, rect, no_tint);
}

void draw_sprite_tinted(struct draw_list *list, const struct sprite *sprite, struct rect rect,
                        struct colour tint)
{
    if (!sprite || rect.w <= 0 || rect.h <= 0)
        return;
    add(list,
        (struct draw_item){.kind = DRAW_SPRITE, .rect = rect, .sprite = sprite, .colour = tint});
}

void draw_sprite_stretched(struct draw_list *list, const struct sprite *sprite, struct rect rect,
                           int size, struct colour tint)
{
    if (!sprite || rect.w <= 0 || rect.h <= 0)
        return;
    add(list, (struct draw_item){
                  .kind = DRAW_SPRITE, .rect = rect, .sprite = sprite, .colour = tint, .a = size});
}

void draw_text(struct draw_list *list, int x, int y, struct text_style style, struct colour colour,
               const char *string)
{
    size_t size = strlen(string) + 1;
    if (size == 1)
        return;
    list->strings =
        array_reserve(list->strings, &list->strings_capacity, list->strings_size + size, 1);
    memcpy(list->strings + list->strings_size, string, size);
    add(list, (struct draw_item){.kind = DRAW_TEXT,
                                 .rect = {x, y, 0, 0},
                                 .style = style,
                                 .colour = colour,
                                 .string = list->strings_size});
    list->strings_size += size;
}

void draw_picture(struct draw_list *list, const struct picture_maker *maker, struct rect rect,
                  int a, int b)
{
    add(list,
        (struct draw_item){.kind = DRAW_PICTURE, .rect = rect, .maker = maker, .a = a, .b = b});
}

void draw_clip(struct draw_list *list, struct rect rect)
{
    add(list, (struct draw_item){.kind = DRAW_CLIP, .rect = rect});
}

void draw_unclip(struct draw_list *list)
{
    draw_clip(list, (struct rect){0});
}

void draw_fade(struct draw_list *list, double opacity)
{
    list->faded = SOLID - (int)(opacity * SOLID + 0.5);
}

bool draw_is_faded(const struct draw_list *list)
{
    return list->faded > 0;
}

size_t draw_layer_begin(struct draw_list *list, struct rect rect)
{
    add(list, (struct draw_item){.kind = DRAW_LAYER, .rect = rect});
    return list->count - 1;
}

void draw_layer_end(struct draw_list *list, size_t layer)
{
    struct draw_item *item = &list->items[layer];
    item->count = list->count - layer - 1;
    item->hash = hash_items(list, layer + 1, list->count);
}
