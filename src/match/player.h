/* SPDX-License-Identifier: MIT */
/* The two players of a match: people, or the computer. */
#ifndef MATCH_PLAYER_H
#define MATCH_PLAYER_H

#include "base/strbuf.h"

enum {
    PLAYER_COUNT = 2,
    /* Bytes, with the closing zero: enough for forty of what people call a character, even if each
     * is a family of emoji. */
    PLAYER_NAME_SIZE = 1024,
    PLAYER_PERSON = 0, /* instead of a level: a person */
    PLAYER_FULL = 11,  /* the highest level: full strength */
    PEER_COUNT = 5,    /* other programs that may play (match/peer.h) are levels beyond that: */
    PLAYER_PEER = 12,  /* the first */
    PLAYER_MOST = PLAYER_PEER + PEER_COUNT - 1,
};

/* Players are numbered 0 and 1; on the screen they are player 1, who starts the first game, and
 * player 2. */
struct player {
    char name[PLAYER_NAME_SIZE]; /* UTF-8, never empty once a match has begun */
    int level; /* PLAYER_PERSON, the level at which the computer plays, 1 to PLAYER_FULL, or a peer
                */
};

/* Copies a name from outside. Surrounding spaces, bytes that are not valid UTF-8 and marks of
 * direction are dropped, control characters become spaces, and a long name is cut at a character.
 * The result may be empty. */
void player_set_name(struct player *player, const char *name);

/* Adds " (2)" to the second of two equal names. */
void players_tell_apart(struct player players[PLAYER_COUNT]);

/* Removes the " (2)" if it is there. */
void player_drop_suffix(struct player *player);

#endif
