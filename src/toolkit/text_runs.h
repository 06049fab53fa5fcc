/* SPDX-License-Identifier: MIT */
/* Cuts a line of text into runs, each of one font and one direction, in their order on the screen.
 * Measuring, breaking, drawing and editing use them. A text from left to right that the main font
 * covers needs none. */
#ifndef TOOLKIT_TEXT_RUNS_H
#define TOOLKIT_TEXT_RUNS_H

#include "toolkit/fonts.h"

#include <stdint.h>

struct text_run {
    size_t from, to; /* bytes of the string; whole graphemes */
    int font;        /* the number that fonts_covering returned */
    uint32_t script; /* ISO 15924, for shaping; 0: nothing to shape */
    int level;       /* the bidi level; odd ones go right to left */
    int x, width;    /* pixels */
};

struct text_runs {
    struct text_run *runs; /* owned, from left to right */
    int count;
    int width;
};

/* Returns true if the main font can draw the whole string as it stands, so that it needs no runs.
 */
bool text_is_plain(struct fonts *fonts, struct text_style style, const char *string);

/* Returns true if the string has a character from right to left, or a mark of direction. */
bool text_has_direction(const char *string);

/* Returns true if the paragraph goes from right to left, by its first letter that has a direction.
 * Isolated text does not count. */
bool text_rightward(const char *string);

struct text_runs text_runs_make(struct fonts *fonts, struct text_style style, const char *string);

void text_runs_finish(struct text_runs *runs);

/* Returns the width of the run's bytes up to `to`. */
int text_run_width(struct fonts *fonts, struct text_style style, const char *string,
                   const struct text_run *run, size_t to);

/* Draws the run in `colour`, as high as a line of its font. Sets `*top` to its offset below the top
 * of the line. Returns NULL if there is nothing to see. The caller frees it. */
SDL_Surface *text_run_draw(struct fonts *fonts, struct text_style style, const char *string,
                           const struct text_run *run, SDL_Color colour, int *top);

#endif
