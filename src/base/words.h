/* SPDX-License-Identifier: MIT */
/* Words that people type, held against known ones. ASCII letters of either case are the same. */
#ifndef BASE_WORDS_H
#define BASE_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* Are the first `length` bytes of `typed` the word `known`? Spaces, - and _ do not count: "Free
 * Jump", "free_jump" and "freejump" are one word. */
bool words_alike(const char *typed, size_t length, const char *known);

/* Is it so near to `known` that this may have been meant? One or two letters put in, left out or
 * changed, in a word that is more than twice as long. */
bool words_near(const char *typed, size_t length, const char *known);

/* Do the first `length` bytes of `word` stand somewhere in `text`? */
bool words_hold(const char *text, const char *word, size_t length);

/* Do all words of `typed`, which spaces part, stand somewhere in one of the `count` texts each? */
bool words_found(const char *typed, const char *const *texts, size_t count);

#endif
