/* SPDX-License-Identifier: MIT */
/* When the result of a game comes into sight: the last move is looked at first, and what is clicked
 * right after it came is not meant for it. */
#include "pages/play/play.h"

#include <limits.h>

static bool calm(const struct play *play)
{
    return play->desk->preferences->reduced_motion;
}

void play_result_wait(struct play *play, uint64_t landing)
{
    play->result.not_before = landing + (uint64_t)(calm(play) ? 0 : RESULT_PAUSE_MS);
}

void play_result_landed(struct play *play)
{
    uint64_t waited_for = play->result.not_before;
    play_result_wait(play, play->desk->now);
    if (waited_for < play->result.not_before)
        play->result.not_before = waited_for;
}

void play_result_begin(struct play *play)
{
    play->result = (struct result_watch){.stands = game_over(&play->desk->match->game),
                                         .since = play->desk->now};
    play->result.over = play->result.stands;
}

static uint64_t later(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* The moment at which the result comes into sight. */
static uint64_t comes_at(const struct play *play)
{
    return later(play->result.since, play->result.not_before);
}

/* Has it come at least so many milliseconds ago? */
static bool has_come(const struct play *play, int milliseconds)
{
    const struct result_watch *watch = &play->result;
    return watch->over && game_over(&play->desk->match->game) &&
           (watch->stands || play->desk->now >= comes_at(play) + (uint64_t)milliseconds);
}

void play_result_follow(struct play *play)
{
    struct result_watch *watch = &play->result;
    bool over = game_over(&play->desk->match->game);
    int moves = calm(play) ? 0 : RESULT_SCORE_MS + motion_ms(MOTION_SCORE);
    if (over && !watch->over)
        watch->since = play->desk->now;
    watch->over = over;
    watch->stands = watch->stands && over;
    watch->moving = over && !has_come(play, moves);
    if (!play_result_shown(play))
        watch->unseen_at = play->desk->now;
    else if (!watch->seen) /* what was pressed there is no longer there */
        play->desk->ui->focus = play->desk->ui->pressed = 0;
    watch->seen = play_result_shown(play);
}

bool play_result_shown(const struct play *play)
{
    return has_come(play, 0) && play->looked_at == NODE_LIVE;
}

bool play_result_settled(const struct play *play)
{
    return play_result_shown(play) &&
           play->desk->now >= later(comes_at(play), play->result.unseen_at) + RESULT_GUARD_MS;
}

int play_result_ms(const struct play *play, int after)
{
    if (!has_come(play, calm(play) ? 0 : after))
        return 0;
    if (calm(play) || play->result.stands)
        return INT_MAX;
    uint64_t since = play->desk->now - comes_at(play) - (uint64_t)after;
    return since < INT_MAX ? (int)since : INT_MAX; /* a result may be left for weeks */
}
