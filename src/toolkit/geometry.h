/* SPDX-License-Identifier: MIT */
/* Rectangles in pixels, layout by cutting strips off them, and how a layout lies on the screen. */
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

/* How a part of the layout lies on the screen. All zero: as it is laid out. */
struct placing {
    bool mirrored; /* left and right are exchanged, for a language from right to left */
    bool turned;   /* upside down, for a player who sits opposite */
    int x, y;      /* the corner of the part on the screen, less that in the layout; where an axis
                      is reversed, their sum and the size */
};

static inline bool placing_reverses_x(struct placing placing)
{
    return placing.mirrored != placing.turned;
}

/* Returns the placing by which the part `from` of a layout covers `to`, of the same size. */
static inline struct placing placing_of(struct rect from, struct rect to, bool mirrored,
                                        bool turned)
{
    struct placing placing = {.mirrored = mirrored, .turned = turned};
    placing.x = placing_reverses_x(placing) ? to.x + to.w + from.x : to.x - from.x;
    placing.y = turned ? to.y + to.h + from.y : to.y - from.y;
    return placing;
}

/* Returns where a rectangle of the layout lies on the screen. */
static inline struct rect rect_placed(struct rect rect, struct placing placing)
{
    int x = placing_reverses_x(placing) ? placing.x - rect.x - rect.w : placing.x + rect.x;
    int y = placing.turned ? placing.y - rect.y - rect.h : placing.y + rect.y;
    return (struct rect){x, y, rect.w, rect.h};
}

/* Returns the rectangle of the layout that lies there. */
static inline struct rect rect_unplaced(struct rect rect, struct placing placing)
{
    int x = placing_reverses_x(placing) ? placing.x - rect.x - rect.w : rect.x - placing.x;
    int y = placing.turned ? placing.y - rect.y - rect.h : rect.y - placing.y;
    return (struct rect){x, y, rect.w, rect.h};
}

#endif
