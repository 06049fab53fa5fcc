/* SPDX-License-Identifier: MIT */
#include "app/app.h"

#include "app/paths.h"
#include "app/window.h"

#include <SDL_image.h>
#include <stdio.h>
#include <string.h>

enum {
    FRAME_MS = 16,    /* between two frames of an animation */
    FAREWELL_MS = 50, /* for what SDL still has on its way to the window */
};

static void quit(void *data)
{
    ((struct app *)data)->running = false;
}

static void toggle_fullscreen(void *data)
{
    SDL_Window *window = ((struct app *)data)->window;
    bool full = SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP;
    if (SDL_SetWindowFullscreen(window, full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP) != 0)
        SDL_Log("the window cannot change to or from full screen: %s", SDL_GetError());
}

static void copy_text(void *data, const char *text)
{
    (void)data;
    if (SDL_SetClipboardText(text) != 0)
        SDL_Log("the clipboard takes no text: %s", SDL_GetError());
}

static void paste_text(void *data, char *out, size_t size)
{
    (void)data;
    char *text = SDL_GetClipboardText();
    SDL_utf8strlcpy(out, text ? text : "", size);
    SDL_free(text);
}

static void begin_match(struct app *app, const struct options *options)
{
    struct match_setup setup = {
        .rules = options->rules,
        .starter = STARTER_WINNER,
        .start = options->has_position ? &options->position : NULL,
    };
    match_init(&app->match, &setup);
    struct host host = {app,       quit,       toggle_fullscreen,
                        copy_text, paste_text, &app->config->rulebook};
    screens_init(&app->screens, app->fonts, &app->match, &app->config->preferences, host);
}

bool app_init(struct app *app, const struct options *options)
{
    char assets[1024];
    *app = (struct app){.running = true, .stale = true};
    app->no_config.preferences.scale = options->scale;
    app->config = options->config ? options->config : &app->no_config;
    if (!paths_assets(assets, sizeof assets) || !window_open(options, &app->window, &app->sdl))
        return false;
    app->fonts = fonts_create(NULL);
    if (!app->fonts) {
        fputs("crownhead: no font can be used; the line above says why\n", stderr);
        return false;
    }
    app->render = render_create(app->sdl, app->fonts, assets);
    begin_match(app, options);
    return app->render != NULL;
}

void app_finish(struct app *app)
{
    config_keep(app->config);
    config_close(&app->no_config);
    /* On X11 SDL wakes its own wait by a message to the window over a second connection. If the
     * window is gone when that arrives, Xlib ends the program with an error. */
    if (app->window)
        SDL_WaitEventTimeout(NULL, FAREWELL_MS);
    screens_finish(&app->screens);
    match_finish(&app->match);
    render_destroy(app->render);
    fonts_destroy(app->fonts);
    if (app->sdl)
        SDL_DestroyRenderer(app->sdl);
    if (app->window)
        SDL_DestroyWindow(app->window);
    IMG_Quit();
    SDL_Quit();
}

static uint64_t now(const struct app *app)
{
    return app->own_clock ? app->clock : SDL_GetTicks64();
}

/* Text input is on only while a field asks for it. */
static void follow_text_input(struct app *app)
{
    const struct ui *ui = &app->screens.ui;
    if (ui->wants_text == app->text_input)
        return;
    app->text_input = ui->wants_text;
    if (!app->text_input) {
        SDL_StopTextInput();
        return;
    }
    SDL_Rect rect = {ui->text_rect.x, ui->text_rect.y, ui->text_rect.w, ui->text_rect.h};
    SDL_SetTextInputRect(&rect);
    SDL_StartTextInput();
}

static void pass(struct app *app, const struct input *input)
{
    int w = 1, h = 1;
    SDL_GetRendererOutputSize(app->sdl, &w, &h);
    screens_pass(&app->screens, int_max(1, w), int_max(1, h), input, now(app));
    follow_text_input(app);
}

void app_event(struct app *app, const SDL_Event *event)
{
    switch (event->type) {
    case SDL_QUIT:
        app->running = false;
        return;
    case SDL_RENDER_DEVICE_RESET:
    case SDL_RENDER_TARGETS_RESET:
        render_forget(app->render);
        app->stale = true;
        return;
    case SDL_WINDOWEVENT:
        app->stale = true;
        break;
    default:
        break;
    }
    int points_w, points_h, pixels_w, pixels_h;
    struct input input;
    SDL_GetWindowSize(app->window, &points_w, &points_h);
    SDL_GetRendererOutputSize(app->sdl, &pixels_w, &pixels_h);
    if (input_from_sdl(event, (double)pixels_w / int_max(1, points_w),
                       (double)pixels_h / int_max(1, points_h), &input))
        pass(app, &input);
}

static void follow_title(struct app *app)
{
    char memory[sizeof app->title];
    struct strbuf title = strbuf_init(memory, sizeof memory);
    screens_title(&app->screens, &title);
    if (strcmp(memory, app->title) == 0)
        return;
    memcpy(app->title, memory, sizeof memory);
    SDL_SetWindowTitle(app->window, app->title);
}

static void render_now(struct app *app)
{
    const struct ui *ui = &app->screens.ui;
    render_list(app->render, &ui->list, ui_colour(ui, COLOUR_TABLE));
}

static void show(struct app *app)
{
    static const struct input nothing = {.kind = INPUT_NONE};
    pass(app, &nothing);
    follow_title(app);
    uint64_t hash = draw_list_hash(&app->screens.ui.list);
    if (hash == app->shown && !app->stale)
        return;
    app->shown = hash;
    app->stale = false;
    render_now(app);
    SDL_RenderPresent(app->sdl);
}

void app_draw(struct app *app)
{
    show(app);
    /* Behind the picture: nobody waits for the disk. */
    if (!screens_animating(&app->screens))
        config_keep(app->config);
}

/* Of motions that wait in a row only the last one matters. */
static bool overtaken(const SDL_Event *event)
{
    SDL_Event next;
    return event->type == SDL_MOUSEMOTION &&
           SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) == 1 &&
           next.type == SDL_MOUSEMOTION;
}

static void take_waiting_events(struct app *app)
{
    SDL_Event event;
    while (app->running && SDL_PollEvent(&event))
        if (!overtaken(&event))
            app_event(app, &event);
}

void app_run(struct app *app)
{
    app_draw(app);
    while (app->running) {
        uint64_t frame_began = SDL_GetTicks64();
        take_waiting_events(app);
        if (!app->running)
            break;
        app_draw(app);
        if (!screens_animating(&app->screens)) {
            SDL_WaitEvent(NULL);
            continue;
        }
        uint64_t took = SDL_GetTicks64() - frame_began;
        SDL_WaitEventTimeout(NULL, took < FRAME_MS ? (int)(FRAME_MS - took) : 1);
    }
}

bool app_screenshot(struct app *app, const char *file)
{
    int w, h;
    SDL_GetRendererOutputSize(app->sdl, &w, &h);
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, w, h, 24, SDL_PIXELFORMAT_RGB24);
    app_draw(app);
    render_now(app);
    bool saved = picture &&
                 SDL_RenderReadPixels(app->sdl, NULL, SDL_PIXELFORMAT_RGB24, picture->pixels,
                                      picture->pitch) == 0 &&
                 IMG_SavePNG(picture, file) == 0;
    if (!saved)
        fprintf(stderr, "crownhead: the picture %s cannot be written: %s\n", file, SDL_GetError());
    SDL_FreeSurface(picture);
    return saved;
}
