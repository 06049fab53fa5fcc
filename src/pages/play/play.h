/* SPDX-License-Identifier: MIT */
/* The play page. Each part has a struct of its own, which only the functions of its section change;
 * what knows nothing of the page (the position shown, the draw meter, the layouts) has a header of
 * its own. The page holds them all. Nothing here is restored by undo. */
#ifndef PAGES_PLAY_PLAY_H
#define PAGES_PLAY_PLAY_H

#include "board/board_picture.h"
#include "board/gesture.h"
#include "board/looks.h"
#include "board/moving.h"
#include "pages/commands.h"
#include "pages/move_sounds.h"
#include "pages/moves_list.h"
#include "pages/page.h"
#include "pages/play/layout.h"
#include "pages/play/meter.h"
#include "pages/play/result_layout.h"
#include "pages/play/shown.h"
#include "prose/play_prose.h"

#include <assert.h>

struct play_board {
    struct gesture gesture;
    struct movelist list;           /* legal moves of the position shown */
    struct board_geometry geometry; /* in pixels */
    int repeats; /* so many clicks more that repeat the last move of the hand are forgiven */
};

struct cards {
    bool stay;   /* as the board turns: the players have changed colours */
    int renamed; /* the player, from 1, whose name is being typed; 0: none */
    char new_name[PLAYER_NAME_SIZE];
    int level;                                 /* who plays in that seat, as in struct player */
    char left[PLAYER_COUNT][PLAYER_NAME_SIZE]; /* the person who sat there before the computer */
};

/* A comment that is being written. Enter or a click elsewhere keeps it, Esc leaves it as it was. */
struct comment_writing {
    bool open;
    int node;
    enum node_text which;
    char *text; /* owned; of `size` bytes */
    int size;
    int changes; /* of the text, since it was opened */
};

struct play_moves {
    struct moves_list list;
    bool picked; /* a move was chosen in the list: the list shows what can be done to it */
    struct comment_writing comment;
};

enum message_kind {
    MESSAGE_NONE,
    MESSAGE_PLAIN,
    MESSAGE_REFUSAL,
};

enum {
    TYPED_SIZE = 48,
    MESSAGE_SIZE = 2 * PLAYER_NAME_SIZE + 480,
};

/* The board turns by itself, where the players want that. */
struct seating {
    bool begun;      /* the first pass over this match has found who sits below */
    int sitting;     /* enum sitting: as of the last pass */
    uint64_t due;    /* in milliseconds of desk->now; 0: it does not */
    bool turns;      /* it does, or has, since it was last turned by hand */
    enum side acts;  /* of a pass: who gives the commands, face to face */
    enum side told;  /* who gave the one that was refused last */
    enum side asked; /* who wants to resign, face to face */
};

struct strip {
    enum message_kind kind;
    char message[MESSAGE_SIZE];
    uint64_t said; /* when, in milliseconds of desk->now */
    bool lasts;    /* the message outlives a move of the computer's */
    bool typing;   /* a move is being typed */
    char typed[TYPED_SIZE];
};

/* A draw offer is a question whatever else goes on: it is never left unseen. */
enum question {
    QUESTION_NONE,
    QUESTION_RESIGN,   /* who resigns? */
    QUESTION_OFFER,    /* who offers a draw? */
    QUESTION_ANSWER,   /* is the draw accepted? This one belongs to the game. */
    QUESTION_INCOMING, /* does the running game end, for one from elsewhere? */
    QUESTION_WARNING,  /* is a move made that loses something? */
    QUESTION_PEER,     /* another program has not played: who plays on? */
    QUESTION_ODDS,     /* is the next game played at another level? */
    QUESTION_COUNT,
};

/* When the result comes into sight, in milliseconds of desk->now. */
struct result_watch {
    bool over;           /* the game was over in the last pass */
    bool stands;         /* it was over before this page was opened: nothing moves */
    bool seen;           /* the result was shown in the last pass */
    bool moving;         /* it is awaited, or is coming */
    uint64_t since;      /* when the game ended */
    uint64_t unseen_at;  /* the last pass in which the result was not shown */
    uint64_t not_before; /* until then the last move is looked at */
    uint64_t left_alone; /* since then it is shown, and nobody touched anything */
};

