/* SPDX-License-Identifier: MIT */
/* The page that compares two rule sets: its state, what a pass works out, and what its parts ask of
 * each other. */
#ifndef PAGES_COMPARE_COMPARE_H
#define PAGES_COMPARE_COMPARE_H

#include "board/rule_contrast.h"
#include "notation/square_text.h"
#include "pages/page.h"

enum {
    COMPARE_SIDES = 2,
};

struct compare_page {
    int node; /* of the game; NODE_LIVE: where it stands */
    struct rules_key rules[COMPARE_SIDES];
    int offsets[COMPARE_SIDES];
    bool parts;                    /* `contrast` is a position in which the two part */
    bool shows_game;               /* and yet the game's is shown */
    struct rule_contrast contrast; /* of these rules */
};

/* One of the two rule sets, worked out for the position. */
struct compare_column {
    const struct named_ruleset *rules;
    struct movelist list;
    int only; /* moves that the other has not */
};

/* Of one pass; lent. */
struct comparison {
    struct desk *desk;
    struct compare_page *page;
    struct position position;
    struct looks looks;
    struct square_names names;
    struct compare_column columns[COMPARE_SIDES];
    const struct move *shown; /* the move under the pointer or with the keyboard; NULL: none */
    int shown_side;
    struct rect lists[COMPARE_SIDES]; /* the rows of each list, as they lie scrolled */
};

/* Has the other rule set not this move of `side`? */
bool compare_only_here(const struct comparison *comparison, int side, const struct move *move);

/* Up and down go from move to move, left and right to the other list. Without the keyboard
 * elsewhere the first move has it that only one of them allows. */
void compare_keys(const struct comparison *comparison, const struct rect panels[COMPARE_SIDES]);

/* The list of one side. Sets what is shown of the comparison. */
void compare_list(struct comparison *comparison, int side, struct rect panel);

/* Frames the move that is shown in both lists, when both are drawn. */
void compare_frames(const struct comparison *comparison, const struct rect panels[COMPARE_SIDES]);

#endif
