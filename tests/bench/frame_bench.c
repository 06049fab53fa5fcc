/* SPDX-License-Identifier: MIT */
/* What one whole frame of the game costs: the pass over all widgets, the drawing and the present.
 *     frame_bench --size WxH --frames N [turning]      prints the median, in milliseconds
 * At rest, or of those while the board turns. */
#include "app/window/app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TURN_FRAMES = 20, /* of one turn, 16 ms apart */
    FRAME_MS = 16,
};

static int by_value(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

/* The next moment of a board that turns, over and over again. */
static void go_on_turning(struct app *app, int frame)
{
    SDL_Event key = {.key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED}};
    key.key.keysym.sym = SDLK_f;
    key.key.keysym.mod = KMOD_LCTRL;
    app->clock += FRAME_MS;
    if (frame % TURN_FRAMES == 0)
        app_event(app, &key);
}

static double time_frame(struct app *app)
{
    uint64_t begin = SDL_GetPerformanceCounter();
    app->stale = true;
    app_draw(app);
    uint64_t ticks = SDL_GetPerformanceCounter() - begin;
    return (double)ticks * 1000 / (double)SDL_GetPerformanceFrequency();
}

static void print_median(struct app *app, bool turning, double *times, int frames)
{
    app->own_clock = true;
    app_draw(app); /* the first one makes the textures */
    for (int i = 0; i < frames; i++) {
        if (turning)
            go_on_turning(app, i);
        times[i] = time_frame(app);
    }
    qsort(times, (size_t)frames, sizeof *times, by_value);
    printf("%.2f\n", times[frames / 2]);
}

int main(int argc, char **argv)
{
    struct options options = {.rules = presets[1], .renderer = RENDERER_SOFTWARE};
    int frames = 0;
    bool turning = argc == 6 && strcmp(argv[5], "turning") == 0;
    if (argc != 5 + turning || strcmp(argv[1], "--size") != 0 || strcmp(argv[3], "--frames") != 0 ||
        sscanf(argv[2], "%dx%d", &options.width, &options.height) != 2 ||
        (frames = atoi(argv[4])) < 1) {
        fputs("usage: frame_bench --size WxH --frames N [turning]\n", stderr);
        return 2;
    }
    struct app app;
    double *times = calloc((size_t)frames, sizeof *times);
    bool ready = app_init(&app, &options);
    int status = times && ready ? 0 : 1;
    if (status == 0)
        print_median(&app, turning, times, frames);
    free(times);
    app_finish(&app);
    return status;
}