/* How things stood after the last pass, and what is on its way. */
struct play_heard {
    int game; /* of the match */
    bool over, offered, muted;
    struct move_heard move; /* the one that is on its way */
    bool result_due;        /* it sounds when it is shown */
    bool gathers;           /* the pieces of a game have not come to rest yet */
    int node, seconds; /* what a person whose clock runs has left there, rounded up; 0: it stands */
};

/* The computer's part: where it is awaited, and since when everything has been at rest there. */
struct reply {
    int game, node;
    uint64_t rested; /* in milliseconds of desk->now */
    uint64_t moved;  /* when the computer made its last move; 0: it has made none */
};

/* How much of a hint has been told. */
enum hint_stage {
    HINT_UNASKED,
    HINT_PIECE,
    HINT_MOVE,
    HINT_WHY,
};

struct hints {
    int game, node; /* where it was asked for */
    enum hint_stage stage;
    bool awaited;      /* it has not come yet */
    squareset squares; /* those marked by what was told of it last */
};

/* What a person was warned of where the game stands, and the move that waits for the answer. */
struct warned {
    int game, node;
    uint64_t asked; /* a bit for each of the warnings; no move is asked about twice */
    int last;       /* the one that was asked about last, and its move as for play_move */
    struct move move, made;
    int first;
};

static_assert(WARNINGS_MAX <= 64, "a bit for each");

struct play {
    struct desk *desk; /* lent for the pass */

    struct shown shown;
    struct play_board board;
    struct moving moving;
    struct cards cards;
    struct meter meter;
    struct play_moves moves;
    struct strip strip;
    struct seating seating;
    enum question asked; /* RESIGN, OFFER, WARNING or NONE */
    struct result_watch result;
    struct play_heard heard;
    struct reply reply;
    struct hints hints;
    struct warned warned;
    int odds_declined; /* after the game of this serial */

    /* Worked out at the beginning of a pass. */
    struct looks looks;
    struct square_names names; /* as the board's labels name squares */
    struct play_layout layout;
};

static inline struct game *play_game(const struct play *play)
{
    return &play->desk->match->game;
}

/* --- actions.c: the commands, and what concerns several parts --- */

/* Does what the command says, or says why that is not possible now. */
void play_run(struct play *play, enum command command);

/* Does the same for each command whose key was pressed in this pass. */
void play_run_keys(struct play *play);

/* Returns why a command cannot be used now, in a sentence; NULL if it can. */
const char *play_obstacle(const struct play *play, enum command command);

/* Returns the sentence, with the key of the command that helps; NULL for OBSTACLE_NONE. Valid until
 * the next pass. */
const char *play_obstacle_text(const struct play *play, enum obstacle obstacle);

/* Returns true in the middle of a capture, and says that it must be finished first. */
bool play_refuses_meanwhile(struct play *play);

/* Puts down what a player has in hand: selection, message, typed move. */
void play_put_down(struct play *play);

/* The game stands elsewhere now, or another one has begun: shows that, and asks nothing. */
void play_reset(struct play *play);

/* Shows the position of a node. */
void play_look_at(struct play *play, int node);

/* Makes a legal move, of which the first `first` steps have been shown; `made` is the same move
 * with the squares where the piece came down. */
void play_move(struct play *play, const struct move *move, const struct move *made, int first,
               enum animation_way way);

/* Shows a move from `before`, or a part of it, without its first `first` steps. */
void play_show_move(struct play *play, const struct position *before, const struct move *move,
                    int first, enum animation_way way);

/* Shows that the board has been turned. `people_stay`: they have changed colours, so their cards do
 * not change places. */
void play_show_turn(struct play *play, bool people_stay);

/* Against the computer, turns the board so that the person sits below. Returns true if it was
 * turned the other way. */
bool play_face_person(struct play *play);

/* A game begins where these pieces stood: its own come to their squares. */
void play_gather(struct play *play, const struct position *before);

/* Members of the page: says a sentence from elsewhere; and shows what has come with a new game. */
void play_told(struct desk *desk, void *state, bool warns, const char *sentence);
void play_arrived(struct play *play, const struct page_opening *opening);

/* --- board.c: what the hand does at the board, and what is drawn --- */

/* Works out the legal moves and the geometry for this pass. */
void play_board_measure(struct play *play);

/* Answers the input of the pass, and registers the squares as widgets. */
void play_board_pass(struct play *play);

