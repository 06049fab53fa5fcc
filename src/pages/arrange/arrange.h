/* SPDX-License-Identifier: MIT */
/* The page on which a position is set up: its state, and its parts. */
#ifndef PAGES_ARRANGE_ARRANGE_H
#define PAGES_ARRANGE_ARRANGE_H

#include "board/gesture.h"
#include "board/looks.h"
#include "match/arrangement.h"
#include "pages/page.h"

enum {
    ARRANGE_TOLD_SIZE = ARRIVAL_MESSAGE_SIZE, /* a path may be said */
};

/* What the player is doing at the board. */
struct arrange_hand {
    enum piece piece; /* that a click puts; PIECE_NONE: takes away */
    int hover;        /* the playable square under the pointer, or SQUARE_NONE */
    int cursor;       /* the keyboard's square */
    bool cursor_visible;
    int pressed; /* the square on which the button went down, or SQUARE_NONE */
    int press_x, press_y;
    bool dragging; /* the piece that stands there */
    int drag_x, drag_y;
};

struct arrange {
    bool begun;
    struct position game; /* what stood on the board when it was begun */
    struct arrangement arrangement;
    struct rules_key rules;
    struct arrange_hand hand;
    char told[ARRANGE_TOLD_SIZE]; /* what was copied, pasted, saved; empty: nothing, or changed */
    bool warns;                   /* it is an error */
};

/* Of one pass. */
struct arranging {
    struct desk *desk;
    struct arrange *page;
    const struct named_ruleset *rules;
    struct looks looks;
    struct square_names names;
    struct arrangement_report report;
};

/* board.c: the board, and what hands do there. */
void arrange_board(struct arranging *arranging, struct rect rect);

/* panel.c: pieces, turn, rules and buttons. `below` the board, else beside it. */
void arrange_panel(struct arranging *arranging, struct rect rect, bool below);

/* How high it is at least. */
int arrange_panel_height(const struct ui *ui, bool below);

/* Has a panel of this height, beside the board, room for the sentence? */
bool arrange_sentence_in_panel(const struct ui *ui, int height);

/* page.c: what is said of the position, or of the clipboard. */
void arrange_sentence(struct arranging *arranging, struct rect rect);

#endif
