/* SPDX-License-Identifier: MIT */
/* The page on which one plays: its state, and what its parts ask of each other. Nothing here would
 * be restored by undo. */
#ifndef PAGES_PLAY_PLAY_H
#define PAGES_PLAY_PLAY_H

#include "board/animation.h"
#include "board/gesture.h"
#include "board/looks.h"
#include "pages/commands.h"
#include "pages/page.h"
#include "pages/play/layout.h"

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
};

struct play {
    struct desk *desk; /* lent for the pass */

    struct gesture gesture;
    struct movelist list; /* legal moves of the position on the board */
    struct animation animation;
    struct homing homing;
    struct shake shake;
    struct turning turning;
    int looked_at; /* a ply of the game, or PLY_LIVE */
    enum prompt prompt;
    enum message_kind message_kind;
    char message[MESSAGE_SIZE];
    bool typing;
    char typed[TYPED_SIZE];
    bool result_closed;           /* the player wants to see the board behind the result */
    int moves_offset, moves_seen; /* the move list follows the game as it grows */
    int meter_offset;

    /* Worked out at the beginning of a pass. */
    struct looks looks;
    struct square_names names; /* how messages and moves name squares: as the board's labels do */
    char meter[480];
    struct play_layout layout;
    struct board_geometry geometry;
};

/* --- actions.c: what is done to the game --- */

/* Does what the command says, or says why it can not be done now. */
void play_run(struct play *play, enum command command);

/* Why a command can not be used now, in a sentence; NULL when it can. */
const char *play_obstacle(const struct play *play, enum command command);

/* Forgets selection, messages and questions: another position is on the board. */
void play_reset(struct play *play);

/* Makes a legal move. A dragged piece is where it belongs already and does not glide there. */
void play_move(struct play *play, const struct move *move, bool dragged);

/* Ends whatever is moving, where it would have ended. */
void play_stop_motion(struct play *play);

/* Shows the position after `ply` plies; the last one is the game itself. */
void play_look_at(struct play *play, int ply);
int play_shown_ply(const struct play *play);

/* Puts a sentence into the strip until the next gesture. */
void play_show_message(struct play *play, enum message_kind kind, const char *sentence);

/* --- typing.c: moves typed on the keyboard --- */

/* Opens the field for typed moves; play_begin_typing does so at the first stroke of one. */
void play_type_move(struct play *play);
void play_begin_typing(struct play *play);

/* The field itself. */
void play_typing(struct play *play, struct rect rect);

/* --- panel.c: cards, draw meter, move list and buttons --- */

/* Lays the page out. */
void play_measure(struct play *play);
void play_panel(struct play *play);

/* --- strip.c: whose turn it is, refusals, questions, a typed move --- */

void play_strip(struct play *play);

/* Does a question wait in the strip? */
bool play_asks(const struct play *play);

/* --- result.c: the result of a game, over the board --- */

/* Is it shown, and where? Clicks there are not the board's. */
bool play_result_shown(const struct play *play);
struct rect play_result_rect(const struct play *play);
void play_result(struct play *play, struct rect rect);

#endif
