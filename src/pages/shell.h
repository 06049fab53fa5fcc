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
    void (*quit)(void *data, bool anyway); /* also if what was played would be lost */
    void (*toggle_fullscreen)(void *data);
    void (*copy_text)(void *data, const char *text);
    void (*paste_text)(void *data, char *out, size_t size);
    void (*select_text)(void *data, const char *text); /* for the middle button elsewhere */
    void (*selected_text)(void *data, char *out, size_t size);
    void (*save)(void *data); /* and tells the outcome by shell_set_unsaved */
    void (*play_sound)(void *data, const struct cue *cue); /* at the volume of the preferences */
    void (*leaving)(void *data); /* the match is about to be given up for another one */
    void (*begun)(void *data);   /* the players have begun a match */
    void (*files)(void *data,
                  const struct request *asked); /* REQUEST_COPY_GAME to _SAVE_POSITION */
    void (*arrived)(void *data); /* the match is what was handed to shell_take_arrival, */
    void (*went_on)(void *data); /* or to shell_take_match */
    void (*library)(void *data, const struct request *asked); /* REQUEST_FIND to _EXPORT */
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
    struct arrival *arrival; /* owned; waits for an answer; or NULL */
    struct host host;
    int density; /* pixels in 100 points of the window: 200 on a screen twice as fine (HiDPI) */
    char unsaved[UNSAVED_SIZE];    /* why what was changed is not on the disk, for the screen */
    char unkept[UNSAVED_SIZE];     /* the same of what was played */
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
    const struct exchange *exchange; /* NULL: an empty one */
    const struct library *library;   /* the same */
    struct host host;
};

/* Shows the page to play on. Allocates; shell_finish frees. */
void shell_init(struct shell *shell, const struct shell_setup *setup);
void shell_finish(struct shell *shell);

/* One pass: answers `input` and makes the draw list for a window of w x h pixels. What is asked for
 * is done when it is over: a pass with INPUT_NONE after it shows the outcome. */
void shell_pass(struct shell *shell, int w, int h, const struct input *input, uint64_t now);

/* Makes the draw list as a pass without input does. What the page asks for waits for the next pass:
 * nothing is carried out, so that no thread begins. */
void shell_look(struct shell *shell, int w, int h, uint64_t now);

/* What has been changed is not on the disk, for this `reason`, a sentence: every page says so until
 * it is called with an empty one. */
void shell_set_unsaved(struct shell *shell, const char *reason);

/* The same for what has been played. */
void shell_set_unkept(struct shell *shell, const char *reason);

/* Shows the page called `name`, as the start of a sitting: one that has gone on since an earlier
 * run. The play page, if there is none of that name. Not during a pass. */
void shell_go_back_to(struct shell *shell, const char *name);

/* A game or a position has come: it is played on at once, or, where that would end a running game,
 * when the players have said so. Takes what the arrival owns. Not during a pass. */
void shell_take_arrival(struct shell *shell, const struct arrival *arrival);

/* A match that was left goes on, in place of the one that is played. Takes it. Not during a pass.
 */
void shell_take_match(struct shell *shell, const struct match *match);

/* Opens the page called `name`. Not during a pass. */
void shell_open(struct shell *shell, const char *name);

/* Has the page that is shown say something; where it has no place for that, the play page. Not
 * during a pass. */
void shell_tell(struct shell *shell, bool warns, const char *sentence);

/* The same on this page, to which the way back leads, or which is opened. */
void shell_tell_on(struct shell *shell, const char *page, bool warns, const char *sentence);

/* Is something moving, so that the next frame will differ? */
bool shell_moving(const struct shell *shell);

/* The state of the page called `name`, for tests. */
void *shell_state(const struct shell *shell, const char *name);

#endif
