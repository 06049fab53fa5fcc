/* SPDX-License-Identifier: MIT */
/* A side of a match at play: the engine, or a program that has been started. */
#ifndef TOOLS_CONTESTANT_H
#define TOOLS_CONTESTANT_H

#include "base/rng.h"
#include "entrant.h"
#include "link/hub_client.h"

/* The first four are set by the caller, the rest is zero at first. */
struct contestant {
    const struct options *options;
    const struct entrant *entrant;
    int index;                       /* of its side in the match, 0 or 1 */
    const struct tables *tables;     /* lent; for the engine */
    bool ready;                      /* the thinker is open, or the program runs */
    struct rng rng;                  /* for the game */
    struct named_ruleset rules_told; /* those of the match, with the draws that it adds */
    struct thinker thinker;
    struct hub_client client;
    /* With --processor: */
    int64_t used;   /* for its moves so far, in microseconds */
    int moves;      /* those that are counted there */
    int64_t credit; /* what it has left of its time for them; negative: it has used more */
    struct position *positions; /* owned; of the game, for the engine */
    size_t position_capacity;
};

/* Makes it ready for a new game; starts it if need be. Returns false after a complaint. `number` is
 * the number of the game (rounds.h), here and below. */
bool contestant_prepare(struct contestant *contestant, int number);

/* Chooses its move in a game that is not over. An interruption stops it. */
enum hub_reply contestant_choose(struct contestant *contestant, const struct game *game,
                                 struct choice *choice);

/* Ends it; contestant_prepare starts it again. */
void contestant_dismiss(struct contestant *contestant);

/* Prints a sentence about it on standard error, with the blanks player, game, move, seconds and
 * reason (that of errno). */
void contestant_complain(const struct contestant *contestant, int number, const char *template,
                         const char *move, int milliseconds);

#endif
