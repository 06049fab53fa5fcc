/* SPDX-License-Identifier: MIT */
/* Fonts at their sizes, open while they are in use: the main one, and others for characters that it
 * lacks. Needs no window. */
#ifndef TOOLKIT_FONTS_H
#define TOOLKIT_FONTS_H

#include "system/fonts.h"

#include <SDL_ttf.h>

/* A face at a height in pixels. */
struct text_style {
    enum font_face face;
    int px;
};

enum {
    FONT_MAIN = 0, /* fonts_covering returns the other numbers */
};

struct fonts;

/* Opens the font in `file`, or, if `file` is NULL, the preferred installed one. Returns
 * NULL, and logs the reason, if there is none. The caller destroys the result. */
struct fonts *fonts_create(const char *file);

/* Accepts NULL. */
void fonts_destroy(struct fonts *fonts);

/* Returns the main font in a style. `fonts` owns it; it is valid until the next call. */
TTF_Font *fonts_get(struct fonts *fonts, struct text_style style);

/* The same for any font number. Returns the main font if that one cannot be opened. */
TTF_Font *fonts_get_other(struct fonts *fonts, struct text_style style, int number);

/* A remembered measure of a text. */
struct measure {
    uint64_t key; /* what was measured; never 0 */
    int value;
};

/* Returns the place for the measure of `key`. If the key in it differs, nothing is remembered, and
 * the caller sets the key and the measure. Only recent measures are kept. */
struct measure *fonts_measure(struct fonts *fonts, uint64_t key);

/* Returns the factor by which the font's drawing must be scaled: a font of pictures has only one
 * size. 1 for all others. */
double fonts_scale(struct fonts *fonts, struct text_style style, int number);

/* Returns the number of a font that has all characters of a grapheme, or FONT_MAIN, which draws
 * boxes, if none has. */
int fonts_covering(struct fonts *fonts, struct text_style style, const uint32_t *codes,
                   size_t count);

#endif
