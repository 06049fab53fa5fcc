/* SPDX-License-Identifier: MIT */
/* A seat at a board: gestures as a short text, and what the board answered. */
#ifndef TESTS_BOARD_SEAT_H
#define TESTS_BOARD_SEAT_H

#include "board/gesture.h"

struct seat {
    struct named_ruleset rules;
    struct position position;
    struct movelist list;
    struct board_context context;
    struct gesture gesture;
    struct board_event event; /* the last answer that was not nothing, motions aside */
};

enum {
    SEAT_BOARD = 400,   /* pixels of the window, all board */
    SEAT_THRESHOLD = 3, /* pixels before a press becomes a drag */
};

/* A position under a rule set (text of ruleset_parse and fen_parse); a mistake fails the test. */
void seat_init(struct seat *seat, const char *rules, const char *fen);

/* The same for values; turned and mirrored as the geometry's. */
void seat_set(struct seat *seat, const struct named_ruleset *rules, const struct position *position,
              bool turned, bool mirrored);

/* One input. */
struct board_event seat_input(struct seat *seat, struct input input);

/* One input of the pointer in the middle of a square. */
struct board_event seat_at(struct seat *seat, enum input_kind kind, int square);

struct board_event seat_key(struct seat *seat, SDL_Keycode key);

/* Press and let go in the middle of a square. */
void seat_click(struct seat *seat, int square);

/* Press in the middle of one, let go in the middle of the other. */
void seat_drag(struct seat *seat, int from, int to);

/* Arrow keys until the cursor is on the square, then Enter. */
void seat_cursor(struct seat *seat, int square);

/* Gestures with spaces between; the answer is that of the last one:
 *   11       click             R11      click with the right button
 *   11>15    drag              11>off   drag out of the window
 *   p11 m15 r15 moff roff      press, move, release, one by one
 *   n2       move the pointer so many pixels to the right of where it was pressed
 *   leave    the pointer leaves the window
 *   forced   from here on a forced capture plays itself
 *   Up Down Left Right Enter Esc 1k 2k    keys; a number key ends in k
 *   @22      to that square by arrow keys, then Enter */
void seat_play(struct seat *seat, const char *gestures);

/* "move 11-15", "hops 0-2" (steps seen before and made now), "back 2-1", "refused must-capture",
 * "routes 2", "redraw", "nothing"; then, where a path is
 * chosen, " [11,18]". Valid until the next call. */
const char *seat_answer(const struct seat *seat);

#endif
