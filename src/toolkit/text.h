/* SPDX-License-Identifier: MIT */
/* Measures, breaks and draws text of any script. Needs no window.
 *
 * If `fonts` is NULL, there are no fonts yet, and all sizes are guessed from those of a usual font.
 * What does not depend on texts then has its final place, and the rest nearly so. */
#ifndef TOOLKIT_TEXT_H
#define TOOLKIT_TEXT_H

#include "toolkit/fonts.h"

/* Returns true if the language in force is written from right to left: the catalogue says so. */
bool text_starts_at_right(void);

/* Returns the width in pixels. The height is the same for every string of a style. */
int text_width(struct fonts *fonts, struct text_style style, const char *string);
int text_height(struct fonts *fonts, struct text_style style);

/* The top and bottom of the ink of letters and digits of the main font, in pixels below the top of
 * their line. */
struct text_bounds {
    int top, bottom;
};

struct text_bounds text_bounds(struct fonts *fonts, struct text_style style, const char *ascii);

/* Returns how many bytes of `string` fit into `width` pixels, in whole graphemes. */
size_t text_fitting(struct fonts *fonts, struct text_style style, const char *string, int width);

/* Copies the next line of the paragraph `whole` into `line` and moves `*rest`, which begins at
 * `whole`, past it. Returns false if nothing is left. Lines are broken at spaces, at newlines,
 * and inside words that are too long. A line keeps the direction that it has in the paragraph. */
bool text_next_line(struct fonts *fonts, struct text_style style, const char *whole,
                    const char **rest, int width, char *line, size_t size);

/* Draws the string. Returns NULL if there is nothing to see. The surface begins `*above` pixels
 * above the top of its line, as letters of other fonts may be higher. The caller frees it. */
SDL_Surface *text_draw(struct fonts *fonts, struct text_style style, const char *string,
                       SDL_Color colour, int *above);

/* The place of a grapheme of a string. */
struct text_cell {
    size_t from, to; /* bytes */
    int x, width;    /* pixels from the left end of the line */
    bool rightward;  /* read from its right edge to its left one */
};

/* Returns the cells of the string in reading order. The caller frees them. */
struct text_cell *text_cells(struct fonts *fonts, struct text_style style, const char *string,
                             int *count);

#endif
