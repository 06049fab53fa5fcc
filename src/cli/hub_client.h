/* SPDX-License-Identifier: MIT */
/* The other end of the Hub protocol: asking a program for moves. */
#ifndef CLI_HUB_CLIENT_H
#define CLI_HUB_CLIENT_H

#include "cli/entrant.h"
#include "cli/program.h"
#include "match/game.h"
#include "notation/hub_text.h"

/* How a question ended. */
enum reply {
    REPLY_MOVE,
    REPLY_STOPPED, /* by the flag: nobody is to blame */
    REPLY_ILLEGAL,
    REPLY_LATE,
    REPLY_GONE, /* it has ended, or talks no more */
};

/* A move that has been chosen. */
struct choice {
    struct move move;
    char said[HUB_MOVE_MAX]; /* of REPLY_ILLEGAL what it was, or "" */
    bool better;             /* than a draw, as whoever chose it believes */
};

/* The first words with a program: who it is, its parameters, that it is ready. REPLY_MOVE if it is.
 */
enum reply hub_client_begin(struct program *program, const struct entrant *entrant,
                            const struct named_ruleset *rules, const atomic_bool *stop);

/* Whether it listens shows when it is asked for a move. */
void hub_client_new_game(struct program *program);

/* Its move in the game, which goes on. */
enum reply hub_client_choose(struct program *program, const struct entrant *entrant,
                             const struct game *game, const atomic_bool *stop,
                             struct choice *choice);

#endif
