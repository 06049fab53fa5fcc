/* SPDX-License-Identifier: MIT */
/* The computer's part in a match, beside its moves: what it thinks of a draw, and how undo and redo
 * lead to the turn of a person who plays against it. */
#ifndef MATCH_COMPUTER_H
#define MATCH_COMPUTER_H

#include "match/match.h"

/* What the computer thinks of a draw. */
enum opinion {
    OPINION_NONE,      /* it has not thought since the position was another one */
    OPINION_UNWELCOME, /* it plays on */
    OPINION_WELCOME,   /* it accepts one, and claims one */
};

/* Returns what a side thinks for which the position is worth `score` hundredths of a man. */
enum opinion opinion_of_draw(const struct position *position, int score);

/* Returns true if the computer has to answer an offer. */
bool match_computer_is_asked(const struct match *match);

/* Answers it. Returns true if it accepts. */
bool match_answer_offer(struct match *match, enum opinion opinion);

/* Returns true if the computer, which is to move, ends the game by a draw that it can claim. */
bool match_computer_claims(const struct match *match, enum opinion opinion);

/* Offers a draw after a move of the computer, with `side`, if nothing happens in the game any more
 * and it believes in one. */
void match_offer_if_quiet(struct match *match, enum side side, enum opinion opinion);

/* Returns true if match_take_back takes something back. */
bool match_can_take_back(const struct match *match);

/* Takes back a step of the line; against the computer its reply and the move before it, or the
 * reply alone if the person has resigned. What was written meanwhile stays. There must be a step.
 * Returns the moves that the game had before the last one was taken back. */
int match_take_back(struct match *match);

/* Repeats a step; against the computer its reply, too. Returns false, and changes nothing, if there
 * is none. Sets `*before` to the moves that the game had before the last one was repeated. */
bool match_repeat(struct match *match, int *before);

#endif
