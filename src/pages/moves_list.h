/* SPDX-License-Identifier: MIT */
/* The list of moves of a game: the main line in two columns, variations below the moves that they
 * replace, comments in their places (moves_layout.h). A page keeps a list, passes what it shows,
 * and gets back what the player did. The list itself handles folding and scrolling; the page
 * decides what a chosen move or comment means. */
#ifndef PAGES_MOVES_LIST_H
#define PAGES_MOVES_LIST_H

#include "pages/moves_items.h"

/* What the layout depends on. A change of any of these makes a new layout. */
enum moves_key {
    MOVES_KEY_GAME,
    MOVES_KEY_REVISION,
    MOVES_KEY_NODES, /* how many */
    MOVES_KEY_FOLDS, /* how often something was folded or unfolded */
    MOVES_KEY_WIDTH,
    MOVES_KEY_HEIGHT, /* of the room, on which scrolling depends */
    MOVES_KEY_SCALE,
    MOVES_KEY_ROW,   /* the height of a row, which fingers want higher */
    MOVES_KEY_STYLE, /* the style of the squares' names */
    MOVES_KEY_SQUARES,
    MOVES_KEY_FIELD, /* how often the comment being written has changed */
    MOVES_KEY_EDITED,
    MOVES_KEY_EDITED_TEXT,
    MOVES_KEY_COUNT,
};

/* What the list keeps from pass to pass; all zero at first. */
struct moves_list {
    struct moves_layout layout; /* owned */
    struct moves_folds folds;   /* owned; of the tree of `game` */
    int game;
    bool made; /* the layout is that of `key` */
    int key[MOVES_KEY_COUNT];
    bool scrolls; /* the list was higher than its room */
    int offset;   /* how far it is scrolled, in pixels */
    /* The state when it last followed the node shown: the node, its place, the list's height, the
     * tree. */
    int seen;
    int seen_top, seen_bottom, seen_height;
    unsigned seen_revision;
};

/* Draws the list and handles its input. Returns what the player did. */
struct moves_event moves_list_pass(struct moves_list *list, const struct moves_view *view,
                                   struct rect rect);

/* Frees what the list keeps. It may then be used for another game. */
void moves_list_finish(struct moves_list *list);

#endif
