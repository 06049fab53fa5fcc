/* SPDX-License-Identifier: MIT */
#include "app/app.h"

#include "app/keeper_memory.h"
#include "app/paths.h"
#include "app/safe_file.h"
#include "base/log.h"
#include "base/place.h"
#include "prose/match_prose.h"
#include "prose/names.h"
#include "prose/settings_prose.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
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
    struct app *app = data;
    struct window_state left = app->window_watch.state;
    bool full = SDL_GetWindowFlags(app->window) & SDL_WINDOW_FULLSCREEN_DESKTOP;
    if (SDL_SetWindowFullscreen(app->window, full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP) != 0)
        log_warning("the window cannot change to or from full screen: %s", SDL_GetError());
    else if (full)
        window_resize(app->window, &left);
}

static void copy_text(void *data, const char *text)
{
    (void)data;
    if (SDL_SetClipboardText(text) != 0)
        log_warning("the clipboard takes no text: %s", SDL_GetError());
}

static void paste_text(void *data, char *out, size_t size)
{
    (void)data;
    char *text = SDL_GetClipboardText();
    SDL_utf8strlcpy(out, text ? text : "", size);
    SDL_free(text);
}

/* For the middle button of the mouse, where the system knows that. */
static void select_text(void *data, const char *text)
{
    (void)data;
    SDL_SetPrimarySelectionText(text);
}

static void selected_text(void *data, char *out, size_t size)
{
    (void)data;
    char *text = SDL_GetPrimarySelectionText();
    SDL_utf8strlcpy(out, text ? text : "", size);
    SDL_free(text);
}

static void note_sound(struct app *app, enum sound sound)
{
    if (app->sound_count == APP_SOUNDS)
        memmove(app->sounds, app->sounds + 1, (size_t)--app->sound_count * sizeof *app->sounds);
    app->sounds[app->sound_count++] = sound;
}

/* A script's sounds are counted and not heard. */
static void play_sound(void *data, const struct cue *cue)
{
    struct app *app = data;
    char assets[PLACE_SIZE];
    if (app->own_clock) {
        note_sound(app, cue->sound);
        return;
    }
    if (!app->sound_tried && paths_assets(assets, sizeof assets))
        app->sound = sound_create(assets);
    app->sound_tried = true;
    sound_play(app->sound, cue, app->config->preferences.volume);
}

static uint64_t now(const struct app *app)
{
    return app->own_clock ? app->clock : SDL_GetTicks64();
}

/* Writes what has been changed, and has the screen say if that has failed. */
static void save_settings(void *data)
{
    struct app *app = data;
    config_save(app->config, now(app), false);
    shell_set_unsaved(&app->shell, config_reason(app->config));
}

/* How it is seen the archive knows as soon as it has something of the match. */
static struct last_match match_now(const struct app *app)
{
    struct last_match now = last_match_of(&app->match, &app->config->rulebook);
    if (!app->keeper.begun)
        last_match_note_sight(&now, keeper_page(&app->shell), app->shell.desk.turned);
    return now;
}

static void leaving(void *data)
{
    keeper_leaving(&((struct app *)data)->keeper);
}

/* The players have begun a match: it is what they will want again, whatever it was before. */
static void begun(void *data)
{
    struct app *app = data;
    app->config->last = app->seen = match_now(app);
    in_out_begun(&app->in_out);
    keeper_begun(&app->keeper);
}

/* Only what has changed since the start: rules given for this run are for this run. */
static void remember_match(struct app *app)
{
    struct last_match now = match_now(app);
    last_match_follow(&app->config->last, &app->seen, &now);
    app->seen = now;
}

static void files(void *data, const struct request *asked)
{
    struct app *app = data;
    if (asked->kind == REQUEST_COPY_PICTURE)
        app_save_picture(app, asked->rect);
    else
        in_out_carry_out(&app->in_out, asked);
}

static void library(void *data, const struct request *asked)
{
    struct app *app = data;
    librarian_carry_out(&app->librarian, asked, now(app));
}

/* Nor are those of a match that is gone on with. */
static void went_on(void *data)
{
    struct app *app = data;
    librarian_went_on(&app->librarian);
    app->seen = match_now(app);
}

/* Names and rules of a game from elsewhere are not what the players chose. */
static void arrived(void *data)
{
    struct app *app = data;
    in_out_arrived(&app->in_out);
    keeper_begun(&app->keeper);
    app->seen = match_now(app);
}

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

