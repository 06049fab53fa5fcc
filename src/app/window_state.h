/* SPDX-License-Identifier: MIT */
/* How the window was left, so that it comes back like that: the settings file's section [window].
 * No preference: it is remembered, not chosen. */
#ifndef APP_WINDOW_STATE_H
#define APP_WINDOW_STATE_H

#include "base/strbuf.h"

#include <stdbool.h>

enum window_shape {
    WINDOW_NORMAL,
    WINDOW_MAXIMIZED,
    WINDOW_FULLSCREEN,
};

enum {
    WINDOW_LEAST_WIDTH = 320, /* points; the window gets no smaller */
    WINDOW_LEAST_HEIGHT = 240,
    WINDOW_SIDE_MAX = 16384,
    WINDOW_VALUE_SIZE = 24,
};

struct window_state {
    int width, height; /* points, when it is of normal shape; 0: nothing is remembered */
    enum window_shape shape;
};

/* A size as "1280x800". False if it is none, or not one that a window can have; then neither number
 * changes. */
bool window_size_parse(const char *text, int *width, int *height);

/* From the one to the other, as it is said. */
#define WINDOW_SIZE_LEAST "320x240"
#define WINDOW_SIZE_MOST  "16384x16384"

/* Takes the value of the entry called `name`. False, with a sentence in `complaint`, if it is not
 * understood; then `state` stays as it is. */
bool window_state_take(struct window_state *state, const char *name, const char *value,
                       struct strbuf *complaint);

/* The values of the entries "size" and "shape"; both empty if nothing is remembered. */
void window_state_print(const struct window_state *state, char size[WINDOW_VALUE_SIZE],
                        char shape[WINDOW_VALUE_SIZE]);

#endif
