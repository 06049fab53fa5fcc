/* SPDX-License-Identifier: MIT */
/* Graphemes: what people call a character. One may be several Unicode characters (a letter and its
 * accents, a family of emoji). Text is UTF-8; an invalid byte counts as a character. */
#ifndef TOOLKIT_GRAPHEMES_H
#define TOOLKIT_GRAPHEMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Returns the end of the grapheme that contains byte `at`. At the end of the text that is the end.
 */
size_t grapheme_next(const char *text, size_t at);

/* Returns the start of the grapheme before byte `at`. At the start of the text that is the start.
 */
size_t grapheme_previous(const char *text, size_t at);

size_t grapheme_count(const char *text);

/* Returns how many of the first `bytes` bytes belong to whole graphemes. */
size_t grapheme_whole(const char *text, size_t bytes);

/* Return the end of the word after byte `at`, and the start of the word before it. Both skip
 * blanks. */
size_t word_next(const char *text, size_t at);
size_t word_previous(const char *text, size_t at);

/* Returns how many of `codes` make up the first grapheme, at least 1. */
size_t grapheme_length(const uint32_t *codes, size_t count);

/* Returns true if the grapheme is to be shown as a coloured picture, where a font has one. */
bool grapheme_is_emoji(const uint32_t *codes, size_t count);

/* Returns true for a character that is not seen itself: joiners, selectors, marks of direction. */
bool grapheme_unseen(uint32_t code);

#endif
