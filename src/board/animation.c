/* SPDX-License-Identifier: MIT */
#include "board/animation.h"

#include "board/motion.h"

void animation_start(struct animation *animation, const struct position *before,
                     const struct move *move, bool backward, uint64_t now)
{
    int duration = motion_ms(move_is_capture(move) ? MOTION_HOP : MOTION_MOVE) * move->steps;
    *animation = (struct animation){
        .active = true,
        .backward = backward,
        .before = *before,
        .move = *move,
        .started = now,
        .duration = duration < MOVE_MAX_MS ? duration : MOVE_MAX_MS,
    };
}

double animation_progress(struct animation *animation, uint64_t now)
{
    uint64_t passed = now - animation->started;
    if (passed >= (uint64_t)animation->duration)
        animation->active = false;
    double part = animation->active ? (double)passed / animation->duration : 1.0;
    return (animation->backward ? 1.0 - part : part) * animation->move.steps;
}
