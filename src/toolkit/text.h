/* SPDX-License-Identifier: MIT */
/* Text of any script: how much room it takes, where it breaks, what it looks like. Needs no
 * window.
 *
 * `fonts` NULL: there are none yet, and all sizes are guessed, as those of a usual font. What does
 * not depend on texts then lies where it always does, and the rest is about as large. */
#ifndef TOOLKIT_TEXT_H
#define TOOLKIT_TEXT_H

#include "toolkit/fonts.h"

/* Pixels that the string takes; height is the same for every string of a style. */
int text_width(struct fonts *fonts, struct text_style style, const char *string);
int text_height(struct fonts *fonts, struct text_style style);

/* Where the ink of letters and digits of the main font begins and ends, pixels below the top of
 * their line. */
struct text_bounds {
    int top, bottom;
};

struct text_bounds text_bounds(struct fonts *fonts, struct text_style style, const char *ascii);

/* How many bytes of `string` fit into `width` pixels, whole graphemes only. */
size_t text_fitting(struct fonts *fonts, struct text_style style, const char *string, int width);

/* The next line of the paragraph `whole` broken at spaces (a word that is too long is broken
 * inside). Copies the line into `line` and moves `*rest`, which begins at `whole`, behind it; false
 * when nothing is left. A newline in the text ends a line. A line goes in the direction in which it
 * would go in the whole. */
bool text_next_line(struct fonts *fonts, struct text_style style, const char *whole,
                    const char **rest, int width, char *line, size_t size);

/* The string drawn; NULL where there is nothing to see. It begins `*above` pixels above the top of
 * its line, as letters of other fonts may be higher. The caller frees it. */
SDL_Surface *text_draw(struct fonts *fonts, struct text_style style, const char *string,
                       SDL_Color colour, int *above);

/* Where a grapheme of a string stands. */
struct text_cell {
    size_t from, to; /* bytes */
    int x, width;    /* pixels from the left end of the line */
    bool rightward;  /* read from its right edge to its left one */
};

/* The cells of the string in the order of reading, allocated; the caller frees them. */
struct text_cell *text_cells(struct fonts *fonts, struct text_style style, const char *string,
                             int *count);

#endif
