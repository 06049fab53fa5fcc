/* SPDX-License-Identifier: MIT */
/* Files, folders and lists of games as pages see them. The program around the pages fills it when
 * they ask (REQUEST_FOLDER and the like, pages/page.h); they only read. */
#ifndef PAGES_LIBRARY_H
#define PAGES_LIBRARY_H

#include "base/listing.h"
#include "notation/game_list.h"

enum {
    LIBRARY_PATH_SIZE = 1024, /* bytes, the closing zero included */
    LIBRARY_REASON_SIZE = 1600,
    LIBRARY_RECENT = 5,
};

/* What has come of the last REQUEST_SAVE_GAME or REQUEST_SAVE_POSITION. */
enum save_outcome {
    SAVE_NONE,   /* none has been asked for since */
    SAVE_EXISTS, /* there is a file of that name: replace it, or add to it? */
    SAVE_FAILED, /* `reason` */
};

struct library {
    /* The folder that was looked at last. */
    struct listing folder;
    char path[LIBRARY_PATH_SIZE];     /* absolute, ends in no slash but if it is the root */
    char reason[LIBRARY_REASON_SIZE]; /* why it cannot be read, or nothing be saved in it */
    unsigned looks;                   /* so many have been had: it is another one, or again */

    char home[LIBRARY_PATH_SIZE];                   /* empty: not known */
    char recent[LIBRARY_RECENT][LIBRARY_PATH_SIZE]; /* folders, the last used first */

    /* Saving. */
    char suggestion[LIBRARY_PATH_SIZE];          /* what the game's file may be called, */
    char position_suggestion[LIBRARY_PATH_SIZE]; /* and a position's, which is none that is there */
    enum save_outcome outcome;

    /* The text with many games that was opened last. */
    struct game_list games;
    unsigned lists;                /* so many there have been: it is another one */
    char title[LIBRARY_PATH_SIZE]; /* its file; empty: there is none */
    bool reading;                  /* more of them are to come */
    int percent;                   /* read so far */
    int opened;                    /* the row that was opened last; -1: none */
};

#endif