/* Returns what is to be seen of the board now. */
struct board_picture play_board_picture(struct play *play);

/* The button may have been let go elsewhere: a piece that is held goes back. */
void play_board_let_go(struct play_board *board);

/* Lets go of whatever the hand does there. */
void play_board_put_down(struct play_board *board);

/* Marks these squares, and no others, until the hand does something else; `refused`, one of them or
 * SQUARE_NONE, as the one that was refused. */
void play_board_mark(struct play_board *board, squareset squares, int refused);

/* Returns true if the player wants to see which moves are possible now. */
bool play_highlights(const struct play *play);

/* Returns true if a capture has begun that must be finished or taken back. */
bool play_board_captures(const struct play *play);

/* Takes back its last hop. */
void play_board_take_back(struct play *play);

/* The pointer is no longer over the square that it was on. */
void play_board_leave(struct play_board *board);

/* Returns why the board takes no moves now. A move made at another position goes on there. */
enum obstacle play_board_obstacle(const struct play *play);

/* --- panel.c, opening.c: what stands beside the board --- */

/* Lays the page out. */
void play_measure(struct play *play);

void play_panel(struct play *play);

/* What a button does: it runs a command, or opens a page about the position looked at. */
struct play_deed {
    enum command command; /* COMMAND_NONE: the page */
    const char *page;     /* NULL: the command */
    const char *label;    /* to be translated; NULL: that of the command or page */
};

/* Draws a button with its word, without the icon where there is not enough room for both. Only a
 * word that has no room even so gives way to its icon. */
bool play_word_button(struct ui *ui, struct rect rect, struct button button);

struct button play_deed_button(const struct play *play, const struct play_deed *deed);
void play_do(struct play *play, const struct play_deed *deed);

/* Draws what is said before the first move. It scrolls where even its smallest form has no room. */
void play_opening(struct play *play);

/* Draws the buttons for what can be done to a chosen move, in one row. */
void play_variation_buttons(struct play *play, struct rect rect);

/* --- cards.c: the players' cards --- */

/* Draws the card above (0) or below (1) and answers its input; `scored`: with the points of the
 * match. Face to face, the one above belongs to its owner's edge, and play_cards leaves it out. */
void play_card(struct play *play, int index, bool scored);
void play_cards(struct play *play, bool scored);

/* Keeps a name that is being typed as it is now. */
void play_keep_name(struct play *play);

/* Seats a person under this name, or who else plays at the level, under theirs. */
void play_seat(struct play *play, int player, int level, const char *name);

/* While a name is being typed: the width of the choice who plays that seat, with a gap before it,
 * and the choice, at the right of `rect`. */
int play_seat_width(struct play *play, int room);
void play_seat_choice(struct play *play, struct rect rect);

/* --- moves.c: the panel of the moves, and a comment that is being written in it --- */

void play_moves_finish(struct play_moves *moves);

/* Draws the panel and answers its input. */
void play_moves(struct play *play);

/* Puts away what can be done to a chosen move. */
void play_moves_put_away(struct play_moves *moves);

/* Returns true if what can be done to a chosen move is in the place of the buttons that look back
 * and forward: the panel itself has no room for it. */
bool play_tools_beside_list(const struct play *play);

/* Begins a comment on a node that is in the tree. */
void play_begin_comment(struct play *play, int node, enum node_text which);

/* Keeps a comment that is being written as it is now. */
void play_keep_comment(struct play *play);

/* Once a pass: keeps the comment if something else has got the keyboard. */
void play_follow_comment(struct play *play);

/* --- strip.c: the line under the board: sentences, a typed move --- */

/* Says a sentence until the next gesture. Marks of an earlier sentence go; if this one names
 * squares, the caller marks them afterwards. */
void play_say(struct play *play, enum message_kind kind, const char *sentence);

/* Takes back what is said, and its marks. */
void play_hush(struct play *play);

/* Opens the field for a typed move. */
void play_type_move(struct play *play);

/* Opens that field if the input of this pass begins a move. */
void play_begin_typing(struct play *play);

/* Closes the field: what was typed stays for the next time, or goes. */
void play_leave_field(struct play *play);
void play_drop_typed(struct play *play);

/* Draws the strip and answers its input. */
void play_strip(struct play *play);

