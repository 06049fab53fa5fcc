/* SPDX-License-Identifier: MIT */
/* A page is a row: what it is called, how it begins and what one pass of it does. It knows the desk
 * and its own state, and no other page. The table of all pages is in shell_trail.c. */
#ifndef PAGES_PAGE_H
#define PAGES_PAGE_H

#include "board/sounds.h"
#include "match/match.h"
#include "match/shelf.h"
#include "pages/arrival.h"
#include "pages/exchange.h"
#include "pages/library.h"
#include "pages/preferences.h"
#include "toolkit/ui.h"

enum request_kind {
    REQUEST_NONE,
    REQUEST_OPEN,       /* the page `page`; it may look at `rules` and `node` when it begins */
    REQUEST_BACK,       /* the page from which this one was opened; it may look at `rules` */
    REQUEST_PLAY,       /* a new match of `setup`, and the page to play it on */
    REQUEST_COPY,       /* `text` for the clipboard */
    REQUEST_PASTE,      /* the clipboard's text, handed to the page's `pasted` */
    REQUEST_SAVE,       /* own rule sets and preferences, now: `unsaved` tells the outcome */
    REQUEST_FULLSCREEN, /* to full screen, or back */
    REQUEST_QUIT,       /* the program ends; where what was played would be lost it asks first */
    REQUEST_QUIT_ANYWAY,

    /* What comes from elsewhere is there when it is there: the page that is shown is told of it
     * (`told`), or the play page shows it. */
    REQUEST_COPY_GAME,    /* the game, as PDN, for the clipboard */
    REQUEST_COPY_PICTURE, /* what `rect` of the window shows, as a picture */
    REQUEST_PASTE_GAME,   /* whatever the clipboard holds: a position, a game, many games */
    REQUEST_FOLDER,    /* a look at the folder `text`: desk->exchange; empty: where it was last */
    REQUEST_OPEN_FILE, /* the file `text` */
    REQUEST_OPEN_GAME, /* the game in row `number` of desk->exchange */
    REQUEST_SET_UP,    /* a new match from `position` under `rules`, by the same players */
    REQUEST_SAVE_GAME, /* the game, in the file `text`, `manner`: desk->exchange tells */
    REQUEST_SAVE_POSITION, /* the same of `position` under `rules`, by the ending of `text` */
    REQUEST_ACCEPT,        /* desk->arrival is played on; the game that is running ends */
    REQUEST_DECLINE,       /* it is not */

    /* The library (desk->library). */
    REQUEST_FIND,    /* the games that fit `filter` */
    REQUEST_SCORE,   /* what the two players of the match have won against each other */
    REQUEST_REPLAY,  /* the game `game` of it is to be replayed; 0: that at `number` of the match */
    REQUEST_TAKE_UP, /* the replayed game is played on from `node` as a match of its own */
    REQUEST_GO_ON,   /* the match of the game `game` goes on */
    REQUEST_DELETE,  /* the game `game`, which `text` have played */
    REQUEST_RESTORE, /* the one that was deleted last, then the one before */
    REQUEST_IMPORT_FILE,  /* takes in the games of the file `text`; empty: of the list of games; of
                           * a folder it is a look at that: desk->exchange */
    REQUEST_IMPORT_PASTE, /* the same of what the clipboard holds */
    REQUEST_IMPORT_STOP,  /* what is being taken in; what has been stays */
    REQUEST_EXPORT, /* the games `scope`, into the file `text`, `manner`: desk->exchange tells */
    REQUEST_COUNT,
};

/* How something is saved in a file. */
enum save_manner {
    SAVE_NEW,     /* if there is none of that name */
    SAVE_REPLACE, /* in its place */
    SAVE_ADD,     /* behind the games that it holds */
};

/* Which games of the library go out. */
enum export_scope {
    EXPORT_GAME,  /* `game` */
    EXPORT_FOUND, /* those that were found last */
    EXPORT_ALL,
};

enum {
    REQUEST_TEXT_SIZE = 1024,
    NODE_LIVE = NODE_NONE, /* `node`: the one the game stands at */
    DESK_CUES = 8,
};

/* What a page asks for: that another page is opened, that something is done. It is carried out when
 * the pass is over, so that no page runs on after another has been opened. */
struct request {
    enum request_kind kind;
    const char *page;         /* a page's name */
    bool instead;             /* of this one: Back leads from there to where it leads from here */
    struct rules_key rules;   /* the rule set it is about; RULES_NONE: the page's own choice */
    int node;                 /* the position it is about: a node of the game, or NODE_LIVE */
    struct match_setup setup; /* REQUEST_PLAY; `start` is NULL */
    struct rect rect;
    int number;
    enum save_manner manner;
    bool warns;               /* REQUEST_PLAY: `text`, if any, is to be said, and it is a warning */
    struct position position; /* that it is about, under `rules` */
    int64_t game;             /* of the library */
    enum export_scope scope;
    struct library_filter filter;
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
    bool turned;                     /* White sits above: of this sitting, and seen on all pages
                                        but where one looks at another game */
    const char *unsaved;             /* why changes are not on the disk; empty: they are */
    const char *unkept;              /* the same of what was played */
    const struct exchange *exchange; /* files, folders and games from elsewhere */
    const struct library *library;   /* all games that were ever played */
    const struct arrival *arrival;   /* waits for an answer: shall the running game end?; or NULL */
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
    bool lasting;              /* the next start shows it again, if it was shown last */
    bool asks_to_quit;         /* says desk->unkept itself; the page below may last */
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

