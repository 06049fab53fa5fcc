/* SPDX-License-Identifier: MIT */
/* A match as rows that last, and rows as a match again: what the archive (archive.h) keeps of it.
 * Games are PDN. Nodes are told by their place in that text: the root is 0, the first move 1, and
 * that is also the number which a node has when the text has been read. */
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
    int tip, node; /* where it stands */
    bool decided;
    int end;                        /* behind which the next game began; NODE_NONE: none did */
    char ending[SAVED_ENDING_SIZE]; /* the decision there; empty: it ended by the board */
    bool opened;                    /* it came from elsewhere, with tags of its own */
    char date[SAVED_DATE_SIZE];     /* when it was begun, as PDN writes it */
    char *text;                     /* owned */
};

struct saved_match {
    int64_t key; /* by which any archive knows it; 0: it has none yet */
    int64_t id;  /* of its row, when it has been taken up or saved */
    char players[PLAYER_COUNT][PLAYER_NAME_SIZE];
    enum starter_policy starter;
    int current;     /* serial of the game that is played */
    int last_serial; /* of all of its games, those included that are no longer in its line */
    bool turned;     /* White sits above */
    char page[SAVED_PAGE_SIZE];
    int line_count;           /* games in the line of the match */
    struct saved_game *games; /* owned; all of them, or those that have changed */
    size_t capacity;
    int game_count;
};

void saved_match_finish(struct saved_match *saved);

/* One more game, of which nothing is known yet. Valid until the next one. */
struct saved_game *saved_match_grow(struct saved_match *saved);

/* Takes down all but the games. */
void saved_match_begin(struct saved_match *saved, const struct match *match, bool turned,
                       const char *page);

/* What belongs to a game and is not in its tree. */
struct game_extras {
    const struct game_tags *tags;
    const char *result; /* as for game_text_write */
    const char *date;
    bool opened;
};

/* Takes down one more game: that at `place` of the match, from 0. */
void saved_match_add(struct saved_match *saved, const struct match *match, int place,
                     const struct game *game, int starter, int black,
                     const struct game_extras *extras);

/* A match from what was taken down. */
struct resumed {
    struct match match;    /* owned, until it is given */
    struct game_tags tags; /* owned; of the first game, if `opened` */
    char result[SAVED_RESULT_SIZE];
    bool opened;
    bool whole; /* else some of it could not be read */
};

/* Rules that are those of a set in the book are called as that one is. False: none of its games can
 * be read. */
bool saved_match_resume(const struct saved_match *saved, const struct rulebook *book,
                        struct resumed *out);

#endif
