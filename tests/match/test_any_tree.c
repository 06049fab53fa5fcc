/* SPDX-License-Identifier: MIT */
/* What holds for any tree whatever: random play, undo, entering, promoting, adding, deleting,
 * writing, several edits as one, and deciding under random rule sets, held after every step against
 * a second tree that is kept plainly, as lists of children, and a plain recount of every ply. */
#include "match/edits.h"
#include "match/tree_walk.h"
#include "plain/random_rules.h"
#include "rng.h"
#include "score_sheet.h"
#include "suite.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    STEPS = 160,               /* of a game */
    NODES_MAX = 2 * STEPS + 2, /* few steps make more than one */
    LINE_MAX = 3,              /* plies of a line that is added */
    TOGETHER_MAX = 4,          /* edits that are one */
    TREES = 500,               /* of each test */
    BLOCKS = 4,
};

/* --- The plain tree --- */

struct plain_node {
    int parent;
    int children[NODES_MAX], child_count;
    struct move move;
    const char *texts[NODE_TEXT_COUNT]; /* "": none */
    struct result decision;
    bool ends;
};

struct plain_line {
    int nodes[NODES_MAX], count, cursor;
    bool decided;
};

struct plain_edit {
    enum edit_kind kind;
    int node, parent, which;
    const char *text;
    bool linked, ends;
    int previous; /* NODE_NONE: first */
    bool on_line;
    struct plain_line line;
    bool joined;
};

struct plain_tree {
    struct plain_node nodes[NODES_MAX];
    int count;
    struct plain_line line;
    struct plain_edit edits[TOGETHER_MAX * STEPS];
    int edit_count, edits_done;
};

static int plain_here(const struct plain_tree *plain)
{
    return plain->line.nodes[plain->line.cursor];
}

static int plain_tip(const struct plain_tree *plain)
{
    return plain->line.nodes[plain->line.count];
}

static int place_among(const struct plain_node *parent, int child)
{
    for (int i = 0; i < parent->child_count; i++)
        if (parent->children[i] == child)
            return i;
    return -1;
}

static void insert_child(struct plain_node *parent, int place, int child)
{
    for (int i = parent->child_count++; i > place; i--)
        parent->children[i] = parent->children[i - 1];
    parent->children[place] = child;
}

static void remove_child(struct plain_node *parent, int place)
{
    parent->child_count--;
    for (int i = place; i < parent->child_count; i++)
        parent->children[i] = parent->children[i + 1];
}

static void plain_grow(struct plain_tree *plain)
{
    struct plain_line *line = &plain->line;
    const struct plain_node *end = &plain->nodes[plain_tip(plain)];
    while (!end->ends && end->child_count > 0) {
        line->nodes[++line->count] = end->children[0];
        end = &plain->nodes[plain_tip(plain)];
    }
}

static int plain_ply(const struct plain_tree *plain, int node)
{
    int ply = 0;
    for (; node != NODE_ROOT; node = plain->nodes[node].parent)
        ply++;
    return ply;
}

static bool plain_on_line(const struct plain_tree *plain, int node)
{
    for (int ply = 0; ply <= plain->line.count; ply++)
        if (plain->line.nodes[ply] == node)
            return true;
    return false;
}

static void plain_lead(struct plain_tree *plain, int node)
{
    if (plain_on_line(plain, node))
        return;
    plain->line.count = plain_ply(plain, node);
    for (int ply = plain->line.count; ply >= 0; ply--) {
        plain->line.nodes[ply] = node;
        node = plain->nodes[node].parent;
    }
    plain_grow(plain);
}

static void plain_enter(struct plain_tree *plain, int node)
{
    plain_lead(plain, node);
    plain->line.cursor = plain_ply(plain, node);
    plain->line.decided = false;
}

