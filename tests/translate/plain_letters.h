/* SPDX-License-Identifier: MIT */
/* A text in the pseudo-language en@long has no plain letters but those of names and squares. */
#ifndef TESTS_TRANSLATE_PLAIN_LETTERS_H
#define TESTS_TRANSLATE_PLAIN_LETTERS_H

#include <stdbool.h>

static inline bool is_plain_letter(char ch)
{
    return (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z');
}

/* Does the text hold two or more ASCII letters in a row? Then it, or a part of it, was not
 * translated. */
static inline bool has_plain_letters(const char *text)
{
    for (; *text; text++)
        if (is_plain_letter(text[0]) && is_plain_letter(text[1]))
            return true;
    return false;
}

#endif
