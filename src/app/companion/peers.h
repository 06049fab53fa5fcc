/* SPDX-License-Identifier: MIT */
/* Other programs as players (match/peer.h). A program runs from its first move until its seat is
 * taken by somebody else, the rules change, or it does not play as it should. Only jobs of the
 * thinking lane touch these. */
#ifndef APP_COMPANION_PEERS_H
#define APP_COMPANION_PEERS_H

#include "link/hub_client.h"
#include "match/peer.h"

/* The program that plays for a player. */
struct lane_peer {
    bool runs;
    struct hub_client client;
    struct peer peer;
    struct named_ruleset rules;
    int game; /* the serial of the game that it was told last */
};

/* All zero at first. */
struct lane_peers {
    struct lane_peer of[PLAYER_COUNT];
};

/* What a job asks of a program. */
struct peer_task {
    struct peer peer; /* no file: there is none of that name here */
    char name[PLAYER_NAME_SIZE];
    int player, game;
    struct hub_game told; /* owned */
    int milliseconds;     /* for the move */
};

struct peer_answer {
    struct peer_reply reply;
    struct choice choice;
};

/* Has the program choose a move; starts it if need be. `asked`: a draw is offered, and its score is
 * wanted rather than a move. Where there is only one move it is not asked. After any reply but
 * REPLY_MOVE it does not run any more. */
void peers_choose(struct lane_peers *peers, const struct peer_task *task, bool asked,
                  const atomic_bool *stop, struct peer_answer *answer);

/* Starts a program under these rules, and ends it. REPLY_MOVE: it is ready. */
void peers_try(const struct peer *peer, const struct named_ruleset *rules, const atomic_bool *stop,
               struct peer_reply *reply);

/* Ends the program of a player, if it runs. */
void peers_dismiss(struct lane_peers *peers, int player);

#endif