static int plain_add(struct plain_tree *plain, int parent, const struct move *move)
{
    struct plain_node *node = &plain->nodes[plain->count];
    *node = (struct plain_node){.parent = parent, .move = *move, .texts = {"", "", "", ""}};
    insert_child(&plain->nodes[parent], plain->nodes[parent].child_count, plain->count);
    return plain->count++;
}

static void plain_make_main(struct plain_tree *plain)
{
    for (int ply = 0; ply < plain->line.cursor; ply++) {
        struct plain_node *parent = &plain->nodes[plain->line.nodes[ply]];
        int child = plain->line.nodes[ply + 1];
        remove_child(parent, place_among(parent, child));
        insert_child(parent, 0, child);
        parent->ends = false;
    }
}

static int plain_find(const struct plain_tree *plain, const struct move *move)
{
    const struct plain_line *line = &plain->line;
    const struct plain_node *here = &plain->nodes[plain_here(plain)];
    if (line->cursor < line->count &&
        move_equal(&plain->nodes[line->nodes[line->cursor + 1]].move, move))
        return line->nodes[line->cursor + 1];
    for (int i = 0; i < here->child_count; i++)
        if (move_equal(&plain->nodes[here->children[i]].move, move))
            return here->children[i];
    return NODE_NONE;
}

static void plain_play(struct plain_tree *plain, const struct move *move)
{
    int node = plain_find(plain, move);
    if (node == NODE_NONE)
        node = plain_add(plain, plain_here(plain), move);
    plain_lead(plain, node);
    plain->line.cursor++;
    plain_make_main(plain);
}

static void plain_decide(struct plain_tree *plain, struct result decision)
{
    struct plain_node *here = &plain->nodes[plain_here(plain)];
    here->decision = decision;
    plain->line.count = plain->line.cursor;
    plain_make_main(plain);
    here->ends = plain->line.decided = true;
}

static void plain_undo(struct plain_tree *plain)
{
    if (plain->line.decided)
        plain->line.decided = false;
    else
        plain->line.cursor--;
}

static void plain_redo(struct plain_tree *plain)
{
    if (plain->line.cursor < plain->line.count)
        plain->line.cursor++;
    else
        plain->nodes[plain_here(plain)].ends = plain->line.decided = true;
}

/* --- Plain edits: what stands on the other side is exchanged --- */

static void exchange_text(struct plain_tree *plain, struct plain_edit *edit)
{
    const char **text = &plain->nodes[edit->node].texts[edit->which], *other = *text;
    *text = edit->text;
    edit->text = other;
}

static void exchange_place(struct plain_tree *plain, struct plain_edit *edit)
{
    struct plain_node *parent = &plain->nodes[edit->parent];
    int place = place_among(parent, edit->node);
    struct plain_edit before = *edit;
    bool in_force = plain->line.decided && plain_here(plain) == edit->parent;
    edit->linked = place >= 0;
    edit->previous = place > 0 ? parent->children[place - 1] : NODE_NONE;
    if (place >= 0)
        remove_child(parent, place);
    if (before.linked)
        insert_child(parent, place_among(parent, before.previous) + 1, edit->node);
    if (edit->kind != EDIT_PROMOTION)
        return;
    edit->ends = parent->ends;
    if (!in_force)
        parent->ends = before.ends;
    plain_grow(plain);
}

static void delete_node(struct plain_tree *plain, struct plain_edit *edit)
{
    edit->on_line = plain_on_line(plain, edit->node);
    edit->line = plain->line;
    exchange_place(plain, edit);
    if (!edit->on_line)
        return;
    plain->line.count = plain_ply(plain, edit->parent);
    if (plain->line.cursor > plain->line.count) {
        plain->line.cursor = plain->line.count;
        plain->line.decided = false;
    }
    plain_grow(plain);
}

static void bring_back(struct plain_tree *plain, struct plain_edit *edit)
{
    exchange_place(plain, edit);
    plain_grow(plain);
    int stood = edit->line.nodes[edit->line.cursor];
    int left_at = edit->line.cursor > plain_ply(plain, edit->parent) ? edit->parent : stood;
    if (edit->on_line && !plain->line.decided && plain_here(plain) == left_at)
        plain->line = edit->line;
}

