/* SPDX-License-Identifier: MIT */
#include "base/array.h"
#include "pages/replay/replay.h"

enum {
    PAUSE_MS = 1200, /* between two moves, at the usual speed */
};

/* How long the pause is: percent. */
static const int pauses[REPLAY_SPEEDS] = {200, 100, 50, 25};

static uint64_t pause_of(const struct replay *replay)
{
    return (uint64_t)(PAUSE_MS * pauses[replay->speed] / 100);
}

int replay_node(const struct replay *replay)
{
    return replay->line[replay->move];
}

/* --- Another game --- */

static void list_line(struct replay *replay)
{
    const struct game_tree *tree = &replay->game->tree;
    replay->moves = 0;
    for (int node = NODE_ROOT; node != NODE_NONE; node = tree_main_child(tree, node)) {
        replay->line = array_reserve(replay->line, &replay->line_capacity,
                                     (size_t)replay->moves + 1, sizeof *replay->line);
        replay->line[replay->moves++] = node;
    }
    replay->moves--; /* the root is none */
}

static void begin(struct replay *replay)
{
    replay->begun = true;
    replay->count = replay->desk->library->replay.count;
    list_line(replay);
    replay->move = 0;
    replay->playing = false;
    replay->animation.active = false;
    replay->heard.glides = false;
    replay->list.made = false;
    replay->list.offset = replay->list.comment_offset = 0;
    replay->list.seen = 0;
    replay->deletion = (struct deletion){0};
}

/* --- Moves --- */

static void animate(struct replay *replay, int from, enum animation_way way)
{
    const struct game_tree *tree = &replay->game->tree;
    const struct desk *desk = replay->desk;
    replay->animation.active = false;
    if (!desk->preferences->reduced_motion)
        animation_start(&replay->animation, &tree_state(tree, replay->line[from])->position,
                        tree_move(tree, replay->line[from + 1]), way, desk->now);
    move_sounds_begin(replay->desk, &replay->heard, &replay->animation, way == ANIMATION_BACKWARD);
}

static void show(struct replay *replay, int move)
{
    int before = replay->move;
    replay->move = move;
    replay->animation.active = false;
    replay->heard.glides = false;
    replay->list.comment_offset = 0;
    if (move == before + 1)
        animate(replay, before, ANIMATION_FORWARD);
    else if (move == before - 1)
        animate(replay, move, ANIMATION_BACKWARD);
}

void replay_go(struct replay *replay, int move)
{
    replay->playing = false;
    move = int_clamp(move, 0, replay->moves);
    if (move != replay->move)
        show(replay, move);
}

void replay_toggle(struct replay *replay)
{
    bool over = replay->move == replay->moves;
    replay->playing = !replay->playing && replay->moves > 0;
    if (!replay->playing)
        return;
    replay->next = replay->desk->now + (over ? pause_of(replay) : 0);
    if (over)
        show(replay, 0);
}

/* --- Time --- */

static void make_next(struct replay *replay)
{
    show(replay, replay->move + 1);
    int glides = replay->animation.active ? animation_ms(&replay->animation) : 0;
    replay->next = replay->desk->now + (uint64_t)glides + pause_of(replay);
    replay->playing = replay->move < replay->moves;
}

void replay_follow(struct replay *replay)
{
    const struct desk *desk = replay->desk;
    replay->game = desk->library->replay.game;
    if (!replay->begun || replay->count != desk->library->replay.count)
        begin(replay);
    if (replay->animation.active)
        animation_at(&replay->animation, desk->now);
    if (replay->playing && desk->now >= replay->next)
        make_next(replay);
    if (replay->heard.glides)
        move_sounds_follow(replay->desk, &replay->heard, &replay->animation,
                           replay->move > 0 ? tree_move(&replay->game->tree, replay_node(replay))
                                            : NULL);
}
