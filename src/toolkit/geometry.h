/* SPDX-License-Identifier: MIT */
/* Rectangles in pixels, and layout by cutting strips off them. */
#ifndef TOOLKIT_GEOMETRY_H
#define TOOLKIT_GEOMETRY_H

#include <stdbool.h>

struct rect {
    int x, y, w, h;
};

static inline int int_min(int a, int b)
{
    return a < b ? a : b;
}

static inline int int_max(int a, int b)
{
    return a > b ? a : b;
}

static inline int int_clamp(int value, int low, int high)
{
    return int_max(low, int_min(value, high));
}

static inline bool rect_contains(struct rect rect, int x, int y)
{
    return x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h;
}

/* Returns `rect` smaller by `margin` on every side, never with a negative size. */
static inline struct rect rect_inset(struct rect rect, int margin)
{
    return (struct rect){rect.x + margin, rect.y + margin, int_max(0, rect.w - 2 * margin),
                         int_max(0, rect.h - 2 * margin)};
}

/* Returns a rectangle of w x h in the middle of `rect`. */
static inline struct rect rect_centred(struct rect rect, int w, int h)
{
    return (struct rect){rect.x + (rect.w - w) / 2, rect.y + (rect.h - h) / 2, w, h};
}

/* Returns the part that both share, of size 0 if there is none. */
static inline struct rect rect_common(struct rect a, struct rect b)
{
    int left = int_max(a.x, b.x), top = int_max(a.y, b.y);
    int right = int_min(a.x + a.w, b.x + b.w), bottom = int_min(a.y + a.h, b.y + b.h);
    return (struct rect){left, top, int_max(0, right - left), int_max(0, bottom - top)};
}

/* Each of these cuts a strip off one side of `rect`, which keeps the rest, and returns the strip.
 * It is no larger than `rect` was. */
static inline struct rect cut_top(struct rect *rect, int height)
{
    height = int_clamp(height, 0, rect->h);
    struct rect strip = {rect->x, rect->y, rect->w, height};
    rect->y += height;
    rect->h -= height;
    return strip;
}

static inline struct rect cut_bottom(struct rect *rect, int height)
{
    height = int_clamp(height, 0, rect->h);
    rect->h -= height;
    return (struct rect){rect->x, rect->y + rect->h, rect->w, height};
}

static inline struct rect cut_left(struct rect *rect, int width)
{
    width = int_clamp(width, 0, rect->w);
    struct rect strip = {rect->x, rect->y, width, rect->h};
    rect->x += width;
    rect->w -= width;
    return strip;
}

static inline struct rect cut_right(struct rect *rect, int width)
{
    width = int_clamp(width, 0, rect->w);
    rect->w -= width;
    return (struct rect){rect->x + rect->w, rect->y, width, rect->h};
}

/* Returns cell `index` of `count` equal columns of `rect` with `gap` between them. */
static inline struct rect rect_column(struct rect rect, int index, int count, int gap)
{
    int left = (rect.w + gap) * index / count;
    int right = (rect.w + gap) * (index + 1) / count - gap;
    return (struct rect){rect.x + left, rect.y, int_max(0, right - left), rect.h};
}

#endif
