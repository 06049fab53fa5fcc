/* SPDX-License-Identifier: MIT */
/* A game is replayed, by itself or move by move: the state of the page, and what its parts ask of
 * each other. */
#ifndef PAGES_REPLAY_REPLAY_H
#define PAGES_REPLAY_REPLAY_H

#include "board/animation.h"
#include "board/looks.h"
#include "pages/deletion.h"
#include "pages/move_sounds.h"
#include "pages/page.h"

enum {
    REPLAY_SPEEDS = 4,
    REPLAY_LIST_KEYS = 5,
};

/* The moves as running text: where each begins in its row. */
struct replay_list {
    int *left, *width, *row; /* owned; of each move */
    size_t left_capacity, width_capacity, row_capacity;
    int rows;
    int key[REPLAY_LIST_KEYS]; /* what it was laid out for */
    bool made;
    int offset;
    int seen; /* the move that is in sight, whatever is scrolled since */
    int comment_offset;
};

struct replay {
    struct desk *desk; /* lent for the pass */
    unsigned count;    /* the game is that one of library.replay */
    bool begun;        /* there is one */
    bool turned;       /* White sits above; the board of the match stays as it is */
    int *line;         /* owned; the nodes of its main line, the root first: moves + 1 */
    size_t line_capacity;
    int moves;
    int move; /* so many are shown to have been made */
    bool playing;
    uint64_t next; /* the next move is made, milliseconds */
    int speed;     /* of REPLAY_SPEEDS */
    struct animation animation;
    struct turning turning;
    struct move_heard heard;
    struct replay_list list;
    struct deletion deletion;
    char message[EXCHANGE_REASON_SIZE];
    bool warns;

    /* Worked out at the beginning of a pass. */
    const struct game *game;
    struct looks looks;
    struct square_names names;
};

/* --- player.c: going through the game --- */

/* Once a pass: another game begins, time passes. */
void replay_follow(struct replay *replay);

/* So many moves have been made; one more or less glides. It stops playing by itself. */
void replay_go(struct replay *replay, int move);

/* It plays, or stops; at its end it plays once more from the start. */
void replay_toggle(struct replay *replay);

/* The node that is shown. */
int replay_node(const struct replay *replay);

/* --- board.c --- */

void replay_board(struct replay *replay, struct rect rect);
void replay_turn(struct replay *replay);

/* --- moves.c: its moves, and what is said of the one that is shown --- */

void replay_moves(struct replay *replay, struct rect rect);
void replay_forget_moves(struct replay *replay);

/* --- transport.c: what leads through it --- */

void replay_progress(struct replay *replay, struct rect rect);
void replay_buttons(struct replay *replay, struct rect rect);
void replay_speed(struct replay *replay, struct rect rect);
void replay_keys(struct replay *replay);

/* --- panel.c: whose game it is, and what can be done with it --- */

int replay_head_height(struct replay *replay, int width);
void replay_head(struct replay *replay, struct rect rect);

/* The buttons, with words or as icons in one row. */
int replay_actions_height(struct replay *replay, bool words);
void replay_actions(struct replay *replay, struct rect rect, bool words);

#endif
