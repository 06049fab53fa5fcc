/* SPDX-License-Identifier: MIT */
/* Turns gestures on the board into nothing, a redraw, a refusal or a move. Keeps what the player is
 * doing, and nothing that undo would restore. Needs no window. */
#ifndef BOARD_GESTURE_H
#define BOARD_GESTURE_H

#include "board/board_geometry.h"
#include "rules/movegen.h"
#include "rules/verdict.h"
#include "toolkit/geometry.h"
#include "toolkit/input.h"

enum {
    ROUTES_MAX = 9, /* one for each number key */
};

struct gesture {
    uint8_t path[MOVE_MAX_PATH]; /* squares chosen so far, where the piece really came down; [0] is
                                    the selected piece */
    int length;
    int hover;           /* playable square under the pointer, or SQUARE_NONE */
    int cursor;          /* the keyboard's square */
    bool cursor_visible; /* once an arrow key has been used */
    int pressed;         /* own piece on which the button went down, or SQUARE_NONE */
    bool was_selected;   /* it was selected before that */
    int press_x, press_y;
    bool dragging;
    int drag_x, drag_y;
    squareset pointed;      /* squares that the last refusal points at */
    int routes[ROUTES_MAX]; /* indices of moves that share both ends, waiting for a number */
    int route_count;
};

/* What a gesture is judged by. Lent for the call. */
struct board_context {
    const struct ruleset *rules;
    const struct position *position;
    const struct movelist *list; /* the legal moves of the position */
    struct board_geometry geometry;
    int drag_threshold; /* pixels */
};

enum board_answer {
    BOARD_NOTHING,
    BOARD_REDRAW,
    BOARD_ROUTES,  /* several captures share both ends: a number is asked for */
    BOARD_REFUSED, /* `verdict` says why */
    BOARD_MOVE,    /* `move` is the player's */
};

struct board_event {
    enum board_answer answer;
    struct move move;
    struct verdict verdict;
};

void gesture_init(struct gesture *gesture);

/* Lets go of selection, drag, routes and marks. Call it after a move, undo, or another position. */
void gesture_reset(struct gesture *gesture);

/* Puts a held piece back: the button was released elsewhere. */
void gesture_let_go(struct gesture *gesture);

/* Answers one input of pointer or keyboard. Other input is BOARD_NOTHING. */
struct board_event gesture_input(struct gesture *gesture, const struct board_context *context,
                                 const struct input *input);

/* Answers a square that the player names by other means: selects, goes on, finishes or is refused.
 */
struct board_event gesture_choose(struct gesture *gesture, const struct board_context *context,
                                  int square);

/* Returns the squares that the path may go to next. */
squareset gesture_targets(const struct gesture *gesture, const struct movelist *list);

/* Returns those of them where a move may end. */
squareset gesture_ends(const struct gesture *gesture, const struct movelist *list);

/* Returns the square that carries the number of route `index`: one that no other route visits, or
 * not at the same step. */
int gesture_route_square(const struct gesture *gesture, const struct movelist *list, int index);

#endif
