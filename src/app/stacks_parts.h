/* SPDX-License-Identifier: MIT */
/* What the two halves of the stacks share: stacks_wants.c, where things are asked for and handed
 * out, and stacks_work.c, where they are looked up. */
#ifndef APP_STACKS_PARTS_H
#define APP_STACKS_PARTS_H

#include "app/stacks.h"

#include <SDL.h>

/* What comes first goes first. */
enum want {
    WANT_GAME,
    WANT_FIND,
    WANT_BLOCKS,
    WANT_SCORE,
    WANT_RULES,
    WANT_EXPORT,
    WANT_COUNT,
};

struct wants {
    bool is[WANT_COUNT];
    unsigned searches, games; /* so many there have been */
    struct library_filter filter;
    struct stacks_view view;
    unsigned number; /* of the search that the blocks are of */
    int blocks[STACKS_BLOCKS_WANTED], block_count;
    struct player players[PLAYER_COUNT];
    int64_t game;
    char *text; /* owned */
    struct export_wish export;
};

struct stacks {
    char *path;
    struct worker *worker;

    SDL_mutex *mutex; /* over the next five */
    struct wants wants;
    struct stacks_news news;
    bool any;       /* there is some */
    bool exporting; /* or it is wanted */
    bool ending;    /* what is looked up is of no use any more; what goes out is */

    SDL_mutex *access; /* over the next two; it is held for as long as something is read */
    struct archive archive;
    bool ended;

    /* The worker's alone. */
    struct catalogue_found found;
    unsigned number; /* of that search */
    struct exporter exporter;
    bool begun; /* it has an export to make */
};

/* On any thread. */
void stacks_want(struct stacks *stacks, enum want want);

/* What has come is written between these two. */
void stacks_begin_news(struct stacks *stacks);
void stacks_end_news(struct stacks *stacks);

/* Between these two nobody else does anything to the file: an error of archive_open_to_read, or the
 * archive is open. */
int stacks_enter(struct stacks *stacks);
void stacks_leave(struct stacks *stacks);

/* --- stacks_work.c: what is done for each want, on the worker --- */

void stacks_read_game(struct stacks *stacks, const struct wants *wants);
void stacks_search(struct stacks *stacks, const struct wants *wants);
void stacks_fetch_blocks(struct stacks *stacks, const struct wants *wants);
void stacks_add_up_score(struct stacks *stacks, const struct wants *wants);
void stacks_count_all_rules(struct stacks *stacks, const struct wants *wants);
void stacks_export_some(struct stacks *stacks, const struct wants *wants);

#endif
