/* SPDX-License-Identifier: MIT */
/* The computer's part in the game: its move is made when a person can see it, and it answers offers
 * of a draw. */
#include "match/edits.h"
#include "pages/play/play.h"
#include "prose/companion_prose.h"

enum {
    PAUSE_MS = 400,   /* after the last move has landed, the computer waits so long */
    OFFER_EVERY = 40, /* it offers a draw after so many quiet plies, and again after as many */
};

/* Returns true if nothing keeps the computer from acting: the game is looked at as it stands, and
 * nobody is asked or writes anything. */
static bool may_act(const struct play *play)
{
    return play->shown.looked_at == NODE_LIVE && play->asked == QUESTION_NONE &&
           !play->desk->incoming && !play->moves.comment.open && !game_over(play_game(play));
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

static void make_move(struct play *play)
{
    const struct companion *companion = play->desk->companion;
    struct game *game = play_game(play);
    enum side side = game_position(game).side;
    if (game_claimable(game) != REASON_NONE && companion->welcomes_draw[side]) {
        game_claim_draw(game);
        play_reset(play);
        return;
    }
    play_move(play, &companion->move, &companion->move, 0, ANIMATION_FORWARD);
    offer_if_quiet(play, side);
}

void play_reply(struct play *play)
{
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
