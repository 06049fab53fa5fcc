/* SPDX-License-Identifier: MIT */
/* The library as pages see it: all games that were ever played here or taken in from files. The
 * program around the pages fills it when they ask (REQUEST_FIND and the like, pages/page.h); they
 * only read. What is asked for is there some moments later: nobody waits for the disk. */
#ifndef PAGES_LIBRARY_H
#define PAGES_LIBRARY_H

#include "match/match.h"

#include <stdint.h>

enum {
    LIBRARY_FILTER_SIZE = 128,
    LIBRARY_DATE_SIZE = 16,
    LIBRARY_TEXT_SIZE = 512, /* of a rule set */
    LIBRARY_REASON_SIZE = 1600,
    LIBRARY_TITLE_SIZE = 1024,
};

enum library_result {
    LIBRARY_UNFINISHED,
    LIBRARY_BLACK_WON,
    LIBRARY_WHITE_WON,
    LIBRARY_DRAWN,
    LIBRARY_ANY_RESULT,
};

/* Which games are looked for: those that fit all of it. */
struct library_filter {
    char player[LIBRARY_FILTER_SIZE]; /* words of a name; empty: any */
    char date[LIBRARY_DATE_SIZE];     /* the beginning of one: "2026", "2026.11"; empty: any */
    char rules[LIBRARY_TEXT_SIZE];    /* `text` of one of library.rules; empty: any */
    enum library_result result;
    bool by_position; /* the next one was on the board, or the same with colours changed */
    struct position position;
};

bool library_filter_equal(const struct library_filter *a, const struct library_filter *b);

/* All texts are lent by the library until its next answer. */
struct library_row {
    int64_t game;              /* by which it is asked for */
    const char *black, *white; /* empty: nobody knows */
    const char *rules;         /* what its rule set is called */
    const char *date;          /* for people; empty: nobody knows */
    const char *points; /* Black's and White's, as the names stand: "1-0"; "*": it is not over */
    int plies;
    bool played;  /* in a match here, which can be gone on with; else it came from a file */
    bool current; /* a game of the match that is on the board */
};

/* A rule set that games of the library have. */
struct library_rules {
    const char *text; /* for the filter */
    const char *name; /* for people */
    int games;
};

/* Games on their way in. */
struct library_import {
    unsigned number; /* another one has another number */
    bool running;
    bool ended;                       /* there was one, and it is over: by itself, or */
    bool stopped;                     /* because it was told to, or */
    char reason[LIBRARY_REASON_SIZE]; /* because something could not be read; empty: all could */
    int file, files;                  /* which one of how many it is at, from 1 */
    bool cut_short;                   /* when it was stopped others waited */
    char title[LIBRARY_TITLE_SIZE];   /* what that is called; empty: it is the clipboard's text */
    int percent;                      /* of that */
    int taken, known, bad; /* games: new ones, those that were there already, those with a fault */
    int per_second;        /* all of them */
    /* Of each bad one its number and what is wrong, with its place, a sentence: the first
     * LIBRARY_FAULTS. */
    const char *const *faults;
    int fault_count;
};

enum {
    LIBRARY_FAULTS = 1000,
    LIBRARY_SCORES = 64,
    LIBRARY_RULES = 200, /* files may have one a game; nobody chooses among so many */
};

/* A game that was deleted, and can be brought back; `game` 0: none. */
struct library_deletion {
    int64_t game;
    const char *players; /* who played it, for people */
};

/* What two players have won against each other under one rule set. */
struct library_score {
    const char *rules; /* what it is called */
    int wins[PLAYER_COUNT], draws;
};

/* A game that is to be replayed. */
struct library_replay {
    unsigned count;                   /* so many have been: it is another one */
    bool there;                       /* else it is on its way, or `reason` */
    char reason[LIBRARY_REASON_SIZE]; /* why it cannot be shown; empty: it can */
    const struct game *game;          /* lent until the next one */
    struct library_row row; /* of it; `game` is 0 where it is one of the match on the board */
    const char *event;      /* or empty */
};

struct library {
    bool there;                       /* there is one */
    bool kept;                        /* what is played comes into it: nothing has failed */
    char reason[LIBRARY_REASON_SIZE]; /* why it cannot be read; empty: it can */

    unsigned answers; /* to REQUEST_FIND, so many: what was found is another */
    bool looking;     /* one is to come */
    int found, total; /* games */
    /* The row at `place`, from 0 to found - 1; NULL: it is on its way. `data` is `row_data`. */
    const struct library_row *(*row)(void *data, int place);
    /* The chosen row is this one: where games come or go, `moved` says where its game is. */
    void (*choose)(void *data, int place);
    void *row_data;
    int moved; /* by how many rows that has gone down in all, in answers to the same filter */
    const struct library_rules *rules; /* those with most games, LIBRARY_RULES at most */
    int rules_count;

    struct library_import import;
    struct library_deletion deleted; /* the last one that has not been brought back */

    unsigned score_answers; /* to REQUEST_SCORE */
    struct library_score scores[LIBRARY_SCORES];
    int score_count;

    struct library_replay replay;
};

#endif
