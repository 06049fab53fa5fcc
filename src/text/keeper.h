/* SPDX-License-Identifier: MIT */
/* Keeps the match in the archive (store/archive.h), as the window's autosave does, but on the
 * thread that plays: what was played is on the disk before the next line is read. */
#ifndef TEXT_KEEPER_H
#define TEXT_KEEPER_H

#include "store/archive.h"
#include "store/details.h"
#include "store/game_load.h"
#include "system/files.h"

struct keeper {
    char path[FILE_PATH_SIZE];
    struct archive archive;
    struct saved_state last;
    int64_t key; /* of the match; 0: the archive does not know it */
    bool begun;  /* something of the match is in the archive */
    bool whole;  /* all of it is saved next */
    int nowhere; /* why there is no place for an archive; 0: there is one */
    int error;   /* of the last save, or of the start; 0: all is saved */
    int told;    /* the error that the player has been told; 0: none */
    bool turned; /* as the window has left it, and finds it again */
    char page[SAVED_PAGE_SIZE];
    struct details details; /* of the match's games */
    struct opened opened;
};

/* What is to be said to the player; empty: nothing. */
struct keeper_news {
    char text[2048];
};

/* Finds the archive, and takes up the match of the last run unless `anew`. Returns false if there
 * is none: the caller begins one. The match is the caller's. */
bool keeper_begin(struct keeper *keeper, bool anew, const struct rulebook *book,
                  struct match *match, struct keeper_news *news);
void keeper_finish(struct keeper *keeper);

/* Saves what has changed. Returns false if it could not be: it is tried again at the next call, and
 * the news say why, once. */
bool keeper_save(struct keeper *keeper, struct match *match, struct keeper_news *news);

/* Another match follows: no start takes this one up again, nor an older one. */
void keeper_leave(struct keeper *keeper);

/* The match has been begun with this game of a file, which has become its first one. Takes the tags
 * and the result that it has there. */
void keeper_take_game(struct keeper *keeper, struct match *match, struct game_load *load);

/* Adds what could not be saved, as a sentence. */
void keeper_reason_print(struct strbuf *out, const struct keeper *keeper);

/* Saves the game that is played in a new file. 0, an errno, or one of enum file_error. */
int keeper_save_game(struct keeper *keeper, struct match *match, const char *path);

#endif
