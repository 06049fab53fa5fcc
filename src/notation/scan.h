/* SPDX-License-Identifier: MIT */
/* Steps over a text: each moves `*text` behind what it read, or leaves it and says false. Letters
 * and digits are ASCII whatever the locale. */
#ifndef NOTATION_SCAN_H
#define NOTATION_SCAN_H

#include <stdbool.h>

enum {
    SCAN_NUMBER_MAX = 99999, /* what a larger number is read as */
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

void scan_spaces(const char **text);

bool scan_char(const char **text, char ch);

/* Digits, with leading zeros if any. */
bool scan_number(const char **text, int *number);

/* How many bytes from `text` on are letters, digits or one of `others`. */
int scan_word_length(const char *text, const char *others);

/* What stands at `text`, as words for a sentence: "the end", "'x'". */
struct scan_found {
    char words[32];
};

struct scan_found scan_found(const char *text);

#endif
