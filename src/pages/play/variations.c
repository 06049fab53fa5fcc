/* SPDX-License-Identifier: MIT */
/* What is done to the tree of the game by those who look at it: another move is chosen, a variation
 * raised or deleted, a move commented on. All but the first can be undone. */
#include "match/edits.h"
#include "pages/play/play.h"
#include "prose/strengths.h"

static struct game *game_of(struct play *play)
{
    return &play->desk->match->game;
}

void play_other_above(struct play *play)
{
    play_look_at(play, tree_other_above(&game_of(play)->tree, play_shown_node(play)));
}

void play_other_below(struct play *play)
{
    play_look_at(play, tree_other_below(&game_of(play)->tree, play_shown_node(play)));
}

void play_raise(struct play *play)
{
    play_put_down(play);
    game_promote(game_of(play), play_variation(play));
}

/* What it branched from is shown then. */
void play_delete(struct play *play)
{
    int head = play_variation(play), main = tree_parent(&game_of(play)->tree, head);
    main = tree_first_child(&game_of(play)->tree, main);
    bool live = play->looked_at == NODE_LIVE;
    game_delete(game_of(play), head);
    if (live)
        play_reset(play);
    else
        play_look_at(play, main);
}

void play_comment(struct play *play)
{
    play_begin_comment(play, play_shown_node(play), TEXT_AFTER);
}

void play_comment_before(struct play *play)
{
    play_begin_comment(play, play_shown_node(play), TEXT_BEFORE);
}

void play_strength(struct play *play)
{
    struct game *game = game_of(play);
    int node = play_shown_node(play);
    play_put_down(play);
    game_set_text(game, node, TEXT_STRENGTH,
                  strength_after(tree_text(&game->tree, node, TEXT_STRENGTH)));
}

void play_variation_buttons(struct play *play, struct rect rect)
{
    /* Where these take the place of what looks back, nothing that deletes is below the hand. */
    static const enum command commands[] = {COMMAND_COMMENT, COMMAND_STRENGTH, COMMAND_RAISE,
                                            COMMAND_DELETE};
    int count = sizeof commands / sizeof commands[0], gap = ui_px(play->desk->ui, METRIC_GAP);
    for (int i = 0; i < count; i++) {
        struct button button = command_button(commands[i]);
        button.icon_only = true;
        button.why_not = play_obstacle(play, commands[i]);
        if (ui_button(play->desk->ui, rect_column(rect, i, count, gap), &button))
            play_run(play, commands[i]);
    }
}
