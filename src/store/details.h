/* SPDX-License-Identifier: MIT */
/* What is told of the games of a match besides their moves: tags, by the serial of the game; and
 * what of all that is known goes into their texts. */
#ifndef STORE_DETAILS_H
#define STORE_DETAILS_H

#include "store/game_tags.h"
#include "store/saved_match.h"

/* A zeroed struct knows none. */
struct details {
    struct game_tags *games; /* owned; by the serials of the games, from 1 */
    size_t capacity;
    int count;
};

/* How a game ended when it was opened, which it says again when it is written. Its tags are among
 * the details of the match, as those of other games are. */
struct opened {
    bool is;                  /* the first game of the match is such a one */
    char result[16];          /* as it stood there */
    int end;                  /* the last node of its main line, */
    struct result end_result; /* and what the tree says of it */
    struct player names[PLAYER_COUNT];
};

/* Returns the tags of a game, which the caller may change. Valid until another game is asked for.
 */
struct game_tags *details_of(struct details *details, int serial);

/* Takes the tags, and leaves none. */
void details_take(struct details *details, int serial, struct game_tags *tags);

void details_finish(struct details *details);

/* Notes how an opened game ends, to be compared when it is written. */
void opened_note_end(struct opened *opened, const struct game *game);

/* The players of the match are those of the opened game. */
void opened_name_players(struct opened *opened, const struct match *match);

/* Takes what `resumed`, which has become `match`, tells of its games, and finishes it. */
void details_resume(struct details *details, struct opened *opened, struct match *match,
                    struct resumed *resumed);

/* What the text of a game needs besides the game. The pointers are lent. */
struct describing {
    struct match *match;
    struct details *details;
    const struct opened *opened;
    char today[SAVED_DATE_SIZE];           /* as PDN writes it: the date of a game without one */
    struct player strangers[PLAYER_COUNT]; /* what people without a name are called */
};

/* What is to be written of the game at `place` of the match, from 0, besides its tree. The tags,
 * empty at first, are the caller's to finish. Gives a game that was played here its date. */
struct game_extras game_describe(const struct describing *describing, int place,
                                 const struct game *game, int black, struct game_tags *tags);

/* Adds the games that have changed since `last`; NULL: all. Returns false if memory is short. */
bool saved_match_collect(struct saved_match *saved, const struct describing *describing,
                         const struct saved_state *last);

#endif
