/* SPDX-License-Identifier: MIT */
/* The computer's part in the game: its move is made when a person can see it, it answers offers of
 * a draw, and two computers begin the next game of their match. */
#include "pages/play/play.h"
#include "prose/companion_prose.h"

enum {
    PAUSE_MS = 400,      /* after the last move has landed, the computer waits so long */
    NEXT_GAME_MS = 5000, /* two computers let their result be looked at so long */
    OFFER_EVERY = 40,    /* it offers a draw after so many quiet plies, and again after as many */
};

/* Returns true if nothing keeps the computer from acting: the game is looked at as it stands, and
 * nobody is asked, writes, chooses who plays, or has half a capture in hand. */
static bool may_act(const struct play *play)
{
    return play->shown.looked_at == NODE_LIVE && play_question(play) == QUESTION_NONE &&
           !play->moves.comment.open && !play->cards.renamed && !play->reply.paused &&
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

/* Returns true if the computer has to answer an offer. */
static bool is_asked(const struct play *play)
{
    const struct match *match = play->desk->match;
    return match->game.offered &&
           match_level_of_side(match, side_other(match->game.offered_by)) != PLAYER_PERSON;
}

/* Returns what the computer thinks that has to answer. */
static enum opinion opinion_asked(const struct play *play)
{
    const struct game *game = &play->desk->match->game;
    return play->desk->companion->of_draw[side_other(game->offered_by)];
}

static void answer_offer(struct play *play)
{
    struct game *game = play_game(play);
    bool accepts = opinion_asked(play) == OPINION_WELCOME;
    play_reset(play);
    if (accepts)
        game_accept_draw(game);
    else
        game_decline_draw(game);
    play_say(play, MESSAGE_PLAIN, accepts ? computer_accepts_draw() : computer_declines_draw());
    play->strip.lasts = true;
    play->reply.rested = play->desk->now; /* the answer is read before anything else happens */
}

/* After its move: a game in which nothing happens any more may be a draw. */
static void offer_if_quiet(struct play *play, enum side side)
{
    struct game *game = play_game(play);
    int quiet = tree_state(&game->tree, game_node(game))->draws.quiet;
    bool due = quiet >= OFFER_EVERY && quiet % OFFER_EVERY < 2;
    if (due && play->desk->companion->of_draw[side] == OPINION_WELCOME)
        game_offer_draw(game, side);
}

/* Two computers never play on when they may stop. */
static bool claims_draw(const struct play *play, enum side side)
{
    return game_claimable(play_game(play)) != REASON_NONE &&
           (play->desk->companion->of_draw[side] == OPINION_WELCOME ||
            match_people(play->desk->match) == 0);
}

/* What it has answered to an offer, and what the program has told, stays in the strip. */
static void make_move(struct play *play)
{
    const struct companion *companion = play->desk->companion;
    struct game *game = play_game(play);
    enum side side = game_position(game).side;
    play->reply.moved = play->desk->now;
    enum message_kind lasting = play->strip.lasts ? play->strip.kind : MESSAGE_NONE;
    if (claims_draw(play, side)) {
        game_claim_draw(game);
        play_reset(play);
        return;
    }
    play_move(play, &companion->move, &companion->move, 0, ANIMATION_FORWARD);
    if (lasting != MESSAGE_NONE)
        play->strip.kind = lasting;
    offer_if_quiet(play, side);
}

void play_pause(struct play *play)
{
    play->reply.paused = !play->reply.paused;
    play_hush(play);
}

/* Returns true if two computers play on: a match without end would never stop. */
static bool goes_on(const struct play *play)
{
    const struct match *match = play->desk->match;
    return match_people(match) == 0 && match->length > 0 && !match_decided(match) &&
           play_result_shown(play);
}

void play_reply(struct play *play)
{
    const struct match *match = play->desk->match;
    play->reply.paused &= match_people(match) == 0;
    follow_rest(play);
    if (!may_act(play))
        return;
    if (game_over(&match->game)) {
        if (goes_on(play) && is_due(play, play->result.left_alone + NEXT_GAME_MS))
            play_run(play, COMMAND_REVENGE);
    } else if (is_asked(play)) {
        if (opinion_asked(play) != OPINION_NONE && is_due(play, play->reply.rested + PAUSE_MS))
            answer_offer(play);
    } else if (has_move(play) && is_due(play, play->reply.rested + PAUSE_MS)) {
        make_move(play);
    }
}
