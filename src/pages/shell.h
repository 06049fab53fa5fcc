/* SPDX-License-Identifier: MIT */
/* Shows one page at a time, and carries out the page's requests between passes. */
#ifndef PAGES_SHELL_H
#define PAGES_SHELL_H

#include "pages/aloud.h"
#include "pages/page.h"
#include "pages/scan.h"

enum {
    UNSAVED_SIZE = 1600,
};

/* All pages, the play page first, ended by NULL. */
extern const struct page *const shell_pages[];

/* Events of the match on the board. */
enum match_event {
    MATCH_LEAVING, /* another match is about to replace it */
    MATCH_BEGUN,   /* the players have begun it */
    MATCH_CAME_IN, /* it came by shell_take_incoming */
    MATCH_WENT_ON, /* it came by shell_take_match */
};

/* The program around the pages. Any function may be NULL. */
struct host {
    void *data;
    void (*carry_out)(void *data,
                      const struct request *request); /* requests that the shell does not handle */
    void (*match_event)(void *data, enum match_event event);
    void (*play_sound)(void *data, const struct cue *cue);    /* at the volume of the preferences */
    void (*speak)(void *data, const struct sayings *sayings); /* if the preferences want it */
};

/* A page that was left for another one, and its focus. */
struct visit {
    const struct page *page;
    widget_id focus; /* 0: no visible one */
};

struct shell {
    struct ui ui;
    struct desk desk;
    struct shelf shelf;
    struct incoming *incoming; /* owned; waits for the players' answer; or NULL */
    struct host host;
    uint64_t now;        /* milliseconds: the last pass */
    uint64_t hundredths; /* of a millisecond: the clock of the pages */
    bool hidden;         /* nobody sees the window: the clock of the match stands */
    int density; /* pixels in 100 points of the window: 200 on a screen twice as fine (HiDPI) */
    char unsaved[UNSAVED_SIZE]; /* why changes are not on the disk, as a sentence */
    char unkept[UNSAVED_SIZE];  /* why games are not on the disk, as a sentence */
    char unsaved_shown[UNSAVED_SIZE], unkept_shown[UNSAVED_SIZE]; /* the same, on the screen */
    char note[SAYING_SIZE]; /* stands below every page until the next key or press; or empty */
    struct aloud aloud;
    void *states[PAGES_MAX]; /* owned; the state of each page, in the order of the table */
    struct scan scan;
    struct visit
        trail[PAGES_MAX]; /* the way back: the pages left, the last one at the end; no page twice */
    int trail_length;
};

/* What the shell works on. All of it is lent and must outlive the shell. */
struct shell_setup {
    struct fonts *fonts; /* NULL: shell.ui gets them later */
    struct match *match;
    struct preferences *preferences;
    struct rulebook *rulebook;
    const struct files_view *files;    /* NULL: an empty one */
    const struct library *library;     /* the same */
    const struct companion *companion; /* the same */
    const struct puzzles *puzzles;     /* the same */
    struct clipboard clipboard;
    struct host host;
};

/* Starts with the play page. Allocates; shell_finish frees. */
void shell_init(struct shell *shell, const struct shell_setup *setup);
void shell_finish(struct shell *shell);

/* Makes one pass: handles `input` and makes the draw list for a window of w x h pixels. Requests
 * are carried out after the pass; a pass with INPUT_NONE then shows the outcome. `now` is in
 * milliseconds. */
void shell_pass(struct shell *shell, int w, int h, const struct input *input, uint64_t now);

/* Makes the draw list as a pass without input does, but carries out no request, so that no thread
 * starts. Requests wait for the next pass. */
void shell_look(struct shell *shell, int w, int h, uint64_t now);

/* Makes every page say that changes are not on the disk, and why, until this is called with an
 * empty reason. `reason` is a sentence. */
void shell_set_unsaved(struct shell *shell, const char *reason);

/* The same for games. */
void shell_set_unkept(struct shell *shell, const char *reason);

/* Shows a sentence below the page until the next key or press. Not during a pass. */
void shell_note(struct shell *shell, const char *sentence);

/* Shows the page called `name` at the start of the program, as it was left in an earlier run; the
 * play page if there is no such page. Not during a pass. */
void shell_go_back_to(struct shell *shell, const char *name);

/* Starts a match from an incoming game or position: at once, or, if a running game would be lost,
 * as soon as the players agree. Takes ownership of what `incoming` owns. Not during a pass. */
void shell_take_incoming(struct shell *shell, const struct incoming *incoming);

/* Continues a match in place of the current one. Takes ownership of what `match` owns. Not during a
 * pass. */
void shell_take_match(struct shell *shell, const struct match *match);

/* Opens the page called `name`, with no particular subject. Not during a pass. */
void shell_open(struct shell *shell, const char *name);
void shell_show(struct shell *shell, const struct page_opening *opening);

/* Shows a sentence on the current page, or on the play page if the current one has no place for it.
 * Not during a pass. */
void shell_tell(struct shell *shell, bool warns, const char *sentence);

/* The same on the page called `page`, after going back to it or opening it. */
void shell_tell_on(struct shell *shell, const char *page, bool warns, const char *sentence);

/* Returns true if the next frame will differ, because something is moving. */
bool shell_moving(const struct shell *shell);

/* Returns in how many milliseconds the page wants a pass though nothing happens, or a digit of the
 * match's clock changes; -1: never. */
int shell_wait(const struct shell *shell);

/* Returns the state of the page called `name`, for tests. */
void *shell_state(const struct shell *shell, const char *name);

#endif