static void plain_do(struct plain_tree *plain, struct plain_edit *edit)
{
    if (edit->kind == EDIT_TEXT)
        exchange_text(plain, edit);
    else if (edit->kind == EDIT_DELETION)
        delete_node(plain, edit);
    else if (edit->kind == EDIT_ADDITION)
        bring_back(plain, edit);
    else
        exchange_place(plain, edit);
}

static void plain_edit(struct plain_tree *plain, const struct plain_edit *edit)
{
    plain->edits[plain->edits_done] = *edit;
    plain->edit_count = plain->edits_done + 1;
    plain_do(plain, &plain->edits[plain->edits_done++]);
}

static void plain_undo_edit(struct plain_tree *plain)
{
    struct plain_edit *edit;
    do {
        edit = &plain->edits[--plain->edits_done];
        if (edit->kind == EDIT_DELETION)
            bring_back(plain, edit);
        else if (edit->kind == EDIT_ADDITION)
            delete_node(plain, edit);
        else
            plain_do(plain, edit);
    } while (edit->joined);
}

static void plain_redo_edit(struct plain_tree *plain)
{
    do
        plain_do(plain, &plain->edits[plain->edits_done++]);
    while (plain->edits_done < plain->edit_count && plain->edits[plain->edits_done].joined);
}

/* --- The two held against each other --- */

struct pair {
    struct game game;
    struct plain_tree plain;
    struct rng rng;
    uint64_t seed;
    int step;
};

#define SAME(condition, what)                                                                      \
    REQUIRE(condition, "seed %" PRIu64 ", step %d: %s", pair->seed, pair->step, what)

static void check_node(const struct pair *pair, int node)
{
    const struct game_tree *tree = &pair->game.tree;
    const struct plain_node *plain = &pair->plain.nodes[node];
    struct result decision = tree_decision(tree, node);
    int child = tree_first_child(tree, node), before = NODE_NONE;
    for (int i = 0; i < plain->child_count; i++) {
        SAME(child == plain->children[i], "children");
        SAME(tree_parent(tree, child) == node && tree_is_linked(tree, child), "parent");
        SAME(tree_previous_sibling(tree, child) == before, "previous sibling");
        SAME(tree_is_variation(tree, child) == (i > 0), "variation");
        before = child;
        child = tree_next_sibling(tree, child);
    }
    SAME(child == NODE_NONE, "more children");
    SAME(node == NODE_ROOT || move_equal(tree_move(tree, node), &plain->move), "move");
    SAME(result_equal(&decision, &plain->decision) && tree_ends(tree, node) == plain->ends,
         "decision");
    for (int which = 0; which < NODE_TEXT_COUNT; which++)
        SAME(strcmp(tree_text(tree, node, which), plain->texts[which]) == 0, "text");
}

static void check_line(const struct pair *pair)
{
    const struct game *game = &pair->game;
    const struct plain_line *line = &pair->plain.line;
    const struct plain_node *end = &pair->plain.nodes[line->nodes[line->count]];
    SAME(game->count == line->count && game->cursor == line->cursor, "cursor");
    SAME(game->decided == line->decided, "decided");
    for (int ply = 0; ply <= line->count; ply++)
        SAME(game_node_at(game, ply) == line->nodes[ply], "line");
    SAME(game_can_undo(game) == (line->cursor > 0 || line->decided), "undo");
    SAME(game_can_redo(game) ==
             (line->cursor < line->count || (end->decision.outcome != ONGOING && !line->decided)),
         "redo");
}

