/* SPDX-License-Identifier: MIT */
/* A walk over a tree in the order in which PDN writes it: a move, then the variations from it, each
 * of them whole, then what follows the move.
 *
 *     struct tree_walk walk = tree_walk_from(&game->tree, NODE_ROOT);
 *     while (tree_walk_next(&walk))
 *         ... walk.event, walk.node
 *
 * It needs no memory and no recursion, however deep the tree is. */
#ifndef MATCH_TREE_WALK_H
#define MATCH_TREE_WALK_H

#include "match/tree.h"

#include <stdbool.h>

enum tree_event {
    TREE_PLY,   /* the node's move */
    TREE_OPEN,  /* the variation that the node begins; its move comes next */
    TREE_CLOSE, /* the end of that variation */
};

struct tree_walk {
    const struct game_tree *tree;
    int from;
    enum tree_event event;
    int node;
};

/* A walk over everything behind `from`, which itself is left out. While it goes on, no node may be
 * added, moved or deleted. */
struct tree_walk tree_walk_from(const struct game_tree *tree, int from);

/* Goes on to the next event; false: there is none. */
bool tree_walk_next(struct tree_walk *walk);

#endif
