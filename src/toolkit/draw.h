/* SPDX-License-Identifier: MIT */
/* The screen as a list of drawing commands. All drawing goes into such a list first, so that tests
 * can read it. Only render.c calls SDL's renderer. */
#ifndef TOOLKIT_DRAW_H
#define TOOLKIT_DRAW_H

#include "toolkit/fonts.h"
#include "toolkit/geometry.h"
#include "toolkit/sprite.h"
#include "toolkit/theme.h"

enum draw_kind {
    DRAW_FILL,    /* a rectangle with corners of `radius` */
    DRAW_FRAME,   /* an outline of `width` pixels, inside the rectangle */
    DRAW_SPRITE,  /* a picture that fills the rectangle, tinted */
    DRAW_TEXT,    /* a string, from the top left corner of the rectangle as it was laid out */
    DRAW_PICTURE, /* an opaque picture that fills the rectangle, made by `maker` */
    DRAW_LINE,  /* a line of `width` pixels with round ends, from corner to corner of the rectangle;
                   from the bottom left one if `a` is not 0 */
    DRAW_CLIP,  /* limits what follows to the rectangle; of size 0: no limit */
    DRAW_LAYER, /* the next `count` items, kept as one opaque picture until they change */
};

struct draw_item {
    enum draw_kind kind;
    struct rect rect;      /* on the screen */
    bool mirrored, turned; /* of its placing, for what has a direction */
    struct colour colour;
    int radius, width;
    const struct sprite *sprite;
    const struct picture_maker *maker; /* DRAW_PICTURE, called with `a` and `b` */
    int a, b; /* DRAW_SPRITE: `a` is the side of the picture that is stretched; 0: the rectangle's.
                 DRAW_TEXT: `a` is the opacity */
    struct text_style style;
    size_t string; /* DRAW_TEXT: offset into the list's `strings` */
    size_t count;  /* DRAW_LAYER */
    uint64_t hash; /* of its items */
};

/* The caller owns it and reuses it for every frame. */
struct draw_list {
    struct draw_item *items;
    size_t count, capacity;
    char *strings;
    size_t strings_size, strings_capacity;
    int faded;              /* of 255: how much fainter new items are */
    struct placing placing; /* of new items; the callers below know only the layout */
};

void draw_list_finish(struct draw_list *list);
void draw_list_clear(struct draw_list *list);

/* Returns a hash of all that is drawn. Two lists with the same hash draw the same. */
uint64_t draw_list_hash(const struct draw_list *list);

/* Returns the string of a DRAW_TEXT item, valid until the list changes. */
const char *draw_string(const struct draw_list *list, const struct draw_item *item);

/* Returns the radius of the corners of a DRAW_FILL or DRAW_FRAME, limited by its size. */
int draw_radius(const struct draw_item *item);

/* Returns the place on the screen of a DRAW_TEXT whose line is w x h pixels. */
struct rect draw_text_place(const struct draw_item *item, int w, int h);

void draw_fill(struct draw_list *list, struct rect rect, int radius, struct colour colour);
void draw_frame(struct draw_list *list, struct rect rect, int radius, int width,
                struct colour colour);
/* Adds a line, `width` pixels thick, with round ends. */
void draw_line(struct draw_list *list, int x1, int y1, int x2, int y2, int width,
               struct colour colour);
/* Adds a sprite. Does nothing if `sprite` is NULL. */
void draw_sprite(struct draw_list *list, const struct sprite *sprite, struct rect rect);

/* Adds a sprite whose colours are multiplied by `tint`. The alpha of `tint` makes it fainter. */
void draw_sprite_tinted(struct draw_list *list, const struct sprite *sprite, struct rect rect,
                        struct colour tint);

/* Adds the picture for a square of `size` pixels, stretched to `rect`. Use it for what changes its
 * size while it moves, which would otherwise need a texture for every frame. */
void draw_sprite_stretched(struct draw_list *list, const struct sprite *sprite, struct rect rect,
                           int size, struct colour tint);
void draw_text(struct draw_list *list, int x, int y, struct text_style style, struct colour colour,
               const char *string);

/* Adds an opaque picture. The maker is called once for each size, pair of numbers and background.
 * It must outlive the list and the textures, as a constant does. */
void draw_picture(struct draw_list *list, const struct picture_maker *maker, struct rect rect,
                  int a, int b);

void draw_clip(struct draw_list *list, struct rect rect);
void draw_unclip(struct draw_list *list);

/* Begin and end a layer. What is drawn between them must lie within `rect`, directly on the
 * background, and change rarely: it is drawn once and then copied. Layers do not nest. Pass the
 * index that begin returns to end. */
size_t draw_layer_begin(struct draw_list *list, struct rect rect);
void draw_layer_end(struct draw_list *list, size_t layer);

/* Makes what follows fainter: everything but DRAW_PICTURE gets `opacity`, 0 to 1, of its own. For
 * what appears or disappears. */
void draw_fade(struct draw_list *list, double opacity);
bool draw_is_faded(const struct draw_list *list);

#endif
