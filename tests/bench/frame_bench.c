/* SPDX-License-Identifier: MIT */
/* What one whole frame of the game costs: the pass over all widgets, the drawing and the present.
 *     frame_bench --size WxH --frames N [MODE]      prints milliseconds
 * The median of frames at rest or, by MODE, of those while the board turns (`turning`) or while the
 * computer thinks at full strength (`thinking`); or the slowest answer to a click, its frame
 * included, while it thinks (`clicking`). */
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

/* Two computers play. Their move is never made: each search is begun anew. */
static void begin_thinking(struct app *app)
{
    struct player full = player_stand_in(0, PLAYER_FULL, NULL);
    for (int i = 0; i < PLAYER_COUNT; i++)
        match_seat(&app->match, i, &full, &full);
}

static void go_on_thinking(struct app *app, int frame)
{
    (void)frame;
    if (!app->companion.view.thinks)
        companion_forget(&app->companion);
    app_draw(app);
}

static void click(struct app *app)
{
    const struct widget *square = ui_find(&app->shell.ui, "square-11");
    SDL_Event press = {.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT}};
    press.button.x = square->rect.x + square->rect.w / 2;
    press.button.y = square->rect.y + square->rect.h / 2;
    app_event(app, &press);
}

struct mode {
    const char *name;
    void (*begin)(struct app *app);            /* or NULL */
    void (*go_on)(struct app *app, int frame); /* before each frame; or NULL */
    void (*act)(struct app *app);              /* its time counts; or NULL */
    bool slowest;                              /* not the median */
};

static const struct mode modes[] = {
    {"", NULL, NULL, NULL, false},
    {"turning", NULL, go_on_turning, NULL, false},
    {"thinking", begin_thinking, go_on_thinking, NULL, false},
    {"clicking", begin_thinking, go_on_thinking, click, true},
};

static double time_frame(struct app *app, const struct mode *mode)
{
    uint64_t begin = SDL_GetPerformanceCounter();
    if (mode->act)
        mode->act(app);
    app->stale = true;
    app_draw(app);
    uint64_t ticks = SDL_GetPerformanceCounter() - begin;
    return (double)ticks * 1000 / (double)SDL_GetPerformanceFrequency();
}

static void print_time(struct app *app, const struct mode *mode, double *times, int frames)
{
    app->own_clock = true;
    if (mode->begin)
        mode->begin(app);
    app_draw(app); /* the first one makes the textures */
    for (int i = 0; i < frames; i++) {
        if (mode->go_on)
            mode->go_on(app, i);
        times[i] = time_frame(app, mode);
    }
    qsort(times, (size_t)frames, sizeof *times, by_value);
    printf("%.2f\n", times[mode->slowest ? frames - 1 : frames / 2]);
}

static const struct mode *mode_find(const char *name)
{
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
        if (strcmp(modes[i].name, name) == 0)
            return &modes[i];
    return NULL;
}

int main(int argc, char **argv)
{
    struct options options = {.rules = presets[1], .renderer = RENDERER_SOFTWARE};
    int frames = 0;
    const struct mode *mode = mode_find(argc == 6 ? argv[5] : "");
    if (argc < 5 || argc > 6 || !mode || strcmp(argv[1], "--size") != 0 ||
        strcmp(argv[3], "--frames") != 0 ||
        sscanf(argv[2], "%dx%d", &options.width, &options.height) != 2 ||
        (frames = atoi(argv[4])) < 1) {
        fputs("usage: frame_bench --size WxH --frames N [turning | thinking | clicking]\n", stderr);
        return 2;
    }
    struct app app;
    double *times = calloc((size_t)frames, sizeof *times);
    bool ready = app_init(&app, &options);
    int status = times && ready ? 0 : 1;
    if (status == 0)
        print_time(&app, mode, times, frames);
    free(times);
    app_finish(&app);
    return status;
}
