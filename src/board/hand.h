/* SPDX-License-Identifier: MIT */
/* What is the same on every page where a hand plays on a board: which input the board answers, the
 * pointer's shape, what the hand holds in words, and which clicks repeat the last move. */
#ifndef BOARD_HAND_H
#define BOARD_HAND_H

#include "board/gesture.h"
#include "notation/square_text.h"
#include "prose/names.h"
#include "toolkit/ui.h"

/* Returns true if the board answers input of this kind: a press on its squares, a key unless
 * another widget has the keyboard, and what the pointer does anywhere. */
bool hand_reaches(const struct ui *ui, const struct board_geometry *geometry);

/* Shows a hand over a piece that can move, over where it can go, and while a piece is held. */
void hand_point(struct ui *ui, const struct gesture *gesture, const struct movelist *list,
                const struct board_geometry *geometry);

/* Adds where the chosen piece can go, or goes on to. Returns false if none is chosen. */
bool hand_print(struct strbuf *out, const struct gesture *gesture, const struct movelist *list,
                struct square_names names);

/* Lets the keyboard's square be said aloud, if it is seen: what stands there, and what that can do.
 * `list` has no move where none can be made. The squares are registered (board_widgets). */
void hand_speak(struct ui *ui, const struct gesture *gesture, const struct movelist *list,
                const struct position *position, struct square_names names,
                struct side_names sides);

/* Returns true if a click on the square means a move that has just been made: its end, or any
 * landing of a capture. */
bool hand_repeats(const struct move *move, int square);

/* Returns the square of the piece that a refusal is about: the one that was clicked, or else the
 * one that cannot go where it was sent; SQUARE_NONE if there is none. */
int hand_refused(const struct verdict *verdict, const struct position *position);

#endif
