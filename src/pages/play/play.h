/* SPDX-License-Identifier: MIT */
/* The page on which one plays: its state, and what its parts ask of each other. Nothing here would
 * be restored by undo. */
#ifndef PAGES_PLAY_PLAY_H
#define PAGES_PLAY_PLAY_H

#include "board/animation.h"
#include "board/board_picture.h"
#include "board/gesture.h"
#include "board/looks.h"
#include "board/motion.h"
#include "pages/commands.h"
#include "pages/move_sounds.h"
#include "pages/moves_list.h"
#include "pages/page.h"
#include "pages/play/layout.h"
#include "pages/play/result_layout.h"
#include "prose/play_prose.h"

/* A question that waits for an answer, in the strip: never a box over the board. A draw offer is
 * one too, but belongs to the game. */
enum prompt {
    PROMPT_NONE,
    PROMPT_RESIGN, /* who resigns? */
    PROMPT_OFFER,  /* who offers a draw? */
};

enum message_kind {
    MESSAGE_NONE,
    MESSAGE_PLAIN,
    MESSAGE_REFUSAL,
};

enum {
    TYPED_SIZE = 48,
    MESSAGE_SIZE = 2 * PLAYER_NAME_SIZE + 480,
    METER_SIZE = 480,
};

/* What the sounds go by: how things stood when the last pass was over, and what is on its way. */
struct play_heard {
    int game, node, cursor; /* where the match stood */
    bool over, offered, muted;
    struct move_heard move; /* the one that is on its way */
    bool made;              /* a move has been made since */
    bool result_due;        /* it sounds when it is shown */
    bool gathers;           /* the pieces of a game have not come to rest yet */
};

/* When the result of a game comes into sight, and what of it still moves. */
struct result_watch {
    bool over;           /* the game was, in the last pass */
    bool stands;         /* it was there before this page: it does not come, it is there */
    bool seen;           /* it was shown then */
    bool moving;         /* it is awaited, or is coming */
    uint64_t since;      /* it has been over */
    uint64_t unseen_at;  /* the last pass in which it was not shown */
    uint64_t not_before; /* the last move has been looked at by then */
};

/* A comment that is being written. */
struct comment_writing {
    bool open;
    int node;
    enum node_text which;
    char *text; /* owned; of `size` bytes */
    int size;
    int changes; /* of the text, since it was opened */
};

struct play {
    struct desk *desk; /* lent for the pass */

    struct gesture gesture;
    struct movelist list; /* legal moves of the position on the board */
    struct animation animation;
    uint64_t finishing_until; /* a click has made the last move: one more belongs to it */
    struct homing homing;
    struct shake shake;
    struct turning turning;
    struct gathering gathering;
    bool gathered_anew; /* of a new match: nothing has been captured that would come back */
    int looked_at;      /* a node of the game, or NODE_LIVE */
    enum prompt prompt;
    enum message_kind message_kind;
    char message[MESSAGE_SIZE];
    bool typing;
    char typed[TYPED_SIZE];
    struct result_watch result;
    struct play_heard heard; /* what has sounded, and what is yet to */
    struct moves_list moves;
    bool picked; /* a move of the list was chosen there: it shows what can be done to it */
    struct comment_writing comment;
    int renamed; /* the player, from 1, whose name is being typed; 0: none */
    char new_name[PLAYER_NAME_SIZE];

    /* Worked out at the beginning of a pass. */
    double turn; /* what is left of half a turn of the board, 0 to 1 */
    struct looks looks;
    struct square_names names; /* how messages and moves name squares: as the board's labels do */
    char meter[METER_SIZE], meter_brief[METER_SIZE]; /* empty: no draw is counted */
    struct draw_nearness nearest_draw;
    struct play_layout layout;
    struct board_geometry geometry;
};

/* --- actions.c: what is done to the game --- */

/* Does what the command says, or says why it can not be done now. */
void play_run(struct play *play, enum command command);

/* Why a command can not be used now, in a sentence; NULL when it can. */
const char *play_obstacle(const struct play *play, enum command command);

/* Puts down what a player has in hand: selection, message, typed move. */
void play_put_down(struct play *play);

