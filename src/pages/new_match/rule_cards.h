/* SPDX-License-Identifier: MIT */
/* The shelf of rule sets as cards, to scroll and to choose from: each has a small board that plays
 * what is different under these rules, and says it in a line. */
#ifndef PAGES_NEW_MATCH_RULE_CARDS_H
#define PAGES_NEW_MATCH_RULE_CARDS_H

#include "pages/new_match/card_state.h"

/* The cards in `rect`; true when `*chosen` was set. Scripts know them as rule-set/ID and
 * rule-set/own/NAME. */
bool rule_cards(struct desk *desk, struct rect rect, struct rule_cards *cards,
                struct rules_key *chosen);

/* Will the next frame differ? */
bool rule_cards_moving(const struct rule_cards *cards);

#endif
