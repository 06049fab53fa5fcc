/* SPDX-License-Identifier: MIT */
/* Shows one page at a time, and carries out between passes what it asks for. */
#ifndef PAGES_SHELL_H
#define PAGES_SHELL_H

#include "pages/page.h"

enum {
    PAGES_MAX = 32,
    UNSAVED_SIZE = 1600,
};

/* What pages ask of the program around them. Any may be NULL. */
struct host {
    void *data;
    void (*quit)(void *data);
    void (*toggle_fullscreen)(void *data);
    void (*copy_text)(void *data, const char *text);
    void (*paste_text)(void *data, char *out, size_t size);
    void (*select_text)(void *data, const char *text); /* for the middle button elsewhere */
    void (*selected_text)(void *data, char *out, size_t size);
    void (*save)(void *data); /* and tells the outcome by shell_set_unsaved */
    void (*play_sound)(void *data, const struct cue *cue); /* at the volume of the preferences */
    void (*begun)(void *data);                             /* the players have begun a match */
};

/* A page that was left for another one, and what had the keyboard there. */
struct visit {
    const struct page *page;
    widget_id focus; /* 0: nothing that was seen to have it */
};

struct shell {
    struct ui ui;
    struct desk desk;
    struct shelf shelf;
    struct host host;
    int density; /* pixels in 100 points of the window: 200 on a screen twice as fine (HiDPI) */
    char unsaved[UNSAVED_SIZE];
    void *states[PAGES_MAX];       /* owned; of each page, in the order of the table */
    struct visit trail[PAGES_MAX]; /* the way back, the last one first to go to; no page twice */
    int trail_length;
};

/* What the shell works on; lent, and must outlive it. */
struct shell_setup {
    struct fonts *fonts; /* NULL: shell.ui gets them later */
    struct match *match;
    struct preferences *preferences;
    struct rulebook *rulebook;
    struct host host;
};

/* Shows the page to play on. Allocates; shell_finish frees. */
void shell_init(struct shell *shell, const struct shell_setup *setup);
void shell_finish(struct shell *shell);

/* One pass: answers `input` and makes the draw list for a window of w x h pixels. What is asked for
 * is done when it is over: a pass with INPUT_NONE after it shows the outcome. */
void shell_pass(struct shell *shell, int w, int h, const struct input *input, uint64_t now);

/* What has been changed is not on the disk, for this `reason`, a sentence: every page says so until
 * it is called with an empty one. */
void shell_set_unsaved(struct shell *shell, const char *reason);

/* Is something moving, so that the next frame will differ? */
bool shell_moving(const struct shell *shell);

/* The state of the page called `name`, for tests. */
void *shell_state(const struct shell *shell, const char *name);

#endif
