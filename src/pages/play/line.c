/* SPDX-License-Identifier: MIT */
/* Which ply of the tree is shown, and along which line one looks back and forward. */
#include "pages/play/play.h"

static const struct game *game_of(const struct play *play)
{
    return &play->desk->match->game;
}

/* --- What is shown --- */

void play_look_at(struct play *play, int node)
{
    play_stop_motion(play); /* what moves belongs to the position that was shown */
    play_put_down(play);    /* but a question waits for its answer, whatever is looked at */
    play->looked_at = node == game_node(game_of(play)) ? NODE_LIVE : node;
}

int play_shown_node(const struct play *play)
{
    return play->looked_at == NODE_LIVE ? game_node(game_of(play)) : play->looked_at;
}

const struct ply_state *play_shown_state(const struct play *play)
{
    return tree_state(&game_of(play)->tree, play_shown_node(play));
}

bool play_shows_end(const struct play *play)
{
    return play->looked_at == NODE_LIVE && game_over(game_of(play));
}

bool play_begun(const struct play *play)
{
    return tree_first_child(&game_of(play)->tree, NODE_ROOT) != NODE_NONE;
}

enum shown_part play_shown_part(const struct play *play)
{
    const struct game *game = game_of(play);
    if (!game_on_line(game, play_shown_node(play)))
        return SHOWN_VARIATION;
    return play_shown_state(play)->ply > game->cursor ? SHOWN_UNDONE : SHOWN_GAME;
}

void play_shown_print(struct strbuf *out, const struct play *play)
{
    int move = play_shown_state(play)->ply;
    switch (play_shown_part(play)) {
    case SHOWN_GAME:
        looked_at_print(out, move, game_of(play)->cursor);
        break;
    case SHOWN_UNDONE:
        looked_at_undone_print(out, move);
        break;
    case SHOWN_VARIATION:
        looked_at_variation_print(out, move);
        break;
    }
}

bool play_node_is_there(const struct play *play, int node)
{
    const struct game_tree *tree = &game_of(play)->tree;
    while (node != NODE_ROOT && tree_is_linked(tree, node))
        node = tree_parent(tree, node);
    return node == NODE_ROOT;
}

enum obstacle play_board_obstacle(const struct play *play)
{
    if (play_shows_end(play))
        return OBSTACLE_BOARD_AT_REST;
    if (play_shown_state(play)->result.outcome != ONGOING)
        return OBSTACLE_LINE_OVER;
    return play_asks(play) ? OBSTACLE_QUESTION_WAITS : OBSTACLE_NONE;
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

int play_node_along(const struct play *play, int steps)
{
    const struct game *game = game_of(play);
    int node = play_shown_node(play);
    for (; steps < 0 && node != NODE_ROOT; steps++)
        node = tree_parent(&game->tree, node);
    for (int next; steps > 0 && (next = next_node(game, node)) != NODE_NONE; steps--)
        node = next;
    return node;
}

int play_last_node(const struct play *play)
{
    const struct game *game = game_of(play);
    int shown = play_shown_node(play), last = shown;
    if (play_shown_part(play) == SHOWN_GAME)
        return game_node(game);
    for (int next; (next = next_node(game, last)) != NODE_NONE;)
        last = next;
    return last == shown ? game_node(game) : last;
}

int play_variation(const struct play *play)
{
    return tree_variation(&game_of(play)->tree, play_shown_node(play));
}
