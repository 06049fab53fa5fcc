/* SPDX-License-Identifier: MIT */
/* What the pages want of the program around them. */
#include "app/app_parts.h"
#include "app/keeper_memory.h"
#include "app/paths.h"
#include "base/log.h"
#include "base/place.h"

#include <string.h>

/* Whoever is asked must see it, wherever the window is. */
void app_quit(struct app *app)
{
    app->running = keeper_loses(&app->keeper, app_now(app));
    if (!app->running)
        return;
    shell_open(&app->shell, "quit");
    SDL_RaiseWindow(app->window);
}

static void quit(void *data, bool anyway)
{
    struct app *app = data;
    if (anyway)
        app->running = false;
    else
        app_quit(app);
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

uint64_t app_now(const struct app *app)
{
    return app->own_clock ? app->clock : SDL_GetTicks64();
}

void app_save_settings(struct app *app)
{
    config_save(app->config, app_now(app), false);
    shell_set_unsaved(&app->shell, config_reason(app->config));
}

static void save_settings(void *data)
{
    app_save_settings(data);
}

struct last_match app_match_now(const struct app *app)
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
    app->config->last = app->seen = app_match_now(app);
    in_out_begun(&app->in_out);
    keeper_begun(&app->keeper);
}

void app_remember_match(struct app *app)
{
    struct last_match now = app_match_now(app);
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
    librarian_carry_out(&app->librarian, asked, app_now(app));
}

/* Names and rules of a game from elsewhere are not what the players chose. */
static void arrived(void *data)
{
    struct app *app = data;
    in_out_arrived(&app->in_out);
    keeper_begun(&app->keeper);
    app->seen = app_match_now(app);
}

/* Nor are those of a match that is gone on with. */
static void went_on(void *data)
{
    struct app *app = data;
    librarian_went_on(&app->librarian);
    app->seen = app_match_now(app);
}

void app_begin_shell(struct app *app)
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