/* What a walk must tell of everything behind a node: plainly, by recursion. */
static void check_walk(const struct pair *pair, int node, struct tree_walk *walk)
{
    const struct plain_node *plain = &pair->plain.nodes[node];
    if (plain->child_count == 0)
        return;
    SAME(tree_walk_next(walk) && walk->event == TREE_PLY && walk->node == plain->children[0],
         "walk: ply");
    for (int i = 1; i < plain->child_count; i++) {
        int child = plain->children[i];
        SAME(tree_walk_next(walk) && walk->event == TREE_OPEN && walk->node == child, "walk: open");
        SAME(tree_walk_next(walk) && walk->event == TREE_PLY && walk->node == child,
             "walk: ply of a variation");
        check_walk(pair, child, walk);
        SAME(tree_walk_next(walk) && walk->event == TREE_CLOSE && walk->node == child,
             "walk: close");
    }
    check_walk(pair, plain->children[0], walk);
}

static void check(const struct pair *pair)
{
    SAME(pair->game.tree.count == pair->plain.count, "nodes");
    for (int node = 0; node < pair->plain.count; node++)
        check_node(pair, node);
    check_line(pair);
    int from = game_node_at(&pair->game, pair->game.count / 2);
    struct tree_walk walk = tree_walk_from(&pair->game.tree, NODE_ROOT);
    check_walk(pair, NODE_ROOT, &walk);
    SAME(!tree_walk_next(&walk), "walk: more");
    walk = tree_walk_from(&pair->game.tree, from);
    check_walk(pair, from, &walk);
    SAME(!tree_walk_next(&walk), "walk of a part: more");
}

/* --- What is known of each ply, counted from nothing --- */

static bool ends_row(const struct ruleset *rules, const struct position *before,
                     const struct move *move)
{
    bool man = !squareset_has(before->kings, move_from(move));
    return move->captured != 0 || (man && rules->quiet_reset == RESET_CAPTURE_OR_MAN) ||
           (move->crowns && rules->quiet_reset == RESET_CAPTURE_OR_CROWN);
}

static struct draw_state recount(const struct pair *pair, int node, struct position *position)
{
    const struct ruleset *rules = &pair->game.rules.rules;
    int path[NODES_MAX], plies = plain_ply(&pair->plain, node);
    for (int ply = plies; ply > 0; ply--) {
        path[ply] = node;
        node = pair->plain.nodes[node].parent;
    }
    struct position seen[NODES_MAX] = {game_position_at(&pair->game, 0)};
    struct draw_state state = {0};
    for (int ply = 1; ply <= plies; ply++) {
        const struct move *move = &pair->plain.nodes[path[ply]].move;
        seen[ply] = position_after(&seen[ply - 1], move);
        state.quiet = ends_row(rules, &seen[ply - 1], move) ? 0 : state.quiet + 1;
    }
    *position = seen[plies];
    for (int ply = 0; ply <= plies; ply++)
        state.repetitions += position_equal(&seen[ply], position);
    state.lone_kings = bits_count(position->pieces[BLACK]) == 1 &&
                       bits_count(position->pieces[WHITE]) == 1 && bits_count(position->kings) == 2;
    return state;
}

static struct result plain_result(const struct ruleset *rules, const struct position *position,
                                  const struct draw_state *draws)
{
    enum side other = position->side == BLACK ? WHITE : BLACK;
    enum reason draw = draw_reason(rules, draws);
    if (!movegen_any(rules, position)) {
        enum side winner = rules->goal == GOAL_LOSE ? position->side : other;
        bool pieces = position->pieces[position->side] != 0;
        return (struct result){
            .outcome = winner == BLACK ? BLACK_WINS : WHITE_WINS,
            .reason = pieces ? REASON_BLOCKED : REASON_NO_PIECES,
            .giveaway = rules->goal == GOAL_LOSE,
        };
    }
    struct result end = {.outcome = DRAW, .reason = draw};
    if (draw == REASON_NONE || rules->draws != DRAWS_AUTOMATIC)
        return (struct result){0};
    if (draw == REASON_REPETITION)
        end.count = draws->repetitions;
    if (draw == REASON_QUIET) {
        end.count = draws->quiet;
        end.quiet_reset = rules->quiet_reset;
    }
    return end;
}

