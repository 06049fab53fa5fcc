/* SPDX-License-Identifier: MIT */
/* What is remembered of the cards of the rule sets from pass to pass. */
#ifndef PAGES_NEW_MATCH_CARD_STATE_H
#define PAGES_NEW_MATCH_CARD_STATE_H

#include "board/demo_board.h"
#include "pages/page.h"

/* All zero: begin with the chosen one in sight, playing. */
struct rule_cards {
    bool begun;
    int offset;                        /* how far it is scrolled */
    int rest;                          /* and was when nothing was held: a row begins there */
    struct rules_key stop;             /* the one that Tab goes to; arrows go on from it */
    struct rules_key hovered, focused; /* under the pointer, with the keyboard */
    struct rules_key plays;            /* the one whose board is `demo` */
    struct demo_board demo;
    bool demo_seen; /* it was drawn in the last pass */
};

#endif