    /* Frees what its state owns. NULL: that is nothing. */
    void (*finish)(void *state);

    /* Answers REQUEST_PASTE. NULL: it never asks. */
    void (*pasted)(struct desk *desk, void *state, const char *text);

    /* Has something to say, a sentence, about what was asked for or what has come from elsewhere.
     * NULL: the play page says it, and is opened for that. */
    void (*told)(struct desk *desk, void *state, bool warns, const char *sentence);
};

/* --- What a page may ask for --- */

/* The page called `name`. */
void desk_open(struct desk *desk, const char *name);

/* The same about a rule set, or about a position of the game. */
void desk_open_rules(struct desk *desk, const char *name, const struct rules_key *rules);
void desk_open_node(struct desk *desk, const char *name, int node);

/* The same about a position that is nobody's yet, meant under these rules. */
void desk_open_position(struct desk *desk, const char *name, const struct rules_key *rules,
                        const struct position *position);

void desk_ask(struct desk *desk, enum request_kind kind);

/* `text` is cut at REQUEST_TEXT_SIZE. */
void desk_copy(struct desk *desk, const char *text);

/* A look at a folder; an empty path: at the one that was looked at last. */
void desk_look_at(struct desk *desk, const char *path);

/* To open a file, and to save the game or a position in one. */
void desk_open_file(struct desk *desk, const char *path);
void desk_save_game(struct desk *desk, const char *path, enum save_manner manner);
void desk_save_position(struct desk *desk, const char *path, enum save_manner manner,
                        const struct rules_key *rules, const struct position *position);

/* To open the game in a row of the exchange's list. */
void desk_open_game(struct desk *desk, int row);

/* Of the library: the games that fit are to be found; one is to be replayed (0: that at `place` of
 * the match), on the page for that; something is done to the game `game`; one is deleted, which
 * these have played; the one that is replayed is played on from a node. */
void desk_find(struct desk *desk, const struct library_filter *filter);
void desk_replay(struct desk *desk, int64_t game, int place);
void desk_ask_of_game(struct desk *desk, enum request_kind kind, int64_t game);
void desk_delete(struct desk *desk, int64_t game, const char *players);
void desk_take_up(struct desk *desk, int node);

/* Games are taken in from a file, which is shown in the library; an empty path: from the list of
 * games. */
void desk_import_file(struct desk *desk, const char *path);

/* The page on which games of the library are saved in a file, and the saving itself. `game` is of
 * EXPORT_GAME. */
void desk_open_export(struct desk *desk, enum export_scope scope, int64_t game);
void desk_export(struct desk *desk, const char *path, enum save_manner manner,
                 enum export_scope scope, int64_t game);

/* A sound as it was made, and one at another pitch or level: percent. It begins when the pass is
 * over, if the player wants to hear any; what is more than DESK_CUES is not heard. */
void desk_sound(struct desk *desk, enum sound sound);
void desk_cue(struct desk *desk, struct cue cue);

/* --- What pages share --- */

/* What is written on whatever leads to the page. */
const char *page_label(const struct page *page);

/* Would anything be lost by beginning another match: a game that goes on, moves that were undone,
 * or what was written to a game that is over? */
bool desk_ends_game(const struct desk *desk);

/* The same where nobody keeps what is played: else the game stays in the library. */
bool desk_loses_game(const struct desk *desk);

/* What is said when another match begins and the running game is kept; else nothing. */
void desk_kept_print(const struct desk *desk, struct strbuf *out);

/* Is there anything of the game to be copied or saved: a move, or a line that was left? */
bool desk_has_game(const struct desk *desk);

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

/* What is said at the bottom of the room, which ends above it then; "" takes nothing. */
void page_strip(struct ui *ui, struct rect *room, bool warns, const char *sentence);

/* Who played, in a line of this style and width that may be set smaller: where both names have no
 * room the longer one is shortened, or both are, so that neither pushes the other out. */
const char *page_players(struct ui *ui, struct text_style style, int width, const char *black,
                         const char *white);

/* The same in full. */
const char *page_players_whole(struct ui *ui, const char *black, const char *white);

/* One more of the facts that stand in a line, apart from those before; "" or NULL: it is not known.
 */
void page_add_fact(struct strbuf *out, const char *fact);

/* A few words on a panel in the middle of the room, where there is nothing else to see. */
void page_says(struct ui *ui, struct rect room, const char *words);

#endif
