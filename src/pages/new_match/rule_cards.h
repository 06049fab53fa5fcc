/* SPDX-License-Identifier: MIT */
/* The shelf of rule sets as cards, to scroll and to choose from. Each has a small board that plays
 * what is different under these rules, and says it in a line. */
#ifndef PAGES_NEW_MATCH_RULE_CARDS_H
#define PAGES_NEW_MATCH_RULE_CARDS_H

#include "board/demo_board.h"
#include "pages/page.h"

/* All zero: begin with the chosen card in sight, playing. */
struct rule_cards {
    bool begun;
    int offset;                        /* how far it is scrolled, */
    int rest;                          /* and was when nothing was held: at the top of a row */
    struct rules_key stop;             /* the card that Tab goes to; arrows go on from it */
    struct rules_key hovered, focused; /* under the pointer, with the keyboard */
    struct rules_key plays;            /* the one whose board is `demo` */
    struct demo_board demo;
    bool demo_seen; /* it was drawn in the last pass */
};

/* Draws the cards in `rect`. Returns true when it has set `*chosen`. Scripts know the cards as
 * rule-set/ID and rule-set/own/NAME. */
bool rule_cards(struct desk *desk, struct rect rect, struct rule_cards *cards,
                struct rules_key *chosen);

/* Returns true if the next frame will differ. */
bool rule_cards_moving(const struct rule_cards *cards);

#endif
