/* SPDX-License-Identifier: MIT */
/* What is to be seen of the board now: the position, its marks, and what of it moves. */
#include "board/board_picture.h"
#include "pages/play/play.h"

static const struct game *game_of(const struct play *play)
{
    return &play->desk->match->game;
}

/* The squares under the pointer and the cursor, where a move may be begun there. */
static squareset hot_squares(const struct play *play)
{
    const struct gesture *gesture = &play->gesture;
    if (play_board_obstacle(play) != OBSTACLE_NONE)
        return 0;
    squareset hot = gesture->hover != SQUARE_NONE ? square_set(gesture->hover) : 0;
    return gesture->cursor_visible ? hot | square_set(gesture->cursor) : hot;
}

/* The pieces whose side could not move any more when the game ended. */
static squareset blocked_pieces(const struct play *play)
{
    struct position position = game_position(game_of(play));
    return play_shows_end(play) && game_result(game_of(play)).reason == REASON_BLOCKED
               ? position.pieces[position.side]
               : 0;
}

/* The picture of a position at rest, marks included. */
static struct board_picture picture_at_rest(struct play *play)
{
    const struct game *game = game_of(play);
    int node = play_shown_node(play);
    struct board_picture picture = {
        .geometry = play->geometry,
        .position = tree_state(&game->tree, node)->position,
        .rules = &game->rules.rules,
        .looks = play->looks,
        .last = node != NODE_ROOT ? tree_move(&game->tree, node) : NULL,
        .list = &play->list,
        .blocked = blocked_pieces(play),
    };
    enum obstacle obstacle = play_board_obstacle(play);
    if (obstacle == OBSTACLE_BOARD_AT_REST || obstacle == OBSTACLE_LINE_OVER)
        return picture;
    picture.gesture = &play->gesture;
    if (obstacle != OBSTACLE_NONE)
        return picture;
    /* A piece that has begun to capture goes on, and no other may. */
    picture.movable = play->gesture.length > 1 ? 0 : movelist_starts(&play->list);
    picture.hot = hot_squares(play);
    picture.must_capture = play->list.count > 0 && move_is_capture(&play->list.moves[0]) &&
                           game->rules.rules.capture == CAPTURE_MANDATORY;
    picture.targets = gesture_targets(&play->gesture, &play->list);
    return picture;
}

static void add_move(struct board_picture *picture, struct play *play)
{
    struct animation *animation = &play->animation;
    struct animation_moment moment = animation_at(animation, play->desk->now);
    if (!animation->active)
        return;
    picture->animation = animation;
    picture->moment = moment;
    picture->kept = play->looks.tray;
    for (int step = 0; step < animation->move.steps; step++)
        picture->homes[step] = play_captured_place(play, animation->before.side, step);
}

static void add_gathering(struct board_picture *picture, struct play *play)
{
    picture->gathered_ms = gathering_at(&play->gathering, play->desk->now);
    if (!play->gathering.active)
        return;
    picture->gathering = &play->gathering;
    for (int i = 0; i < 2; i++) {
        enum side side = i ? WHITE : BLACK;
        picture->boxes[side] = play_box(play, play->gathered_anew ? side : side_other(side));
    }
}

static void add_homing(struct board_picture *picture, struct play *play)
{
    struct homing *homing = &play->homing;
    double part = homing_at(homing, play->desk->now);
    if (!homing->active)
        return;
    struct rect home = board_square_rect(&play->geometry, homing->square);
    int x = homing->x - home.w / 2, y = homing->y - home.h / 2;
    picture->homing = homing->square;
    picture->homing_at = (struct rect){x + (int)((home.x - x) * part),
                                       y + (int)((home.y - y) * part), home.w, home.h};
}

/* The pointer and the keyboard's square are not what turns. */
static void add_turning(struct board_picture *picture, struct play *play)
{
    picture->turn = play->turn;
    picture->hot = 0;
}

struct board_picture play_picture(struct play *play)
{
    struct board_picture picture = picture_at_rest(play);
    if (play->animation.active)
        add_move(&picture, play);
    if (play->gathering.active)
        add_gathering(&picture, play);
    if (play->homing.active)
        add_homing(&picture, play);
    if (play->shake.active) {
        picture.shaken = play->shake.square;
        picture.swing = shake_swing(&play->shake, play->desk->now);
    }
    if (play->turn > 0)
        add_turning(&picture, play);
    return picture;
}
