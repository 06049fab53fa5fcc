/* SPDX-License-Identifier: MIT */
#include "app/window/window_state.h"

#include "base/scan.h"

const char *const window_shape_names[WINDOW_SHAPE_COUNT] = {"normal", "maximized", "fullscreen"};

bool window_size_parse(const char *text, int *width, int *height)
{
    int w, h;
    if (!scan_number(&text, &w) || !scan_char(&text, 'x') || !scan_number(&text, &h) || *text ||
        w < WINDOW_LEAST_WIDTH || h < WINDOW_LEAST_HEIGHT || w > WINDOW_SIDE_MAX ||
        h > WINDOW_SIDE_MAX)
        return false;
    *width = w;
    *height = h;
    return true;
}
