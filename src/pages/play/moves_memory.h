/* SPDX-License-Identifier: MIT */
/* What is remembered of the list of moves: where everything in it stands, worked out for the tree
 * as it was last seen; what is folded, and how far it is scrolled. */
#ifndef PAGES_PLAY_MOVES_MEMORY_H
#define PAGES_PLAY_MOVES_MEMORY_H

#include "pages/play/moves_layout.h"

/* What the layout depends on: it is worked out anew when one of these is another. */
enum moves_key {
    MOVES_KEY_GAME, /* which one of the match */
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

struct moves_list {
    struct moves_layout layout; /* owned */
    struct moves_folds folds;   /* owned; of the tree of `game` */
    int game;
    int fold_changes;
    bool made; /* there is a layout, for this key */
    int key[MOVES_KEY_COUNT];
    bool scrolls; /* it was higher than its room */
    int offset;   /* how far it is scrolled, in pixels, */
    int seen;     /* and when it last followed what is shown: the node, its place in the list, */
    int seen_top, seen_bottom, seen_height; /* and the list's height */
    unsigned seen_revision;                 /* of the tree: after every change, too */
};

#endif
