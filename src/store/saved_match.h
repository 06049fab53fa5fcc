/* SPDX-License-Identifier: MIT */
/* A match as rows of the archive (archive.h), and a match made of these rows again. Games are PDN.
 * A node is told by its place in that text: the root is 0, the first move 1. The node has the same
 * number when the text is read. */
#ifndef STORE_SAVED_MATCH_H
#define STORE_SAVED_MATCH_H

#include "match/match.h"
#include "match/rulebook.h"
#include "store/game_tags.h"

#include <stdint.h>

enum {
    SAVED_DATE_SIZE = 16,
    SAVED_RESULT_SIZE = 16,
    SAVED_ENDING_SIZE = 48,
    SAVED_PAGE_SIZE = 32,
    SAVED_SERIAL_MOST = 1000000, /* no match has more games */
};

struct saved_game {
    int serial;
    int place; /* in the line of the match, from 1 */
    int starter, black;
    int tip, node; /* where the game stands */
    bool decided;
    int end;                        /* the node after which the next game began, or NODE_NONE */
    char ending[SAVED_ENDING_SIZE]; /* the decision there; empty: the board ended the game */
    bool opened;                    /* it was opened from a file, with tags of its own */
    char date[SAVED_DATE_SIZE];     /* when it was begun, as PDN writes it */
    char *text;                     /* owned */
};

struct saved_match {
    int64_t key; /* the same in every archive; 0: it has none yet */
    int64_t id;  /* of its row, once it has been taken up or saved */
    char players[PLAYER_COUNT][PLAYER_NAME_SIZE];
    enum starter_policy starter;
    int current;     /* serial of the game that is played */
    int last_serial; /* of all games, those that have left the line of the match included */
    bool turned;     /* White sits above */
    char page[SAVED_PAGE_SIZE];
    int line_count;           /* games in the line of the match */
    struct saved_game *games; /* owned; all games, or those that have changed */
    size_t capacity;
    int game_count;
};

void saved_match_finish(struct saved_match *saved);

/* Adds an empty game. Valid until the next one is added. */
struct saved_game *saved_match_grow(struct saved_match *saved);

/* Fills in all but the games. */
void saved_match_begin(struct saved_match *saved, const struct match *match, bool turned,
                       const char *page);

/* What belongs to a game but is not in its tree. */
struct game_extras {
    const struct game_tags *tags;
    const char *result; /* as for game_text_write */
    const char *date;
    bool opened;
};

/* Adds the game at `place` of the match, counted from 0. */
void saved_match_add(struct saved_match *saved, const struct match *match, int place,
                     const struct game *game, int starter, int black,
                     const struct game_extras *extras);

/* --- What has changed --- */

/* A match as it was saved last. All zero: it never was. */
struct saved_state {
    struct game_stamp *stamps; /* owned; of the games in the line of the match */
    size_t capacity;
    int count;
    int current; /* serial */
    bool turned;
    char page[SAVED_PAGE_SIZE];
    struct player players[PLAYER_COUNT];
    uint64_t seed;
    enum help help;
    struct handicap handicap;
};

void saved_state_finish(struct saved_state *state);

/* The match is saved as it is now. */
void saved_state_note(struct saved_state *state, const struct match *match, bool turned,
                      const char *page);

/* Return true if the match is not as it was saved, and if its game at `place`, from 0, is not. */
bool saved_state_differs(const struct saved_state *state, const struct match *match, bool turned,
                         const char *page);
bool saved_state_game_differs(const struct saved_state *state, const struct match *match,
                              int place);

/* Returns true if anybody would miss the match: nobody does if nothing was done in it. */
bool match_is_worth_saving(const struct match *match);

/* --- Back --- */

/* A match that is made of its rows. */
struct resumed {
    struct match match; /* owned, until it is given */
    struct game_tags
        *details; /* owned; of each of its games what is told of it besides the moves */
    int details_count;
    bool opened;                    /* the first game was opened from a file: its details are all */
    char result[SAVED_RESULT_SIZE]; /* its tags, and so it ended there */
    bool whole;                     /* all of it could be read */
    int levels[PLAYER_COUNT];       /* of the players, as the last game's tags say */
    uint64_t seed;                  /* the same */
    int length;                     /* the same */
    enum help help;                 /* the same */
    struct handicap handicap;       /* the same */
    struct time_control control;    /* the same */
    bool usual_start;               /* of the first game, but for a handicap */
};

/* Frees the details. */
void resumed_finish(struct resumed *resumed);

/* Makes the match. If the book has its rules, they are called as they are there. Returns false if
 * none of its games can be read. */
bool saved_match_resume(const struct saved_match *saved, const struct rulebook *book,
                        struct resumed *out);

#endif