/* The way from the root to a node, position by position. */
static void check_way(const struct pair *pair, int node)
{
    int count, at = node;
    struct position *positions = tree_positions(&pair->game.tree, node, &count);
    SAME(count == plain_ply(&pair->plain, node) + 1, "length of the way");
    for (int i = count - 1; i >= 0; at = pair->plain.nodes[at].parent, i--)
        SAME(position_equal(&positions[i], &tree_state(&pair->game.tree, at)->position), "way");
    free(positions);
}

/* Every node ever made, also those that are not in the tree any more; returns how many positions
 * have come back. */
static int check_states(const struct pair *pair)
{
    int repeated = 0;
    for (int node = 0; node < pair->plain.count; node++) {
        const struct ply_state *state = tree_state(&pair->game.tree, node);
        struct position position;
        struct draw_state draws = recount(pair, node, &position);
        struct result result = plain_result(&pair->game.rules.rules, &position, &draws);
        SAME(position_equal(&state->position, &position), "position");
        SAME(state->draws.quiet == draws.quiet && state->draws.lone_kings == draws.lone_kings,
             "draws");
        SAME(state->draws.repetitions == draws.repetitions, "repetitions");
        SAME(result_equal(&state->result, &result), "result");
        SAME(state->ply == plain_ply(&pair->plain, node), "ply");
        check_way(pair, node);
        repeated += draws.repetitions > 1;
    }
    return repeated;
}

/* --- Random steps --- */

static int below(struct pair *pair, int limit)
{
    return (int)rng_below(&pair->rng, (uint32_t)limit);
}

/* A node of the tree, the root too. */
static int any_node(struct pair *pair)
{
    int node = below(pair, pair->plain.count);
    for (int at = node; at != NODE_ROOT; at = pair->plain.nodes[at].parent)
        if (place_among(&pair->plain.nodes[pair->plain.nodes[at].parent], at) < 0)
            return plain_here(&pair->plain);
    return node;
}

static bool any_move(struct pair *pair, int node, struct move *move)
{
    const struct ply_state *state = tree_state(&pair->game.tree, node);
    struct movelist list;
    if (state->result.outcome != ONGOING)
        return false;
    movegen(&pair->game.rules.rules, &state->position, &list);
    /* Few of them, so that lines meet and positions come back. */
    *move = list.moves[below(pair, list.count < 3 ? list.count : 3)];
    return true;
}

static void play(struct pair *pair)
{
    struct move move;
    if (game_over(&pair->game) || !any_move(pair, game_node(&pair->game), &move))
        return;
    game_play(&pair->game, &move);
    plain_play(&pair->plain, &move);
}

static void add_ply(struct pair *pair)
{
    int node = any_node(pair);
    struct move move;
    if (!any_move(pair, node, &move))
        return;
    int added = game_add_ply(&pair->game, node, &move);
    SAME(added == plain_add(&pair->plain, node, &move), "number");
    plain_grow(&pair->plain);
}

static void undo(struct pair *pair)
{
    if (game_undo(&pair->game))
        plain_undo(&pair->plain);
}

static void redo(struct pair *pair)
{
    if (game_redo(&pair->game))
        plain_redo(&pair->plain);
}

static void enter(struct pair *pair)
{
    int node = any_node(pair);
    game_enter(&pair->game, node);
    plain_enter(&pair->plain, node);
}

static void decide(struct pair *pair)
{
    enum side side = below(pair, 2) ? BLACK : WHITE;
    if (game_over(&pair->game))
        return;
    bool agrees = below(pair, 2) && game_offer_draw(&pair->game, side);
    SAME(agrees ? game_accept_draw(&pair->game) : game_resign(&pair->game, side), "decision");
    plain_decide(&pair->plain, game_result(&pair->game));
}

