/* SPDX-License-Identifier: MIT */
/* Steps over a text: each moves `*text` behind what it read, or leaves it and says false. Letters
 * and digits are ASCII whatever the locale. */
#ifndef NOTATION_SCAN_H
#define NOTATION_SCAN_H

#include <stdbool.h>
#include <stdint.h>

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

/* What stands at a place of a text that was not expected there. */
enum found_kind {
    FOUND_UNKNOWN, /* nobody has looked */
    FOUND_END,
    FOUND_WORD,       /* letters and digits, or what a reader takes for a word */
    FOUND_CHARACTER,  /* one that is neither */
    FOUND_UNREADABLE, /* a byte that is not UTF-8 */
};

enum {
    FOUND_SHOWN = 24, /* characters of a word that are kept */
};

struct scan_found {
    enum found_kind kind;
    uint32_t code; /* of a character, or the byte */
    bool cut;      /* the word is longer */
    char text[4 * FOUND_SHOWN + 1];
};

/* What stands at `text`: the end, a whole word, or a character. */
struct scan_found scan_found(const char *text);

/* The same for a word of `length` bytes; 0: as scan_found. */
struct scan_found scan_word_found(const char *text, int length);

#endif
