/* SPDX-License-Identifier: MIT */
#include "match/tree.h"

#include "base/array.h"
#include "match/draws.h"
#include "rules/movegen.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const struct tree_node *node_at(const struct game_tree *tree, int node)
{
    assert(node >= 0 && node < tree->count);
    return &tree->nodes[node];
}

/* --- Where a node is --- */

int tree_parent(const struct game_tree *tree, int node)
{
    return node_at(tree, node)->parent;
}

int tree_first_child(const struct game_tree *tree, int node)
{
    int last = node_at(tree, node)->last_child;
    return last == NODE_NONE ? NODE_NONE : tree->nodes[last].next;
}

int tree_last_child(const struct game_tree *tree, int node)
{
    return node_at(tree, node)->last_child;
}

int tree_next_sibling(const struct game_tree *tree, int node)
{
    int parent = tree_parent(tree, node);
    bool last = parent == NODE_NONE || tree->nodes[parent].last_child == node;
    return last ? NODE_NONE : tree->nodes[node].next;
}

/* Returns the node before it in the circle of siblings. */
static int before_in_circle(const struct game_tree *tree, int node)
{
    assert(tree_is_linked(tree, node));
    int before = tree->nodes[tree_parent(tree, node)].last_child;
    while (tree->nodes[before].next != node)
        before = tree->nodes[before].next;
    return before;
}

int tree_previous_sibling(const struct game_tree *tree, int node)
{
    return tree_is_variation(tree, node) ? before_in_circle(tree, node) : NODE_NONE;
}

bool tree_is_linked(const struct game_tree *tree, int node)
{
    return node == NODE_ROOT || node_at(tree, node)->next != NODE_NONE;
}

int tree_find_child(const struct game_tree *tree, int node, const struct move *move)
{
    int child = tree_first_child(tree, node);
    while (child != NODE_NONE && !move_equal(&tree->nodes[child].move, move))
        child = tree_next_sibling(tree, child);
    return child;
}

bool tree_is_variation(const struct game_tree *tree, int node)
{
    int parent = tree_parent(tree, node);
    return parent != NODE_NONE && tree_first_child(tree, parent) != node;
}

int tree_variation(const struct game_tree *tree, int node)
{
    while (node != NODE_NONE && !tree_is_variation(tree, node))
        node = tree_parent(tree, node);
    return node;
}

int tree_other_below(const struct game_tree *tree, int node)
{
    int next = node_at(tree, node)->next;
    return next == node ? NODE_NONE : next;
}

int tree_other_above(const struct game_tree *tree, int node)
{
    return tree_other_below(tree, node) == NODE_NONE ? NODE_NONE : before_in_circle(tree, node);
}

int tree_main_child(const struct game_tree *tree, int node)
{
    return tree_ends(tree, node) ? NODE_NONE : tree_first_child(tree, node);
}

int tree_main_end(const struct game_tree *tree)
{
    int node = NODE_ROOT;
    for (int next = node; next != NODE_NONE; next = tree_main_child(tree, node))
        node = next;
    return node;
}

/* --- What is known of it --- */

const struct ply_state *tree_state(const struct game_tree *tree, int node)
{
    assert(node >= 0 && node < tree->count);
    return &tree->states[node];
}

/* From the last capture back to the first, at the end of the array. */
struct captured tree_captured(const struct game_tree *tree, int node, enum side side)
{
    struct captured captured = {.count = 0};
    int from = PIECES_PER_SIDE;
    for (int parent; (parent = tree_parent(tree, node)) != NODE_NONE; node = parent) {
        const struct position *before = &tree_state(tree, parent)->position;
        const struct move *move = tree_move(tree, node);
        int steps = before->side == side && move_is_capture(move) ? move->steps : 0;
        while (steps > 0 && from > 0)
            captured.pieces[--from] = position_piece(before, move_captured_by_step(move, --steps));
    }
    captured.count = PIECES_PER_SIDE - from;
    memmove(captured.pieces, captured.pieces + from, captured.count * sizeof *captured.pieces);
    return captured;
}

struct position *tree_positions(const struct game_tree *tree, int node, int *count)
{
    int plies = 0;
    for (int at = node; at != NODE_NONE; at = tree_parent(tree, at))
        plies++;
    struct position *positions = array_zeroed((size_t)plies, sizeof *positions);
    *count = plies;
    for (int at = node; at != NODE_NONE; at = tree_parent(tree, at))
        positions[--plies] = tree_state(tree, at)->position;
    return positions;
}

const struct move *tree_move(const struct game_tree *tree, int node)
{
    assert(node != NODE_ROOT);
    return &node_at(tree, node)->move;
}

