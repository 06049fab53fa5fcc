/* SPDX-License-Identifier: MIT */
/* The page that sets up a position: its state, and what its parts ask of each other. */
#ifndef PAGES_ARRANGE_ARRANGE_H
#define PAGES_ARRANGE_ARRANGE_H

#include "board/gesture.h"
#include "board/looks.h"
#include "match/arrangement.h"
#include "pages/page.h"

/* What the player is doing at the board. */
struct arrange_hand {
    enum piece piece; /* the piece that a click puts; PIECE_NONE: a click removes */
    int hover;        /* the playable square under the pointer, or SQUARE_NONE */
    int cursor;       /* the keyboard's square */
    bool cursor_visible;
    int pressed; /* the square on which the button went down, or SQUARE_NONE */
    int press_x, press_y;
    bool dragging; /* the piece on `pressed` is dragged */
    int drag_x, drag_y;
};

struct arrange {
    struct page_message told; /* dropped when the position changes */
    bool begun;
    struct position game; /* what stood on the board of the match when this was begun */
    struct arrangement arrangement;
    struct rules_key rules;
    struct arrange_hand hand;
};

/* Worked out in each pass. */
struct arranging {
    struct desk *desk;
    struct arrange *page;
    const struct named_ruleset *rules;
    struct looks looks;
    struct square_names names;
    struct arrangement_report report;
};

/* board.c: draws the board and answers its input. */
void arrange_board(struct arranging *arranging, struct rect rect);

/* panel.c: pieces, turn, rules and buttons, below the board or beside it. */
void arrange_panel(struct arranging *arranging, struct rect rect, bool below);

/* Returns its least height. */
int arrange_panel_height(const struct ui *ui, bool below);

/* Returns true if a panel of this height beside the board has room for the sentence. */
bool arrange_sentence_in_panel(const struct ui *ui, int height);

/* page.c: draws what is said of the position, or of the clipboard. */
void arrange_sentence(struct arranging *arranging, struct rect rect);

#endif