static void begin_shell(struct app *app)
{
    struct shell_setup shell = {
        .match = &app->match,
        .preferences = &app->config->preferences,
        .rulebook = &app->config->rulebook,
        .exchange = &app->in_out.exchange,
        .library = &app->librarian.library,
        .host = {app, quit, toggle_fullscreen, copy_text, paste_text, select_text, selected_text,
                 save_settings, play_sound, leaving, begun, files, arrived, went_on, library},
    };
    shell_init(&app->shell, &shell);
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
    begin_shell(app);
    if (goes_on)
        in_out_resumed(&app->in_out, &saved, &resumed);
    else if (!keeper_begins_anew(options))
        go_back(app);
    keeper_started(&app->keeper, goes_on ? &saved : NULL, !resumed.whole);
    app->seen = match_now(app);
    saved_match_finish(&saved);
}

/* What is shown first, without the texts: nobody has looked for a font yet. It is taken that the
 * window will be as large as it was asked for: how large a full screen is nobody knows yet. */
static void begin_art(struct app *app, const struct options *options, const char *assets)
{
    static const struct input nothing = {.kind = INPUT_NONE};
    if (options->fullscreen)
        return;
    const struct ui *ui = &app->shell.ui;
    shell_pass(&app->shell, options->width, options->height, &nothing, now(app));
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
    config_save(app->config, now(app), true);
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

/* The input method shows its list at the caret: SDL takes points of the window. */
static SDL_Rect text_rect_in_points(const struct app *app)
{
    struct rect rect = app->shell.ui.text_rect;
    int points_w, points_h, pixels_w, pixels_h;
    SDL_GetWindowSize(app->window, &points_w, &points_h);
    SDL_GetRendererOutputSize(app->sdl, &pixels_w, &pixels_h);
    double x = (double)points_w / int_max(1, pixels_w), y = (double)points_h / int_max(1, pixels_h);
    return (SDL_Rect){(int)(rect.x * x), (int)(rect.y * y), int_max(1, (int)(rect.w * x)),
                      int_max(1, (int)(rect.h * y))};
}

/* Text input is on only while a field or the board asks for it. */
static void follow_text_input(struct app *app)
{
    const struct ui *ui = &app->shell.ui;
    if (ui->wants_text) {
        SDL_Rect rect = text_rect_in_points(app);
        if (!SDL_RectEquals(&rect, &app->text_rect))
            SDL_SetTextInputRect(&rect);
        app->text_rect = rect;
    }
    if (ui->wants_text == app->text_input)
        return;
    app->text_input = ui->wants_text;
    if (app->text_input)
        SDL_StartTextInput();
    else
        SDL_StopTextInput();
}

static void pass(struct app *app, const struct input *input)
{
    int w = 1, h = 1, points_w = 1, points_h = 1;
    SDL_GetRendererOutputSize(app->sdl, &w, &h);
    SDL_GetWindowSize(app->window, &points_w, &points_h);
    app->shell.density = int_max(1, (w * 100 + points_w / 2) / int_max(1, points_w));
    shell_pass(&app->shell, int_max(1, w), int_max(1, h), input, now(app));
    keeper_look(&app->keeper, now(app));
    if (app->shown) /* the first picture does not wait for input methods */
        follow_text_input(app);
}

/* On X11 a digit or sign comes as text too where Ctrl or Alt makes a shortcut of it, not AltGr.
 * What an input method makes of the shortcut is text. */
static bool is_text_of_shortcut(const struct app *app, const SDL_Event *event)
{
    bool composing = app->shell.ui.field.composed[0];
    return event->type == SDL_TEXTINPUT && !composing &&
           !(app->modifiers & (KMOD_RALT | KMOD_MODE)) &&
           app->modifiers & (KMOD_CTRL | KMOD_LALT | KMOD_GUI);
}

/* Of several files that are dropped at once all are taken in on the library; elsewhere the first
 * one is opened. */
static void take_drop(struct app *app, const SDL_Event *event)
{
    const char *dropped = event->drop.file;
    bool file = event->type == SDL_DROPFILE;
    if (!dropped || app->dropped)
        return;
    if (file ? librarian_takes_file(&app->librarian, dropped)
             : librarian_takes_text(&app->librarian, dropped))
        return;
    app->dropped = true;
    if (file)
        in_out_open_file(&app->in_out, dropped, NULL);
    else
        in_out_open_text(&app->in_out, dropped);
}

void app_event(struct app *app, const SDL_Event *event)
{
    if (is_text_of_shortcut(app, event))
        return;
    switch (event->type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        app->modifiers = event->key.keysym.mod;
        break;
    case SDL_QUIT:
        app->running = false;
        app->told_to_end = true;
        return;
    case SDL_RENDER_DEVICE_RESET:
    case SDL_RENDER_TARGETS_RESET:
        render_forget(app->render);
        app->stale = true;
        return;
    case SDL_DROPBEGIN:
        app->dropped = false;
        return;
    case SDL_DROPFILE:
    case SDL_DROPTEXT:
        take_drop(app, event);
        return;
    case SDL_WINDOWEVENT:
        app->stale = true;
        window_follow(app->window, &app->window_watch);
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

bool app_told_to_end(const struct app *app)
{
    SDL_PumpEvents();
    return app->told_to_end || SDL_HasEvent(SDL_QUIT);
}

static void follow_title(struct app *app)
{
    char memory[sizeof app->title];
    struct strbuf title = strbuf_init(memory, sizeof memory);
    match_title_print(
        &title, &app->match,
        looks_side_names(preferences_looks(&app->config->preferences, &app->match.game.rules)));
    if (strcmp(memory, app->title) == 0)
        return;
    memcpy(app->title, memory, sizeof memory);
    SDL_SetWindowTitle(app->window, app->title);
}

/* The art is waited for no sooner than now: a text's width costs this process as much time as the
 * other one has left. */
void app_render(struct app *app)
{
    const struct ui *ui = &app->shell.ui;
    early_art_join(&app->early_art, ui->screen);
    render_lend_art(app->render, app->early_art.art);
    render_list(app->render, &ui->list, ui_colour(ui, COLOUR_TABLE));
    render_lend_art(app->render, NULL);
    early_art_finish(&app->early_art);
}

static void show(struct app *app)
{
    static const struct input nothing = {.kind = INPUT_NONE};
    pass(app, &nothing);
    cursors_show(&app->cursors, app->shell.ui.cursor);
    follow_title(app);
    if (window_hidden(app->window))
        return;
    uint64_t hash = draw_list_hash(&app->shell.ui.list);
    if (hash == app->shown && !app->stale)
        return;
    app->shown = hash;
    app->stale = false;
    app_render(app);
    SDL_RenderPresent(app->sdl);
    follow_text_input(app);
}

void app_draw(struct app *app)
{
    in_out_work(&app->in_out, !app->waits);
    keeper_look(&app->keeper, now(app));       /* what they have to say is to be seen */
    librarian_look(&app->librarian, now(app)); /* here alone: a pass shows whatever has come */
    show(app);
    remember_match(app);
    if (config_saved(app->config))
        return;
    save_settings(app); /* behind the picture: nobody waits for the disk */
    show(app);          /* what is to be said of it, and what others have changed */
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
    while (app->running && SDL_PollEvent(&event)) {
        if (!overtaken(&event))
            app_event(app, &event);
        if (event.type == SDL_TEXTEDITING_EXT)
            SDL_free(event.editExt.text);
        if (event.type == SDL_DROPFILE || event.type == SDL_DROPTEXT)
            SDL_free(event.drop.file);
    }
}

/* Behind the first frame, which it would hold up. */
static void give_icon(struct app *app)
{
    char assets[1024];
    if (paths_assets(assets, sizeof assets))
        window_give_icon(app->window, assets);
}

/* Of two times to wait, -1 being for ever. */
static int sooner(int a, int b)
{
    return a < 0 ? b : b < 0 ? a : int_min(a, b);
}

/* Or for the next frame, for a tip, or for the time to try again what could not be saved. */
static void wait_for_event(const struct app *app, uint64_t frame_began)
{
    uint64_t took = SDL_GetTicks64() - frame_began;
    int wait = sooner(config_wait(app->config, now(app)), ui_tip_wait(&app->shell.ui, now(app)));
    wait = sooner(wait, keeper_wait(&app->keeper, now(app)));
    if (shell_moving(&app->shell) && !window_hidden(app->window))
        wait = took < FRAME_MS ? (int)(FRAME_MS - took) : 1;
    if (in_out_busy(&app->in_out))
        wait = 0;
    SDL_WaitEventTimeout(NULL, wait);
}

void app_run(struct app *app)
{
    app->waits = true;
    app_draw(app);
    give_icon(app);
    keeper_check(&app->keeper);
    librarian_purge(&app->librarian);
    while (app->running) {
        uint64_t frame_began = SDL_GetTicks64();
        take_waiting_events(app);
        if (!app->running)
            break;
        app_draw(app);
        wait_for_event(app, frame_began);
    }
}
