/* SPDX-License-Identifier: MIT */
/* The list of moves of a game: the main line in two columns, variations below the moves that they
 * stand in for, comments in their places (moves_layout.h). A page keeps a list, says in each pass
 * what is to be seen of it, and is told what was done to it. Folding and scrolling are the list's
 * own affair; what a move or comment that was chosen means is the page's. */
#ifndef PAGES_MOVES_LIST_H
#define PAGES_MOVES_LIST_H

#include "pages/moves_layout.h"
#include "pages/moves_view.h"

/* What the layout depends on: it is worked out anew when one of these is another. */
enum moves_key {
    MOVES_KEY_GAME,
    MOVES_KEY_REVISION,
    MOVES_KEY_NODES, /* so many */
    MOVES_KEY_FOLDS, /* how often something was folded or unfolded */
    MOVES_KEY_WIDTH,
    MOVES_KEY_HEIGHT, /* of the room: it scrolls, or not */
    MOVES_KEY_SCALE,
    MOVES_KEY_STYLE, /* of the names of squares */
    MOVES_KEY_SQUARES,
    MOVES_KEY_FIELD, /* how often what is being written was changed */
    MOVES_KEY_EDITED,
    MOVES_KEY_EDITED_TEXT,
    MOVES_KEY_COUNT,
};

/* What is remembered of it from pass to pass; zeroed at first: where everything stands, worked out
 * for the tree as it was last seen; what is folded, and how far it is scrolled. */
struct moves_list {
    struct moves_layout layout; /* owned */
    struct moves_folds folds;   /* owned; of the tree of `game` */
    int game;
    bool made; /* there is a layout, for this key */
    int key[MOVES_KEY_COUNT];
    bool scrolls; /* it was higher than its room */
    int offset;   /* how far it is scrolled, in pixels, */
    int seen;     /* and when it last followed what is shown: the node, its place in the list, */
    int seen_top, seen_bottom, seen_height; /* and the list's height */
    unsigned seen_revision;                 /* of the tree: after every change, too */
};

/* One pass of it. */
struct moves_event moves_list_pass(struct moves_list *list, const struct moves_view *view,
                                   struct rect rect);

/* Frees what is remembered of it; it may go on with another game. */
void moves_list_finish(struct moves_list *list);

#endif
