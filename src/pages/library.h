/* SPDX-License-Identifier: MIT */
/* The library as pages see it: all games that were ever played here or imported. Pages ask for what
 * they want to show (REQUEST_FIND and the like, pages/request.h); the program around them answers
 * some moments later by filling this struct, so that no page waits for the disk. Pages only read
 * it. */
#ifndef PAGES_LIBRARY_H
#define PAGES_LIBRARY_H

#include "base/arena.h"
#include "match/game.h"
#include "match/rulebook.h"
#include "store/library.h"

enum {
    LIBRARY_REASON_SIZE = 1600,
    LIBRARY_TITLE_SIZE = 1024,
    LIBRARY_FAULTS = 1000,
    LIBRARY_UNSAVED = -1, /* in place of a match's id: it is not in the archive yet */
};

/* Returns true if both find the same games in any library. */
bool library_filter_equal(const struct library_filter *a, const struct library_filter *b);

/* Makes the filter's words find the games of this player, and of nobody whose name has it in it. */
void library_filter_name(struct library_filter *filter, const char *name);

/* How a player reads the texts of store/library.h; a text is in the arena. A rule set that the book
 * has is called as it is there; false: the text is no rule set. A date is written as in the names
 * of files, without what is unknown of it. */
bool library_rules_read(const char *rules, const struct rulebook *book, struct named_ruleset *out);
const char *library_rules_name(struct arena *texts, const char *rules, const struct rulebook *book);
const char *library_date(struct arena *texts, const char *date);

/* The points of Black and White, "1–0"; "*" while the game is not over. */
const char *library_points(enum library_result result);

/* The import that is running, or the last one. */
struct library_import {
    unsigned number; /* of the import, counted from 1 */
    bool running;
    bool ended;
    bool stopped;                     /* a player stopped it */
    char reason[LIBRARY_REASON_SIZE]; /* what could not be read, or had to be guessed; or empty */
    int file, files;                  /* it is at this file, counted from 1, of so many */
    bool cut_short;                   /* other files were waiting when it was stopped */
    char title[LIBRARY_TITLE_SIZE];   /* of that file; empty: it is the clipboard's text */
    int percent;                      /* of that file */
    int taken, known, bad; /* games: new ones, those that were there already, those with a fault */
    int versions;          /* of the new ones: other versions of games that were there */
    int64_t since;         /* the new ones have ids above this one */
    int lost;              /* of those with a fault: nothing could be read of them */
    int per_second;        /* games */
    /* A sentence for each of the first LIBRARY_FAULTS bad games: its number, what is wrong with it
     * and where. */
    const char *const *faults;
    int fault_count;
};

/* Games to delete, or that were deleted and can be restored; none: there is nothing of the kind. */
struct library_deletion {
    struct game_ids games;
    const char *players; /* of a single one: who played it, for people */
};

/* Where a game is kept: in a match that was on the board in this run, or in the archive. It stays
 * the same when the match is left. */
struct game_origin {
    int match;    /* the match, counted by the run from 1; 0: the game is in the archive */
    int serial;   /* of the game in that match */
    int64_t game; /* its id in the archive; 0 if it has a match, or is nowhere else */
};

bool game_origin_equal(const struct game_origin *a, const struct game_origin *b);

/* The game of which something else is told than before, as long as that can be undone. */
struct library_details {
    bool there;
    struct game_origin origin;
};

/* The game that is being replayed. */
struct library_replay {
    unsigned count;                   /* grows with each game */
    bool there;                       /* false: it is still being read, or `reason` says why not */
    char reason[LIBRARY_REASON_SIZE]; /* why it cannot be shown; empty: it can */
    bool analyses;                    /* it is to be analysed when it is shown first */
    const struct game *game;          /* lent until the next one */
    struct library_row row;           /* `game` is 0 for a game of the match on the board */
    struct game_origin origin;
};

/* What the games take of the disk, in bytes. */
struct library_disk {
    bool there;                    /* it is known */
    char path[LIBRARY_TITLE_SIZE]; /* of the archive */
    int64_t games, backup;         /* 0: there is none */
    char date[LIBRARY_DATE_SIZE];  /* when the backup was made, as PDN writes it */
};

struct library {
    bool there;                       /* there is an archive */
    bool kept;                        /* games are being saved; false: saving fails */
    char reason[LIBRARY_REASON_SIZE]; /* why it cannot be read; empty: it can */
    int64_t match;                    /* the match on the board, or LIBRARY_UNSAVED */
    int number;                       /* the same, counted by the run from 1 */

    unsigned answers;     /* to REQUEST_FIND: grows with each of them */
    bool looking;         /* an answer is still to come */
    int found, total;     /* games; total is 0 while only the first that are found are known */
    const int64_t *games; /* the ids of those found */
    /* Returns the row at `place`, 0 to found - 1; NULL: it is still being read. `data` is
     * `row_data`. */
    const struct library_row *(*row)(void *data, int place);
    /* Says which row is chosen. Where games are added or deleted, `moved` follows its game. */
    void (*choose)(void *data, int place);
    void *row_data;
    int moved; /* rows that the chosen game has gone down, over all answers to the same filter */
    const struct library_rules *rules; /* at most LIBRARY_RULES, those with most games first */
    int rules_count;

    unsigned player_answers; /* to REQUEST_PLAYERS: grows with each of them */
    const struct library_players *players;

    unsigned poorer_answers; /* to REQUEST_POORER: grows with each of them */
    struct game_ids poorer;

    struct library_disk disk;
    struct library_import import;
    struct library_deletion deleted; /* the last one that has not been restored */
    struct library_details details;

    unsigned score_answers; /* to REQUEST_SCORE: grows with each of them */
    struct library_score scores[LIBRARY_SCORES];
    int score_count;

    struct library_replay replay;

    /* The last answer to REQUEST_BRANCHES, and the question; NULL: there is none yet. */
    const struct library_branches *branches;
    const struct library_filter *branches_of;
};

/* Returns true if the game belongs to the match on the board. */
bool library_is_current(const struct library *library, const struct library_row *row);

#endif
