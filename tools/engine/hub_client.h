/* SPDX-License-Identifier: MIT */
/* Another program that speaks the Hub protocol: started, asked for moves, ended. */
#ifndef TOOLS_HUB_CLIENT_H
#define TOOLS_HUB_CLIENT_H

#include "entrant.h"
#include "match/game.h"
#include "notation/hub_text.h"
#include "system/processes.h"

/* All of it belongs to hub_client.c. */
struct hub_client {
    struct child child;
    char *bytes; /* owned; said by the program, but not heard yet */
    size_t capacity, count, at;
    char *unsaid; /* owned; told to the program, but not taken yet */
    size_t unsaid_capacity, unsaid_count;
};

enum {
    HUB_BEGIN_MILLISECONDS = 60000, /* that a program has to get ready */
};

/* How a side has answered. */
enum reply {
    REPLY_MOVE,
    REPLY_STOPPED, /* the stop flag was set */
    REPLY_ILLEGAL,
    REPLY_LATE,
    REPLY_GONE, /* it has ended, or closed its input or output */
};

/* A move that has been chosen. */
struct choice {
    struct move move;
    char said[HUB_MOVE_MAX]; /* the move as text, legal or not; "": none */
    bool better;             /* its side believes that it is better than a draw */
};

/* Starts a command line of the shell. Returns false, with errno, if that fails. Any thread may call
 * it. hub_client_end ends it. */
bool hub_client_start(struct hub_client *client, const char *command);

/* Gives the program a moment to end by itself, then ends it. */
void hub_client_end(struct hub_client *client);

/* Begins the dialogue: sets the parameters and waits until the program is ready. Returns REPLY_MOVE
 * if it is. */
enum reply hub_client_begin(struct hub_client *client, const struct entrant *entrant,
                            const struct named_ruleset *rules, const atomic_bool *stop);

/* Never fails: whether the program listens shows when it is asked for a move. */
void hub_client_new_game(struct hub_client *client);

/* Returns how many milliseconds it may take to answer when it is asked for a move. */
int hub_client_patience(const struct entrant *entrant);

/* Asks for a move in a game that is not over. */
enum reply hub_client_choose(struct hub_client *client, const struct entrant *entrant,
                             const struct game *game, const atomic_bool *stop,
                             struct choice *choice);

#endif
