/* SPDX-License-Identifier: MIT */
/* Starts and ends the program. */
#include "app/window/app_parts.h"
#include "base/log.h"
#include "base/translate.h"
#include "system/folders.h"
#include "system/places.h"

#include <SDL_image.h>
#include <string.h>

enum {
    FAREWELL_MS = 50, /* time for a message that is on its way to the window */
};

/* Restores the page and the turn of the board, when nothing of the last match had been played. */
static void go_back(struct app *app)
{
    const struct last_match *last = &app->settings->last;
    app->shell.desk.turned = last_match_turned(last);
    shell_go_back_to(&app->shell, last->texts[LAST_PAGE]);
}

/* Offers First steps where nothing was ever played, if that can be remembered. */
static void offer_first_steps(struct app *app, const struct saved_match *saved)
{
    int *offer = &app->settings->preferences.steps_offer;
    bool played = saved->id != 0 || app->autosave.start_error;
    if (!played && app->settings->file.path[0] && *offer == STEPS_NOT_OFFERED)
        *offer = STEPS_OFFERED;
}

/* Starts with the match of the last run, or a new one. */
static void begin_match(struct app *app, const struct options *options)
{
    struct saved_match saved;
    struct resumed resumed;
    struct match_setup fresh = settings_new_match(app->settings, options);
    bool goes_on =
        autosave_take_up(&app->autosave, options, &app->settings->rulebook, &saved, &resumed);
    if (goes_on)
        app->match = resumed.match;
    else
        match_init(&app->match, &fresh);
    app_begin_shell(app);
    if (goes_on)
        in_out_resumed(&app->in_out, &resumed);
    else if (!autosave_begins_anew(options))
        go_back(app);
    if (!autosave_begins_anew(options))
        offer_first_steps(app, &saved);
    autosave_started(&app->autosave, goes_on ? &saved : NULL, !resumed.whole);
    app->seen = app_match_now(app);
    saved_match_finish(&saved);
}

/* Starts making the art of the first frame, without its texts, as no font has been found yet. It
 * assumes that the window will have the size asked for; the size of a full screen is not known yet.
 */
static void begin_art(struct app *app, const struct options *options)
{
    if (options->fullscreen)
        return;
    const struct ui *ui = &app->shell.ui;
    shell_look(&app->shell, options->width, options->height, app_now(app));
    early_art_begin(&app->early_art, app->assets, ui->screen, &ui->list,
                    ui_colour(ui, COLOUR_TABLE));
}

static bool find_fonts(struct app *app)
{
    app->fonts = fonts_create(NULL);
    app->shell.ui.fonts = app->fonts;
    if (!app->fonts)
        log_warning("%s", tr("no font can be used; the line above says why"));
    return app->fonts != NULL;
}

/* Prints the folder of the assets, ending in a slash. Returns false, with the reason on standard
 * error, if it has no pictures. */
static bool find_assets(char *out, size_t size)
{
    char folder[PLACE_SIZE], sprites[PLACE_SIZE + sizeof "/sprites"];
    place_find(PLACE_ASSETS, folder, sizeof folder);
    snprintf(sprites, sizeof sprites, "%s/sprites", folder);
    if ((size_t)snprintf(out, size, "%s/", folder) < size && folder_is(sprites))
        return true;
    LOG(place_is_named(PLACE_ASSETS) ? tr("CROWNHEAD_ASSETS: there are no pictures in {path}")
                                     : tr("the pictures are missing: there are none in {path}"),
        {"path", out});
    return false;
}

bool app_init(struct app *app, const struct options *options)
{
    *app = (struct app){.running = true, .stale = true};
    app->no_settings.file.in_memory = true;
    preferences_init(&app->no_settings.preferences);
    app->no_settings.preferences.scale = options->scale;
    app->settings = options->settings ? options->settings : &app->no_settings;
    if (!find_assets(app->assets, sizeof app->assets))
        return false;
    window_prepare(options); /* it changes the environment, so it comes before the second thread */
    app->jobs = jobs_create();
    if (!app->jobs) {
        log_warning("the system has no locks left: %s", SDL_GetError());
        return false;
    }
    in_out_init(&app->in_out, &app->shell, &app->match, app->settings, app->jobs);
    autosave_init(&app->autosave, options, app->jobs, &app->shell, &app->in_out);
    library_init(&app->library, &app->autosave, &app->shell, &app->in_out);
    companion_init(&app->companion, &app->match, &app->shell, app->jobs,
                   SDL_GetPerformanceCounter());
    puzzler_init(&app->puzzler, &app->shell.shelf, app->jobs, &app->library.reader);
    speech_init(&app->speech, app->jobs, &app->settings->preferences, &app->shell);
    begin_match(app, options);
    if (options->file)
        app_open_file(app, options->file, options->has_rules ? &options->rules : NULL);
    begin_art(app, options);
    jobs_start(app->jobs); /* after the fork that makes the art */
    if (!find_fonts(app) || !window_open(options, &app->window, &app->sdl))
        return false;
    app->opened = window_opened(app->window, options);
    app->window_watch = (struct window_watch){.state = app->opened};
    app->render = render_create(app->sdl, app->fonts, app->assets);
    return app->render != NULL;
}

/* Remembers the window if the player has changed it. A size given as an option is for this run
 * only, and a script's window is not remembered. */
static void remember_window(struct app *app)
{
    const struct window_state *left = &app->window_watch.state;
    if (!app->own_clock && memcmp(left, &app->opened, sizeof *left) != 0)
        app->settings->window = *left;
}

/* From here on nothing is played any more, and only what must run does. What the one to move has
 * spent is saved with the match. */
static void stop(struct app *app)
{
    remember_window(app);
    if (app->window) {
        match_count_time(&app->match, app_now(app));
        match_run_clock(&app->match, false, app_now(app));
    }
    if (app->jobs)
        jobs_end(app->jobs);
}

/* Waits until all is saved. */
static void save_all(struct app *app)
{
    settings_save(app->settings, app_now(app), true);
    if (app->jobs)
        autosave_end(&app->autosave);
}

void app_save_at_once(struct app *app)
{
    stop(app);
    save_all(app);
}

/* On X11 a job that has run wakes the loop by a message to the window over a connection of its own.
 * If the window is gone when the message arrives, Xlib ends the program with an error. So no job
 * wakes the loop any more, and hiding the window, for which the program waits, takes its turn
 * behind a message that was sent before. The player need not wait for the disk then. */
static void hide_window(struct app *app)
{
    if (!app->window)
        return;
    pads_end(&app->pads);
    SDL_HideWindow(app->window);
    if (strcmp(SDL_GetCurrentVideoDriver(), "x11") == 0)
        SDL_Delay(FAREWELL_MS);
}

/* Runs the jobs that must run. The writer closes the archive last. */
static void finish_jobs(struct app *app)
{
    if (!app->jobs)
        return;
    jobs_destroy(app->jobs);
    library_finish(&app->library);
    companion_finish(&app->companion);
    puzzler_finish(&app->puzzler);
    speech_finish(&app->speech);
    autosave_finish(&app->autosave);
}

void app_finish(struct app *app)
{
    stop(app);
    hide_window(app);
    save_all(app);
    settings_close(&app->no_settings);
    bool sound_ended = sound_destroy(app->sound);
    early_art_finish(&app->early_art);
    finish_jobs(app);
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