/* Returns true if the sentence has room in the strip at this width, in pixels. */
bool play_sentence_fits(struct play *play, int width, const char *sentence);

/* --- seating.c: who sits where --- */

/* Returns the side that sits below once it is `mover`'s turn, where `below` sits there now.
 * `exchanged`: a game begins in which the players have each other's colours. */
enum side seat_below(const struct preferences *preferences, const struct match *match,
                     enum side mover, enum side below, bool exchanged);

enum side play_side_below(const struct play *play);

/* A game begins with a move of `first`: shows where its players sit. */
void play_seat_game(struct play *play, enum side first, bool exchanged);

/* Seats the one to move below, if the players want that, when what moves has come to rest;
 * `settles`: later, as the game may be led further back or on. */
void play_seat_mover(struct play *play, bool settles);

/* Returns true for a press on the board while it turns by itself: it was meant for a square that
 * has gone. Before what moves is stopped. */
bool play_press_came_late(const struct play *play);

/* Once a pass: turns the board when that is due and nothing goes on there; at once in the first
 * pass over a match. */
void play_follow_seats(struct play *play);

/* Returns true if two people sit face to face, so that what is above is upside down; and if the
 * strip speaks to the one above. */
bool play_faces(const struct play *play);
bool play_resigns_alone(const struct play *play); /* nobody is asked who it is */
bool play_speaks_above(const struct play *play);

/* Adds how things stand: what the strip says if nothing else is said. */
void play_state_print(struct strbuf *out, struct play *play);

/* --- told.c: what is said aloud of the game --- */

/* Says the move that leads to a node, and that a move is taken back. */
void play_tell_move(struct play *play, int node);
void play_tell_undo(struct play *play, const struct move *move);

/* Say, in the strip, too: where the keyboard is and whose turn it is; all pieces; all moves that
 * can be made; and what was said last. */
void play_tell_where(struct play *play);
void play_tell_board(struct play *play);
void play_tell_moves(struct play *play);
void play_tell_again(struct play *play);

/* --- offer.c: First steps, offered at the first start --- */

/* Returns true if it is offered now, beside the sentence in the strip. A move of the game ends the
 * offer for good. */
bool play_offers_steps(struct play *play, const char *sentence);

/* Returns its width in pixels, with a gap before it. */
int play_offer_width(struct play *play);

/* Draws it at the right of `rect`, and does what is pressed. */
void play_offer_buttons(struct play *play, struct rect rect);

/* --- question.c: what the strip asks --- */

/* Asks who resigns or who offers a draw, and gives the keyboard to the safe answer. */
void play_ask(struct play *play, enum question question);

/* Takes that question back, or that about a warning. */
void play_drop_question(struct play *play);

/* Returns the question that waits for an answer. */
enum question play_question(const struct play *play);
void play_question_print(struct strbuf *out, struct play *play, enum question question);

/* Gives the keyboard to the safe answer, by which nothing ends; to nobody if nothing is asked. */
void play_focus_answer(struct play *play);

/* Once a pass, before anything asks for the keyboard: takes it from an answer whose question has
 * gone. */
void play_follow_question(struct play *play);

/* Of `room` pixels: returns how many the sentence of a question leaves, and how many of those the
 * answers take, each with a gap beside it. */
int play_answers_room(struct play *play, enum question question, int room, const char *sentence);
int play_answers_width(struct play *play, enum question question, int room);

/* Draws the answers at the right of `rect`, and does what a pressed one says. */
void play_answer_buttons(struct play *play, struct rect rect, enum question question);

/* --- reply.c: what the computer does --- */

/* Once a pass: makes the move that the computer has chosen, or answers for it, when that is due.
 * Where two computers play a match to its length, begins their next game after a while. */
void play_reply(struct play *play);

/* --- clock.c: the clock of the match --- */

/* Once a pass, before anything else: who has no time left has lost. */
void play_clock(struct play *play);

/* At the end of a pass: lets the clock run unless something waits for an answer, or the computer is
 * kept from moving. */
void play_run_clock(struct play *play);

/* Pauses the match, or lets it go on. */
void play_pause(struct play *play);

/* Lets it go on if the clock is paused. Returns true if it was. */
bool play_go_on(struct play *play);

/* Returns true if the one to move has so little time that nothing is shown for its own sake. */
bool play_is_short_of_time(const struct play *play);

