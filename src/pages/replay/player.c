/* SPDX-License-Identifier: MIT */
#include "base/array.h"
#include "pages/replay/replay.h"
#include "prose/aloud_prose.h"

enum {
    SENTENCE_SIZE = 640,
    PAUSE_MS = 1200, /* between two moves, at the usual speed */
};

/* The pause in percent. */
static const int pauses[REPLAY_SPEEDS] = {200, 100, 50, 25};

static uint64_t pause_of(const struct replay *replay)
{
    return (uint64_t)(PAUSE_MS * pauses[replay->speed] / 100);
}

int replay_node(const struct replay *replay)
{
    return replay->line[replay->move];
}

/* --- The line --- */

static void put_on_line(struct replay *replay, int move, int node)
{
    replay->line =
        array_reserve(replay->line, &replay->line_capacity, (size_t)move + 1, sizeof *replay->line);
    replay->line[move] = node;
}

/* Takes the line to a node and on to its end. The node is shown. */
static void take_line(struct replay *replay, int node)
{
    const struct game_tree *tree = &replay->game->tree;
    int move = replay->move = replay->moves = tree_state(tree, node)->ply;
    replay->branch = 0;
    for (int at = node; move >= 0; move--) {
        int parent = tree_parent(tree, at);
        put_on_line(replay, move, at);
        if (replay->branch == 0 && move > 0 && tree_main_child(tree, parent) != at)
            replay->branch = move;
        at = parent;
    }
    for (int on; (on = tree_main_child(tree, replay->line[replay->moves])) != NODE_NONE;)
        put_on_line(replay, ++replay->moves, on);
}

/* Stepping back out of a variation leads to the line that it branched from. Playing and dragging go
 * to the end first. */
static void leave_variation(struct replay *replay)
{
    if (replay->move < replay->branch && !replay->playing && !replay_is_dragged(replay))
        take_line(replay, replay_node(replay));
}

/* An analysis, or its removal, may have deleted the end of a variation that is replayed. */
static void leave_deleted(struct replay *replay)
{
    const struct game_tree *tree = &replay->game->tree;
    int kept = 0;
    while (kept < replay->moves && tree_is_linked(tree, replay->line[kept + 1]))
        kept++;
    if (kept < replay->moves)
        take_line(replay, replay->line[int_min(kept, replay->move)]);
}

/* --- Another game --- */

static void begin(struct replay *replay)
{
    replay->begun = true;
    replay->count = replay->desk->library->replay.count;
    take_line(replay, NODE_ROOT);
    replay->playing = false;
    replay->moving.animation.active = false;
    replay->heard.glides = false;
    moves_list_finish(&replay->list);
    if (replay->desk->library->replay.analyses)
        replay_analyse_once(replay);
}

/* --- Moves --- */

/* Animates the move between two nodes. */
static void animate(struct replay *replay, int from, int to, enum animation_way way)
{
    const struct game_tree *tree = &replay->game->tree;
    moving_move(&replay->moving, desk_clock(replay->desk), &tree_state(tree, from)->position,
                tree_move(tree, to), 0, way);
    move_sounds_begin(replay->desk, &replay->heard, &replay->moving.animation);
}

/* Says the move that leads to a node: it interrupts the one before. */
static void tell_move(struct replay *replay, int node)
{
    const struct game_tree *tree = &replay->game->tree;
    struct strbuf sentence = ui_strbuf(replay->desk->ui, SENTENCE_SIZE);
    if (node == NODE_ROOT)
        return;
    enum side side = tree_state(tree, tree_parent(tree, node))->position.side;
    spoken_move_print(&sentence, side_name(side, looks_side_names(replay->looks)),
                      tree_move(tree, node), replay->names);
    sayings_add(&replay->desk->sayings, SAYING_TEXT, sentence.text);
}

/* Glides if the position shown is one move further or back. The keyboard follows in the list. */
static void glide(struct replay *replay, int before)
{
    const struct game_tree *tree = &replay->game->tree;
    int node = replay_node(replay);
    replay->moving.animation.active = false;
    replay->heard.glides = false;
    if (tree_parent(tree, node) == before)
        animate(replay, before, node, ANIMATION_FORWARD);
    else if (tree_parent(tree, before) == node)
        animate(replay, node, before, ANIMATION_BACKWARD);
    if (replay->desk->ui->focus == ui_id("move", before))
        replay->desk->ui->focus = ui_id("move", node);
    tell_move(replay, node);
}

static void show(struct replay *replay, int move)
{
    int before = replay_node(replay);
    replay->move = move;
    glide(replay, before);
}

void replay_go(struct replay *replay, int move)
{
    replay->playing = false;
    move = int_clamp(move, 0, replay->moves);
    if (move != replay->move)
        show(replay, move);
}

void replay_go_to(struct replay *replay, int node)
{
    int before = replay_node(replay);
    replay->playing = false;
    take_line(replay, node);
    if (node != before)
        glide(replay, before);
}

void replay_toggle(struct replay *replay)
{
    bool over = replay->move == replay->moves;
    replay->playing = !replay->playing && replay->moves > 0;
    if (!replay->playing)
        return;
    replay->next = replay->desk->now + (over ? pause_of(replay) : 0);
    if (over)
        show(replay, int_max(0, replay->branch - 1));
}

/* --- Time --- */

static void make_next(struct replay *replay)
{
    show(replay, replay->move + 1);
    replay->next = replay->desk->now + (uint64_t)moving_move_ms(&replay->moving) + pause_of(replay);
    replay->playing = replay->move < replay->moves;
}

void replay_follow(struct replay *replay)
{
    const struct desk *desk = replay->desk;
    replay->game = desk->library->replay.game;
    if (!replay->begun || replay->count != desk->library->replay.count)
        begin(replay);
    leave_deleted(replay);
    moving_follow(&replay->moving, desk->now);
    leave_variation(replay);
    if (replay->moving.animation.active)
        animation_at(&replay->moving.animation, desk->now);
    if (replay->playing && desk->now >= replay->next)
        make_next(replay);
    if (replay->heard.glides)
        move_sounds_follow(replay->desk, &replay->heard, &replay->moving.animation);
}
