/* SPDX-License-Identifier: MIT */
/* The screen as a list of drawing commands. Whatever is shown is first put into such a list, so
 * that a test can read back what would be drawn, and only render.c speaks to SDL's renderer. */
#ifndef TOOLKIT_DRAW_H
#define TOOLKIT_DRAW_H

#include "toolkit/fonts.h"
#include "toolkit/geometry.h"
#include "toolkit/sprite.h"
#include "toolkit/theme.h"

enum draw_kind {
    DRAW_FILL,    /* a rectangle, its corners rounded by `radius` */
    DRAW_FRAME,   /* the outline of one, `width` pixels, inside the rectangle */
    DRAW_SPRITE,  /* a picture that fills the rectangle, tinted */
    DRAW_TEXT,    /* a string, its top left corner at the rectangle's */
    DRAW_PICTURE, /* an opaque picture that fills the rectangle, composed by its owner */
    DRAW_LINE,  /* a line of `width` pixels with round ends, from corner to corner of the rectangle;
                   from the bottom left one if `a` is not 0 */
    DRAW_CLIP,  /* from here on only inside the rectangle; of size 0: everywhere */
    DRAW_LAYER, /* the next `count` items, kept as one opaque picture as long as they stay alike */
};

struct draw_item {
    enum draw_kind kind;
    struct rect rect;
    struct colour colour;
    int radius, width;
    const struct sprite *sprite;
    const struct picture_maker
        *maker; /* DRAW_PICTURE, with the two numbers that it is asked with */
    int a, b;   /* DRAW_SPRITE: `a` is the side it is made for; 0: as the rectangle is. DRAW_TEXT:
                   `a` is its opacity */
    struct text_style style;
    size_t string; /* DRAW_TEXT: offset into the list's `strings` */
    size_t count;  /* DRAW_LAYER */
    uint64_t hash; /* of these: differs when the items do */
};

/* Owned by whoever draws; reused frame after frame. */
struct draw_list {
    struct draw_item *items;
    size_t count, capacity;
    char *strings;
    size_t strings_size, strings_capacity;
    int faded; /* of 255: so much fainter is what is added now */
};

void draw_list_finish(struct draw_list *list);
void draw_list_clear(struct draw_list *list);

/* A number that differs, for all practical purposes, when what would be drawn differs. */
uint64_t draw_list_hash(const struct draw_list *list);

/* The string of a DRAW_TEXT item; valid until the list changes. */
const char *draw_string(const struct draw_list *list, const struct draw_item *item);

/* The radius of a DRAW_FILL's or DRAW_FRAME's corners, as large as there is room for. */
int draw_radius(const struct draw_item *item);

void draw_fill(struct draw_list *list, struct rect rect, int radius, struct colour colour);
void draw_frame(struct draw_list *list, struct rect rect, int radius, int width,
                struct colour colour);
/* `width` pixels thick around both ends and between them. */
void draw_line(struct draw_list *list, int x1, int y1, int x2, int y2, int width,
               struct colour colour);
/* `sprite` NULL: nothing. */
void draw_sprite(struct draw_list *list, const struct sprite *sprite, struct rect rect);

/* `tint` multiplies the picture's colours; its alpha makes it fainter. */
void draw_sprite_tinted(struct draw_list *list, const struct sprite *sprite, struct rect rect,
                        struct colour tint);

/* The picture made for a square of `size` pixels and stretched to `rect`: for what changes its size
 * while it moves, which would otherwise need a texture for every frame. */
void draw_sprite_stretched(struct draw_list *list, const struct sprite *sprite, struct rect rect,
                           int size, struct colour tint);
void draw_text(struct draw_list *list, int x, int y, struct text_style style, struct colour colour,
               const char *string);

/* The maker is asked once for each size, pair of numbers and background; it must outlive the
 * list and the textures, as a constant does. */
void draw_picture(struct draw_list *list, const struct picture_maker *maker, struct rect rect,
                  int a, int b);

void draw_clip(struct draw_list *list, struct rect rect);
void draw_unclip(struct draw_list *list);

/* What is drawn between begin and end lies within `rect`, directly on the background, and changes
 * rarely: it is drawn once and then copied. Layers do not nest. The index that begin returns is
 * for end. */
size_t draw_layer_begin(struct draw_list *list, struct rect rect);
void draw_layer_end(struct draw_list *list, size_t layer);

/* From here on everything but DRAW_PICTURE has so much of its own opacity, 0 to 1: what comes into
 * sight, or leaves it. */
void draw_fade(struct draw_list *list, double opacity);
bool draw_is_faded(const struct draw_list *list);

#endif
