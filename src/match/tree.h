/* SPDX-License-Identifier: MIT */
/* The plies of a game as a tree. A node is a ply: the move that leads to it, the state after it,
 * and what people say of it. The main line goes on with the first child of a node; the other
 * children, in order, begin variations. The root is the start position.
 *
 * Nodes are numbered in the order of their creation. A number never changes and is never used
 * again. The state of a ply is computed once, when the node is created.
 *
 * This header reads a tree. Use game.h and edits.h to add, promote and delete plies, as the current
 * line of a game depends on them. */
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

/* The state after a ply; never changes. */
struct ply_state {
    struct position position;
    struct draw_state draws; /* counted along the line from the root */
    struct result result;    /* by the board alone (board_result) */
    int ply;                 /* moves made since the root */
};

/* What is said of a ply: UTF-8 of any length. */
enum node_text {
    TEXT_BEFORE,   /* a comment before the move */
    TEXT_AFTER,    /* a comment after it; the root's is before the first move */
    TEXT_STRENGTH, /* how good the move is, as in PDN: "!", "?!", "(?)", "$14"; several are
                      separated by spaces */
    TEXT_ANALYSIS, /* what an analysis says of it (notation/assessment.h); never a player's */
    NODE_TEXT_COUNT,
};

/* Most nodes have no note. */
struct tree_note {
    int node;
    char *texts[NODE_TEXT_COUNT]; /* owned; NULL: none */
    struct result decision;       /* made here; ONGOING: none */
    bool ends;                    /* as tree_ends */
};

/* Use the functions below to read it. */
struct tree_node {
    struct move move; /* that leads here; unused for the root */
    unsigned in_full : 1;
    unsigned clock : 31; /* as tree_clock, in tenths of a second and one more; 0: unknown */
    int parent;          /* kept when the node is deleted; NODE_NONE for the root */
    int last_child;      /* or NODE_NONE */
    int next;            /* sibling, in a circle; NODE_NONE: the node is deleted */
    int note;            /* index of its note, or -1 */
};

struct game_tree {
    struct tree_node *nodes; /* owned; `count` of them, parents before children */
    size_t nodes_capacity;
    struct ply_state *states; /* owned; by node */
    size_t states_capacity;
    int count;               /* including deleted nodes */
    struct tree_note *notes; /* owned */
    size_t notes_capacity;
    int note_count;
    int counted_to;                /* `counts` holds the positions from the root to this node */
    struct position_counts counts; /* owned */
    unsigned revision;             /* increases with each change */
};

/* --- Where a node is --- */

/* Each returns NODE_NONE if there is none. All take constant time except the previous sibling,
 * which is searched for. */
int tree_parent(const struct game_tree *tree, int node);
int tree_first_child(const struct game_tree *tree, int node);
int tree_last_child(const struct game_tree *tree, int node);
int tree_next_sibling(const struct game_tree *tree, int node);
int tree_previous_sibling(const struct game_tree *tree, int node);

/* Returns false if the node is deleted. */
bool tree_is_linked(const struct game_tree *tree, int node);

/* Returns the first child with this move, or NODE_NONE. */
int tree_find_child(const struct game_tree *tree, int node, const struct move *move);

/* Returns true if the node begins a variation, that is, if it is not the first child. */
bool tree_is_variation(const struct game_tree *tree, int node);

/* Returns the first node of the innermost variation that contains the node; NODE_NONE if it is on
 * the main line. */
int tree_variation(const struct game_tree *tree, int node);

/* Return another move from the same position: the next or the previous sibling, in a circle;
 * NODE_NONE if there is none. */
int tree_other_below(const struct game_tree *tree, int node);
int tree_other_above(const struct game_tree *tree, int node);

/* Returns the first child, or NODE_NONE if there is none or the line ends here by a decision. */
int tree_main_child(const struct game_tree *tree, int node);

/* Returns the last node of the main line. */
int tree_main_end(const struct game_tree *tree);

/* --- What is known of a node --- */

/* Valid until a node is added. */
const struct ply_state *tree_state(const struct game_tree *tree, int node);

/* Returns the positions from the root to the node, at least one; `*count` says how many. The caller
 * frees them. */
struct position *tree_positions(const struct game_tree *tree, int node, int *count);

/* Returns the move that leads to a node, not the root. Valid until a node is added. */
const struct move *tree_move(const struct game_tree *tree, int node);

/* What a side has captured, in the order of the captures. */
struct captured {
    enum piece pieces[PIECES_PER_SIDE];
    int count;
};

/* Returns what `side` has captured on the way from the root to the node. */
struct captured tree_captured(const struct game_tree *tree, int node, enum side side);

/* Returns true if that move must be written with its whole path, as another legal move has the same
 * ends. */
bool tree_in_full(const struct game_tree *tree, int node);

/* Returns what people say, "" if nothing. Valid until it is set again. */
const char *tree_text(const struct game_tree *tree, int node, enum node_text which);

/* Returns the players' decision there: a resignation, a loss on time, an agreed or a
 * claimed draw; or ONGOING. It is kept when they undo it and play on. */
struct result tree_decision(const struct game_tree *tree, int node);

/* Returns true if the line ends there by that decision, even if there are children. */
bool tree_ends(const struct game_tree *tree, int node);

/* Returns the result of a line that ends here: by the board, or by the decision. */
struct result tree_result(const struct game_tree *tree, int node);

/* Returns how many milliseconds, in whole tenths of a second, the one who made the move had left
 * then; -1: that is unknown. tree_set_clock sets it; that is no edit. */
int tree_clock(const struct game_tree *tree, int node);
void tree_set_clock(struct game_tree *tree, int node, int milliseconds);

/* Sets what people say to a copy of `text`; NULL or "" for nothing. For building a tree: it cannot
 * be undone (game_set_text in edits.h can). */
void tree_set_text(struct game_tree *tree, int node, enum node_text which, const char *text);

/* --- For game.c --- */

/* Makes a tree with only its root. Allocates; tree_finish frees. */
void tree_init(struct game_tree *tree, const struct ruleset *rules, const struct position *start);
void tree_finish(struct game_tree *tree);

/* As game_add_decision. */
bool tree_set_decision(struct game_tree *tree, const struct ruleset *rules, int node,
                       const struct result *decision, bool ends);

/* Frees what tree_unpack computes again from the same rules and start. */
void tree_pack(struct game_tree *tree);
void tree_unpack(struct game_tree *tree, const struct ruleset *rules, const struct position *start);

/* Adds a last child to `parent` by a legal move; the game must not be over there by the board.
 * Returns the new node. The time grows with the way from the node that was added before. */
int tree_add(struct game_tree *tree, const struct ruleset *rules, int parent,
             const struct move *move);

/* Returns the note of a node, made if there is none. Valid until another note is made. */
struct tree_note *tree_note(struct game_tree *tree, int node);

/* Removes a node, with everything below it, from the tree. The numbers are kept. */
void tree_unlink(struct game_tree *tree, int node);

/* Puts a removed node under its parent again, after `previous`, one of its children, or NODE_NONE
 * for the first place. */
void tree_link(struct game_tree *tree, int node, int previous);

#endif
