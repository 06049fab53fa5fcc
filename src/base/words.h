/* SPDX-License-Identifier: MIT */
/* Comparing words that people type with known ones, ignoring the case of letters (utf8_lower).
 * Texts are UTF-8; a length is in bytes and ends with a character. */
#ifndef BASE_WORDS_H
#define BASE_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* Returns true if the first `length` bytes of `typed` are the word `known`. Spaces, - and _ do not
 * count: "Free Jump", "free_jump" and "freejump" are the same. */
bool words_alike(const char *typed, size_t length, const char *known);

/* Returns true if `known` may have been meant: it differs by one or two letters, and is more than
 * twice as long as that. */
bool words_near(const char *typed, size_t length, const char *known);

/* Returns true if `text` contains the first `length` bytes of `word`. */
bool words_hold(const char *text, const char *word, size_t length);

/* Returns true if each word of `typed`, separated by spaces, occurs in one of the `count` texts. */
bool words_found(const char *typed, const char *const *texts, size_t count);

#endif
