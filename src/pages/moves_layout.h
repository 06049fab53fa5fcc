/* SPDX-License-Identifier: MIT */
/* Where each move and comment of a tree stands in the list of moves: the main line in two columns,
 * below the row where they branch the variations, indented, as running text. Worked out whole, once
 * for each change; what is drawn is looked up in it. Knows neither fonts nor screen. */
#ifndef PAGES_MOVES_LAYOUT_H
#define PAGES_MOVES_LAYOUT_H

#include "match/tree.h"
#include "toolkit/geometry.h"

enum moves_kind {
    MOVES_PLY,
    MOVES_COMMENT,
    MOVES_FIELD, /* in place of a comment that is being written */
    MOVES_FOLD,  /* what folds and unfolds a variation */
};

struct moves_item {
    enum moves_kind kind;
    int node;
    enum node_text which; /* of a comment */
    int number;           /* of the move, where it is said; or 0 */
    bool second;          /* it is said though the other side has moved first: "4..." */
    bool folded;          /* of a variation that shows nothing else */
    int depth;            /* of variations in each other; 0: the main line */
    struct rect rect;     /* pixels from the list's top left */
};

/* Which variations are folded, by their first nodes; zeroed: none. */
struct moves_folds {
    unsigned char *folded; /* owned; of each node */
    size_t capacity;
    int count;
    int changes; /* how often something was folded or unfolded */
};

/* How large things are, in pixels; `data` is handed to the functions. */
struct moves_measure {
    int width;
    int row;      /* the height of a row */
    int number;   /* the column of the numbers */
    int indent;   /* of each depth */
    int fold;     /* the room of what folds, beside that */
    int gap;      /* between the two columns, and between moves of running text */
    bool writing; /* a comment is being written, */
    int edited;   /* this node's */
    enum node_text edited_text;
    void *data;
    int (*ply_width)(void *data, const struct moves_item *item);
    int (*text_width)(void *data, const char *text);
    int (*text_height)(void *data, const char *text, int width);
    int (*field_height)(void *data, int width);
};

/* How high a comment is, which is dear to find out. */
struct moves_height {
    uint64_t text; /* a hash of it */
    int room, row; /* what it was measured for; 0: nothing yet */
    int height;
};

struct moves_layout {
    struct moves_item *items; /* owned; in the order of reading, none above the one before it */
    size_t capacity;
    int count;
    int *item_of; /* owned; of each node the place of its move, or -1 */
    size_t node_capacity;
    struct moves_height *heights; /* owned; of each node two, kept from layout to layout */
    size_t height_capacity;
    int height;
};

bool moves_is_folded(const struct moves_folds *folds, int node);
void moves_fold(struct moves_folds *folds, int node, bool folded);

/* Unfolds whatever hides a node, and the variation that begins with it. */
void moves_unfold(struct moves_folds *folds, const struct game_tree *tree, int node);
void moves_folds_finish(struct moves_folds *folds);

enum {
    COMMENT_SHOWN = 4000, /* bytes of a comment that the list shows: a file may hold millions */
};

/* The comment of a node, as much of it as is shown, in `memory`; an ellipsis for the rest. */
void moves_comment(const struct game_tree *tree, int node, enum node_text which,
                   char memory[COMMENT_SHOWN + 8]);

/* Is there more to a variation than its first move? */
bool moves_foldable(const struct game_tree *tree, int node);

/* Works everything out anew, in the memory that it has; moves_layout_finish frees. */
void moves_layout_make(struct moves_layout *layout, const struct game_tree *tree,
                       const struct moves_folds *folds, const struct moves_measure *measure);
void moves_layout_finish(struct moves_layout *layout);

/* The item of a node's move: where it is folded away, that of the variation's first move; NULL: the
 * root, or nothing that is in the tree. */
const struct moves_item *moves_item_of(const struct moves_layout *layout,
                                       const struct game_tree *tree, int node);

/* The first item that reaches below `y`, or the count of them. */
int moves_first_below(const struct moves_layout *layout, int y);

#endif