/* The game stands elsewhere now, or another one has begun: that is shown, and nothing is asked. */
void play_reset(struct play *play);

/* Makes a legal move. A dragged piece is where it belongs already and does not glide there. */
void play_move(struct play *play, const struct move *move, bool dragged);

/* A game begins where these pieces stood: its own come to their squares. */
void play_gather(struct play *play, const struct position *before);

/* Ends whatever is moving, where it would have ended. */
void play_stop_motion(struct play *play);

/* Puts a sentence into the strip until the next gesture; if it names squares, whoever says it marks
 * them then. */
void play_show_message(struct play *play, enum message_kind kind, const char *sentence);

/* The piece on a square says no; SQUARE_NONE: none does. */
void play_shake(struct play *play, int square);

/* --- picture.c: what is to be seen of the board now --- */

struct board_picture play_picture(struct play *play);

/* --- in_out.c: what goes out by the clipboard, and comes in --- */

void play_copy_game(struct play *play);
void play_copy_position(struct play *play); /* the one that is looked at */
void play_copy_picture(struct play *play);
void play_paste(struct play *play);

/* What has come is there, or something is said of it: members of the page. */
void play_told(struct desk *desk, void *state, bool warns, const char *sentence);
void play_arrived(struct play *play, const struct request *asked);
/* --- line.c: which ply of the tree is shown, and along which line one looks --- */

/* Shows the position of a node; that at which the game stands is the game itself. */
void play_look_at(struct play *play, int node);
int play_shown_node(const struct play *play);
const struct ply_state *play_shown_state(const struct play *play);

/* Is it the end of a game that is over that is shown? */
bool play_shows_end(const struct play *play);

/* Is there any move, also one that was undone? */
bool play_begun(const struct play *play);

/* "Looking at move 3 of 14.", or where else it lies. */
void play_shown_print(struct strbuf *out, const struct play *play);

/* How what is shown lies to the game. */
enum shown_part {
    SHOWN_GAME,      /* a ply that is in force */
    SHOWN_UNDONE,    /* one that redo would restore */
    SHOWN_VARIATION, /* one of another line */
};

enum shown_part play_shown_part(const struct play *play);

/* The node from which so many steps lead along the line that is shown: back for less than none, and
 * no further than it goes. */
int play_node_along(const struct play *play, int steps);

/* Where End leads: to the end of the line that is shown, the game being that of its own; from there
 * to the game. */
int play_last_node(const struct play *play);

/* The first node of the variation that holds the one that is shown; NODE_NONE: it lies on the main
 * line. */
int play_variation(const struct play *play);

/* Is a node in the tree, with all before it? */
bool play_node_is_there(const struct play *play, int node);

/* Why the board takes no moves now. A move made where another position is shown goes on there. */
enum obstacle play_board_obstacle(const struct play *play);

/* --- variations.c: what is done to the tree --- */

/* Another move from the same position is shown. */
void play_other_above(struct play *play);
void play_other_below(struct play *play);

/* Of the variation that holds what is shown. */
void play_raise(struct play *play);
void play_delete(struct play *play);

/* Of the move that is shown: a comment is begun, behind it or before it; its strength becomes the
 * next one. */
void play_comment(struct play *play);
void play_comment_before(struct play *play);
void play_strength(struct play *play);

/* The buttons for all that, in one row. */
void play_variation_buttons(struct play *play, struct rect rect);

/* --- comment.c: a comment that is being written, in the list --- */

/* Of any node that is in the tree. */
void play_begin_comment(struct play *play, int node, enum node_text which);

/* A comment that is being written is kept as it is. */
void play_keep_comment(struct play *play);

/* Once a pass: it is written no more where something else has the keyboard, also out of sight. */
void play_follow_comment(struct play *play);

/* How high its field is, so many pixels wide. */
int play_comment_height(struct play *play, int width);
void play_comment_field(struct play *play, struct rect rect);

/* --- typing.c: moves typed on the keyboard --- */

/* Opens the field for typed moves; play_begin_typing does so at the first stroke of one. */
void play_type_move(struct play *play);
void play_begin_typing(struct play *play);

/* The field itself. */
void play_typing(struct play *play, struct rect rect);

