/* SPDX-License-Identifier: MIT */
#include "board/board_view.h"
#include "board/board_widgets.h"
#include "pages/replay/replay.h"

void replay_turn(struct replay *replay)
{
    const struct desk *desk = replay->desk;
    replay->turned = !replay->turned;
    if (!desk->preferences->reduced_motion)
        turning_start(&replay->turning, desk->now);
}

static struct board_picture picture_of(struct replay *replay, struct rect rect)
{
    const struct game *game = replay->game;
    const struct ruleset *rules = &game->rules.rules;
    int node = replay_node(replay);
    struct board_picture picture = {
        .geometry = board_geometry_in(rect, replay->turned, rules->corner == CORNER_LIGHT),
        .position = tree_state(&game->tree, node)->position,
        .rules = rules,
        .looks = replay->looks,
        .last = node != NODE_ROOT ? tree_move(&game->tree, node) : NULL,
    };
    if (replay->turning.active)
        picture.turn = 1 - turning_at(&replay->turning, replay->desk->now);
    if (replay->animation.active) {
        picture.animation = &replay->animation;
        picture.moment = animation_at(&replay->animation, replay->desk->now);
    }
    return picture;
}

/* Over the board the wheel goes through the game, a move a notch. */
static void wheel(struct replay *replay, struct rect board)
{
    struct ui *ui = replay->desk->ui;
    bool over = rect_contains(board, ui->input.x, ui->input.y);
    if (ui_take(ui, ui->input.kind == INPUT_WHEEL && over))
        replay_go(replay, replay->move - ui->input.wheel);
}

void replay_board(struct replay *replay, struct rect rect)
{
    struct ui *ui = replay->desk->ui;
    struct board_picture picture = picture_of(replay, rect);
    wheel(replay, picture.geometry.outer);
    picture = picture_of(replay, rect);
    board_widgets(ui, &picture.geometry, &picture.position, SQUARE_NONE,
                  looks_side_names(replay->looks));
    board_view(ui, &picture);
    board_hand_view(ui, &picture);
    ui_focus_frame(ui, ui_id("board", 0), picture.geometry.inner, 0);
}