bool tree_in_full(const struct game_tree *tree, int node)
{
    return node_at(tree, node)->in_full;
}

/* Returns the note of a node, or an empty one. */
static const struct tree_note *said_of(const struct game_tree *tree, int node)
{
    static const struct tree_note nothing = {.node = NODE_NONE};
    int note = node_at(tree, node)->note;
    return note < 0 ? &nothing : &tree->notes[note];
}

const char *tree_text(const struct game_tree *tree, int node, enum node_text which)
{
    const char *text = said_of(tree, node)->texts[which];
    return text ? text : "";
}

struct result tree_decision(const struct game_tree *tree, int node)
{
    return said_of(tree, node)->decision;
}

bool tree_ends(const struct game_tree *tree, int node)
{
    return said_of(tree, node)->ends;
}

struct result tree_result(const struct game_tree *tree, int node)
{
    struct result by_board = tree_state(tree, node)->result;
    return by_board.outcome != ONGOING ? by_board : tree_decision(tree, node);
}

int tree_clock(const struct game_tree *tree, int node)
{
    unsigned clock = node_at(tree, node)->clock;
    return clock == 0 ? -1 : 100 * (int)(clock - 1);
}

/* --- What people say, and clocks --- */

void tree_set_clock(struct game_tree *tree, int node, int milliseconds)
{
    assert(node != NODE_ROOT && node < tree->count);
    tree->revision++;
    tree->nodes[node].clock = milliseconds < 0 ? 0 : (unsigned)milliseconds / 100 + 1;
}

struct tree_note *tree_note(struct game_tree *tree, int node)
{
    tree->revision++; /* the caller will change it */
    if (node_at(tree, node)->note >= 0)
        return &tree->notes[tree->nodes[node].note];
    tree->notes = array_reserve(tree->notes, &tree->notes_capacity, (size_t)tree->note_count + 1,
                                sizeof *tree->notes);
    tree->notes[tree->note_count] = (struct tree_note){.node = node};
    tree->nodes[node].note = tree->note_count;
    return &tree->notes[tree->note_count++];
}

void tree_set_text(struct game_tree *tree, int node, enum node_text which, const char *text)
{
    struct tree_note *note = tree_note(tree, node);
    char *old = note->texts[which];
    note->texts[which] = text && text[0] ? array_copy_text(text) : NULL;
    free(old); /* after the copy: `text` may be the old text */
}

/* Returns true if players may decide so in this state. */
static bool may_decide(const struct ruleset *rules, const struct ply_state *state,
                       const struct result *decision)
{
    if (state->result.outcome != ONGOING)
        return false;
    if (decision->outcome == DRAW)
        return decision->reason == REASON_AGREED ||
               draw_has_come(rules, &state->draws, decision->reason);
    return decision->outcome != ONGOING &&
           (decision->reason == REASON_RESIGNED || decision->reason == REASON_TIME);
}

bool tree_set_decision(struct game_tree *tree, const struct ruleset *rules, int node,
                       const struct result *decision, bool ends)
{
    const struct ply_state *state = tree_state(tree, node);
    if (!may_decide(rules, state, decision))
        return false;
    struct tree_note *note = tree_note(tree, node);
    note->decision = *decision;
    if (draw_has_come(rules, &state->draws, decision->reason))
        note->decision = draw_result(rules, &state->draws, decision->reason);
    note->ends = ends;
    return true;
}

/* --- Adding nodes --- */

/* Stores the state of a node, the next one to get a state. */
static void store_state(struct game_tree *tree, const struct ruleset *rules, int node,
                        const struct position *position, const struct draw_state *draws, int ply)
{
    tree->states =
        array_reserve(tree->states, &tree->states_capacity, (size_t)node + 1, sizeof *tree->states);
    tree->states[node] = (struct ply_state){
        .position = *position,
        .draws = *draws,
        .result = board_result(rules, position, draws),
        .ply = ply,
    };
}

static void store_root(struct game_tree *tree, const struct ruleset *rules,
                       const struct position *start)
{
    struct draw_state draws = draw_state_start(start);
    position_counts_change(&tree->counts, start, 1);
    tree->counted_to = NODE_ROOT;
    store_state(tree, rules, NODE_ROOT, start, &draws, 0);
}

/* Makes `counts` count the positions from the root to `node`. When plies are added in the order of
 * play or of a file, that is hardly any work. */
static void count_to(struct game_tree *tree, int node)
{
    int on = node, off = tree->counted_to;
    while (on != off) {
        bool leave = tree->states[off].ply >= tree->states[on].ply;
        int *at = leave ? &off : &on;
        position_counts_change(&tree->counts, &tree->states[*at].position, leave ? -1 : 1);
        *at = tree->nodes[*at].parent;
    }
    tree->counted_to = node;
}

