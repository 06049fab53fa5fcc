/* SPDX-License-Identifier: MIT */
/* Fonts at their sizes, open as long as they are in use: the one for our own texts, and for what is
 * missing in it those that have it. Needs no window. */
#ifndef TOOLKIT_FONTS_H
#define TOOLKIT_FONTS_H

#include "toolkit/font_files.h"

#include <SDL_ttf.h>

/* A face at a height in pixels. */
struct text_style {
    enum font_face face;
    int px;
};

enum {
    FONT_MAIN = 0, /* every other number is one that fonts_covering has given */
};

struct fonts;

/* Looks for a font that is installed (fontconfig) and opens it. NULL, with the reason in the log,
 * where there is none. `file` names a font file to use instead; NULL looks for one. */
struct fonts *fonts_create(const char *file);

/* Accepts NULL. */
void fonts_destroy(struct fonts *fonts);

/* The main font of a style, owned by `fonts`; valid until the next call. */
TTF_Font *fonts_get(struct fonts *fonts, struct text_style style);

/* The same of any font. The main one if that cannot be opened. */
TTF_Font *fonts_get_other(struct fonts *fonts, struct text_style style, int number);

/* The place of one measure of a text. */
struct measure {
    uint64_t key; /* what was measured; never 0 */
    int value;
};

/* Where the measure of `key` is remembered, or is to be: if its key is another one, whoever asks
 * sets both. Only those measured last are kept. */
struct measure *fonts_measure(struct fonts *fonts, uint64_t key);

/* How much smaller or larger what the font draws must be made: a font of pictures has one size
 * only. 1 for all others. */
double fonts_scale(struct fonts *fonts, struct text_style style, int number);

/* The number of a font that has all characters of a grapheme; FONT_MAIN, which draws boxes, if none
 * has. */
int fonts_covering(struct fonts *fonts, struct text_style style, const uint32_t *codes,
                   size_t count);

#endif
