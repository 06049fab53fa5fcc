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
                       const struct animation *animation, bool backward)
{
    *heard = (struct move_heard){.glides = true, .backward = backward};
    if (animation->active && animation->way != ANIMATION_LANDED)
        cue(desk, SOUND_SLIDE, 100, backward ? SLIDE_LEVEL * UNDO_LEVEL / 100 : SLIDE_LEVEL);
}

/* Returns how many hops the piece has made, including one that is about to land. */
static int hops_made(const struct desk *desk, struct animation *animation, const struct move *move)
{
    if (!animation->active)
        return move->steps;
    return (int)animation_at(animation, desk->now).steps;
}

/* If several landings fall into one pass, only the last one is heard. */
static void follow_forward(struct desk *desk, struct move_heard *heard, struct animation *animation,
                           const struct move *move)
{
    int hops = hops_made(desk, animation, move);
    if (hops > heard->hops)
        sound_landing(desk, move, hops);
    heard->hops = int_max(hops, heard->hops);
    heard->glides = hops < move->steps;
}

static void follow_backward(struct desk *desk, struct move_heard *heard,
                            const struct animation *animation)
{
    if (animation->active)
        return;
    cue(desk, SOUND_PUT, 100, UNDO_LEVEL);
    heard->glides = false;
}

void move_sounds_follow(struct desk *desk, struct move_heard *heard, struct animation *animation,
                        const struct move *move)
{
    if (heard->glides && heard->backward)
        follow_backward(desk, heard, animation);
    else if (heard->glides)
        follow_forward(desk, heard, animation, move);
}
