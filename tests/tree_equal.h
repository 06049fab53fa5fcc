/* SPDX-License-Identifier: MIT */
/* Are two trees of plies the same to who reads them? Numbers of nodes, and what was deleted, do not
 * count. */
#ifndef TESTS_TREE_EQUAL_H
#define TESTS_TREE_EQUAL_H

#include "match/tree_walk.h"

#include <string.h>

static inline bool node_equal(const struct game_tree *a, int x, const struct game_tree *b, int y)
{
    struct result left = tree_decision(a, x), right = tree_decision(b, y);
    bool same = result_equal(&left, &right) && tree_ends(a, x) == tree_ends(b, y) &&
                tree_clock(a, x) == tree_clock(b, y) &&
                position_equal(&tree_state(a, x)->position, &tree_state(b, y)->position);
    for (int which = 0; which < NODE_TEXT_COUNT; which++)
        same = same && strcmp(tree_text(a, x, which), tree_text(b, y, which)) == 0;
    if (x == NODE_ROOT || y == NODE_ROOT)
        return same && x == y;
    return same && move_equal(tree_move(a, x), tree_move(b, y)) &&
           tree_in_full(a, x) == tree_in_full(b, y);
}

static inline bool tree_equal(const struct game_tree *a, const struct game_tree *b)
{
    struct tree_walk left = tree_walk_from(a, NODE_ROOT), right = tree_walk_from(b, NODE_ROOT);
    bool same = node_equal(a, NODE_ROOT, b, NODE_ROOT);
    bool more = true;
    while (same && more) {
        more = tree_walk_next(&left);
        same = tree_walk_next(&right) == more &&
               (!more || (left.event == right.event && node_equal(a, left.node, b, right.node)));
    }
    return same;
}

#endif
