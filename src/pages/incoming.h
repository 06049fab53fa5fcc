/* SPDX-License-Identifier: MIT */
/* A game or a position from outside that is about to become the match. */
#ifndef PAGES_INCOMING_H
#define PAGES_INCOMING_H

#include "match/match.h"

enum {
    INCOMING_MESSAGE_SIZE = 1600,
};

struct incoming {
    struct match_setup setup; /* `start` is `position`, or NULL */
    struct position position;
    bool has_game;    /* otherwise it is a position */
    struct game game; /* owned; it begins as `setup` says */
    int node;         /* the one to show; NODE_LIVE: the one at which the game stands */
    bool warns;
    char message[INCOMING_MESSAGE_SIZE]; /* what to say once it is on the board */
};

#endif
