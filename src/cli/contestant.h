/* SPDX-License-Identifier: MIT */
/* A player of a match that is going on: the engine, or a program that has been started. */
#ifndef CLI_CONTESTANT_H
#define CLI_CONTESTANT_H

#include "cli/hub_client.h"

/* Zero but for the first two at its beginning. */
struct contestant {
    const struct options *options;
    struct entrant *entrant;
    bool ready; /* there is one of the next two */
    struct thinker thinker;
    enum status status;         /* bad where it could not save its tables */
    struct program program;     /* if the entrant says so */
    struct position *positions; /* owned; of the game, for the engine */
    size_t position_capacity;
};

/* Makes it ready for another game, and starts it if it has to be. False after saying why it cannot
 * be. `number` is that of the game (match_file.h), here and below. */
bool contestant_prepare(struct contestant *contestant, int number);

/* Its move in a game that goes on. An interruption stops it. */
enum reply contestant_choose(struct contestant *contestant, const struct game *game,
                             struct choice *choice);

/* Ends it; contestant_prepare would start it again. */
void contestant_dismiss(struct contestant *contestant);

/* A sentence of it, on standard error. */
void contestant_complain(const struct contestant *contestant, int number, const char *template,
                         const char *move);

#endif
