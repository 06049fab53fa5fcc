/* SPDX-License-Identifier: MIT */
/* What is heard of a game: each pass is held against how things stood after the last one. */
#include "base/translate.h"
#include "pages/play/play.h"

enum {
    SLIDE_LEVEL = 45, /* percent: a glide accompanies, it does not announce */
    UNDO_LEVEL = 60,
    HOP_PITCH = 6, /* percent that each hop of a capture is higher than the one before */
    PITCH_MAX = 142,
};

static const struct game *game_of(const struct play *play)
{
    return &play->desk->match->game;
}

/* The move that was made last. */
static const struct move *last_move(const struct play *play)
{
    return game_move_at(game_of(play), play->heard.cursor - 1);
}

static void cue(struct play *play, enum sound sound, int pitch, int level)
{
    desk_cue(play->desk, (struct cue){.sound = sound, .pitch = pitch, .level = level});
}

/* --- A move --- */

/* The landing after so many hops of a capture; the last one is all that is left of it. */
static void sound_landing(struct play *play, const struct move *move, int hops)
{
    int pitch = int_min(100 + HOP_PITCH * int_max(0, hops - 2), PITCH_MAX);
    if (!move_is_capture(move))
        desk_sound(play->desk, SOUND_PUT);
    else if (hops == 1)
        desk_sound(play->desk, SOUND_CAPTURE);
    else
        cue(play, SOUND_CHAIN, pitch, 100);
    if (hops == move->steps && move->crowns)
        desk_sound(play->desk, SOUND_CROWN);
}

/* The hops that the piece has behind it, a landing on its way included. */
static int hops_made(struct play *play, const struct move *move)
{
    if (!play->animation.active)
        return move->steps;
    return (int)animation_at(&play->animation, play->desk->now).steps;
}

/* Where several landings fall into one pass, as where the move is skipped, the last one is heard.
 */
static void follow_move(struct play *play)
{
    struct play_heard *heard = &play->heard;
    const struct move *move = last_move(play);
    int hops = hops_made(play, move);
    if (hops > heard->hops)
        sound_landing(play, move, hops);
    heard->hops = int_max(hops, heard->hops);
    heard->glides = hops < move->steps;
}

static void follow_undo(struct play *play)
{
    if (play->animation.active)
        return;
    cue(play, SOUND_PUT, 100, UNDO_LEVEL);
    play->heard.glides = false;
}

static void begin_move(struct play *play, bool backward)
{
    struct play_heard *heard = &play->heard;
    heard->glides = true;
    heard->backward = backward;
    heard->hops = 0;
    if (play->animation.active && play->animation.way != ANIMATION_LANDED)
        cue(play, SOUND_SLIDE, 100, backward ? SLIDE_LEVEL * UNDO_LEVEL / 100 : SLIDE_LEVEL);
}

/* --- The pieces of a game --- */

/* They are heard together: once when they set out, once when they stand. */
void play_sounds_gather(struct play *play)
{
    play->heard.gathers = true;
    if (play->gathering.active)
        cue(play, SOUND_SLIDE, 100, SLIDE_LEVEL);
}

static void follow_gathering(struct play *play)
{
    if (!play->heard.gathers || play->gathering.active)
        return;
    play->heard.gathers = false;
    desk_sound(play->desk, SOUND_PUT);
}

/* --- Everything else --- */

static void sound_result(struct play *play)
{
    bool drawn = game_result(game_of(play)).outcome == DRAW;
    play->heard.result_due = false;
    desk_sound(play->desk, drawn ? SOUND_DRAW : SOUND_WIN);
}

static void say_mute(struct play *play)
{
    play_show_message(play, MESSAGE_PLAIN, play->heard.muted ? tr("Sound off") : tr("Sound on"));
}

void play_sounds_begin(struct play *play)
{
    const struct game *game = game_of(play);
    play->heard = (struct play_heard){
        .game = play->desk->match->finished_count,
        .node = game_node(game),
        .cursor = game->cursor,
        .over = game_over(game),
        .offered = game->offered,
        .muted = play->desk->preferences->muted,
    };
}

/* Notes how things stand, and hands back how they stood; what is on its way stays. */
static struct play_heard note(struct play *play)
{
    struct play_heard before = play->heard, *heard = &play->heard;
    play_sounds_begin(play);
    heard->gathers = before.gathers;
    if (heard->game != before.game)
        return *heard; /* another game: no move of this one has led there */
    heard->glides = before.glides && heard->node == before.node;
    heard->backward = before.backward;
    heard->hops = before.hops;
    heard->result_due = before.result_due && heard->over && play->looked_at == NODE_LIVE;
    return before;
}

void play_sounds(struct play *play)
{
    struct play_heard *heard = &play->heard, before = note(play);
    if (heard->node != before.node)
        begin_move(play, !before.made && heard->cursor <= before.cursor);
    if (heard->glides && heard->backward)
        follow_undo(play);
    else if (heard->glides)
        follow_move(play);
    follow_gathering(play);
    if (heard->offered && !before.offered)
        desk_sound(play->desk, SOUND_OFFER);
    if (heard->over && !before.over)
        heard->result_due = true;
    if (heard->result_due && play_result_shown(play))
        sound_result(play);
    if (heard->muted != before.muted)
        say_mute(play);
}
