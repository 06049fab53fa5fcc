/* SPDX-License-Identifier: MIT */
/* A line of text cut into runs, each of one font and one direction, in the order in which they
 * stand on the screen. Measuring, breaking, drawing and editing a text all go by these; only a text
 * that the main font has, left to right, needs none of it. */
#ifndef TOOLKIT_TEXT_RUNS_H
#define TOOLKIT_TEXT_RUNS_H

#include "toolkit/fonts.h"

#include <stdint.h>

struct text_run {
    size_t from, to; /* bytes of the string; whole graphemes */
    int font;        /* as fonts_covering numbers them */
    uint32_t script; /* ISO 15924, for shaping; 0: nothing to shape */
    int level;       /* of the bidi algorithm: odd ones go right to left */
    int x, width;    /* pixels */
};

struct text_runs {
    struct text_run *runs; /* owned, from left to right */
    int count;
    int width;
};

/* Can the whole string be drawn by the main font as it stands? Then it needs no runs. */
bool text_is_plain(struct fonts *fonts, struct text_style style, const char *string);

/* Is a character of the string set from right to left? Marks of direction count, too. */
bool text_has_direction(const char *string);

/* Does the paragraph go from right to left, by its first letter that goes anywhere? What is
 * isolated does not count. */
bool text_rightward(const char *string);

struct text_runs text_runs_make(struct fonts *fonts, struct text_style style, const char *string);

void text_runs_finish(struct text_runs *runs);

/* The width of a part of a run: of the bytes from its beginning to `to`. */
int text_run_width(struct fonts *fonts, struct text_style style, const char *string,
                   const struct text_run *run, size_t to);

/* The run in `colour`, as high as its font's line, and how far below the line's top it belongs;
 * NULL if there is nothing to see. The caller frees it. */
SDL_Surface *text_run_draw(struct fonts *fonts, struct text_style style, const char *string,
                           const struct text_run *run, SDL_Color colour, int *top);

#endif
