/* SPDX-License-Identifier: MIT */
/* A page is a row: what it is called, how it begins and what one pass of it does. It knows the desk
 * and its own state, and no other page. The table of all pages is in shell.c. */
#ifndef PAGES_PAGE_H
#define PAGES_PAGE_H

#include "board/sounds.h"
#include "match/match.h"
#include "match/shelf.h"
#include "pages/preferences.h"
#include "toolkit/ui.h"

enum request_kind {
    REQUEST_NONE,
    REQUEST_OPEN,       /* the page `page`; it may look at `rules` and `ply` when it begins */
    REQUEST_BACK,       /* the page from which this one was opened; it may look at `rules` */
    REQUEST_PLAY,       /* a new match of `setup`, and the page to play it on */
    REQUEST_SET_UP,     /* a new match from `position` under `rules`, by the same players */
    REQUEST_COPY,       /* `text` for the clipboard */
    REQUEST_PASTE,      /* the clipboard's text, handed to the page's `pasted` */
    REQUEST_SAVE,       /* own rule sets and preferences, now: `unsaved` tells the outcome */
    REQUEST_FULLSCREEN, /* to full screen, or back */
    REQUEST_QUIT,
};

enum {
    REQUEST_TEXT_SIZE = 1024,
    PLY_LIVE = -1, /* `ply`: the one the game stands at */
    DESK_CUES = 8,
};

/* What a page asks for: that another page is opened, that something is done. It is carried out when
 * the pass is over, so that no page runs on after another has been opened. */
struct request {
    enum request_kind kind;
    const char *page;         /* a page's name */
    bool instead;             /* of this one: Back leads from there to where it leads from here */
    struct rules_key rules;   /* the rule set it is about; RULES_NONE: the page's own choice */
    int ply;                  /* the position it is about: so many plies of the game, or PLY_LIVE */
    struct match_setup setup; /* REQUEST_PLAY; `start` is NULL */
    struct position position; /* REQUEST_SET_UP */
    char text[REQUEST_TEXT_SIZE];
};

struct page;

/* What every page works on. What it points to is lent. */
struct desk {
    struct ui *ui;
    struct match *match;
    struct preferences *preferences;
    struct shelf *shelf;
    const struct page *const *pages; /* all there are, closed by NULL: to list and to lead to */
    const struct page *page;         /* the one whose pass it is */
    const struct page *back;         /* the one that Back leads to; NULL: there is none */
    bool turned;                     /* White sits above: of this sitting, and seen on all pages */
    const char *unsaved;             /* why changes are not on the disk; empty: they are */
    uint64_t now;                    /* milliseconds, pushed in with every pass */
    struct request request;          /* outgoing; the last one of a pass counts */
    struct cue cues[DESK_CUES];      /* outgoing: what is to be heard of a pass */
    int cue_count;
};

struct page {
    const char *name;          /* for requests, scripts and tests */
    const char *title;         /* N_(): at its head, and on whatever leads to it */
    const char *label;         /* N_(): on whatever leads to it instead; NULL: the title */
    const struct sprite *icon; /* the same */
    struct shortcut key;       /* opens it from every other page */
    size_t state_size;         /* bytes of its state, all zero before it is opened first */

    /* Called before the first pass after it was asked for; `asked` is that request. NULL: it goes
     * on as it was left. */
    void (*open)(struct desk *desk, void *state, const struct request *asked);

    /* Called before the first pass after one has come back to it; `asked` is what the page that was
     * left has asked for. NULL: it goes on as it was left. */
    void (*come_back)(struct desk *desk, void *state, const struct request *asked);

    /* One pass: answers the input and draws. */
    void (*pass)(struct desk *desk, void *state);

    /* Is something moving, so that the next frame will differ? NULL: never. */
    bool (*moving)(const void *state);

    /* Answers REQUEST_PASTE. NULL: it never asks. */
    void (*pasted)(struct desk *desk, void *state, const char *text);
};

/* --- What a page may ask for --- */

/* The page called `name`. */
void desk_open(struct desk *desk, const char *name);

/* The same about a rule set, or about a position of the game. */
void desk_open_rules(struct desk *desk, const char *name, const struct rules_key *rules);
void desk_open_ply(struct desk *desk, const char *name, int ply);

void desk_ask(struct desk *desk, enum request_kind kind);

/* `text` is cut at REQUEST_TEXT_SIZE. */
void desk_copy(struct desk *desk, const char *text);

/* A sound as it was made, and one at another pitch or level: percent. It begins when the pass is
 * over, if the player wants to hear any; what is more than DESK_CUES is not heard. */
void desk_sound(struct desk *desk, enum sound sound);
void desk_cue(struct desk *desk, struct cue cue);

/* --- What pages share --- */

/* What is written on whatever leads to the page. */
const char *page_label(const struct page *page);

/* The button that leads to the page called `name`; members may be changed before use. */
struct button page_button(const struct desk *desk, const char *name);

/* The button that leads to the editor with this rule set, an own one itself or a copy. */
struct button edit_rules_button(const struct desk *desk, const struct rules_key *rules);

/* The two halves of the help, the rules and the keys, lead to each other: a head with a button to
 * the page called `other`, which the key that opened this page presses, too. */
struct rect page_head_of_help(struct desk *desk, const char *other);

/* What a page has of the window, its head included: the middle of it, wider where the window is
 * higher. */
struct rect page_room(const struct ui *ui);

/* The head of a page: back button, title. Returns what lies below. */
struct rect page_head(struct desk *desk);

/* The same with `width` pixels left free at the right of the title, in `beside`. */
struct rect page_head_beside(struct desk *desk, int width, struct rect *beside);

#endif
