/* SPDX-License-Identifier: MIT */
/* The computer's part in the game: its move is made when a person can see it, and it answers offers
 * of a draw. */
#include "pages/play/play.h"
#include "prose/companion_prose.h"

#include <string.h>

enum {
    PAUSE_MS = 400,   /* after the last move has landed, the computer waits so long */
    OFFER_EVERY = 40, /* it offers a draw after so many quiet plies, and again after as many */
};

/* Returns true if nothing keeps the computer from acting: the game is looked at as it stands, and
 * nobody is asked, writes, chooses who plays, or has half a capture in hand. */
static bool may_act(const struct play *play)
{
    return play->shown.looked_at == NODE_LIVE && play_question(play) == QUESTION_NONE &&
           !play->moves.comment.open && !play->cards.renamed && !play->reply.paused &&
           !play_board_captures(play) && !game_over(play_game(play));
}

/* Returns true once everything has been at rest for a moment since the last move. */
static bool has_rested(struct play *play)
{
    struct reply *reply = &play->reply;
    const struct match *match = play->desk->match;
    int node = game_node(&match->game);
    if (moving_any(&play->moving) || reply->game != match->serial || reply->node != node)
        reply->rested = play->desk->now;
    reply->game = match->serial;
    reply->node = node;
    return play->desk->now >= reply->rested + PAUSE_MS;
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

static void answer_offer(struct play *play)
{
    struct game *game = play_game(play);
    bool accepts = play->desk->companion->welcomes_draw[side_other(game->offered_by)];
    play_reset(play);
    if (accepts)
        game_accept_draw(game);
    else
        game_decline_draw(game);
    play_say(play, MESSAGE_PLAIN, accepts ? computer_accepts_draw() : computer_declines_draw());
    play->reply.rested = play->desk->now; /* the answer is read before anything else happens */
}

/* After its move: a game in which nothing happens any more may be a draw. */
static void offer_if_quiet(struct play *play, enum side side)
{
    struct game *game = play_game(play);
    int quiet = tree_state(&game->tree, game_node(game))->draws.quiet;
    bool due = quiet >= OFFER_EVERY && quiet % OFFER_EVERY < 2;
    if (due && play->desk->companion->welcomes_draw[side])
        game_offer_draw(game, side);
}

/* Two computers never play on when they may stop. */
static bool claims_draw(const struct play *play, enum side side)
{
    return game_claimable(play_game(play)) != REASON_NONE &&
           (play->desk->companion->welcomes_draw[side] || match_people(play->desk->match) == 0);
}

/* What it has answered to an offer stays in the strip. */
static void make_move(struct play *play)
{
    const struct companion *companion = play->desk->companion;
    struct game *game = play_game(play);
    enum side side = game_position(game).side;
    bool declined = play->strip.kind == MESSAGE_PLAIN &&
                    strcmp(play->strip.message, computer_declines_draw()) == 0;
    if (claims_draw(play, side)) {
        game_claim_draw(game);
        play_reset(play);
        return;
    }
    play_move(play, &companion->move, &companion->move, 0, ANIMATION_FORWARD);
    if (declined)
        play_say(play, MESSAGE_PLAIN, computer_declines_draw());
    offer_if_quiet(play, side);
}

void play_pause(struct play *play)
{
    play->reply.paused = !play->reply.paused;
    play_hush(play);
}

void play_reply(struct play *play)
{
    play->reply.paused &= match_people(play->desk->match) == 0;
    bool rested = has_rested(play);
    bool acts = may_act(play) && (is_asked(play) || has_move(play));
    play->reply.due = acts && !rested;
    if (!acts || !rested)
        return;
    if (is_asked(play))
        answer_offer(play);
    else
        make_move(play);
}
