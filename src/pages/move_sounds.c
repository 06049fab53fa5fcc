/* SPDX-License-Identifier: MIT */
#include "pages/move_sounds.h"

enum {
    SLIDE_LEVEL = 45, /* percent: a glide only accompanies */
    UNDO_LEVEL = 60,
    HOP_PITCH = 6, /* percent: how much higher each hop of a capture sounds */
    PITCH_MAX = 142,
};

static void cue(struct desk *desk, enum sound sound, int pitch, int level)
{
    desk_cue(desk, (struct cue){.sound = sound, .pitch = pitch, .level = level});
}

/* Sounds the landing after so many hops of a capture. */
static void sound_landing(struct desk *desk, const struct move *move, int hops)
{
    int pitch = int_min(100 + HOP_PITCH * int_max(0, hops - 2), PITCH_MAX);
    if (!move_is_capture(move))
        desk_sound(desk, SOUND_PUT);
    else if (hops == 1)
        desk_sound(desk, SOUND_CAPTURE);
    else
        cue(desk, SOUND_CHAIN, pitch, 100);
    if (hops == move->steps && move->crowns)
        desk_sound(desk, SOUND_CROWN);
}

void move_sounds_begin(struct desk *desk, struct move_heard *heard,
                       const struct animation *animation)
{
    bool backward = animation->way == ANIMATION_BACKWARD;
    *heard = (struct move_heard){animation->move, true, backward, animation->first};
    if (animation->active && animation->way != ANIMATION_LANDED)
        cue(desk, SOUND_SLIDE, 100, backward ? SLIDE_LEVEL * UNDO_LEVEL / 100 : SLIDE_LEVEL);
}

/* If several landings fall into one pass, only the last one is heard. */
static void follow_forward(struct desk *desk, struct move_heard *heard, struct animation *animation)
{
    int all = heard->move.steps;
    int hops = animation->active ? (int)animation_at(animation, desk->now).steps : all;
    if (hops > heard->hops)
        sound_landing(desk, &heard->move, hops);
    heard->hops = int_max(hops, heard->hops);
    heard->glides = hops < all;
}

static void follow_backward(struct desk *desk, struct move_heard *heard,
                            const struct animation *animation)
{
    if (animation->active)
        return;
    cue(desk, SOUND_PUT, 100, UNDO_LEVEL);
    heard->glides = false;
}

void move_sounds_follow(struct desk *desk, struct move_heard *heard, struct animation *animation)
{
    if (heard->glides && heard->backward)
        follow_backward(desk, heard, animation);
    else if (heard->glides)
        follow_forward(desk, heard, animation);
}
