/* SPDX-License-Identifier: MIT */
/* A game or a position from outside, which is to be played on in a match of its own. */
#ifndef PAGES_ARRIVAL_H
#define PAGES_ARRIVAL_H

#include "match/match.h"

enum {
    ARRIVAL_MESSAGE_SIZE = 1600,
};

struct arrival {
    struct match_setup setup; /* `start` is `position`, or NULL */
    struct position position;
    bool has_game;    /* else it is a position */
    struct game game; /* owned; it begins as `setup` says */
    int node;         /* to be looked at; NODE_LIVE: the one at which the game stands */
    bool warns;
    char message[ARRIVAL_MESSAGE_SIZE]; /* what is to be said of it, once it is there */
};

#endif