static void promote(struct pair *pair)
{
    int node = any_node(pair);
    struct plain_node *parent =
        &pair->plain.nodes[node == NODE_ROOT ? 0 : tree_parent(&pair->game.tree, node)];
    bool in_force = pair->plain.line.decided && node != NODE_ROOT &&
                    plain_here(&pair->plain) == tree_parent(&pair->game.tree, node);
    bool there = node == NODE_ROOT || (parent->children[0] == node && (!parent->ends || in_force));
    struct plain_edit edit = {.kind = EDIT_PROMOTION,
                              .node = node,
                              .parent = (int)(parent - pair->plain.nodes),
                              .linked = true,
                              .previous = NODE_NONE};
    SAME(game_promote(&pair->game, node) == !there, "promoted");
    if (!there)
        plain_edit(&pair->plain, &edit);
}

static void delete (struct pair *pair)
{
    int node = any_node(pair);
    if (node == NODE_ROOT)
        return;
    struct plain_edit edit = {
        .kind = EDIT_DELETION, .node = node, .parent = tree_parent(&pair->game.tree, node)};
    game_delete(&pair->game, node);
    plain_edit(&pair->plain, &edit);
}

static void write(struct pair *pair)
{
    static const char *const texts[] = {"", "!", "a longer comment", "é {braces} $1"};
    int node = any_node(pair);
    struct plain_edit edit = {
        .kind = EDIT_TEXT,
        .node = node,
        .which = below(pair, NODE_TEXT_COUNT),
        .text = texts[below(pair, ROWS(texts))],
    };
    bool same = strcmp(pair->plain.nodes[node].texts[edit.which], edit.text) == 0;
    SAME(game_set_text(&pair->game, node, (enum node_text)edit.which, edit.text) == !same, "set");
    if (!same)
        plain_edit(&pair->plain, &edit);
}

/* The first ply of the line is made apart from the tree; the edit links it. */
static void add_line(struct pair *pair)
{
    struct plain_tree *plain = &pair->plain;
    int node = any_node(pair), first = plain->count, plies = 1 + below(pair, LINE_MAX);
    struct movelist list;
    struct move moves[LINE_MAX];
    struct position position = tree_state(&pair->game.tree, node)->position;
    if (!any_move(pair, node, &moves[0]) || plain->count + LINE_MAX > NODES_MAX - STEPS)
        return;
    for (int i = 1; i < plies; i++) {
        position = position_after(&position, &moves[i - 1]);
        movegen(&pair->game.rules.rules, &position, &list);
        if (list.count == 0)
            plies = i;
        else
            moves[i] = list.moves[below(pair, list.count)];
    }
    struct plain_node *parent = &plain->nodes[node];
    int last = parent->child_count > 0 ? parent->children[parent->child_count - 1] : NODE_NONE;
    SAME(game_add_line(&pair->game, node, moves, plies) == first, "number of a line");
    plain_add(plain, node, &moves[0]);
    remove_child(parent, parent->child_count - 1);
    while (plain->count < pair->game.tree.count)
        plain_add(plain, plain->count - 1, &moves[plain->count - first]);
    plain_edit(plain, &(struct plain_edit){.kind = EDIT_ADDITION,
                                           .node = first,
                                           .parent = node,
                                           .linked = true,
                                           .previous = last});
}

static void several(struct pair *pair)
{
    static void (*const kinds[])(struct pair *) = {promote, delete, write, write, add_line};
    int begun = game_edits_begin(&pair->game), done = pair->plain.edits_done;
    SAME(begun == done, "edits in force");
    for (int left = below(pair, TOGETHER_MAX + 1); left > 0; left--)
        kinds[below(pair, ROWS(kinds))](pair);
    game_edits_end(&pair->game, begun);
    for (int i = done + 1; i < pair->plain.edits_done; i++)
        pair->plain.edits[i].joined = true;
}

