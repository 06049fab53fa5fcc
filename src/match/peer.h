/* SPDX-License-Identifier: MIT */
/* Another program that may play: what starts it, and what it is told. A peer is text only, as the
 * player has typed it and as the settings file has it; link/hub_client.h talks with it. */
#ifndef MATCH_PEER_H
#define MATCH_PEER_H

#include "match/player.h"

enum {
    PEER_TEXT_SIZE = PLAYER_NAME_SIZE,
    PEER_SECONDS_USUAL = 2,
    PEER_SECONDS_MOST = 600,
};

enum peer_text {
    PEER_NAME,       /* how it is called; no other peer has this name */
    PEER_FILE,       /* the program, an absolute path */
    PEER_ARGUMENTS,  /* behind it on the command line */
    PEER_PARAMETERS, /* name=value name="a value": of the Hub protocol */
    PEER_SECONDS,    /* for a move, a whole number; empty: PEER_SECONDS_USUAL */
    PEER_TEXT_COUNT,
};

struct peer {
    char texts[PEER_TEXT_COUNT][PEER_TEXT_SIZE];
};

/* How a program that plays has answered. */
enum hub_reply {
    REPLY_MOVE,
    REPLY_STOPPED, /* nobody waits for it any more */
    REPLY_ILLEGAL,
    REPLY_LATE,
    REPLY_GONE,        /* it has ended, or closed its input or output */
    REPLY_OTHER_RULES, /* it names the variants that it plays, and these rules are none of them */
    REPLY_MISSING,     /* there is no such peer here */
    REPLY_NOT_STARTED, /* its file cannot be run */
    REPLY_COUNT,
};

enum {
    PEER_SAID_SIZE = 256,
};

/* An answer as it is told to a player. */
struct peer_reply {
    enum hub_reply reply;
    bool begins;                    /* it was not ready yet */
    int error;                      /* REPLY_NOT_STARTED: an errno or one of enum file_error */
    int seconds;                    /* that it had */
    char name[PEER_SAID_SIZE];      /* as it calls itself, of a trial; may be empty */
    char said[PEER_SAID_SIZE];      /* REPLY_ILLEGAL: the move; may be empty */
    char complaint[PEER_SAID_SIZE]; /* what it has complained of last; may be empty */
};

/* Peers have places from 0 to PEER_COUNT - 1 that they keep. Returns true if there is one: it has a
 * name and a file. */
bool peer_is_there(const struct peer *peer);

/* Returns the seconds that it has for a move. */
int peer_seconds(const struct peer *peer);

/* Returns the peer that the player is, by the level and the name; NULL: it is not here, or the
 * player is none. */
const struct peer *peer_of(const struct peer peers[PEER_COUNT], const struct player *player);

/* Returns the first place without a peer; PEER_COUNT: there is none. */
int peer_free_place(const struct peer peers[PEER_COUNT]);

/* Gives it a name: `name` as player_set_name takes it, with a number behind it if another peer is
 * called so. An empty name changes nothing. */
void peer_set_name(struct peer peers[PEER_COUNT], int place, const char *name);

#endif
