/* SPDX-License-Identifier: MIT */
/* The functions of the program that the pages call. */
#include "app/window/app_parts.h"
#include "base/log.h"

#include <string.h>

/* Returns true if something would be lost that can still be kept. */
static bool loses_by_quitting(struct app *app)
{
    return autosave_loses(&app->autosave, app_now(app)) ||
           (app->companion.view.analysis.running && autosave_works(&app->autosave));
}

/* The window comes to the front for the question, so that the player sees it. If the archive turns
 * out to be damaged only now, the player is to see that, too, and quits once more. */
void app_quit(struct app *app)
{
    bool loses = loses_by_quitting(app);
    app->running = loses || app->autosave.damages > app->damages_shown;
    if (loses)
        shell_open(&app->shell, "quit");
    if (app->running)
        SDL_RaiseWindow(app->window);
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

/* Sets the selection for the middle button of the mouse, if the system has one. */
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

/* Plays a cue. In a script, sounds are recorded and not played. */
static void play_sound(void *data, const struct cue *cue)
{
    struct app *app = data;
    if (app->own_clock) {
        note_sound(app, cue->sound);
        return;
    }
    if (!app->sound_tried)
        app->sound = sound_create(app->assets);
    app->sound_tried = true;
    sound_play(app->sound, cue, app->settings->preferences.volume);
}

static void speak(void *data, const struct sayings *sayings)
{
    struct app *app = data;
    speech_say(&app->speech, sayings, app_now(app));
}

uint64_t app_now(const struct app *app)
{
    return app->own_clock ? app->clock : SDL_GetTicks64();
}

void app_save_settings(struct app *app)
{
    settings_save(app->settings, app_now(app), false);
    shell_set_unsaved(&app->shell, settings_reason(app->settings));
}

struct last_match app_match_now(const struct app *app)
{
    struct last_match now = last_match_of(&app->match, &app->settings->rulebook);
    if (!app->autosave.begun)
        last_match_note_sight(&now, autosave_page(&app->shell), app->shell.desk.turned);
    return now;
}

/* --- The match --- */

static void leaving(struct app *app)
{
    autosave_leaving(&app->autosave);
    library_leave_analysis(&app->library, &app->companion);
    companion_forget(&app->companion);
}

/* Remembers the setup of a match that the players have begun, for their next one. */
static void begun(struct app *app)
{
    app->settings->last = app->seen = app_match_now(app);
    in_out_begun(&app->in_out);
    autosave_begun(&app->autosave);
}

/* The names and rules of an incoming game are not the players' choice. */
static void arrived(struct app *app)
{
    in_out_came_in(&app->in_out);
    autosave_begun(&app->autosave);
    app->seen = app_match_now(app);
}

/* Nor are those of a match that is continued. */
static void went_on(struct app *app)
{
    library_went_on(&app->library);
    app->seen = app_match_now(app);
}

static void match_event(void *data, enum match_event event)
{
    static void (*const follow[])(struct app *) = {
        [MATCH_LEAVING] = leaving,
        [MATCH_BEGUN] = begun,
        [MATCH_CAME_IN] = arrived,
        [MATCH_WENT_ON] = went_on,
    };
    struct app *app = data;
    follow[event](app);
    library_follow_match(&app->library);
}

void app_remember_match(struct app *app)
{
    struct last_match now = app_match_now(app);
    last_match_follow(&app->settings->last, &app->seen, &now);
    app->seen = now;
}

void app_begin_shell(struct app *app)
{
    struct shell_setup shell = {
        .match = &app->match,
        .preferences = &app->settings->preferences,
        .rulebook = &app->settings->rulebook,
        .files = &app->in_out.files,
        .library = &app->library.view,
        .companion = &app->companion.view,
        .puzzles = &app->puzzler.view,
        .clipboard = {app, copy_text, paste_text, select_text, selected_text},
        .host = {app, app_carry_out, match_event, play_sound, speak},
    };
    shell_init(&app->shell, &shell);
}