static void undo_edit(struct pair *pair)
{
    bool some = pair->plain.edits_done > 0;
    const struct game_edit *edit = game_edit_to_undo(&pair->game);
    SAME(some == !!edit, "an edit to undo");
    SAME(!some || edit->kind == pair->plain.edits[pair->plain.edits_done - 1].kind, "edit to undo");
    SAME(game_undo_edit(&pair->game) == some, "undo of an edit");
    if (some)
        plain_undo_edit(&pair->plain);
}

static void redo_edit(struct pair *pair)
{
    bool some = pair->plain.edits_done < pair->plain.edit_count;
    const struct game_edit *edit = game_edit_to_redo(&pair->game);
    SAME(some == !!edit, "an edit to redo");
    SAME(!some || edit->kind == pair->plain.edits[pair->plain.edits_done].kind, "edit to redo");
    SAME(game_redo_edit(&pair->game) == some, "redo of an edit");
    if (some)
        plain_redo_edit(&pair->plain);
}

static void put_away(struct pair *pair)
{
    struct named_ruleset rules = pair->game.rules;
    struct game_record record = game_put_away(&pair->game);
    game_take_out(&pair->game, &rules, &record);
}

static const struct {
    void (*take)(struct pair *pair);
    int of_100;
    bool may_shrink;
} steps[] = {
    {play, 40, false},    {undo, 16, false},    {redo, 4, false},     {enter, 5, false},
    {decide, 3, false},   {add_ply, 5, false},  {promote, 5, false},  {delete, 3, true},
    {write, 4, false},    {undo_edit, 5, true}, {redo_edit, 4, true}, {put_away, 1, false},
    {add_line, 3, false}, {several, 2, true},
};

static int nodes_in_tree(const struct pair *pair)
{
    struct tree_walk walk = tree_walk_from(&pair->game.tree, NODE_ROOT);
    int count = 0;
    while (tree_walk_next(&walk))
        count += walk.event == TREE_PLY;
    return count;
}

static void take_step(struct pair *pair)
{
    int choice = below(pair, 100), kind = 0, before = nodes_in_tree(pair);
    while (choice >= steps[kind].of_100)
        choice -= steps[kind++].of_100;
    steps[kind].take(pair);
    check(pair);
    SAME(steps[kind].may_shrink || nodes_in_tree(pair) >= before, "plies are lost");
}

static void begin_pair(struct pair *pair, uint64_t seed)
{
    pair->rng = rng_init(seed);
    pair->seed = seed;
    struct named_ruleset rules = {.name = "By lot", .rules = preset_or_random_rules(&pair->rng)};
    struct position start = random_position(&pair->rng);
    if (below(pair, 2)) /* few kings: positions that come back */
        start = sheet_position(below(pair, 2) ? "B:WK32,K20:BK1,21" : "W:WK32:BK1,K4");
    game_init(&pair->game, &rules, below(pair, 3) ? &start : NULL);
    pair->plain.nodes[0] = (struct plain_node){.parent = NODE_NONE, .texts = {"", "", "", ""}};
    pair->plain.count = 1;
    pair->plain.line = (struct plain_line){0};
    pair->plain.edit_count = pair->plain.edits_done = 0;
}

START_TEST(any_tree)
{
    static struct pair pair;
    int repeated = 0;
    for (int i = 0; i < TREES; i++) {
        begin_pair(&pair, (uint64_t)(_i * TREES + i));
        for (pair.step = 0; pair.step < STEPS; pair.step++)
            take_step(&pair);
        repeated += check_states(&pair);
        game_finish(&pair.game);
    }
    ck_assert_msg(repeated > 0, "no position came back: nothing was tried");
}
END_TEST

SUITE(any_tree)
{
    Suite *suite = suite_create("any tree");
    TCase *any = tcase_create("any tree");
    tcase_set_timeout(any, 120);
    tcase_add_loop_test(any, any_tree, 0, BLOCKS);
    suite_add_tcase(suite, any);
    return suite;
}
