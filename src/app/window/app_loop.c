/* SPDX-License-Identifier: MIT */
/* The main loop: handles events, draws, and waits between them. */
#include "app/window/app_parts.h"
#include "base/path.h"
#include "prose/match_prose.h"
#include "prose/names.h"
#include "system/desktop.h"

#include <string.h>

enum {
    FRAME_MS = 16, /* between two frames of an animation */
};

/* Returns the place of the caret, where the input method shows its list, in points of the window,
 * as SDL needs it. */
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

/* Returns true if input methods should help to write. Where that brings a keyboard on the screen,
 * it would cover the board, for which the keys of a real one do. */
static bool wants_help_to_write(const struct ui *ui)
{
    return ui->wants_text && (!SDL_HasScreenKeyboardSupport() || ui_wants_keyboard(ui));
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
    bool helps = wants_help_to_write(ui);
    if (helps != app->text_input) {
        app->text_input = helps;
        if (helps)
            SDL_StartTextInput();
        else
            SDL_StopTextInput();
    }
    SDL_EventState(SDL_TEXTINPUT, ui->wants_text ? SDL_ENABLE : SDL_DISABLE);
}

static void pass(struct app *app, const struct input *input)
{
    int w = 1, h = 1;
    SDL_GetRendererOutputSize(app->sdl, &w, &h);
    app->shell.density = window_density(app->window, app->sdl);
    details_print_today(app->shell.desk.today, "%Y.%m.%d");
    app->shell.hidden = window_hidden(app->window);
    shell_pass(&app->shell, int_max(1, w), int_max(1, h), input, app_now(app));
    autosave_look(&app->autosave, app_now(app));
    if (!app->shown && !app->own_clock)
        return; /* the first frame waits neither for the engine nor for input methods */
    app->companion.hidden = app->shell.hidden;
    companion_look(&app->companion);
    if (input->kind == INPUT_NONE)
        companion_look_live(&app->companion);
    follow_text_input(app);
}

/* Returns true for text that belongs to a shortcut: on X11 a digit or sign with Ctrl or Alt, but
 * not AltGr, also comes as text. Text that an input method makes of it counts as text. */
static bool is_text_of_shortcut(const struct app *app, const SDL_Event *event)
{
    bool composing = app->shell.ui.field.composed[0];
    return event->type == SDL_TEXTINPUT && !composing &&
           !(app->modifiers & (KMOD_RALT | KMOD_MODE)) &&
           app->modifiers & (KMOD_CTRL | KMOD_LALT | KMOD_GUI);
}

/* Handles a dropped file. The library imports all files that are dropped at once; other pages open
 * the first one. */
static void take_drop(struct app *app, const SDL_Event *event)
{
    const char *dropped = event->drop.file;
    bool file = event->type == SDL_DROPFILE;
    if (file && dropped)
        path_use_slashes(event->drop.file, PATH_HERE);
    if (!dropped || app->dropped)
        return;
    if (file ? library_drop_file(&app->library, dropped) ||
                   folders_drop_program(&app->in_out, dropped)
             : library_drop_text(&app->library, dropped))
        return;
    app->dropped = true;
    if (file)
        app_open_file(app, dropped, NULL);
    else
        in_out_open_text(&app->in_out, dropped);
}

/* Hints name the buttons of a controller until keyboard or mouse are used. */
static void answer(struct app *app, const struct input *input)
{
    bool uses = input->kind == INPUT_KEY || input->kind == INPUT_PRESS;
    if (uses)
        app->shell.ui.pad = input->pad ? &app->pads.labels : NULL;
    pass(app, input);
}

/* SDL tells the modifiers of keys only. */
static void take_input(struct app *app, const SDL_Event *event)
{
    int points_w, points_h, pixels_w, pixels_h;
    struct input input;
    SDL_GetWindowSize(app->window, &points_w, &points_h);
    SDL_GetRendererOutputSize(app->sdl, &pixels_w, &pixels_h);
    struct finger_room room = {pixels_w, pixels_h, ui_px(&app->shell.ui, METRIC_TAP)};
    if (pads_input(&app->pads, event, &app->shell.ui, app_now(app), &input) ||
        finger_input(&app->finger, event, &room, app_now(app), &input)) {
        answer(app, &input);
        return;
    }
    if (finger_owns(&app->finger, event))
        return;
    if (!input_from_sdl(event, (double)pixels_w / int_max(1, points_w),
                        (double)pixels_h / int_max(1, points_h), &input))
        return;
    if (input.kind == INPUT_PRESS || input.kind == INPUT_RELEASE)
        input.mods = input_mods((uint16_t)SDL_GetModState());
    answer(app, &input);
}

/* The player has come back to the window, perhaps from the settings of the desktop. */
static void take_focus(struct app *app)
{
    settings_follow_desktop(app->settings);
    desktop_frame_windows();
    speech_ask_reader(&app->speech);
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
        if (event->window.event == SDL_WINDOWEVENT_CLOSE)
            app_quit(app);
        if (event->window.event == SDL_WINDOWEVENT_FOCUS_GAINED && app->waits)
            take_focus(app);
        break;
    }
    take_input(app, event);
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
        looks_side_names(preferences_looks(&app->settings->preferences, &app->match.game.rules)));
    if (strcmp(memory, app->title) == 0)
        return;
    memcpy(app->title, memory, sizeof memory);
    SDL_SetWindowTitle(app->window, app->title);
}

