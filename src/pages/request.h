/* SPDX-License-Identifier: MIT */
/* What pages ask for. A request is a row of the enum, with a member of the union if it has to say
 * more, and a handler in the table of those who carry it out: the shell (shell_requests.c) or the
 * program around it (host.carry_out). It is carried out when the pass is over, so that no page runs
 * on after another one has been opened.
 *
 * What a request points to stays valid until then: a literal, the state of the page, or a copy that
 * desk_keep has made (pages/page.h). A handler that needs it for longer copies it. */
#ifndef PAGES_REQUEST_H
#define PAGES_REQUEST_H

#include "match/match.h"
#include "match/shelf.h"
#include "pages/library.h"
#include "toolkit/geometry.h"

enum {
    NODE_LIVE = NODE_NONE, /* instead of a node: the one at which the game stands */
};

enum request_kind {
    REQUEST_NONE,

    /* Carried out by the shell. */
    REQUEST_OPEN,    /* `opening`: show this page */
    REQUEST_BACK,    /* `opening`: show the page from which this one was opened */
    REQUEST_PLAY,    /* `play`: begin a match, and show it */
    REQUEST_ACCEPT,  /* play desk->incoming; the running game ends */
    REQUEST_DECLINE, /* forget desk->incoming */

    /* Carried out by the window. */
    REQUEST_SAVE,         /* write rule sets and preferences now: desk->unsaved tells the outcome */
    REQUEST_FULLSCREEN,   /* switch full screen on or off */
    REQUEST_QUIT,         /* end the program; it asks first if something played would be lost */
    REQUEST_QUIT_ANYWAY,  /* end the program */
    REQUEST_COPY_PICTURE, /* `rect`: save this part of the window as a picture */

    /* Carried out by the companion. */
    REQUEST_MOVE_NOW,    /* the computer plays the best move that it has found */
    REQUEST_THINK_AGAIN, /* a program that did not play as it should is asked once more */
    REQUEST_TRY_PEER, /* `row`: start the peer at this place: desk->companion tells the outcome */
    REQUEST_HINT,     /* `node`: look for a good move there; it comes as desk->companion->hint */
    REQUEST_ANALYSE,  /* `replayed`: analyse the replayed game, or else the one on the board */
    REQUEST_REMOVE_ANALYSIS, /* `replayed`: remove what analyses have written into that game */
    REQUEST_STOP_ANALYSIS,   /* stop that, and throw away what was found */
    REQUEST_COUNT_ENDINGS,   /* count the files of perfect endings: desk->companion tells them */
    REQUEST_STOP_ENDINGS,    /* stop making perfect endings */
    REQUEST_GO_ON_ENDINGS,   /* go on with it, also after it has failed */
    REQUEST_DELETE_ENDINGS,  /* `pieces`: delete those of more pieces, of all rule sets */

    /* Carried out by the puzzler. The answer is in desk->puzzles. */
    REQUEST_PUZZLES,     /* `rules`: read the puzzles for these rules */
    REQUEST_OWN_PUZZLES, /* `rules`: look for some in the library's games under these rules */

    /* Carried out by files. Results are in desk->files, or arrive as desk->incoming; the page
     * that is shown is told of failures (struct page, `told`). */
    REQUEST_COPY_GAME,  /* copy the game, as PDN */
    REQUEST_PASTE_GAME, /* open what the clipboard holds: a position, a game, or many games */
    REQUEST_PROGRAMS,  /* `path`: read this folder as REQUEST_FOLDER does, for the programs in it */
    REQUEST_PROGRAM,   /* `path`: make this file that of desk->peer, and go back; a folder is read
                        * instead, as by REQUEST_PROGRAMS */
    REQUEST_FOLDER,    /* `path`: read this folder; "": the one that was read last */
    REQUEST_OPEN_FILE, /* `path`: open this file */
    REQUEST_OPEN_GAME, /* `row`: open the game in this row of desk->files */
    REQUEST_SET_UP,    /* `set_up`: begin a match from a position, with the same players */
    REQUEST_SAVE_GAME, /* `save`: write the game */
    REQUEST_SAVE_POSITION, /* `save`: write a position; the path's ending says in which form */

