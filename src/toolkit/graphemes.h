/* SPDX-License-Identifier: MIT */
/* Graphemes: what people call a character, which may be several of Unicode's (a letter and its
 * accents, a family of emoji). Text is UTF-8; a byte that is none counts as a character. */
#ifndef TOOLKIT_GRAPHEMES_H
#define TOOLKIT_GRAPHEMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Where the grapheme that holds byte `at` ends; the end follows itself. */
size_t grapheme_next(const char *text, size_t at);

/* Where the one before byte `at` begins; the start precedes itself. */
size_t grapheme_previous(const char *text, size_t at);

size_t grapheme_count(const char *text);

/* How many of the first `bytes` bytes are left once a grapheme cut off at their end is taken off.
 */
size_t grapheme_whole(const char *text, size_t bytes);

/* Where the word behind byte `at` ends, and where the one before it begins, blanks between passed
 * over. */
size_t word_next(const char *text, size_t at);
size_t word_previous(const char *text, size_t at);

/* The characters of the grapheme of `codes` up to the next one's beginning, at least 1. */
size_t grapheme_length(const uint32_t *codes, size_t count);

/* Is the grapheme of these characters shown as a coloured picture where there is one? */
bool grapheme_is_emoji(const uint32_t *codes, size_t count);

/* A character that leaves no mark of its own: joiners, selectors, marks of direction. */
bool grapheme_unseen(uint32_t code);

/* A letter that goes on with the grapheme before it. */
bool grapheme_joins(uint32_t code);

#endif
