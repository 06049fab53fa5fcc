/* SPDX-License-Identifier: MIT */
/* What one whole frame of the game costs: the pass over all widgets, the drawing and the present.
 *     frame_bench --size WxH --frames N      prints the median, in milliseconds */
#include "app/app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_value(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

static double time_frame(struct app *app)
{
    uint64_t begin = SDL_GetPerformanceCounter();
    app->stale = true;
    app_draw(app);
    uint64_t ticks = SDL_GetPerformanceCounter() - begin;
    return (double)ticks * 1000 / (double)SDL_GetPerformanceFrequency();
}

int main(int argc, char **argv)
{
    struct options options = {.rules = presets[1], .renderer = RENDERER_SOFTWARE};
    int frames = 0;
    if (argc != 5 || strcmp(argv[1], "--size") != 0 || strcmp(argv[3], "--frames") != 0 ||
        sscanf(argv[2], "%dx%d", &options.width, &options.height) != 2 ||
        (frames = atoi(argv[4])) < 1) {
        fputs("usage: frame_bench --size WxH --frames N\n", stderr);
        return 2;
    }
    struct app app;
    double *times = calloc((size_t)frames, sizeof *times);
    if (!times || !app_init(&app, &options))
        return 1;
    app.own_clock = true;
    app_draw(&app); /* the first one makes the textures */
    for (int i = 0; i < frames; i++)
        times[i] = time_frame(&app);
    qsort(times, (size_t)frames, sizeof *times, by_value);
    printf("%.2f\n", times[frames / 2]);
    free(times);
    app_finish(&app);
    return 0;
}
