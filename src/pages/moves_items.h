/* SPDX-License-Identifier: MIT */
/* What a page passes to the list of moves (moves_list.h), and one item of the list: its words,
 * size, drawing and input. */
#ifndef PAGES_MOVES_ITEMS_H
#define PAGES_MOVES_ITEMS_H

#include "notation/square_text.h"
#include "pages/moves_layout.h"
#include "toolkit/ui.h"

/* --- Input and outcome of the list --- */

/* A comment being written, whose field stands in its place. */
struct moves_field {
    int node;
    enum node_text which;
    int changes; /* of its text */
    void *data;  /* passed to the functions */
    int (*height)(void *data, int width);
    void (*draw)(void *data, struct rect rect);
};

/* What the list shows in a pass. All of it is lent. */
struct moves_view {
    struct ui *ui;
    const struct game_tree *tree;
    int game; /* the number of the game; a new number drops the folds */
    struct square_names names;
    int shown;                       /* the node on the board; it stays in sight */
    bool reads;                      /* its comment stays in sight too, as far as there is room */
    const int *line;                 /* the moves made, from the root; they are bright */
    int made;                        /* how many of them */
    const struct moves_field *field; /* NULL: nothing is being written */
};

enum moves_event_kind {
    MOVES_NOTHING,
    MOVES_PICKED,  /* a move, by a click or with Space */
    MOVES_REACHED, /* a move, by the arrows */
    MOVES_ENTERED, /* a comment, by a click on it or by Enter on its move */
};

struct moves_event {
    enum moves_event_kind kind;
    int node;
    enum node_text which; /* MOVES_ENTERED */
};

/* --- The items --- */

struct moves_pass {
    const struct moves_view *view;
    const struct moves_layout *layout;
    struct moves_folds *folds;
    struct moves_event event; /* what the player has done in this pass */
};

/* Returns the sizes for a list of this width, in pixels. Valid as long as `pass`. */
struct moves_measure moves_measure_items(struct moves_pass *pass, int width);

/* Draws the item and handles its input. `content` is the whole list in its scrolled place. */
void moves_item_pass(struct moves_pass *pass, struct rect content, const struct moves_item *item);

#endif
