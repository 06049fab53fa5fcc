/* SPDX-License-Identifier: MIT */
/* Files, folders and lists of games as pages see them. The program around the pages fills this when
 * they ask (pages/request.h); pages only read it. */
#ifndef PAGES_FILES_VIEW_H
#define PAGES_FILES_VIEW_H

#include "base/listing.h"
#include "notation/game_list.h"

enum {
    FILES_PATH_SIZE = 1024, /* bytes, the closing zero included */
    FILES_REASON_SIZE = 1600,
    FILES_RECENT = 5,
};

/* What has become of the last request to save something. */
enum save_outcome {
    SAVE_NONE,   /* nothing yet, or it is saved */
    SAVE_EXISTS, /* there is a file of that name: the player decides */
    SAVE_FAILED, /* `reason` says why */
};

struct files_view {
    /* The folder that was read last. */
    struct listing folder;
    bool programs;                  /* it lists programs, not games */
    char path[FILES_PATH_SIZE];     /* absolute; it ends in a slash only if it is the root */
    char reason[FILES_REASON_SIZE]; /* why it cannot be read, or why nothing can be saved in it */
    unsigned looks;                 /* counts the folders read: a new number is a new listing */

    char home[FILES_PATH_SIZE];                 /* empty if unknown */
    char recent[FILES_RECENT][FILES_PATH_SIZE]; /* folders, the one used last first */

    /* Saving. */
    char suggestion[FILES_PATH_SIZE];          /* a name for the game's file */
    char position_suggestion[FILES_PATH_SIZE]; /* a name for a position's file, not taken yet */
    enum save_outcome outcome;

    /* The text with several games that was opened last. */
    struct game_list games;
    unsigned lists;              /* counts the lists: a new number is a new list */
    char title[FILES_PATH_SIZE]; /* the file's name; empty: there is no list */
    bool reading;                /* more games are to come */
    int percent;                 /* how much of it has been read */
    int opened;                  /* the row that was opened last; -1: none */
};

#endif
