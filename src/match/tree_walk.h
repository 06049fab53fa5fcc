/* SPDX-License-Identifier: MIT */
/* A walk over a tree in the order of PDN: a move, then the variations that replace it, each
 * complete, then what follows the move.
 *
 *     struct tree_walk walk = tree_walk_from(&game->tree, NODE_ROOT);
 *     while (tree_walk_next(&walk))
 *         ... walk.event, walk.node
 *
 * It uses no memory and no recursion, however deep the tree is. */
#ifndef MATCH_TREE_WALK_H
#define MATCH_TREE_WALK_H

#include "match/tree.h"

#include <stdbool.h>

enum tree_event {
    TREE_PLY,   /* the node's move */
    TREE_OPEN,  /* the node begins a variation; its move comes next */
    TREE_CLOSE, /* the end of that variation */
};

struct tree_walk {
    const struct game_tree *tree;
    int from;
    enum tree_event event;
    int node;
};

/* Begins a walk over everything below `from`, without `from` itself. No node may be added, moved or
 * deleted during the walk. */
struct tree_walk tree_walk_from(const struct game_tree *tree, int from);

/* Goes to the next event. Returns false at the end. */
bool tree_walk_next(struct tree_walk *walk);

#endif
