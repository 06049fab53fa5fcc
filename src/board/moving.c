/* SPDX-License-Identifier: MIT */
#include "board/moving.h"

/* Returns how much of it is left, 0 to 1. */
static double left_of(struct turning *turning, uint64_t now)
{
    return turning->active ? 1 - turning_at(turning, now) : 0;
}

void moving_follow(struct moving *moving, uint64_t now)
{
    moving->turn = left_of(&moving->turning, now);
    moving->cross = left_of(&moving->crossing, now);
}

bool moving_any(const struct moving *moving)
{
    return moving->animation.active || moving->homing.active || moving->shake.active ||
           moving->turning.active || moving->crossing.active || moving->gathering.active;
}

void moving_stop(struct moving *moving)
{
    moving->animation.active = moving->homing.active = moving->shake.active = false;
    moving->turning.active = moving->crossing.active = moving->gathering.active = false;
}

void moving_move(struct moving *moving, struct moving_clock clock, const struct position *before,
                 const struct move *move, int first, enum animation_way way)
{
    animation_start(&moving->animation, before, move, first, way, clock.now);
    moving->animation.active &= !clock.still;
}

void moving_home(struct moving *moving, struct moving_clock clock, const struct gesture *gesture,
                 int square)
{
    if (square != SQUARE_NONE && !clock.still)
        homing_start(&moving->homing, square, gesture->drag_x, gesture->drag_y, clock.now);
}

void moving_shake(struct moving *moving, struct moving_clock clock, int square)
{
    if (square != SQUARE_NONE && !clock.still)
        shake_start(&moving->shake, square, clock.now);
}

void moving_turn(struct moving *moving, struct moving_clock clock)
{
    if (!clock.still)
        turning_start(&moving->turning, MOTION_TURN, clock.now);
}

void moving_cross(struct moving *moving, struct moving_clock clock)
{
    if (!clock.still)
        turning_start(&moving->crossing, MOTION_CROSS, clock.now);
}

bool moving_gather(struct moving *moving, struct moving_clock clock, const struct position *before,
                   const struct position *position)
{
    moving->gathered_anew = !(before->pieces[BLACK] | before->pieces[WHITE]);
    gathering_start(&moving->gathering, before, position, clock.now);
    bool some = moving->gathering.active;
    moving->gathering.active = some && !clock.still;
    return some;
}

int moving_landing_ms(const struct moving *moving)
{
    return moving->animation.active ? animation_landing_ms(&moving->animation) : 0;
}

int moving_move_ms(const struct moving *moving)
{
    return moving->animation.active ? animation_ms(&moving->animation) : 0;
}

/* --- What is to be seen --- */

static void show_move(struct animation *animation, struct board_picture *picture, uint64_t now)
{
    struct animation_moment moment = animation_at(animation, now);
    if (!animation->active)
        return;
    picture->animation = animation;
    picture->moment = moment;
}

static void show_gathering(struct moving *moving, struct board_picture *picture, uint64_t now)
{
    picture->gathered_ms = gathering_at(&moving->gathering, now);
    if (!moving->gathering.active)
        return;
    picture->gathering = &moving->gathering;
    for (int i = 0; i < 2; i++) {
        enum side side = i ? WHITE : BLACK;
        enum side captor = moving->gathered_anew ? side : side_other(side);
        picture->boxes[side] = board_tray_place(&picture->geometry, captor, false, 0, false);
    }
}

static void show_homing(struct homing *homing, struct board_picture *picture, uint64_t now)
{
    double part = homing_at(homing, now);
    if (!homing->active)
        return;
    struct rect home = board_square_rect(&picture->geometry, homing->square);
    int x = homing->x - home.w / 2, y = homing->y - home.h / 2;
    picture->homing = homing->square;
    picture->homing_at = (struct rect){x + (int)((home.x - x) * part),
                                       y + (int)((home.y - y) * part), home.w, home.h};
}

static void show_shake(struct shake *shake, struct board_picture *picture, uint64_t now)
{
    picture->shaken = shake->square;
    picture->swing = shake_swing(shake, now);
}

/* The pointer and the keyboard's square do not turn with the board. */
static void show_turning(double turn, struct board_picture *picture)
{
    picture->turn = turn;
    picture->hot = 0;
}

void moving_show(struct moving *moving, struct board_picture *picture, uint64_t now)
{
    if (moving->animation.active)
        show_move(&moving->animation, picture, now);
    if (moving->gathering.active)
        show_gathering(moving, picture, now);
    show_homing(&moving->homing, picture, now);
    if (moving->shake.active)
        show_shake(&moving->shake, picture, now);
    if (moving->turn > 0)
        show_turning(moving->turn, picture);
}