/* Waits for the art only now: while the other process made it, this one has measured the texts,
 * which takes as long. */
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
    cursors_show(&app->cursors, app->assets, app->shell.ui.cursor);
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

static void draw(struct app *app)
{
    jobs_deliver(app->jobs);
    if (!app->waits)
        in_out_wait(&app->in_out);
    speech_look(&app->speech);
    autosave_look(&app->autosave, app_now(app)); /* their messages are to be shown */
    library_look(&app->library, app_now(app));   /* only here: a pass then shows what has come */
    show(app);
    app->damages_shown = app->autosave.damages;
    app_remember_match(app);
    if (settings_saved(app->settings))
        return;
    app_save_settings(app); /* after drawing, so that the player need not wait for the disk */
    show(app);              /* shows its messages, and what other programs have changed */
}

void app_draw(struct app *app)
{
    draw(app);
    if (app->own_clock)
        speech_wait(&app->speech); /* a script's line is said before the next one */
}

/* Returns true for a motion that is followed by another one of the same mouse or finger: only the
 * last matters. */
static bool overtaken(const SDL_Event *event)
{
    SDL_Event next;
    bool moves = event->type == SDL_MOUSEMOTION || event->type == SDL_FINGERMOTION;
    return moves && SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) == 1 &&
           next.type == event->type &&
           (event->type == SDL_MOUSEMOTION || next.tfinger.fingerId == event->tfinger.fingerId);
}

void app_follow_time(struct app *app)
{
    struct input input;
    if (pads_repeat(&app->pads, app_now(app), &input))
        answer(app, &input);
    if (finger_rests(&app->finger, app_now(app), &input))
        answer(app, &input);
}

/* Waits so many milliseconds for an event; -1: forever. Returns false if none has come. An event is
 * left where it is if there is no place for it (NULL). */
static bool listen(struct app *app, SDL_Event *event, int wait)
{
    app->listens = true;
    bool come = SDL_WaitEventTimeout(event, wait);
    app->listens = false;
    return come;
}

/* The system says so while the program listens, or else in the middle of something that must not be
 * done twice: then it ends by itself as soon as that is done. The session may go on, as when an
 * installer makes the program end. The system's message alone does not end a wait; an event does.
 */
static void end_with_session(void *data)
{
    struct app *app = data;
    app->running = false;
    app->told_to_end = true;
    if (app->listens)
        app_save_at_once(app);
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
}

/* The window may have another size, and clocks and animations go on. */
static void draw_while_held(void *data)
{
    struct app *app = data;
    if (!app->listens || !app->running)
        return;
    app->listens = false;
    app->stale = true;
    app_draw(app);
    app->listens = true;
}

static void take_waiting_events(struct app *app)
{
    SDL_Event event;
    pads_look(&app->pads);
    app_follow_time(app);
    while (app->running && listen(app, &event, 0)) {
        if (!overtaken(&event))
            app_event(app, &event);
        if (event.type == SDL_TEXTEDITING_EXT)
            SDL_free(event.editExt.text);
        if (event.type == SDL_DROPFILE || event.type == SDL_DROPTEXT)
            SDL_free(event.drop.file);
    }
}

/* Sets the icon after the first frame, which it would delay. */
static void give_icon(struct app *app)
{
    window_give_icon(app->window, app->assets);
}

/* Returns the shorter of two waits; -1 is forever. */
static int sooner(int a, int b)
{
    return a < 0 ? b : b < 0 ? a : int_min(a, b);
}

/* Waits for an event, the next frame, a tip, a long press, what the page waits for, or the time of
 * the next attempt to save. */
static void wait_for_event(struct app *app, uint64_t frame_began)
{
    uint64_t took = SDL_GetTicks64() - frame_began;
    int wait = sooner(settings_wait(app->settings, app_now(app)),
                      ui_tip_wait(&app->shell.ui, app_now(app)));
    wait = sooner(wait, autosave_wait(&app->autosave, app_now(app)));
    wait = sooner(wait, pads_wait(&app->pads, app_now(app)));
    wait = sooner(wait, finger_wait(&app->finger, app_now(app)));
    if (!window_hidden(app->window))
        wait = sooner(wait, shell_wait(&app->shell));
    if (shell_moving(&app->shell) && !window_hidden(app->window))
        wait = took < FRAME_MS ? (int)(FRAME_MS - took) : 1;
    listen(app, NULL, wait);
}

void app_run(struct app *app)
{
    const struct desktop_listener listener = {app, end_with_session, draw_while_held};
    app->waits = true;
    app_draw(app);
    give_icon(app);
    pads_begin(&app->pads, true);
    speech_ask_reader(&app->speech);
    autosave_check(&app->autosave);
    library_purge(&app->library);
    desktop_listen(&listener);
    while (app->running) {
        uint64_t frame_began = SDL_GetTicks64();
        take_waiting_events(app);
        if (!app->running)
            break;
        app_draw(app);
        wait_for_event(app, frame_began);
    }
    desktop_listen(NULL);
}
