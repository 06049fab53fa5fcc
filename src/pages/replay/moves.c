/* SPDX-License-Identifier: MIT */
/* The moves of the game, to be looked at only: whatever is chosen in the list is shown. */
#include "base/translate.h"
#include "pages/replay/replay.h"

/* What is said of the game before its first move may stand below. */
static void no_moves(struct ui *ui, struct rect *inside)
{
    const char *words = tr("No move was made.");
    int height =
        int_max(ui_px(ui, METRIC_TARGET), ui_text_height(ui, ui_small(ui), words, inside->w));
    ui_text(ui, cut_top(inside, height), ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_CENTRE,
            words);
}

void replay_moves(struct replay *replay, struct rect rect)
{
    struct ui *ui = replay->desk->ui;
    const struct game_tree *tree = &replay->game->tree;
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP_SMALL));
    if (tree_first_child(tree, NODE_ROOT) == NODE_NONE)
        no_moves(ui, &inside);
    struct moves_view view = {.ui = ui,
                              .tree = tree,
                              .names = replay->names,
                              .shown = replay_node(replay),
                              .reads = true,
                              .line = replay->line,
                              .made = replay->move};
    struct moves_event event = moves_list_pass(&replay->list, &view, inside);
    if (event.kind != MOVES_NOTHING)
        replay_go_to(replay, event.node);
}
