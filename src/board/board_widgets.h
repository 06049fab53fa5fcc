/* SPDX-License-Identifier: MIT */
/* The board and its squares as widgets, for --dump-ui, scripts and tests. */
#ifndef BOARD_BOARD_WIDGETS_H
#define BOARD_BOARD_WIDGETS_H

#include "board/board_picture.h"
#include "prose/names.h"
#include "toolkit/ui.h"

#define ROLE_BOARD  "board"
#define ROLE_SQUARE "square"

/* Adds "board", which takes the keyboard, and "square-1" to "square-32" with what stands on them.
 * `chosen` is the square of the chosen piece, or SQUARE_NONE. Draws nothing. */
void board_widgets(struct ui *ui, const struct board_geometry *geometry,
                   const struct position *position, int chosen, struct side_names sides);

/* The keyboard's square is this one, if the board has the keyboard; `words` are said aloud of it.
 */
void board_widgets_active(struct ui *ui, int square, const char *words);

/* Marks those of these squares that board_widgets has added in this pass as offered: a click there
 * leads on. */
void board_offer(struct ui *ui, squareset squares);

/* Says what lies in each tray, if the board has trays: for screen readers, and as a tip. */
void board_tray_notes(struct ui *ui, const struct board_picture *picture);

#endif
