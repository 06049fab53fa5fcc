/* SPDX-License-Identifier: MIT */
/* A game is replayed, by itself or move by move: the state of the page, and what its parts ask of
 * each other. */
#ifndef PAGES_REPLAY_REPLAY_H
#define PAGES_REPLAY_REPLAY_H

#include "board/animation.h"
#include "board/looks.h"
#include "pages/deletion.h"
#include "pages/move_sounds.h"
#include "pages/moves_list.h"
#include "pages/page.h"

enum {
    REPLAY_SPEEDS = 4,
};

struct replay {
    struct desk *desk; /* lent for the pass */
    unsigned count;    /* the game is that one of library.replay */
    bool begun;        /* there is one */
    bool turned;       /* White sits above; the board of the match stays as it is */

    /* The line along which one goes: the main line or, from within a variation, that variation to
     * its end. */
    int *line; /* owned; its nodes, the root first: moves + 1 */
    size_t line_capacity;
    int moves;
    int branch; /* the move of it with which that variation begins; 0: it is the main line */

    int move; /* so many are shown to have been made */
    bool playing;
    uint64_t next; /* the next move is made, milliseconds */
    int speed;     /* of REPLAY_SPEEDS */
    struct animation animation;
    struct turning turning;
    struct move_heard heard;
    struct moves_list list;
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

/* So many moves of the line have been made; one more or less glides. It stops playing by itself. */
void replay_go(struct replay *replay, int move);

/* The same to any node of the game, and along the line that leads through it from then on. */
void replay_go_to(struct replay *replay, int node);

/* It plays, or stops; at the end it plays the line once more, a variation from where it begins. */
void replay_toggle(struct replay *replay);

/* The node that is shown. */
int replay_node(const struct replay *replay);

/* --- board.c --- */

void replay_board(struct replay *replay, struct rect rect);
void replay_turn(struct replay *replay);

/* --- moves.c: its moves, variations and comments --- */

void replay_moves(struct replay *replay, struct rect rect);

/* --- transport.c: what leads through it --- */

void replay_progress(struct replay *replay, struct rect rect);

/* Does a hand hold the bar? */
bool replay_is_dragged(const struct replay *replay);
void replay_buttons(struct replay *replay, struct rect rect);
void replay_speed(struct replay *replay, struct rect rect);
void replay_keys(struct replay *replay);

/* --- panel.c: whose game it is, and what can be done with it --- */

int replay_head_height(struct replay *replay, int width);
void replay_head(struct replay *replay, struct rect rect);

/* That of the game that is shown, if it was deleted last; NULL: it was not. */
const struct library_deletion *replay_deletion(const struct replay *replay);

/* The buttons, with words or as icons in one row. */
int replay_actions_height(struct replay *replay, bool words);
void replay_actions(struct replay *replay, struct rect rect, bool words);

#endif
