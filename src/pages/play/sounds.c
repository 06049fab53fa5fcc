/* SPDX-License-Identifier: MIT */
/* What is heard of a game: each pass is compared with how things stood after the last one. */
#include "base/translate.h"
#include "pages/play/play.h"
#include "prose/aloud_prose.h"

enum {
    TICKS_FROM = 10, /* seconds: each of a person's last ones is heard */
};

/* --- The pieces of a game --- */

/* The pieces are heard together, once, when they stand. */
void play_sounds_gather(struct play *play)
{
    play->heard.gathers = true;
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
    move_sounds_begin(play->desk, &play->heard.move, &play->moving.animation);
}

void play_sounds_follow_move(struct play *play)
{
    if (play->heard.move.glides)
        move_sounds_follow(play->desk, &play->heard.move, &play->moving.animation);
}

/* The last minute and the last ten seconds of a person are said; every other one would only take
 * time. */
static void warn_of_time(struct play *play, int before, int seconds)
{
    static const int told[] = {60, TICKS_FROM};
    const struct match *match = play->desk->match;
    struct strbuf sentence = ui_strbuf(play->desk->ui, PLAYER_NAME_SIZE + 80);
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        if (seconds > 0 && seconds <= told[i] && before > told[i] && sentence.length == 0)
            seconds_left_print(
                &sentence, match_name_of_side(match, game_position(&match->game).side), told[i]);
    desk_say(play->desk, sentence.text);
}

static void sound_result(struct play *play)
{
    bool drawn = match_outcome(play->desk->match) == DRAW;
    play->heard.result_due = false;
    desk_sound(play->desk, drawn ? SOUND_DRAW : SOUND_WIN);
}

static void say_mute(struct play *play)
{
    play_say(play, MESSAGE_PLAIN,
             play->heard.muted ? tr_c("the state", "Sound off") : tr_c("the state", "Sound on"));
}

/* Returns what a person has left whose clock runs, in seconds rounded up; 0: it is not so. */
static int seconds_left(const struct play *play)
{
    const struct match *match = play->desk->match;
    enum side side = game_position(&match->game).side;
    if (!match->clock.clock.runs || match_level_of_side(match, side) != PLAYER_PERSON)
        return 0;
    return time_in_seconds(match_time_left(match, match_player_of_side(match, side)));
}

void play_sounds_begin(struct play *play)
{
    const struct game *game = play_game(play);
    play->heard = (struct play_heard){
        .game = play->desk->match->finished_count,
        .over = game_over(game),
        .offered = game->offered,
        .muted = play->desk->preferences->muted,
        .node = game_node(game),
        .seconds = seconds_left(play),
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
    heard->result_due = before.result_due && heard->over && play->shown.looked_at == NODE_LIVE;
    return before;
}

void play_sounds(struct play *play)
{
    struct play_heard *heard = &play->heard, before = note(play);
    play_sounds_follow_move(play);
    follow_gathering(play);
    if (heard->offered && !before.offered)
        desk_sound(play->desk, SOUND_OFFER);
    if (heard->over && !before.over)
        heard->result_due = true;
    if (heard->result_due && play_result_shown(play))
        sound_result(play);
    if (heard->node == before.node && heard->seconds < before.seconds &&
        heard->seconds <= TICKS_FROM && heard->seconds > 0)
        desk_sound(play->desk, SOUND_TICK);
    if (heard->node == before.node)
        warn_of_time(play, before.seconds, heard->seconds);
    if (heard->muted != before.muted)
        say_mute(play);
}
