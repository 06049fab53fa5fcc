/* SPDX-License-Identifier: MIT */
#include "base/scan.h"

#include <string.h>

void scan_spaces(const char **text)
{
    while (scan_is_space(**text))
        (*text)++;
}

bool scan_char(const char **text, char ch)
{
    if (**text != ch)
        return false;
    (*text)++;
    return true;
}

/* Reads digits. Returns false if there are none, or if the number is above `most`, which it then
 * becomes. */
static bool scan_digits(const char **text, uint64_t most, uint64_t *number)
{
    bool within = scan_is_digit(**text);
    *number = 0;
    for (; scan_is_digit(**text); (*text)++) {
        uint64_t digit = (uint64_t)(**text - '0');
        within = within && digit <= most && *number <= (most - digit) / 10;
        *number = within ? *number * 10 + digit : most;
    }
    return within;
}

bool scan_number(const char **text, int *number)
{
    uint64_t found;
    if (!scan_is_digit(**text))
        return false;
    scan_digits(text, SCAN_NUMBER_MAX, &found);
    *number = (int)found;
    return true;
}

bool number_parse(const char *text, uint64_t least, uint64_t most, uint64_t *number)
{
    uint64_t found;
    if (!scan_digits(&text, most, &found) || *text || found < least)
        return false;
    *number = found;
    return true;
}

int scan_word_length(const char *text, const char *others)
{
    int length = 0;
    while (scan_is_letter(text[length]) || scan_is_digit(text[length]) ||
           (text[length] && strchr(others, text[length])))
        length++;
    return length;
}
