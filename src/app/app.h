/* SPDX-License-Identifier: MIT */
/* The window and the loop: the only place that waits, reads the clock and speaks to the system. */
#ifndef APP_APP_H
#define APP_APP_H

#include "app/config.h"
#include "app/cursors.h"
#include "app/early_art.h"
#include "app/in_out.h"
#include "app/keeper.h"
#include "app/librarian.h"
#include "app/options.h"
#include "app/sound.h"
#include "app/window.h"
#include "match/match.h"
#include "pages/shell.h"
#include "toolkit/render.h"

enum {
    APP_SOUNDS = 64,
};

struct app {
    SDL_Window *window;
    SDL_Renderer *sdl;
    struct fonts *fonts;
    struct render *render;
    struct early_art early_art; /* until the first frame is shown */
    struct match match;
    struct last_match seen;  /* the match as it was when it was looked at last */
    struct config *config;   /* lent by the options, or `no_config` */
    struct config no_config; /* where nothing is saved */
    struct in_out in_out;
    struct keeper keeper;
    struct librarian librarian;
    struct shell shell;
    struct window_state opened; /* as it first was */
    struct window_watch window_watch;
    char title[4 * PLAYER_NAME_SIZE + 256];
    bool running;
    bool told_to_end; /* by the system, not by the player */
    bool waits;       /* between frames there is time for other things */
    bool dropped;     /* of the files that are dropped now one has been opened */
    bool text_input;
    uint16_t modifiers; /* held when the last key was pressed or let go; SDL's KMOD_* */
    struct cursors cursors;
    SDL_Rect text_rect; /* where the system last heard that text goes, in points */
    bool stale;         /* the window's content is gone: draw even if nothing has changed */
    uint64_t shown;     /* hash of the list that is on the screen */
    bool own_clock;     /* a script's time: it passes only when the script says so */
    uint64_t clock;     /* milliseconds, with own_clock */
    enum sound sounds[APP_SOUNDS]; /* with own_clock: those asked for, the last ones */
    int sound_count;
    struct sound_player *sound; /* owned; from the first sound on */
    bool sound_tried;
};

/* Opens the window and starts a match as the options say. False, with a
 * sentence on standard error, if the environment lacks something that the program cannot do
 * without. */
bool app_init(struct app *app, const struct options *options);

/* Also after a failed app_init. */
void app_finish(struct app *app);

/* Until the player leaves. */
void app_run(struct app *app);

/* Takes one event from the system or from a script. */
void app_event(struct app *app, const SDL_Event *event);

/* Has an event come that ends the program, such as a signal makes? Also while nobody waits for
 * events. */
bool app_told_to_end(const struct app *app);

/* Brings the screen up to date, if anything on it has changed. */
void app_draw(struct app *app);

/* Draws the list as it is once more, for who wants to read the pixels. */
void app_render(struct app *app);

/* Saves what this part of the window shows as a picture, where pictures go, and says where. */
void app_save_picture(struct app *app, struct rect rect);

/* Draws the frame into a PNG file; false, with a sentence on standard error, if that fails. */
bool app_screenshot(struct app *app, const char *file);

#endif
