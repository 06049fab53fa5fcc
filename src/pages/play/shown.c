/* SPDX-License-Identifier: MIT */
#include "pages/play/shown.h"

#include "prose/play_prose.h"

void shown_look_at(struct shown *shown, int node)
{
    shown->looked_at = node == game_node(shown->game) ? NODE_LIVE : node;
}

int shown_node(const struct shown *shown)
{
    return shown->looked_at == NODE_LIVE ? game_node(shown->game) : shown->looked_at;
}

const struct ply_state *shown_state(const struct shown *shown)
{
    return tree_state(&shown->game->tree, shown_node(shown));
}

bool shown_is_end(const struct shown *shown)
{
    return shown->looked_at == NODE_LIVE && game_over(shown->game);
}

bool shown_any_move(const struct shown *shown)
{
    return tree_first_child(&shown->game->tree, NODE_ROOT) != NODE_NONE;
}

bool shown_has_node(const struct shown *shown, int node)
{
    const struct game_tree *tree = &shown->game->tree;
    while (node != NODE_ROOT && tree_is_linked(tree, node))
        node = tree_parent(tree, node);
    return node == NODE_ROOT;
}

void shown_follow(struct shown *shown)
{
    int node = shown_node(shown);
    while (!shown_has_node(shown, node))
        node = tree_parent(&shown->game->tree, node);
    if (node != shown_node(shown))
        shown_look_at(shown, node);
}

enum shown_part shown_part(const struct shown *shown)
{
    if (!game_on_line(shown->game, shown_node(shown)))
        return SHOWN_VARIATION;
    return shown_state(shown)->ply > shown->game->cursor ? SHOWN_UNDONE : SHOWN_GAME;
}

void shown_print(struct strbuf *out, const struct shown *shown, struct side_names sides)
{
    const struct ply_state *state = shown_state(shown);
    const char *side = side_name(side_other(state->position.side), sides);
    switch (shown_part(shown)) {
    case SHOWN_GAME:
        looked_at_print(out, state->ply, shown->game->cursor, side);
        break;
    case SHOWN_UNDONE:
        looked_at_undone_print(out, state->ply, side);
        break;
    case SHOWN_VARIATION:
        looked_at_variation_print(out, state->ply, side);
        break;
    }
}

/* --- Along the line --- */

/* NODE_NONE at its end. */
static int next_node(const struct game *game, int node)
{
    int ply = tree_state(&game->tree, node)->ply;
    if (game_on_line(game, node) && ply < game->count)
        return game_node_at(game, ply + 1);
    return tree_first_child(&game->tree, node);
}

int shown_along(const struct shown *shown, int steps)
{
    int node = shown_node(shown);
    for (; steps < 0 && node != NODE_ROOT; steps++)
        node = tree_parent(&shown->game->tree, node);
    for (int next; steps > 0 && (next = next_node(shown->game, node)) != NODE_NONE; steps--)
        node = next;
    return node;
}

int shown_last(const struct shown *shown)
{
    int node = shown_node(shown), last = node;
    if (shown_part(shown) == SHOWN_GAME)
        return game_node(shown->game);
    for (int next; (next = next_node(shown->game, last)) != NODE_NONE;)
        last = next;
    return last == node ? game_node(shown->game) : last;
}

int shown_variation(const struct shown *shown)
{
    return tree_variation(&shown->game->tree, shown_node(shown));
}
