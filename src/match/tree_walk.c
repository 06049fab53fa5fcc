/* SPDX-License-Identifier: MIT */
#include "match/tree_walk.h"

struct tree_walk tree_walk_from(const struct game_tree *tree, int from)
{
    return (struct tree_walk){.tree = tree, .from = from, .event = TREE_PLY, .node = from};
}

static bool go(struct tree_walk *walk, enum tree_event event, int node)
{
    walk->event = event;
    walk->node = node;
    return true;
}

/* Goes to the end of the variation whose last node is `node`, or ends the walk. Each ply is climbed
 * over once. */
static bool end_line(struct tree_walk *walk, int node)
{
    while (node != walk->from && !tree_is_variation(walk->tree, node))
        node = tree_parent(walk->tree, node);
    return node != walk->from && go(walk, TREE_CLOSE, node);
}

/* Goes to the ply after `node` on its line. */
static bool go_on(struct tree_walk *walk, int node)
{
    int child = tree_first_child(walk->tree, node);
    return child == NODE_NONE ? end_line(walk, node) : go(walk, TREE_PLY, child);
}

/* Goes to the variation after `node`; after the last one, goes on with `first`, the first of these
 * siblings. */
static bool next_variation(struct tree_walk *walk, int first, int node)
{
    int variation = tree_next_sibling(walk->tree, node);
    return variation == NODE_NONE ? go_on(walk, first) : go(walk, TREE_OPEN, variation);
}

bool tree_walk_next(struct tree_walk *walk)
{
    int node = walk->node;
    switch (walk->event) {
    case TREE_OPEN:
        return go(walk, TREE_PLY, node);
    case TREE_CLOSE:
        return next_variation(walk, tree_first_child(walk->tree, tree_parent(walk->tree, node)),
                              node);
    case TREE_PLY:
        break;
    }
    if (node == walk->from || tree_is_variation(walk->tree, node))
        return go_on(walk, node);
    return next_variation(walk, node, node);
}
