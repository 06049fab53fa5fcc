/* SPDX-License-Identifier: MIT */
/* The plies of one game as a tree. A node is a ply: the move that leads to it, what is known behind
 * it, and what people say of it. The first child of a node is where the main line goes on; the
 * other children, in their order, are variations from it. The root is the start position.
 *
 * Nodes are numbered in the order in which they were made; a number never changes and never comes
 * again as long as the game lasts. What is known of a ply is worked out once, when it is made.
 *
 * Here a tree is read. Adding plies, promoting, deleting is done through game.h and edits.h, as the
 * current line of a game depends on it. */
#ifndef MATCH_TREE_H
#define MATCH_TREE_H

#include "match/draws.h"
#include "match/position_counts.h"
#include "match/result.h"
#include "rules/move.h"
#include "rules/position.h"

#include <stdbool.h>
#include <stddef.h>

enum {
    NODE_NONE = -1,
    NODE_ROOT = 0,
};

/* What is known behind a ply; never changes. */
struct ply_state {
    struct position position;
    struct draw_state draws; /* counted along the line from the root */
    struct result result;    /* by the board alone: no move left, or a draw that comes by itself */
    int ply;                 /* moves made since the root */
};

/* What people say of a ply, in UTF-8, of any length. */
enum node_text {
    TEXT_BEFORE,   /* a comment before the move */
    TEXT_AFTER,    /* one after it; the root's stands before the first move */
    TEXT_STRENGTH, /* how good the move is, as PDN writes it: "!", "?!", "(?)", "$14"; several stand
                      apart by a space */
    NODE_TEXT_COUNT,
};

/* Most nodes have none. */
struct tree_note {
    int node;
    char *texts[NODE_TEXT_COUNT]; /* owned; NULL: none */
    struct result decision;       /* taken here; ONGOING: none */
    bool ends;                    /* as tree_ends */
};

/* Read it by the functions below. */
struct tree_node {
    struct move move; /* that leads here; the root has none */
    bool in_full;
    int parent;     /* also of a node that has been deleted; of the root NODE_NONE */
    int last_child; /* or NODE_NONE */
    int next;       /* sibling, behind the last one the first; NODE_NONE: it has been deleted */
    int note;       /* its place among the notes, or -1 */
};

struct game_tree {
    struct tree_node *nodes; /* owned; `count` of them, a parent before its children */
    size_t nodes_capacity;
    struct ply_state *states; /* owned; of each node */
    size_t states_capacity;
    int count;               /* those included that have been deleted */
    struct tree_note *notes; /* owned */
    size_t notes_capacity;
    int note_count;
    int counted_to;                /* `counts` holds the positions from the root to this node */
    struct position_counts counts; /* owned */
    unsigned revision;             /* another one after each change, for who keeps what it showed */
};

/* --- Where a node is --- */

/* NODE_NONE where there is none. Each is found at once but the previous sibling, which is looked
 * for among its siblings. */
int tree_parent(const struct game_tree *tree, int node);
int tree_first_child(const struct game_tree *tree, int node);
int tree_next_sibling(const struct game_tree *tree, int node);
int tree_previous_sibling(const struct game_tree *tree, int node);

/* Is it under its parent, or has it been deleted? */
bool tree_is_linked(const struct game_tree *tree, int node);

/* The first child to which just this move leads, or NODE_NONE. */
int tree_find_child(const struct game_tree *tree, int node, const struct move *move);

/* Is it the first of a variation, and not of the line that its parent lies in? */
bool tree_is_variation(const struct game_tree *tree, int node);

/* The first node of the variation that holds a node, the innermost one; NODE_NONE: it lies on the
 * line that begins at the root. */
int tree_variation(const struct game_tree *tree, int node);

/* Another move from the same position: the sibling below or above, round about; NODE_NONE: there is
 * none. */
int tree_other_below(const struct game_tree *tree, int node);
int tree_other_above(const struct game_tree *tree, int node);

/* Where the line goes on behind a node: the first child, or NODE_NONE if there is none or the line
 * ends here by a decision. */
int tree_main_child(const struct game_tree *tree, int node);

/* Where the main line, which begins at the root, ends. */
int tree_main_end(const struct game_tree *tree);

/* --- What is known of it --- */

/* Valid until a node is added. */
const struct ply_state *tree_state(const struct game_tree *tree, int node);

/* The move that leads to a node, which is not the root. Valid until a node is added. */
const struct move *tree_move(const struct game_tree *tree, int node);

/* Is that move written with its whole path, as its ends do not tell it apart from the others that
 * were legal? */
bool tree_in_full(const struct game_tree *tree, int node);

/* What people say; "" where it is nothing. Valid until it is set again. */
const char *tree_text(const struct game_tree *tree, int node, enum node_text which);

/* What the players decided there: resigning, an agreed or a claimed draw; or ONGOING. It stays when
 * they take it back and play on. */
struct result tree_decision(const struct game_tree *tree, int node);

/* Does the line end there by that decision, rather than go on to the first child? */
bool tree_ends(const struct game_tree *tree, int node);

/* How a line that goes no further than this node ends: by the board, or by the decision. */
struct result tree_result(const struct game_tree *tree, int node);

/* Sets what people say; NULL or "": nothing. Copies. For whoever builds a tree: nobody can undo it
 * (game_set_text, in edits.h, can be undone). */
void tree_set_text(struct game_tree *tree, int node, enum node_text which, const char *text);

/* --- For game.c --- */

/* A tree of nothing but its root. Allocates; tree_finish frees. */
void tree_init(struct game_tree *tree, const struct ruleset *rules, const struct position *start);
void tree_finish(struct game_tree *tree);

/* As game_add_decision. */
bool tree_set_decision(struct game_tree *tree, const struct ruleset *rules, int node,
                       const struct result *decision, bool ends);

/* Frees all that tree_unpack, with the rules and start that the tree had, works out again. */
void tree_pack(struct game_tree *tree);
void tree_unpack(struct game_tree *tree, const struct ruleset *rules, const struct position *start);

/* A new child of `parent`, by a legal move; the game goes on there by the board. It is put behind
 * the others. Takes as long as the way from the node that was added last. */
int tree_add(struct game_tree *tree, const struct ruleset *rules, int parent,
             const struct move *move);

/* The note of a node, made if there is none. Valid until the next one is made. */
struct tree_note *tree_note(struct game_tree *tree, int node);

/* Takes a node, and all behind it, out of the tree; the numbers stay theirs. */
void tree_unlink(struct game_tree *tree, int node);

/* Puts a node that is not in the tree under its parent, behind `previous`, one of its children;
 * NODE_NONE: before all of them. */
void tree_link(struct game_tree *tree, int node, int previous);

#endif
