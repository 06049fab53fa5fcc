/* SPDX-License-Identifier: MIT */
/* Reading a text from left to right. Each function moves `*text` behind what it has read, or leaves
 * it and returns false. Letters and digits are ASCII, whatever the locale. */
#ifndef BASE_SCAN_H
#define BASE_SCAN_H

#include <stdbool.h>
#include <stdint.h>

enum {
    SCAN_NUMBER_MAX = 99999, /* scan_number reads larger numbers as this */
};

static inline bool scan_is_digit(char ch)
{
    return ch >= '0' && ch <= '9';
}

static inline bool scan_is_space(char ch)
{
    return ch == ' ' || (ch >= '\t' && ch <= '\r');
}

static inline bool scan_is_letter(char ch)
{
    return (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z');
}

static inline char scan_lower(char ch)
{
    return ch >= 'A' && ch <= 'Z' ? (char)(ch - 'A' + 'a') : ch;
}

void scan_spaces(const char **text);

bool scan_char(const char **text, char ch);

/* Reads digits, with leading zeros if any. */
bool scan_number(const char **text, int *number);

/* Returns how many bytes at `text` are letters, digits or one of `others`. */
int scan_word_length(const char *text, const char *others);

/* Reads a text that is a whole number from `least` to `most` and nothing else: digits, without a
 * sign or spaces. Returns false, leaving `*number` alone, if it is not. */
bool number_parse(const char *text, uint64_t least, uint64_t most, uint64_t *number);

#endif