/* Draws the time of a player at the right of the line, and cuts it off. */
void play_time(struct play *play, struct rect *line, enum side side);

/* --- hints.c --- */

/* Tells a hint, or more of it. */
void play_hint(struct play *play);

/* Once a pass: tells a hint that has come. */
void play_follow_hint(struct play *play);

/* Returns the squares that a hint has marked, or 0 once anything else has happened on the board. */
squareset play_hint_squares(const struct play *play);

/* --- warning.c: a move that loses something at once is asked about, once --- */

/* Returns true if a person must be asked before the game goes on by this move. What has not been
 * found yet is not waited for. */
bool play_must_warn(const struct play *play, const struct move *move);

/* Marks the squares of the move that was asked about, and of what answers it. */
void play_mark_warning(struct play *play);

/* Asks. The arguments are those of play_move; the steps that were not shown are shown later. */
void play_warn(struct play *play, const struct move *move, const struct move *made, int first);

/* Returns true if the question can still be answered: the game stands where it was asked. */
bool play_warning_stands(const struct play *play);
void play_warning_print(struct strbuf *out, struct play *play);

/* The answers: what the hand had begun stays in it, or the move is made. */
void play_think_again(struct play *play);
void play_despite_warning(struct play *play);

/* --- analysis.c --- */

/* Analyses the game on the board, or stops that, or removes what was found. */
void play_analyse(struct play *play);

/* Stops whatever analysis is running. */
void play_stop_analysis(struct play *play);

/* Returns true if the game on the board is being analysed; and if all of it has been. */
bool play_is_analysed(const struct play *play);
bool play_was_analysed(const struct play *play);

/* Switches live analysis on or off. */
void play_switch_live(struct play *play);

/* Returns true if it is on: where a person plays against the computer it is not. */
bool play_is_live(const struct play *play);

/* Asks for what it needs, and draws the bar. */
void play_live(struct play *play);

/* Draws the graph of a game that was analysed below the moves, if they leave it room. */
void play_graph(struct play *play);

/* Adds what is known of the position shown, with as much of the best line as has room in the strip
 * at this width, in pixels. Returns false if nothing is known. */
bool play_live_print(struct strbuf *out, struct play *play, int width);

/* Adds how far an analysis is, of this game or another; nothing if none is running. */
void play_analysing_print(struct strbuf *out, const struct play *play);

/* Returns why the computer may not help with the game on the board: a person plays against it, or
 * the players have switched hints off. */
enum obstacle play_no_help(const struct play *play);

/* --- result.c: when the result comes into sight, and its panel --- */

/* A game has come that may be over already. */
void play_result_begin(struct play *play);

/* The move that may end the game lands at `landing`. It is looked at for a moment before the result
 * comes. */
void play_result_wait(struct play *play, uint64_t landing);

/* The move has been put where it belongs at once. */
void play_result_landed(struct play *play);

/* There is no move to be looked at. */
void play_result_hurry(struct play *play);

/* The page was left meanwhile: the result is seen anew. */
void play_result_unseen(struct play *play);

/* Once a pass, before anything asks for the result. */
void play_result_follow(struct play *play);

/* Returns true if the result is shown. Settled: for so long that no click is meant for what was
 * there before. */
bool play_result_shown(const struct play *play);
bool play_result_settled(const struct play *play);

/* Draws the panel of the result, and the cards if they are still there; answers the input. */
void play_result(struct play *play);

/* Draws the points of player 0 or 1. When the result comes, the old number rolls up and the new one
 * follows it. Each is as wide as play_score_width says at most. */
void play_score(struct play *play, struct rect rect, int player, enum align align);

/* --- sounds.c: what is heard; each pass is compared with how things stood after the last one ---
 */

/* Takes things as they stand: what has changed so far is not heard. */
void play_sounds_begin(struct play *play);

/* At the end of a pass: leaves on the desk what the changes since the last one sound like. */
void play_sounds(struct play *play);

/* A move, or a part of one, sets out or is put where it belongs. */
void play_sounds_move(struct play *play);

/* Sounds each landing of that move when it is due; the last one if nothing moves any longer. */
void play_sounds_follow_move(struct play *play);

/* The pieces of a game set out for their squares, or stand there at once: they are heard then. */
void play_sounds_gather(struct play *play);

#endif
