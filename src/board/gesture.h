/* SPDX-License-Identifier: MIT */
/* Turns gestures on the board into nothing, a redraw, a refusal or a move. Keeps what the player is
 * doing and nothing that undo would restore. Needs no window. */
#ifndef BOARD_GESTURE_H
#define BOARD_GESTURE_H

#include "board/board_geometry.h"
#include "rules/movegen.h"
#include "rules/verdict.h"
#include "toolkit/geometry.h"
#include "toolkit/input.h"

enum {
    ROUTES_MAX = 9, /* as many as there are number keys */
};

struct gesture {
    uint8_t path[MOVE_MAX_PATH]; /* squares chosen so far, where the piece has really come down; [0]
                                    is the selected piece */
    int length;
    int hover;           /* playable square under the pointer, or SQUARE_NONE */
    int cursor;          /* the keyboard's square */
    bool cursor_visible; /* once an arrow key has been used */
    int pressed;         /* own piece on which the button went down, or SQUARE_NONE */
    bool was_selected;   /* it was selected before */
    int press_x, press_y;
    bool dragging;
    int drag_x, drag_y;
    squareset look;         /* squares that the last refusal names */
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

/* Lets go of selection, drag, routes and marks: after a move, undo, or another position. */
void gesture_reset(struct gesture *gesture);

/* Puts down a piece that is held, where it was: the button has been let go elsewhere. */
void gesture_let_go(struct gesture *gesture);

/* One input of pointer or keyboard; anything else is BOARD_NOTHING. */
struct board_event gesture_input(struct gesture *gesture, const struct board_context *context,
                                 const struct input *input);

/* The player names a square, by whatever means: selects, goes on, finishes or is refused. */
struct board_event gesture_choose(struct gesture *gesture, const struct board_context *context,
                                  int square);

/* The squares that the path may go to next, and those where it may end. */
squareset gesture_targets(const struct gesture *gesture, const struct movelist *list);

/* Of these, the squares where a move may end. */
squareset gesture_ends(const struct gesture *gesture, const struct movelist *list);

/* The square that carries the number of route `index`: one that the others do not visit, or not at
 * the same step. */
int gesture_route_square(const struct gesture *gesture, const struct movelist *list, int index);

#endif
