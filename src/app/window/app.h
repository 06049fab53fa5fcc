/* SPDX-License-Identifier: MIT */
/* The window and the main loop. Only they wait, read the clock and talk to the system. */
#ifndef APP_WINDOW_APP_H
#define APP_WINDOW_APP_H

#include "app/companion/companion.h"
#include "app/companion/puzzler.h"
#include "app/files/in_out.h"
#include "app/jobs/jobs.h"
#include "app/library/library.h"
#include "app/options.h"
#include "app/saving/autosave.h"
#include "app/saving/settings.h"
#include "app/window/cursors.h"
#include "app/window/early_art.h"
#include "app/window/pads.h"
#include "app/window/sound.h"
#include "app/window/speech.h"
#include "app/window/window.h"
#include "match/match.h"
#include "pages/shell.h"
#include "toolkit/finger.h"
#include "toolkit/render.h"

enum {
    APP_SOUNDS = 64,
    APP_PATH_SIZE = 1024,
};

struct app {
    char assets[APP_PATH_SIZE]; /* the folder of pictures and sounds, ending in a slash */
    SDL_Window *window;
    SDL_Renderer *sdl;
    struct fonts *fonts;
    struct render *render;
    struct early_art early_art; /* used until the first frame is shown */
    struct match match;
    struct last_match seen;      /* the match as it was last seen */
    struct settings *settings;   /* lent by the options, or `no_settings` */
    struct settings no_settings; /* used when nothing is saved */
    struct jobs *jobs;           /* owned */
    struct in_out in_out;
    struct autosave autosave;
    struct library_service library;
    struct companion_service companion;
    struct puzzler puzzler;
    struct speech speech;
    struct shell shell;
    struct window_state opened; /* its state when it was opened */
    struct window_watch window_watch;
    char title[4 * PLAYER_NAME_SIZE + 256];
    bool running;
    bool told_to_end;  /* by the system rather than the player */
    bool listens;      /* it looks for events or waits for them, and does nothing else */
    int damages_shown; /* of the archive, as autosave.damages counts them: the screen tells of them
                        */
    bool waits;        /* it has time for other work between frames */
    bool dropped;      /* one of the files being dropped has been opened */
    bool text_input;
    uint16_t modifiers; /* held at the last key event; SDL's KMOD_* */
    struct cursors cursors;
    SDL_Rect text_rect; /* the place of text input last told to the system, in points */
    bool stale;         /* the window has lost its content: draw even if nothing has changed */
    uint64_t shown;     /* hash of the list that is on the screen */
    bool own_clock;     /* a script runs: time passes only when the script says so */
    uint64_t clock;     /* milliseconds, with own_clock */
    enum sound sounds[APP_SOUNDS]; /* with own_clock: the last sounds asked for */
    int sound_count;
    struct sound_player *sound; /* owned; NULL before the first sound */
    bool sound_tried;
    struct pads pads;
    struct finger finger;
};

/* Opens the window and starts a match according to `options`. Returns false, with a sentence on
 * standard error, if the environment lacks something essential. Call app_finish in either case. */
bool app_init(struct app *app, const struct options *options);

/* Ends everything and frees it. Also call it after a failed app_init. */
void app_finish(struct app *app);

/* Runs the main loop until the player leaves. */
void app_run(struct app *app);

/* Handles one event from the system or from a script. */
void app_event(struct app *app, const SDL_Event *event);

/* Returns true if an event has come that ends the program, as a signal makes one. It also works
 * while nobody waits for events. */
bool app_told_to_end(const struct app *app);

/* Answers what is due by the time alone: an arrow that is held, a finger that rests. */
void app_follow_time(struct app *app);

/* Updates the screen if anything on it has changed. */
void app_draw(struct app *app);

/* Draws the current list again, for callers that read the pixels. */
void app_render(struct app *app);

/* Saves this part of the window as a picture in the folder for pictures, and tells the player the
 * path. */
void app_save_picture(struct app *app, struct rect rect);

/* Draws the frame into a PNG file. Returns false, with a sentence on standard error, if that fails.
 */
bool app_screenshot(struct app *app, const char *file);

#endif