    /* Carried out by the library. Results are in desk->library. */
    REQUEST_FIND,     /* `filter`: find the games that fit it */
    REQUEST_POORER,   /* of those found, find the versions that say less than another one */
    REQUEST_PLAYERS,  /* `players`: count who played the games that a filter finds */
    REQUEST_BRANCHES, /* `filter`: count what was played from its position under its rules */
    REQUEST_SCORE,    /* count what the two players have won against each other */
    REQUEST_REPLAY,   /* `replay`: read a game, and show it */
    REQUEST_TAKE_UP,  /* `node`: play on from here in the replayed game, in a match of its own */
    REQUEST_GO_ON,    /* `game`: go on with the match of this game */
    REQUEST_DELETE,   /* `deletion`: delete games */
    REQUEST_DETAILS,  /* `details`: tell of the replayed game what this row tells */
    REQUEST_UNDO_DETAILS, /* tell of it what was told before; and the same again, redo it */
    REQUEST_RESTORE,      /* bring back what was deleted last, then what was before */
    REQUEST_IMPORT_FILE,  /* `path`: import this file's games; "": those of desk->files; a folder
                           * is read instead, as by REQUEST_FOLDER */
    REQUEST_IMPORT_PASTE, /* import the clipboard's games */
    REQUEST_IMPORT_STOP,  /* stop importing; what has been imported stays */
    REQUEST_DISK,         /* look how large the archive and its backup are */
    REQUEST_EXPORT,       /* `save`: write games; desk->files tells the outcome */

    REQUEST_COUNT,
};

/* How a file is written. */
enum save_manner {
    SAVE_NEW,     /* only if there is none of this name */
    SAVE_REPLACE, /* in place of it */
    SAVE_ADD,     /* behind the games that it holds */
};

/* Which games of the library are exported. */
enum export_scope {
    EXPORT_GAMES, /* those that are named */
    EXPORT_FOUND, /* those that were found last */
    EXPORT_ALL,
    EXPORT_EVERYTHING, /* all, with own rule sets and settings, in a file of its own kind */
};

struct export_choice {
    enum export_scope scope;
    struct game_ids games; /* EXPORT_GAMES */
};

/* A position that belongs to nobody yet, and the rules that it is meant under. */
struct set_up {
    const struct rules_key *rules;
    struct position position;
};

/* Which page is shown, and what about. Members that a page does not know it ignores. */
struct page_opening {
    const char *page;              /* its name; ignored by REQUEST_BACK */
    const struct rules_key *rules; /* NULL: the page's own choice */
    struct position position;      /* meant under `rules` */
    int node;                      /* of the game, or NODE_LIVE */
    bool replayed;                 /* the node is of the replayed game */
    struct export_choice games;
    const struct library_filter *filter; /* of games; NULL: the page's own */
    const char *message;                 /* to be said; NULL or empty: nothing */
    bool warns;                          /* the message is a warning */
    bool instead; /* of the page that is left: Back leads to where it led from there */
    bool begins;  /* a match has begun */
    bool imports; /* games are on their way into the library */
    int command;  /* of enum command (commands.h), to be run there; 0: none */
};

struct request {
    enum request_kind kind;
    union {
        struct page_opening opening;
        struct {
            const struct match_setup *setup; /* not into the match, which is over by then */
            const char *message;             /* to be said once it has begun; may be empty */
        } play;
        const struct rules_key *rules;
        const char *path; /* empty where the comment of the request says so */
        int row;
        int node; /* NODE_LIVE is not possible */
        int pieces;
        bool replayed;
        int64_t game; /* of the library */
        struct rect rect;
        struct set_up set_up;
        const struct library_filter *filter;
        struct {
            const struct library_filter *filter;
            enum library_player_order order;
        } players;
        const struct library_row *details; /* names, event, site, round, date and result count */
        struct {
            int64_t game;  /* of the library; 0: of the match, */
            int place;     /* the game at this place, from 0 */
            bool analyses; /* it is to be analysed at once */
        } replay;
        struct library_deletion deletion;
        struct {
            const char *path;
            enum save_manner manner;
            struct set_up set_up;       /* REQUEST_SAVE_POSITION */
            struct export_choice games; /* REQUEST_EXPORT */
        } save;
    };
};

#endif
