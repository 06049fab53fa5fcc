/* SPDX-License-Identifier: MIT */
/* The endgame tables of a rule set as files of the cache: opened where they are there, made where
 * they are not. */
#ifndef CLI_ENDGAME_FILES_H
#define CLI_ENDGAME_FILES_H

#include "engine/endgame.h"
#include "store/cache.h"

#include <stdatomic.h>

enum {
    ENDGAME_PIECES_USUAL = 4, /* tables of up to so many pieces are made without being asked for */
};

/* What has become of a table. */
enum endgame_news {
    ENDGAME_FOUND,      /* it was there */
    ENDGAME_BAD,        /* a file was there that is not used: `error` tells why */
    ENDGAME_MADE,       /* it has been made and saved */
    ENDGAME_UNSAVED,    /* it has been made and is to be had, but not saved: `error` tells why */
    ENDGAME_IMPOSSIBLE, /* it cannot be made (engine/endgame_solve.h) */
    ENDGAME_UNMADE,     /* there is not enough memory to make it */
};

struct endgame_files;

/* Is told of a table, `error` being as in store/cache.h. Never by two threads at once. */
struct endgame_listener {
    void (*tell)(void *self, const struct endgame_files *files, int class, enum endgame_news news,
                 int error);
    void *self;
};

struct endgame_files {
    struct endgame endgame;       /* to probe */
    char folder[CACHE_PATH_SIZE]; /* where the files are */
    bool shared;                  /* that may belong to several players */
    int folder_error;             /* or why there is no such place */
    struct cache_file files[ENDGAME_CLASS_COUNT];
    uint8_t *kept[ENDGAME_CLASS_COUNT]; /* owned; made, and not to be had from a file */
};

/* Opens the tables of up to `pieces` pieces that are there. endgame_files_close frees. */
void endgame_files_open(struct endgame_files *files, const struct ruleset *rules, int pieces,
                        const struct endgame_listener *listener);
void endgame_files_close(struct endgame_files *files);

/* Makes those of up to `pieces` pieces that are missing, on so many threads, and saves each as soon
 * as it is whole; on fewer, where there is not enough memory for as many. False: some are missing
 * even so, since `*stop` has been set meanwhile, by the listener or by a signal, one is impossible,
 * or there is not enough memory for it alone. What has been made stays. */
bool endgame_files_make(struct endgame_files *files, int pieces, int threads,
                        const struct endgame_listener *listener, const atomic_bool *stop);

/* Where the table of a class is, or is to be. */
struct endgame_path {
    char text[CACHE_PATH_SIZE + 64];
};
struct endgame_path endgame_path(const struct endgame_files *files, int class);

/* Saves a table that has been made and opens its file: that stays closed where there is not enough
 * memory for both. */
int endgame_files_save(const struct endgame_files *files, int class, const uint8_t *table,
                       struct cache_file *file);

#endif
