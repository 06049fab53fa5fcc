/* SPDX-License-Identifier: MIT */
/* Places each move and comment of a tree in the list of moves: the main line in two columns,
 * variations as indented running text below the row where they branch. All is computed once for
 * each change. Knows neither fonts nor the screen. */
#ifndef PAGES_MOVES_LAYOUT_H
#define PAGES_MOVES_LAYOUT_H

#include "match/tree.h"
#include "toolkit/geometry.h"

enum moves_kind {
    MOVES_PLY,
    MOVES_COMMENT,
    MOVES_FIELD, /* a field, in place of a comment being written */
    MOVES_FOLD,  /* the mark that folds and unfolds a variation */
};

struct moves_item {
    enum moves_kind kind;
    int node;
    enum node_text which; /* of a comment */
    int number;           /* the move's number, if it is shown; or 0 */
    bool second;          /* the number is the second mover's: "4..." */
    bool folded;          /* of a variation that is folded up */
    int depth;            /* how deep variations are nested; 0: the main line */
    struct rect rect;     /* pixels from the list's top left */
};

/* The folded variations, by their first nodes. All zero: none. */
struct moves_folds {
    unsigned char *folded; /* owned; one for each node */
    size_t capacity;
    int count;
    int changes; /* how often something was folded or unfolded */
};

/* Sizes in pixels. `data` is passed to the functions. */
struct moves_measure {
    int width;
    int row;      /* the height of a row */
    int number;   /* the width of the numbers */
    int indent;   /* for each depth */
    int fold;     /* the width of the fold mark, besides that */
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

/* The cached height of a comment, which is expensive to measure. */
struct moves_height {
    uint64_t text; /* a hash of it */
    int room, row; /* the sizes it was measured for; 0: not measured */
    int height;
};

struct moves_layout {
    struct moves_item *items; /* owned; in reading order, each no higher up than the one before */
    size_t capacity;
    int count;
    int *item_of; /* owned; the index of each node's move, or -1 */
    size_t node_capacity;
    struct moves_height
        *heights; /* owned; for each text of each node, kept from layout to layout */
    size_t height_capacity;
    int height;
};

bool moves_is_folded(const struct moves_folds *folds, int node);
void moves_fold(struct moves_folds *folds, int node, bool folded);

/* Unfolds every variation that hides a node, and the one that begins with it. */
void moves_unfold(struct moves_folds *folds, const struct game_tree *tree, int node);
void moves_folds_finish(struct moves_folds *folds);

enum {
    COMMENT_SHOWN = 4000, /* bytes of a comment that the list shows: a file may hold millions */
};

/* Writes the shown part of a comment, or the words of an analysis, to `memory`, with an ellipsis if
 * there is more. */
void moves_comment(const struct game_tree *tree, int node, enum node_text which,
                   char memory[COMMENT_SHOWN + 8]);

/* Returns true if a variation has more than its first move. */
bool moves_foldable(const struct game_tree *tree, int node);

/* Computes the layout, reusing its memory. moves_layout_finish frees that. */
void moves_layout_make(struct moves_layout *layout, const struct game_tree *tree,
                       const struct moves_folds *folds, const struct moves_measure *measure);
void moves_layout_finish(struct moves_layout *layout);

/* Returns the item of a move, or, if it is folded up, that of the variation's first move. NULL for
 * the root, or a node that is not in the tree. */
const struct moves_item *moves_item_of(const struct moves_layout *layout,
                                       const struct game_tree *tree, int node);

/* Returns the index of the first item that reaches below `y`, or the count. */
int moves_first_below(const struct moves_layout *layout, int y);

#endif
