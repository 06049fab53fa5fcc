/* SPDX-License-Identifier: MIT */
/* What pages read of the companion: the computer as a player, and its perfect endings. The window's
 * thread alone touches it. */
#ifndef PAGES_COMPANION_H
#define PAGES_COMPANION_H

#include "match/computer.h"
#include "match/hint.h"
#include "notation/assessment.h"
#include "pages/library.h"

enum {
    COMPANION_REASON_SIZE = 1024,
};

/* The hint that was found last. */
struct companion_hint {
    bool found;
    int game, node; /* where: the serial of the game, and the node */
    struct hint hint;
};

/* The warnings for the player to move in the game, once they have been found. */
struct companion_warnings {
    bool found;
    int game, node; /* as above */
    struct warnings warnings;
};

enum {
    ENDINGS_PIECES_USUAL = 4, /* endings of so many pieces are made wherever a computer plays; */
    ENDINGS_PIECES_MOST = 6,  /* up to so many by choice */
};

enum endings_state {
    ENDINGS_AT_REST, /* none are wanted, */
    ENDINGS_MADE,    /* all that are wanted are there, */
    ENDINGS_MAKING,  /* they are being looked for and made, */
    ENDINGS_STOPPED, /* the player has stopped that, */
    ENDINGS_FAILED,  /* or it cannot go on: `reason` says why */
};

/* Perfect endings under the rules of the match on the board. */
struct endings {
    enum endings_state state;
    int percent; /* of ENDINGS_MAKING and ENDINGS_STOPPED */
    /* What is wrong, if anything is: files could not be read or written, or memory is short. */
    char reason[COMPANION_REASON_SIZE];

    /* The files, once REQUEST_COUNT_ENDINGS has been carried out: */
    bool counted;
    int whole;     /* endings of up to so many pieces are all there; 1: of 2 they are not */
    int64_t bytes; /* under these rules */
    int64_t all_bytes[ENDINGS_PIECES_MOST + 1]; /* under all rules, of more than so many pieces */
};

/* The analysis of a game that is running. */
struct companion_analysis {
    bool running;
    struct game_origin origin; /* of the game */
    int done, count;           /* positions that were searched, of so many */
};

/* A position that a page wants to be analysed as long as it is shown. */
struct live_wish {
    const struct game *game; /* lent for the pass; NULL: there is none */
    int node;
};

/* What live analysis has found so far. Until something is known of another position it keeps the
 * worth of the last one. */
struct companion_live {
    bool known;
    const struct game *game; /* only to be compared: where it was found, */
    int node;
    struct position position;
    struct worth worth;
    struct proof line; /* the best moves; it need not show anything */
};

/* Whether a program can be started, once REQUEST_TRY_PEER has been carried out. */
struct companion_trial {
    bool running, known, ready;
    int place;                        /* of the peer */
    char text[COMPANION_REASON_SIZE]; /* a sentence about it */
};

struct companion {
    struct endings endings;
    struct companion_live live;
    struct companion_analysis analysis;
    bool thinks;    /* about the move to be made now */
    bool has_move;  /* it has chosen `move` */
    int game, node; /* where that is made: the serial of the game, and the node */
    struct move move;
    enum opinion of_draw[2]; /* by side */
    struct companion_hint hint;
    struct companion_warnings warnings;
    struct companion_trial trial;
    bool failed; /* another program has not played as it should: the player decides who does */
    char reason[COMPANION_REASON_SIZE]; /* why it cannot play; empty: it can */
};

#endif