/* --- panel.c: what stands beside the board --- */

/* Lays the page out. */
void play_measure(struct play *play);
void play_panel(struct play *play);

/* --- cards.c: the players --- */

/* One of the two cards. */
struct play_card {
    struct rect rect;
    enum side side;
    bool above;  /* the other one */
    bool scored; /* with the points of the match */
};

void play_card(struct play *play, const struct play_card *card);

/* Where on the card of `side` pieces come from that a new game lacks. */
struct rect play_box(struct play *play, enum side side);

/* Where on the card of `side` what step number `step` of the move that is shown has captured comes
 * to lie. */
struct rect play_captured_place(struct play *play, enum side side, int step);

/* A name that is being typed is kept as it is. */
void play_keep_name(struct play *play);

/* --- pieces.c: those left and those captured, in a line of the card --- */

void play_pieces(struct play *play, struct rect line, enum side side);

/* On the line, where the first captured piece comes to lie; and what step number `step` of the move
 * that is shown has captured. */
struct rect play_tray_begin(struct play *play, struct rect line, enum side side);
struct rect play_tray_place(struct play *play, struct rect line, enum side side, int step);

/* One piece as it stands on squares. */
void play_piece_tile(struct play *play, struct rect rect, enum piece piece);

/* --- meter.c: how near a draw is --- */

/* Works out what it says, and how many lines of it fill this width. */
void play_measure_meter(struct play *play);
int play_meter_lines(struct play *play, int width);

/* Is a draw so near that it is worth a look, in the position shown? */
bool play_meter_shown(const struct play *play);
void play_meter(struct play *play);

/* --- opening.c: before the first move the rules in a few words --- */

void play_opening(struct play *play);

/* --- moves.c: the moves --- */

void play_moves(struct play *play);

/* For the buttons of a picked move below the list, in its panel? Else they take the place of those
 * that look back and forward. */
bool play_tools_have_room(const struct play *play);

/* --- buttons.c --- */

/* Below the moves, once there are some. */
void play_look_buttons(struct play *play);
void play_buttons(struct play *play);

/* --- strip.c: whose turn it is, refusals, questions, a typed move --- */

void play_strip(struct play *play);

/* --- question.c: what is asked in it --- */

/* Does a question wait in the strip? */
bool play_asks(const struct play *play);

/* Gives the keyboard to the answer by which nothing ends; to nobody if nothing is asked. */
void play_focus_answer(struct play *play);

/* Once a pass, before anything asks for the keyboard: an answer that had it may be gone with its
 * question. */
void play_follow_question(struct play *play);

/* --- sounds.c: what is heard of all this --- */

/* At the end of a pass: leaves on the desk what the changes since the last one sound like. */
void play_sounds(struct play *play);

/* The pieces of a game set out for their squares, or stand there already. */
void play_sounds_gather(struct play *play);

/* Takes things as they stand: what has changed till now is not heard any more. */
void play_sounds_begin(struct play *play);

/* --- result.c: when the result of a game comes into sight --- */

/* A move that lies where it belongs at `landing` may end the game: it is looked at for a moment
 * before the result comes. */
void play_result_wait(struct play *play, uint64_t landing);

/* A game has come that may be over already: its result is not awaited, nor does it move. */
void play_result_begin(struct play *play);

/* If it was on its way, it has been put there at once. */
void play_result_landed(struct play *play);

/* Once a pass, before anything asks for it. */
void play_result_follow(struct play *play);

/* Is it shown? And has it come so long ago that no click is meant for what was there before? */
bool play_result_shown(const struct play *play);
bool play_result_settled(const struct play *play);

/* For how many milliseconds something has been moving that begins so many after the result comes;
 * without motion it has ended at once. */
int play_result_ms(const struct play *play, int after);

/* --- result_column.c: the result, in place of what stands beside the board --- */

void play_result(struct play *play, const struct result_layout *layout);

/* --- score.c: the points of the match, the same wherever they stand --- */

/* The points of player 0 or 1 as far as they have been told: while the result comes the old number
 * rolls up, and the new one follows it, each as wide as play_score_width says at most. */
void play_score(struct play *play, struct rect rect, int player, enum align align);

#endif
