/* SPDX-License-Identifier: MIT */
/* Turns gestures on the board into nothing, a redraw, a refusal, hops of a capture or a move. Keeps
 * what the player is doing, half a capture included, and nothing that undo would restore. Needs no
 * window. */
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

/* A way to a square: the first steps of a move. */
struct route {
    int move; /* index in the list */
    int steps;
};

struct gesture {
    uint8_t path[MOVE_MAX_PATH]; /* [0] is the chosen piece, the others are where it has come down
                                    so far */
    int length;
    int hover;           /* playable square under the pointer, or SQUARE_NONE */
    int cursor;          /* the keyboard's square */
    bool cursor_visible; /* once an arrow key has been used */
    int pressed;         /* own piece on which the button went down, or SQUARE_NONE */
    bool was_selected;   /* it was selected before that */
    int press_x, press_y;
    bool dragging;
    int drag_x, drag_y; /* where the piece is seen: above a finger, which would hide it */
    squareset pointed;  /* squares that the last refusal points at */
    int refused;        /* the one of them that cannot do what was asked, or SQUARE_NONE */
    struct route routes[ROUTES_MAX]; /* different ways to `aim`, waiting for a number */
    int route_count;
    int aim;
};

/* What a gesture is judged by. Lent for the call. */
struct board_context {
    const struct ruleset *rules;
    const struct position *position;
    const struct movelist *list; /* the legal moves of the position */
    struct board_geometry geometry;
    int drag_threshold; /* pixels */
    bool plays_forced;  /* a capture that can go on one way only goes that way by itself */
};

enum board_answer {
    BOARD_NOTHING,
    BOARD_REDRAW,
    BOARD_ROUTES,  /* several ways lead there: a number is asked for */
    BOARD_REFUSED, /* `verdict` says why */
    BOARD_HOPS,    /* the piece has made some hops of its capture, up to the end of `made` */
    BOARD_BACK,    /* it has taken back the last hop of `made` */
    BOARD_MOVE,    /* `move` is the player's: `made` is all of it */
};

struct board_event {
    enum board_answer answer;
    struct move move; /* as in the list */
    struct move made; /* the hops made so far, with the squares where the piece came down */
    int first;        /* so many of them stay as they are: this event is about those behind */
    struct verdict verdict;
    bool dragged; /* the piece was held when the input came */
    int home;     /* the square to which a piece that was dropped goes back, or SQUARE_NONE */
};

/* Returns true if the piece is where it belongs already: it was put down there, and has no other
 * hop to make. */
static inline bool board_event_landed(const struct board_event *event)
{
    return event->dragged && event->made.steps == event->first + 1;
}

void gesture_init(struct gesture *gesture);

/* Lets go of selection, drag, routes and marks; half a capture is given up. Call it after a move,
 * undo, or another position. */
void gesture_reset(struct gesture *gesture);

/* Returns true if the piece has made some hops of a capture and must go on. */
static inline bool gesture_captures(const struct gesture *gesture)
{
    return gesture->length > 1;
}

/* Takes back the last hop of the capture: the answer is BOARD_BACK. `gesture_captures` must be
 * true. */
struct board_event gesture_take_back(struct gesture *gesture, const struct movelist *list);

/* Puts a held piece back: the button was released elsewhere. */
void gesture_let_go(struct gesture *gesture);

/* Answers one input of pointer or keyboard. Other input is BOARD_NOTHING. */
struct board_event gesture_input(struct gesture *gesture, const struct board_context *context,
                                 const struct input *input);

/* Answers a square that the player names by other means: selects, goes on, finishes or is refused.
 */
struct board_event gesture_choose(struct gesture *gesture, const struct board_context *context,
                                  int square);

/* Returns the squares that a click may lead the chosen piece to: all that its moves visit. */
squareset gesture_targets(const struct gesture *gesture, const struct movelist *list);

/* Returns the squares on which a click leads on: those of pieces that may move, or of the ways of
 * the chosen one and of itself, which lets go of it; or the numbers of the routes that are asked
 * about. */
squareset gesture_offers(const struct gesture *gesture, const struct movelist *list);

/* Returns those of the targets on which a capture comes down. */
squareset gesture_landings(const struct gesture *gesture, const struct movelist *list);

/* Returns those of them where a move may end. */
squareset gesture_ends(const struct gesture *gesture, const struct movelist *list);

/* Returns the squares under the pointer and, if it is seen, the keyboard's cursor. */
squareset gesture_hot(const struct gesture *gesture);

/* Returns the square that carries the number of route `index`: one that no other route visits, or
 * not at the same step. */
int gesture_route_square(const struct gesture *gesture, const struct movelist *list, int index);

#endif
