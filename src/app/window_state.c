/* SPDX-License-Identifier: MIT */
#include "app/window_state.h"

#include "prose/settings_prose.h"

#include <stdio.h>
#include <string.h>

static const char *const shape_names[] = {"normal", "maximized", "fullscreen"};

enum {
    SHAPE_COUNT = sizeof shape_names / sizeof *shape_names,
};

bool window_size_parse(const char *text, int *width, int *height)
{
    int w, h;
    char end;
    if (sscanf(text, "%5dx%5d%c", &w, &h, &end) != 2 || w < WINDOW_LEAST_WIDTH ||
        h < WINDOW_LEAST_HEIGHT || w > WINDOW_SIDE_MAX || h > WINDOW_SIDE_MAX)
        return false;
    *width = w;
    *height = h;
    return true;
}

static bool take_size(struct window_state *state, const char *value)
{
    return window_size_parse(value, &state->width, &state->height);
}

static bool take_shape(struct window_state *state, const char *value)
{
    for (int i = 0; i < SHAPE_COUNT; i++)
        if (strcmp(value, shape_names[i]) == 0) {
            state->shape = (enum window_shape)i;
            return true;
        }
    return false;
}

bool window_state_take(struct window_state *state, const char *name, const char *value,
                       struct strbuf *complaint)
{
    static const struct {
        const char *name;
        bool (*take)(struct window_state *state, const char *value);
        const char *valid;
    } entries[] = {
        {"size", take_size, WINDOW_SIZE_LEAST " - " WINDOW_SIZE_MOST},
        {"shape", take_shape, "normal, maximized, fullscreen"},
    };
    for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
        if (strcmp(name, entries[i].name) != 0)
            continue;
        if (entries[i].take(state, value))
            return true;
        settings_prose_bad_value(complaint, name, value, entries[i].valid);
        return false;
    }
    settings_prose_unknown(complaint, "window", name);
    return false;
}

void window_state_print(const struct window_state *state, char size[WINDOW_VALUE_SIZE],
                        char shape[WINDOW_VALUE_SIZE])
{
    size[0] = shape[0] = '\0';
    if (state->width == 0)
        return;
    snprintf(size, WINDOW_VALUE_SIZE, "%dx%d", state->width, state->height);
    snprintf(shape, WINDOW_VALUE_SIZE, "%s", shape_names[state->shape]);
}
