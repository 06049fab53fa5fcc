/* SPDX-License-Identifier: MIT */
/* A library that is made up, and answers at once what pages ask of one. */
#ifndef TESTS_PAGES_MADE_LIBRARY_H
#define TESTS_PAGES_MADE_LIBRARY_H

#include "stage.h"

enum {
    MADE_GAMES = 100000,
    MADE_HISTORY = 64,
    MADE_TEXT_SIZE = 256,
    MADE_MATCH = 4, /* the match on the board */

    /* Nodes of the game that is replayed: the main line, and instead of its second move a variation
     * of three moves, another last move of that, and a variation of one move. */
    MADE_END = 17,
    MADE_ASIDE,
    MADE_ASIDE_ON,
    MADE_ASIDE_END,
    MADE_NESTED,
    MADE_OTHER,
};

#define MADE_TODAY "2026.11.22" /* when the first game was played */

/* A request, with what it points to. */
struct made_request {
    struct request request;
    struct library_filter filter;
    char path[MADE_TEXT_SIZE];
    char games[MADE_TEXT_SIZE]; /* those that are deleted or exported: "2 3 4" */
};

struct made_deletion {
    int64_t ids[8];
    int count;
    char players[MADE_TEXT_SIZE];
};

struct made_library {
    struct stage *stage; /* lent */
    struct library library;
    struct files_view files;    /* of a folder that is empty */
    struct library_row rows[8]; /* the first games; the others are these again */
    int games;
    int *fits;    /* owned; the rows that were found */
    int64_t *ids; /* owned; of those */
    int chosen;   /* the row that the page has told of last */
    bool slow;    /* rows further down are on their way */
    bool deleted[8];
    struct made_deletion deletions[8]; /* the last one last */
    int deletion_count;
    struct game game; /* that is replayed */
    bool has_game;

    struct made_request asked[MADE_HISTORY]; /* the last one last */
    int asked_count;
};

/* The stage's pages have this library of so many games from now on, and Ada plays Ben. */
void made_library_init(struct made_library *made, struct stage *stage, int games);
void made_library_finish(struct made_library *made);

/* How often something of this kind has been asked for; the last such request, whose absence fails
 * the test. */
int made_asked(const struct made_library *made, enum request_kind kind);
const struct request *made_last(struct made_library *made, enum request_kind kind);

/* Returns the games of the last such request. */
const char *made_games(struct made_library *made, enum request_kind kind);

/* Shows the game on the page that replays games. */
void made_replay(struct made_library *made, int64_t game);

#endif
