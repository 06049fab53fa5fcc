/* SPDX-License-Identifier: MIT */
/* The state in which the window was left, to restore it: the section [window] of the settings. It
 * is remembered, not chosen, so it is no preference. */
#ifndef APP_WINDOW_WINDOW_STATE_H
#define APP_WINDOW_WINDOW_STATE_H

#include <stdbool.h>

enum window_shape {
    WINDOW_NORMAL,
    WINDOW_MAXIMIZED,
    WINDOW_FULLSCREEN,
    WINDOW_SHAPE_COUNT,
};

enum {
    WINDOW_LEAST_WIDTH = 320, /* points; the least size of the window */
    WINDOW_LEAST_HEIGHT = 240,
    WINDOW_SIDE_MAX = 16384,
};

struct window_state {
    int width, height; /* points, in its normal shape; 0: unknown */
    enum window_shape shape;
};

/* Reads a size like "1280x800". Returns false, and changes neither number, if it is not one that a
 * window can have. */
bool window_size_parse(const char *text, int *width, int *height);

/* The smallest and the largest size, as text. */
#define WINDOW_SIZE_LEAST "320x240"
#define WINDOW_SIZE_MOST  "16384x16384"

/* The names of the shapes in the file. */
extern const char *const window_shape_names[WINDOW_SHAPE_COUNT];

#endif
