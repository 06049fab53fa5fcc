/* SPDX-License-Identifier: MIT */
/* The two people of a match and their names. */
#ifndef MATCH_PLAYER_H
#define MATCH_PLAYER_H

#include "base/strbuf.h"

enum {
    PLAYER_COUNT = 2,
    /* Bytes, the closing zero included: forty of what people call a character, which may be several
     * of Unicode's, as in a family of emoji. */
    PLAYER_NAME_SIZE = 1024,
};

/* Players are counted 0 and 1; on the screen they are player 1, the challenger, and player 2. */
struct player {
    char name[PLAYER_NAME_SIZE]; /* UTF-8, never empty once a match has begun */
};

/* Copies a name from outside: spaces around it, bytes that are not UTF-8 and marks of direction go,
 * a control character becomes a space, what does not fit is cut at a character. May leave it empty.
 */
void player_set_name(struct player *player, const char *name);

/* Of two equal names the second gets " (2)". */
void players_tell_apart(struct player players[PLAYER_COUNT]);

/* Takes the " (2)" off again, if it is there. */
void player_drop_suffix(struct player *player);

#endif
