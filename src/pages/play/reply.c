/* SPDX-License-Identifier: MIT */
/* The computer's part in the game: its move is made when a person can see it, it answers offers of
 * a draw, and two computers begin the next game of their match. */
#include "pages/play/play.h"
#include "prose/companion_prose.h"

enum {
    PAUSE_MS = 400,      /* after the last move has landed, the computer waits so long */
    NEXT_GAME_MS = 5000, /* two computers let their result be looked at so long */
};

/* Returns true if nothing keeps the computer from acting: the game is looked at as it stands, and
 * nobody is asked, writes, chooses who plays, or has half a capture in hand. */
static bool may_act(const struct play *play)
{
    return play->shown.looked_at == NODE_LIVE && play_question(play) == QUESTION_NONE &&
           !play->moves.comment.open && !play->cards.renamed && !play->desk->match->paused &&
           !play_board_captures(play);
}

/* Returns true at the moment `due`, or later. Before it, asks for a pass then. */
static bool is_due(struct play *play, uint64_t due)
{
    bool now = play->desk->now >= due;
    if (!now)
        desk_wake(play->desk, due);
    return now;
}

/* Notes since when everything has been at rest after the last move. */
static void follow_rest(struct play *play)
{
    struct reply *reply = &play->reply;
    const struct match *match = play->desk->match;
    int node = game_node(&match->game);
    if (moving_any(&play->moving) || reply->game != match->serial || reply->node != node)
        reply->rested = play->desk->now;
    reply->game = match->serial;
    reply->node = node;
}

static bool has_move(const struct play *play)
{
    const struct companion *companion = play->desk->companion;
    const struct match *match = play->desk->match;
    return companion->has_move && match_computer_moves(match) && companion->game == match->serial &&
           companion->node == game_node(&match->game);
}

/* Returns what the computer thinks that has to answer. */
static enum opinion opinion_asked(const struct play *play)
{
    const struct game *game = &play->desk->match->game;
    return play->desk->companion->of_draw[side_other(game->offered_by)];
}

static void answer_offer(struct play *play)
{
    play_reset(play);
    bool accepts = match_answer_offer(play->desk->match, opinion_asked(play));
    play_say(play, MESSAGE_PLAIN, accepts ? computer_accepts_draw() : computer_declines_draw());
    play->strip.lasts = true;
    play->reply.rested = play->desk->now; /* the answer is read before anything else happens */
}

/* What it has answered to an offer, and what the program has told, stays in the strip. */
static void make_move(struct play *play)
{
    const struct companion *companion = play->desk->companion;
    struct match *match = play->desk->match;
    enum side side = game_position(&match->game).side;
    play->reply.moved = play->desk->now;
    enum message_kind lasting = play->strip.lasts ? play->strip.kind : MESSAGE_NONE;
    if (match_computer_claims(match, companion->of_draw[side])) {
        game_claim_draw(&match->game);
        play_reset(play);
        return;
    }
    play_move(play, &companion->move, &companion->move, 0, ANIMATION_FORWARD);
    if (lasting != MESSAGE_NONE)
        play->strip.kind = lasting;
    match_offer_if_quiet(match, side, companion->of_draw[side]);
}

/* Returns true if two computers play on: a match without end would never stop. */
static bool goes_on(const struct play *play)
{
    const struct match *match = play->desk->match;
    return match_people(match) == 0 && match->length > 0 && !match_decided(match) &&
           play_result_shown(play);
}

/* Who is short of time does not wait to be watched. */
static uint64_t pause_before(const struct play *play)
{
    return play_is_short_of_time(play) ? 0 : PAUSE_MS;
}

void play_reply(struct play *play)
{
    struct match *match = play->desk->match;
    match->paused &= match_people(match) == 0 || match_is_timed(match);
    follow_rest(play);
    if (!may_act(play))
        return;
    if (game_over(&match->game)) {
        if (goes_on(play) && is_due(play, play->result.left_alone + NEXT_GAME_MS))
            play_run(play, COMMAND_REVENGE);
    } else if (match_computer_is_asked(match)) {
        if (opinion_asked(play) != OPINION_NONE && is_due(play, play->reply.rested + PAUSE_MS))
            answer_offer(play);
    } else if (has_move(play) && is_due(play, play->reply.rested + pause_before(play))) {
        make_move(play);
    }
}
