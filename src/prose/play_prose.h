/* SPDX-License-Identifier: MIT */
/* What is said while a game is played, beside verdicts and results. */
#ifndef PROSE_PLAY_PROSE_H
#define PROSE_PLAY_PROSE_H

#include "match/match.h"
#include "notation/square_text.h"
#include "prose/names.h"

/* "Ada (Black) to move.", or which pieces must capture; `legal` are the moves of the position. */
void turn_print(struct strbuf *out, const struct match *match, const struct movelist *legal,
                struct square_names names, struct side_names sides);

/* "Ada (Black) goes on capturing, to 6, 13 or 15.": a capture has begun, and `next` is where it may
 * go. */
void going_on_print(struct strbuf *out, const struct match *match, squareset next,
                    struct square_names names, struct side_names sides);

/* How a move is made, before anybody has made one. */
const char *first_move_hint(void);

/* An earlier position is shown: that after so many of the game's moves, each a player's; 0: the
 * first position. */
void looked_at_print(struct strbuf *out, int move, int moves);

/* The same of a position that the game does not lead through: after so many moves of a variation,
 * or of moves that were undone. */
void looked_at_variation_print(struct strbuf *out, int move);
void looked_at_undone_print(struct strbuf *out, int move);

/* On what leads from there to the game, or to its result. */
const char *back_to_game(bool over);

/* Several captures share both ends. */
void route_question_print(struct strbuf *out, int routes);

/* Who offers a draw is asked, or who resigns. */
const char *offer_question(void);
const char *resign_question(void);

/* The draw that is offered. */
void answer_question_print(struct strbuf *out, const char *offering, const char *answering);

/* The same in fewer words, for long names in little room. */
void answer_question_brief_print(struct strbuf *out, const char *answering);

const char *draw_declined(void);

/* Of a comment that is to be changed. */
const char *comment_too_long(void);

/* Above a field for typed moves. */
const char *typing_hint(void);

/* While a player's name is being typed. */
const char *renaming_hint(void);

/* While a comment is being written. */
const char *commenting_hint(void);

/* Why something can not be done now. */
enum obstacle {
    OBSTACLE_NONE,
    OBSTACLE_NOTHING_TO_UNDO,
    OBSTACLE_NOTHING_TO_REDO,
    OBSTACLE_GAME_OVER,
    OBSTACLE_GAME_RUNNING, /* no revenge yet */
    OBSTACLE_NO_DRAW_TO_CLAIM,
    OBSTACLE_EARLIER_POSITION, /* the board takes no moves */
    OBSTACLE_BOARD_AT_REST,    /* the same, as the game is over */
    OBSTACLE_NO_EARLIER_POSITION,
    OBSTACLE_NO_LATER_POSITION,
    OBSTACLE_GAME_STANDS_HERE, /* but more moves are known */
    OBSTACLE_NOTHING_PLAYED,
    OBSTACLE_END_OF_VARIATION,
    OBSTACLE_LINE_OVER, /* the board takes no moves at the end of a variation */
    OBSTACLE_NO_OTHER_MOVE,
    OBSTACLE_MAIN_LINE,
    OBSTACLE_NO_MOVE_SHOWN,
    OBSTACLE_QUESTION_WAITS,
    OBSTACLE_COUNT,
};

/* The sentence; NULL for OBSTACLE_NONE. */
const char *obstacle_text(enum obstacle obstacle);

/* A piece, or none, on a square: "11 black man", with the square's own number. */
void square_label_print(struct strbuf *out, int square, enum piece piece, struct side_names sides);

#endif
