/* SPDX-License-Identifier: MIT */
/* The half of the librarian that works beside the window: the archive, opened to read, and a thread
 * that looks things up in it. Of each kind of thing only what was wanted last matters; what has
 * come of it waits until it is taken. Whatever goes from thread to thread goes by value, or changes
 * its owner. */
#ifndef APP_STACKS_H
#define APP_STACKS_H

#include "app/export.h"
#include "match/game.h"
#include "pages/library.h"
#include "store/catalogue.h"
#include "store/game_tags.h"

enum {
    STACKS_BLOCK = 32,        /* rows that are fetched at once */
    STACKS_BLOCKS_WANTED = 4, /* at a time: a screen has no more */
};

/* What is looked at while a search goes on. */
struct stacks_view {
    int near;     /* the row that was looked at last */
    int chosen;   /* the chosen one, and */
    int64_t game; /* what is in it; 0: nobody knows */
};

/* The result of a search, with those of its rows that are looked at first. */
struct stacks_answer {
    unsigned number; /* of the search; 0: there is none */
    int error;
    int found, total;
    int moved; /* by how many rows the chosen game has gone down since it was viewed */
};

struct stacks_block {
    unsigned number; /* of the search */
    int first, count;
    struct catalogue_entry entries[STACKS_BLOCK]; /* `game` is 0 where there is none any more */
};

struct stacks_rules {
    char text[CATALOGUE_RULES_SIZE];
    int games;
};

struct stacks_score {
    char rules[CATALOGUE_RULES_SIZE];
    int wins[PLAYER_COUNT], draws;
};

/* A game that was read. */
struct stacks_game {
    unsigned number; /* of the wish; 0: there is none */
    int error;       /* FILE_ERROR_TEXT: nothing can be played of it */
    struct catalogue_entry entry;
    char *text;            /* owned, as are the next two */
    struct game game;      /* there is one if `text` is not NULL */
    struct game_tags tags; /* the same */
    char result[16];       /* as the text has it */
    int plies;
};

/* What has come since it was taken last. Owned by whoever has taken it. */
struct stacks_news {
    struct stacks_answer answer;
    struct stacks_block *blocks;
    size_t block_capacity;
    int block_count;
    struct stacks_rules *rules; /* NULL: they have not come */
    size_t rules_capacity;
    int rules_count;
    bool scored;
    struct stacks_score scores[LIBRARY_SCORES];
    int score_count;
    struct stacks_game game;
    bool exported;
    struct export_outcome export;
};

struct stacks;

/* For the archive at `path`, which is opened when something is wanted of it. NULL: memory is short.
 */
struct stacks *stacks_create(const char *path);

/* The games that fit, and the block of rows that `view` is near to; returns the number of the
 * search. */
unsigned stacks_find(struct stacks *stacks, const struct library_filter *filter,
                     const struct stacks_view *view);

/* The block of rows from `first` on, of that search. */
void stacks_fetch(struct stacks *stacks, unsigned number, int first);

void stacks_count_rules(struct stacks *stacks);
void stacks_score(struct stacks *stacks, const struct player players[PLAYER_COUNT]);

/* A game of the archive, or, where `text`, which is taken, is not NULL, that one. Returns the
 * number of the wish. */
unsigned stacks_read(struct stacks *stacks, int64_t game, char *text);

/* Games go out. False: others are still on their way. */
bool stacks_export(struct stacks *stacks, const struct export_wish *wish);

/* False: nothing has come. */
bool stacks_take(struct stacks *stacks, struct stacks_news *news);
void stacks_news_finish(struct stacks_news *news);
void stacks_finish_game(struct stacks_game *game);

/* Another thread is about to open or replace the file: nothing of it is open, or opened, from here
 * on, until it is over. `data` is the stacks. */
void stacks_make_way(void *data, bool begin);

/* Waits until all that is on its way out is written, and closes the archive: nothing is looked up
 * any more. */
void stacks_end(struct stacks *stacks);

/* NULL is fine. */
void stacks_destroy(struct stacks *stacks);

#endif
