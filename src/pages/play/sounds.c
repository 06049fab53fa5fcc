/* SPDX-License-Identifier: MIT */
/* What is heard of a game: each pass is compared with how things stood after the last one. */
#include "base/translate.h"
#include "pages/play/play.h"

enum {
    SLIDE_LEVEL = 45, /* percent: the pieces of a game set out as quietly as a move glides */
};

/* Returns the move that was made last; NULL if one is being taken back. */
static const struct move *move_made(const struct play *play)
{
    const struct play_heard *heard = &play->heard;
    return heard->move.backward ? NULL : game_move_at(play_game(play), heard->cursor - 1);
}

/* --- The pieces of a game --- */

/* The pieces are heard together: once when they set out, once when they stand. */
void play_sounds_gather(struct play *play)
{
    play->heard.gathers = true;
    if (play->moving.gathering.active)
        desk_cue(play->desk,
                 (struct cue){.sound = SOUND_SLIDE, .pitch = 100, .level = SLIDE_LEVEL});
}

static void follow_gathering(struct play *play)
{
    if (!play->heard.gathers || play->moving.gathering.active)
        return;
    play->heard.gathers = false;
    desk_sound(play->desk, SOUND_PUT);
}

/* --- Everything else --- */

void play_sounds_move(struct play *play)
{
    play->heard.made = true;
}

static void sound_result(struct play *play)
{
    bool drawn = game_result(play_game(play)).outcome == DRAW;
    play->heard.result_due = false;
    desk_sound(play->desk, drawn ? SOUND_DRAW : SOUND_WIN);
}

static void say_mute(struct play *play)
{
    play_say(play, MESSAGE_PLAIN, play->heard.muted ? tr("Sound off") : tr("Sound on"));
}

void play_sounds_begin(struct play *play)
{
    const struct game *game = play_game(play);
    play->heard = (struct play_heard){
        .game = play->desk->match->finished_count,
        .node = game_node(game),
        .cursor = game->cursor,
        .over = game_over(game),
        .offered = game->offered,
        .muted = play->desk->preferences->muted,
    };
}

/* Notes how things stand, and returns how they stood. What is on its way stays. */
static struct play_heard note(struct play *play)
{
    struct play_heard before = play->heard, *heard = &play->heard;
    play_sounds_begin(play);
    heard->gathers = before.gathers;
    if (heard->game != before.game)
        return *heard; /* another game: no move of this one has led there */
    heard->move = before.move;
    heard->move.glides &= heard->node == before.node;
    heard->result_due = before.result_due && heard->over && play->shown.looked_at == NODE_LIVE;
    return before;
}

void play_sounds(struct play *play)
{
    struct play_heard *heard = &play->heard, before = note(play);
    if (heard->node != before.node)
        move_sounds_begin(play->desk, &heard->move, &play->moving.animation,
                          !before.made && heard->cursor <= before.cursor);
    if (heard->move.glides)
        move_sounds_follow(play->desk, &heard->move, &play->moving.animation, move_made(play));
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
