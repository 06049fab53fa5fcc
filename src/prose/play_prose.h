/* SPDX-License-Identifier: MIT */
/* Sentences during a game, other than verdicts and results. */
#ifndef PROSE_PLAY_PROSE_H
#define PROSE_PLAY_PROSE_H

#include "match/match.h"
#include "notation/square_text.h"
#include "prose/names.h"

/* Adds "Ada (Black) to move.", or which pieces must capture. `legal` are the moves of the position.
 */
void turn_print(struct strbuf *out, const struct match *match, const struct movelist *legal,
                struct square_names names, struct side_names sides);

/* Adds "18 captures to 9." or "11 can go to 15 or 16." The piece on `square` is chosen, and `ends`
 * is where its moves end; `captures`: each of them is a capture. */
void chosen_print(struct strbuf *out, int square, bool captures, squareset ends,
                  struct square_names names);

/* Adds "The capture goes on, to 6, 13 or 15.", and how a jump is taken back. A capture has begun,
 * and `next` is where it may go. */
void going_on_print(struct strbuf *out, squareset next, struct square_names names);

/* Adds "The jump to 18 is taken back." */
void jump_taken_back_print(struct strbuf *out, int square, struct square_names names);

/* Returns how to make a move, before the first one. `ringed`: rings show which pieces may move. */
const char *first_move_hint(bool ringed);

/* An earlier position is shown: that after ply `ply` of `plies`, which `side` made; 0: the first
 * position. These sentences number moves as the list does: one of each player is move 1. */
void looked_at_print(struct strbuf *out, int ply, int plies, const char *side);

/* The position shown is not one of the game: it is in a variation, or behind moves that were
 * undone. */
void looked_at_variation_print(struct strbuf *out, int ply, const char *side);
void looked_at_undone_print(struct strbuf *out, int ply, const char *side);

/* Returns the label of the button that leads back to the game, or to its result. */
const char *back_to_game(bool over);

/* Asks which of several ways of a capture is meant. */
void route_question_print(struct strbuf *out, int routes);

/* Return the questions who offers a draw and who resigns. */
const char *offer_question(void);
const char *resign_question(void);

/* Asks the only person who plays. */
const char *resign_alone_question(void);

/* Asks if the next game is played at the level that was found: "Ada has won 3 games in a row. Play
 * the next one against Computer 5?" */
void odds_question_print(struct strbuf *out, const struct match *match, const struct odds *odds);

/* Asks if the offered draw is accepted. */
void answer_question_print(struct strbuf *out, const char *offering, const char *answering);

/* Asks the same in fewer words, for long names. */
void answer_question_brief_print(struct strbuf *out, const char *answering);

const char *draw_declined(void);

/* Returns why a comment cannot be changed. */
const char *comment_too_long(void);

/* Return what to do with the field for a move, a name, a comment. */
const char *typing_hint(void);

const char *commenting_hint(void);

/* Why something cannot be done now. */
enum obstacle {
    OBSTACLE_NONE,
    OBSTACLE_NOTHING_TO_UNDO,
    OBSTACLE_NOTHING_TO_REDO,
    OBSTACLE_GAME_OVER,
    OBSTACLE_GAME_RUNNING, /* no revenge is possible yet */
    OBSTACLE_NO_DRAW_TO_CLAIM,
    OBSTACLE_EARLIER_POSITION, /* the board takes no moves */
    OBSTACLE_BOARD_AT_REST,    /* the board takes no moves: the game is over */
    OBSTACLE_NO_EARLIER_POSITION,
    OBSTACLE_NO_LATER_POSITION,
    OBSTACLE_GAME_STANDS_HERE, /* but more moves follow, which were undone */
    OBSTACLE_NOTHING_PLAYED,
    OBSTACLE_END_OF_VARIATION,
    OBSTACLE_LINE_OVER, /* the board takes no moves: the variation has ended the game */
    OBSTACLE_NO_OTHER_MOVE,
    OBSTACLE_MAIN_LINE,
    OBSTACLE_NO_MOVE_SHOWN,
    OBSTACLE_QUESTION_WAITS,
    OBSTACLE_CAPTURE_UNFINISHED,
    OBSTACLE_COMPUTER_MOVES,
    OBSTACLE_COMPUTER_MOVED, /* at the earlier position that is shown */
    OBSTACLE_ONLY_COMPUTERS,
    OBSTACLE_NOBODY_THINKS,
    OBSTACLE_SOMEBODY_PLAYS,
    OBSTACLE_CLOCK_WAITS, /* for the first move */
    OBSTACLE_CLOCK_OFF,   /* the game is looked into after its end, or came without times */
    OBSTACLE_HINTS_OFF,
    OBSTACLE_NOTHING_TO_ANALYSE,
    OBSTACLE_OTHER_ANALYSED, /* another game is being analysed */
    OBSTACLE_NO_HELP,        /* a game against the computer goes on */
    OBSTACLE_COUNT,
};

/* Returns the sentence; NULL for OBSTACLE_NONE. */
const char *obstacle_text(enum obstacle obstacle);

/* The same with a blank {key}, for the key of the command that helps; NULL: none does. */
const char *obstacle_template(enum obstacle obstacle);

/* Adds a square and what stands on it: "11 black man", always by the number of the square. */
void square_label_print(struct strbuf *out, int square, enum piece piece, struct side_names sides);

/* The same with the name of the square as it is shown. */
void square_named_print(struct strbuf *out, const char *square, enum piece piece,
                        struct side_names sides);

#endif
