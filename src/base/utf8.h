/* SPDX-License-Identifier: MIT */
/* UTF-8 text (RFC 3629). In text from outside, each byte that is not valid UTF-8 counts as a
 * character of its own, so that every loop comes to the end. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    UTF8_BYTE_ORDER_MARK = 0xFEFF, /* some editors put it at the start of a file */
};

/* One character of a text. */
struct utf8_character {
    uint32_t code;
    size_t length; /* in bytes; 0: not valid UTF-8 */
};

/* Decodes the first character of `text`, which must not be empty. Overlong forms, surrogates, codes
 * above 10FFFF and incomplete characters are not valid. */
struct utf8_character utf8_decode(const char *text);

/* Returns the size of the character at `text`, at least 1; 0 at the end of the text. */
size_t utf8_length(const char *text);

/* Returns the size of the first `count` characters, or of all if there are fewer. */
size_t utf8_bytes(const char *text, size_t count);

/* Returns the place after the character at byte `at`; after the end comes the end. */
size_t utf8_next(const char *text, size_t at);

/* Returns `bytes`, or less if the first `bytes` bytes end with an incomplete character, without it.
 */
size_t utf8_whole(const char *text, size_t bytes);

/* Returns true for control characters and spaces or marks that cannot be seen in a sentence. */
bool utf8_invisible(uint32_t code);

/* Returns the lower case of a letter, and any other character as it is. Only that of ASCII letters
 * is known where the screen program is not built (utf8_lower_ascii.c). */
uint32_t utf8_lower(uint32_t code);

/* Returns true for letters and digits of right-to-left scripts (Hebrew, Arabic and others). */
bool utf8_rightward(uint32_t code);

/* Returns true for invisible characters that only set the direction of their neighbours. */
bool utf8_steers(uint32_t code);

/* Returns true for C0 and C1 control characters. */
bool utf8_control(uint32_t code);

/* Returns true for characters that a terminal obeys instead of showing them: control characters,
 * and those that set the direction. */
bool utf8_obeyed(uint32_t code);

/* Replaces these characters and invalid bytes by question marks, for terminals and files. Those
 * among `kept` stay. */
void utf8_make_printable(char *text, const char *kept);

#endif
