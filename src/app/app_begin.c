/* SPDX-License-Identifier: MIT */
/* How the program begins and ends. */
#include "app/app_parts.h"
#include "app/paths.h"
#include "base/log.h"
#include "prose/names.h"

#include <SDL_image.h>
#include <string.h>

enum {
    FAREWELL_MS = 50, /* for what SDL still has on its way to the window */
};

/* A match like the last one. */
static void begin_new_match(struct app *app, const struct options *options)
{
    struct match_setup setup = {
        .rules = options->rules,
        .start = options->has_position ? &options->position : NULL,
    };
    const struct last_match *last = &app->config->last;
    last_match_set_up(last, &setup);
    /* A position from elsewhere is one of the usual rules. What is not known has been told of when
     * it was read. */
    struct text_error error;
    if (!options->has_rules && !options->has_position)
        last_match_find_rules(last, &app->config->rulebook, &setup.rules, &error);
    setup_name_players(&setup);
    match_init(&app->match, &setup);
}

/* To where nothing had been played yet. */
static void go_back(struct app *app)
{
    const struct last_match *last = &app->config->last;
    app->shell.desk.turned = last_match_turned(last);
    shell_go_back_to(&app->shell, last->texts[LAST_PAGE]);
}

/* The match of the last run, or a new one. */
static void begin_match(struct app *app, const struct options *options)
{
    struct saved_match saved;
    struct resumed resumed;
    bool goes_on = keeper_take_up(&app->keeper, options, &app->config->rulebook, &saved, &resumed);
    if (goes_on)
        app->match = resumed.match;
    else
        begin_new_match(app, options);
    app_begin_shell(app);
    if (goes_on)
        in_out_resumed(&app->in_out, &saved, &resumed);
    else if (!keeper_begins_anew(options))
        go_back(app);
    keeper_started(&app->keeper, goes_on ? &saved : NULL, !resumed.whole);
    app->seen = app_match_now(app);
    saved_match_finish(&saved);
}

/* What is shown first, without the texts: nobody has looked for a font yet. It is taken that the
 * window will be as large as it was asked for: how large a full screen is nobody knows yet. */
static void begin_art(struct app *app, const struct options *options, const char *assets)
{
    if (options->fullscreen)
        return;
    const struct ui *ui = &app->shell.ui;
    shell_look(&app->shell, options->width, options->height, app_now(app));
    early_art_begin(&app->early_art, assets, ui->screen, &ui->list, ui_colour(ui, COLOUR_TABLE));
}

static bool find_fonts(struct app *app)
{
    app->fonts = fonts_create(NULL);
    app->shell.ui.fonts = app->fonts;
    if (!app->fonts)
        log_warning("no font can be used; the line above says why");
    return app->fonts != NULL;
}

bool app_init(struct app *app, const struct options *options)
{
    char assets[1024];
    *app = (struct app){.running = true, .stale = true};
    app->no_config.in_memory = true;
    preferences_init(&app->no_config.preferences);
    app->no_config.preferences.scale = options->scale;
    app->config = options->config ? options->config : &app->no_config;
    if (!paths_assets(assets, sizeof assets))
        return false;
    window_prepare(options); /* before there is a second thread: it changes the environment */
    in_out_init(&app->in_out, &app->shell, &app->match, app->config);
    keeper_init(&app->keeper, options, &app->shell, &app->in_out);
    librarian_init(&app->librarian, &app->keeper, &app->shell, &app->in_out);
    begin_match(app, options);
    if (options->file)
        in_out_open_file(&app->in_out, options->file, options->has_rules ? &options->rules : NULL);
    begin_art(app, options, assets);
    if (!find_fonts(app) || !window_open(options, &app->window, &app->sdl))
        return false;
    app->opened = window_opened(app->window, options);
    app->window_watch = (struct window_watch){.state = app->opened};
    app->render = render_create(app->sdl, app->fonts, assets);
    return app->render != NULL;
}

/* Only what the player has changed: a size given for this run is for this run. A script's window is
 * nobody's. */
static void remember_window(struct app *app)
{
    const struct window_state *left = &app->window_watch.state;
    if (!app->own_clock && memcmp(left, &app->opened, sizeof *left) != 0)
        app->config->window = *left;
}

void app_finish(struct app *app)
{
    remember_window(app);
    if (app->window)
        SDL_HideWindow(app->window); /* whoever leaves does not wait for the disk */
    config_save(app->config, app_now(app), true);
    config_close(&app->no_config);
    /* On X11 SDL wakes its own wait by a message to the window over a second connection. If the
     * window is gone when that arrives, Xlib ends the program with an error. */
    if (app->window)
        SDL_WaitEventTimeout(NULL, FAREWELL_MS);
    bool sound_ended = sound_destroy(app->sound);
    early_art_finish(&app->early_art);
    librarian_end(&app->librarian);
    keeper_finish(&app->keeper);
    librarian_finish(&app->librarian);
    in_out_finish(&app->in_out);
    shell_finish(&app->shell);
    match_finish(&app->match);
    render_destroy(app->render);
    fonts_destroy(app->fonts);
    cursors_finish(&app->cursors);
    if (app->sdl)
        SDL_DestroyRenderer(app->sdl);
    if (app->window)
        SDL_DestroyWindow(app->window);
    IMG_Quit();
    if (sound_ended)
        SDL_Quit();
}
