/* SPDX-License-Identifier: MIT */
/* Fonts: finding an installed one, measuring and shaping strings. Needs no window. */
#ifndef TOOLKIT_FONTS_H
#define TOOLKIT_FONTS_H

#include <SDL_ttf.h>
#include <stdbool.h>
#include <stddef.h>

enum font_face {
    FONT_REGULAR,
    FONT_BOLD,
    FONT_FACE_COUNT,
};

/* A face at a height in pixels. */
struct text_style {
    enum font_face face;
    int px;
};

struct fonts;

/* Looks for a font that is installed (fontconfig) and opens it. NULL, with the reason in the log,
 * where there is none. `file` names a font file to use instead; NULL looks for one. */
struct fonts *fonts_create(const char *file);

/* Accepts NULL. */
void fonts_destroy(struct fonts *fonts);

/* The font of a style, owned by `fonts`. */
TTF_Font *fonts_get(struct fonts *fonts, struct text_style style);

/* Measuring. `fonts` NULL: there are none yet, and no text takes any room. What does not depend on
 * texts then lies where it always does. */

/* Pixels that the string takes; height is the same for every string of a style. */
int text_width(struct fonts *fonts, struct text_style style, const char *string);
int text_height(struct fonts *fonts, struct text_style style);

/* How many bytes of `string` fit into `width` pixels, whole characters only. */
size_t text_fitting(struct fonts *fonts, struct text_style style, const char *string, int width);

/* The next line of a paragraph broken at spaces (a word that is too long is broken inside). Copies
 * the line into `line` and moves `*rest` behind it; false when nothing is left. A newline in the
 * text ends a line. */
bool text_next_line(struct fonts *fonts, struct text_style style, const char **rest, int width,
                    char *line, size_t size);

#endif
