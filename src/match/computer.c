/* SPDX-License-Identifier: MIT */
#include "match/computer.h"

enum {
    FEW_PIECES = 8,    /* in such an ending a level game is a draw, */
    LEVEL_SCORE = 20,  /* and it is level up to this score, in hundredths of a man */
    WORSE_SCORE = -60, /* with more pieces a draw is welcome from here on */
    OFFER_EVERY = 40,  /* it offers a draw after so many quiet plies, and again after as many */
};

/* --- Draws --- */

enum opinion opinion_of_draw(const struct position *position, int score)
{
    int pieces = bits_count(position->pieces[BLACK] | position->pieces[WHITE]);
    bool welcome = score <= (pieces <= FEW_PIECES ? LEVEL_SCORE : WORSE_SCORE);
    return welcome ? OPINION_WELCOME : OPINION_UNWELCOME;
}

bool match_computer_is_asked(const struct match *match)
{
    return match->game.offered &&
           match_level_of_side(match, side_other(match->game.offered_by)) != PLAYER_PERSON;
}

bool match_answer_offer(struct match *match, enum opinion opinion)
{
    bool accepts = opinion == OPINION_WELCOME;
    if (accepts)
        game_accept_draw(&match->game);
    else
        game_decline_draw(&match->game);
    return accepts;
}

/* Two computers never play on when they may stop. */
bool match_computer_claims(const struct match *match, enum opinion opinion)
{
    return game_claimable(&match->game) != REASON_NONE &&
           (opinion == OPINION_WELCOME || match_people(match) == 0);
}

void match_offer_if_quiet(struct match *match, enum side side, enum opinion opinion)
{
    struct game *game = &match->game;
    int quiet = tree_state(&game->tree, game_node(game))->draws.quiet;
    bool due = quiet >= OFFER_EVERY && quiet % OFFER_EVERY < 2;
    if (due && opinion == OPINION_WELCOME)
        game_offer_draw(game, side);
}

/* --- Undo and redo --- */

/* Returns true if a person plays against the computer, which is to move in the game of this number:
 * undo and redo lead to the person's turn. */
static bool computer_would_move(const struct match *match, int number)
{
    return match->finished_count == number && match_people(match) == 1 &&
           match_computer_moves(match);
}

/* Returns true if the computer has begun and the person has not moved yet. Taken back, its move
 * would be made again. */
static bool computer_alone_moved(const struct match *match)
{
    const struct game *game = &match->game;
    enum side first = game_position_at(game, 0).side;
    return game->cursor == 1 && !game->decided && match_people(match) == 1 &&
           match_level_of_side(match, first) != PLAYER_PERSON;
}

bool match_can_take_back(const struct match *match)
{
    return match_can_undo(match) && (match->finished_count > 0 || !computer_alone_moved(match));
}

int match_take_back(struct match *match)
{
    struct game *game = &match->game;
    int before = game->cursor, number = match->finished_count;
    bool decided = game->decided, alone = computer_alone_moved(match);
    match_undo(match);
    if (alone)
        match_undo(match); /* to the end of the game before */
    while (!decided && computer_would_move(match, number) && game_undo(game))
        before = game->cursor + 1;
    return before;
}

bool match_repeat(struct match *match, int *before)
{
    struct game *game = &match->game;
    int number = match->finished_count;
    *before = game->cursor;
    if (!match_redo(match))
        return false;
    while (computer_would_move(match, number) && game_can_redo(game)) {
        *before = game->cursor;
        game_redo(game);
    }
    return true;
}
