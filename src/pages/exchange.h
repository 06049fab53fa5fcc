/* SPDX-License-Identifier: MIT */
/* What goes in and out: files, folders and lists of games as pages see them. The program around the
 * pages fills it when they ask (REQUEST_FOLDER and the like, pages/page.h); they only read. */
#ifndef PAGES_EXCHANGE_H
#define PAGES_EXCHANGE_H

#include "base/listing.h"
#include "notation/game_list.h"

enum {
    EXCHANGE_PATH_SIZE = 1024, /* bytes, the closing zero included */
    EXCHANGE_REASON_SIZE = 1600,
    EXCHANGE_RECENT = 5,
};

/* What has come of the last REQUEST_SAVE_GAME or REQUEST_SAVE_POSITION. */
enum save_outcome {
    SAVE_NONE,   /* none has been asked for since */
    SAVE_EXISTS, /* there is a file of that name: replace it, or add to it? */
    SAVE_FAILED, /* `reason` */
};

struct exchange {
    /* The folder that was looked at last. */
    struct listing folder;
    char path[EXCHANGE_PATH_SIZE];     /* absolute, ends in no slash but if it is the root */
    char reason[EXCHANGE_REASON_SIZE]; /* why it cannot be read, or nothing be saved in it */
    unsigned looks;                    /* so many have been had: it is another one, or again */

    char home[EXCHANGE_PATH_SIZE];                    /* empty: not known */
    char recent[EXCHANGE_RECENT][EXCHANGE_PATH_SIZE]; /* folders, the last used first */

    /* Saving. */
    char suggestion[EXCHANGE_PATH_SIZE]; /* what the game's file may be called, */
    char
        position_suggestion[EXCHANGE_PATH_SIZE]; /* and a position's, which is none that is there */
    enum save_outcome outcome;

    /* The text with many games that was opened last. */
    struct game_list games;
    unsigned lists;                 /* so many there have been: it is another one */
    char title[EXCHANGE_PATH_SIZE]; /* its file; empty: there is none */
    bool reading;                   /* more of them are to come */
    int percent;                    /* read so far */
    int opened;                     /* the row that was opened last; -1: none */
};

#endif
