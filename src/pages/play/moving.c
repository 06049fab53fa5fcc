/* SPDX-License-Identifier: MIT */
#include "pages/play/moving.h"

static bool calm(const struct desk *desk)
{
    return preferences_still(desk->preferences);
}

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

void moving_move(struct moving *moving, const struct desk *desk, const struct position *before,
                 const struct move *move, int first, enum animation_way way)
{
    animation_start(&moving->animation, before, move, first, way, desk->now);
    moving->animation.active &= !calm(desk);
}

void moving_home(struct moving *moving, const struct desk *desk, int square)
{
    if (!calm(desk))
        homing_start(&moving->homing, square, desk->ui->pointer_x, desk->ui->pointer_y, desk->now);
}

void moving_shake(struct moving *moving, const struct desk *desk, int square)
{
    if (square != SQUARE_NONE && !calm(desk))
        shake_start(&moving->shake, square, desk->now);
}

void moving_turn(struct moving *moving, const struct desk *desk)
{
    if (!calm(desk))
        turning_start(&moving->turning, desk->now);
}

void moving_cross(struct moving *moving, const struct desk *desk)
{
    if (!calm(desk))
        turning_start(&moving->crossing, desk->now);
}

bool moving_gather(struct moving *moving, const struct desk *desk, const struct position *before)
{
    struct position position = game_position(&desk->match->game);
    moving->gathered_anew = !(before->pieces[BLACK] | before->pieces[WHITE]);
    gathering_start(&moving->gathering, before, &position, desk->now);
    bool some = moving->gathering.active;
    moving->gathering.active = some && !calm(desk);
    return some;
}

int moving_landing_ms(const struct moving *moving)
{
    return moving->animation.active ? animation_landing_ms(&moving->animation) : 0;
}
