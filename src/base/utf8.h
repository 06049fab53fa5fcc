/* SPDX-License-Identifier: MIT */
/* Steps over UTF-8 text (RFC 3629). Text from outside may hold bytes that are none: each such byte
 * counts as a character of its own, so that every loop comes to the end. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    UTF8_BYTE_ORDER_MARK = 0xFEFF, /* some editors begin a file with it */
};

/* One character of a text. */
struct utf8_character {
    uint32_t code;
    size_t length; /* bytes; 0: those that stand there are not UTF-8 */
};

/* The character that `text`, which is not empty, begins with. Longer forms than needed, surrogates,
 * codes above 10FFFF and characters cut off are not UTF-8. */
struct utf8_character utf8_decode(const char *text);

/* How many bytes the character at `text` takes, at least 1; 0 at the end of the text. */
size_t utf8_length(const char *text);

/* How many bytes the first `count` characters take; fewer where the text ends before. */
size_t utf8_bytes(const char *text, size_t count);

/* Where the character after the one at byte `at` begins; the end follows itself. */
size_t utf8_next(const char *text, size_t at);

/* Where the character before byte `at` begins; the start precedes itself. */
size_t utf8_previous(const char *text, size_t at);

/* How many of the first `bytes` bytes are left once a character cut off at their end is taken off.
 */
size_t utf8_whole(const char *text, size_t bytes);

/* A control character or one without a width: it would not be seen in a sentence. */
bool utf8_invisible(uint32_t code);

/* A letter or digit of a script that goes from right to left (Hebrew, Arabic and their kin). */
bool utf8_rightward(uint32_t code);

/* A character that is not seen and only says in which direction its neighbours go. */
bool utf8_steers(uint32_t code);

/* C0 and C1 control characters. */
bool utf8_control(uint32_t code);

#endif