/* Computes the state of a node from its parent and its move. */
static void work_out(struct game_tree *tree, const struct ruleset *rules, int node)
{
    const struct move *move = &tree->nodes[node].move;
    int parent = tree->nodes[node].parent;
    count_to(tree, parent);
    const struct ply_state *before = &tree->states[parent];
    struct position after = position_after(&before->position, move);
    int repetitions = position_counts_change(&tree->counts, &after, 1);
    tree->counted_to = node;
    struct draw_state draws =
        draw_state_next(&before->draws, rules, &before->position, move, &after, repetitions);
    store_state(tree, rules, node, &after, &draws, before->ply + 1);
}

/* Appends a node that is not linked yet. */
static int new_node(struct game_tree *tree, int parent)
{
    int node = tree->count++;
    tree->nodes =
        array_reserve(tree->nodes, &tree->nodes_capacity, (size_t)tree->count, sizeof *tree->nodes);
    tree->nodes[node] = (struct tree_node){
        .parent = parent,
        .last_child = NODE_NONE,
        .next = NODE_NONE,
        .note = -1,
    };
    return node;
}

void tree_init(struct game_tree *tree, const struct ruleset *rules, const struct position *start)
{
    *tree = (struct game_tree){0};
    new_node(tree, NODE_NONE);
    store_root(tree, rules, start);
}

/* Returns true if the move is one of the legal moves. Used by an assert. */
__attribute__((unused)) static bool is_listed(const struct movelist *list, const struct move *move)
{
    const struct move *found = movelist_find(list, move->path, move->steps + 1);
    return found && move_equal(found, move) && found->crowns == move->crowns;
}

int tree_add(struct game_tree *tree, const struct ruleset *rules, int parent,
             const struct move *move)
{
    struct movelist legal;
    struct move made = *move; /* it may be in the array that grows */
    movegen(rules, &tree_state(tree, parent)->position, &legal);
    assert(tree_state(tree, parent)->result.outcome == ONGOING && is_listed(&legal, &made));
    int node = new_node(tree, parent);
    tree->nodes[node].move = made;
    tree->nodes[node].in_full = movelist_shares_ends(&legal, &made);
    work_out(tree, rules, node);
    tree_link(tree, node, tree->nodes[parent].last_child);
    return node;
}

void tree_link(struct game_tree *tree, int node, int previous)
{
    struct tree_node *nodes = tree->nodes, *parent = &nodes[tree_parent(tree, node)];
    assert(!tree_is_linked(tree, node));
    tree->revision++;
    int last = parent->last_child;
    int before = previous == NODE_NONE ? last : previous;
    nodes[node].next = last == NODE_NONE ? node : nodes[before].next;
    if (last != NODE_NONE)
        nodes[before].next = node;
    if (previous == last)
        parent->last_child = node;
}

void tree_unlink(struct game_tree *tree, int node)
{
    struct tree_node *nodes = tree->nodes, *parent = &nodes[tree_parent(tree, node)];
    int before = before_in_circle(tree, node);
    tree->revision++;
    nodes[before].next = nodes[node].next;
    if (parent->last_child == node)
        parent->last_child = before == node ? NODE_NONE : before;
    nodes[node].next = NODE_NONE;
}

/* --- Freeing and packing --- */

static void finish_worked_out(struct game_tree *tree)
{
    free(tree->states);
    tree->states = NULL;
    tree->states_capacity = 0;
    position_counts_finish(&tree->counts);
}

void tree_finish(struct game_tree *tree)
{
    for (int i = 0; i < tree->note_count; i++)
        for (int which = 0; which < NODE_TEXT_COUNT; which++)
            free(tree->notes[i].texts[which]);
    free(tree->notes);
    free(tree->nodes);
    finish_worked_out(tree);
    *tree = (struct game_tree){0};
}

void tree_pack(struct game_tree *tree)
{
    finish_worked_out(tree);
    tree->nodes =
        array_trim(tree->nodes, &tree->nodes_capacity, (size_t)tree->count, sizeof *tree->nodes);
    tree->notes = array_trim(tree->notes, &tree->notes_capacity, (size_t)tree->note_count,
                             sizeof *tree->notes);
}

void tree_unpack(struct game_tree *tree, const struct ruleset *rules, const struct position *start)
{
    store_root(tree, rules, start);
    for (int node = NODE_ROOT + 1; node < tree->count; node++)
        work_out(tree, rules, node);
}
